/** What a file is, by its name's end. Text always states its encoding. */
export const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  // The index of names that Sphinx reads: compressed, of no registered type.
  inv: 'application/octet-stream',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  png: 'image/png',
  py: 'text/x-python; charset=utf-8',
  sha256: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  tgz: 'application/gzip',
  // Types; no media type is registered for TypeScript.
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wav: 'audio/wav',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  zip: 'application/zip',
};

/** Files whose address, by a standard, has no ending. */
export const namedTypes: Readonly<Record<string, string>> = {
  '/.well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
};

/** Returns the ending of a path, without its dot and in lower case; empty when it has none. */
function endingOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Returns the type of a file, `undefined` for a kind that the site does not serve. */
export function contentTypeOf(path: string): string | undefined {
  const named = Object.keys(namedTypes).find((address) => path === address.slice(1) || path.endsWith(address));
  return named ? namedTypes[named] : contentTypes[endingOf(path)];
}

/** Whether an address names a file of a kind we serve, and so a page is never the response to it. */
export function isFileAddress(path: string): boolean {
  const ending = endingOf(path);
  // Each language has its own, below its base URL.
  if (Object.keys(namedTypes).some((address) => path.endsWith(address))) return true;
  return ending !== 'html' && ending in contentTypes;
}

/** Whether compressing such a file makes it smaller; pictures, fonts and sound are compressed already. */
export function isCompressible(contentType: string | undefined): boolean {
  return contentType !== undefined && /charset=utf-8/.test(contentType);
}
