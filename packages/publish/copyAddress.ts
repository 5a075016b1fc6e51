/** Where the Markdown of a page is. */

/** Returns the address of a page's Markdown copy: `/guide` has `/guide.md`, `/folder/` has `/folder/index.md`. */
export function copyAddress(page: string): string {
  return page.endsWith('/') ? `${page}index.md` : `${page}.md`;
}
