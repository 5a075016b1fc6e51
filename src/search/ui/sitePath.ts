/** Returns path, query and fragment of an address on the site's own origin: what the router takes. */
export function sitePath(url: string): string {
  const {origin} = window.location;
  // Nearly every one. Taking an address apart costs as much as drawing its row.
  if (url.startsWith(`${origin}/`)) return url.slice(origin.length);
  const {pathname, search, hash} = new URL(url, origin);
  return pathname + search + hash;
}
