/** Returns path, query and fragment of an address on the site's own origin: what the router takes. */
export function sitePath(url: string): string {
  const {pathname, search, hash} = new URL(url, window.location.origin);
  return pathname + search + hash;
}
