/** Addresses below the site's base URL: `/docs/` or `/docs/fr/`, with a slash at both ends. */

/** Returns the address of a page or file that the site writes from its root: `/search` is `/docs/search`. */
export function belowBase(path: string, baseUrl: string): string {
  return baseUrl + path.replace(/^\//, '');
}

/** Returns the path from the root of the site: `/docs/search` is `/search`. */
export function pathOf(address: string, baseUrl: string): string {
  return `/${address.slice(baseUrl.length)}`;
}

/**
 * Returns HTML whose links to the site's own pages start at its base URL. Contracts and data files write addresses from
 * the root, because they know neither where the site is published nor which language is being built. Docusaurus has written links
 * between Markdown files with the base URL; they stay as they are.
 */
export function withBaseUrl(html: string, baseUrl: string): string {
  return html.replace(
    /(<a\b[^>]*? href=")(\/(?!\/)[^"]*)/g,
    (_, before: string, address: string) =>
      before + (address.startsWith(baseUrl) ? address : belowBase(address, baseUrl)),
  );
}
