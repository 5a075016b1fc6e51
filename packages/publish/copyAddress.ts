/** Where the Markdown of a page is. */

/** Returns the address of a page's Markdown copy: `/guide` has `/guide.md`, `/folder/` has `/folder/index.md`. */
export function copyAddress(page: string): string {
  return page.endsWith('/') ? `${page}index.md` : `${page}.md`;
}

/** Returns the address of one part of a page: `/guide.limits.md`. */
export function sectionAddress(page: string, name: string): string {
  return copyAddress(page).replace(/\.md$/, `.${encodeURIComponent(name)}.md`);
}
