/**
 * What the static hosts make of their files, read as their documentation says: a second reading of the same table,
 * which knows nothing of how it was written.
 */

/** What Netlify and Cloudflare Pages send for every file unless told otherwise. */
const HOST_DEFAULTS = {'cache-control': 'public, max-age=0, must-revalidate'};

export type Headers = Record<string, string>;

/** Headers of an address by a `_headers` file; throws where a rule would send a header a second time. */
export function fromHeadersFile(text: string, address: string): Headers {
  const found: Headers = {};
  let applies = false;
  for (const line of text.split('\n').filter((one) => one.trim() && !one.startsWith('#'))) {
    if (!/^\s/.test(line)) {
      const [start = '', end] = line.split('*');
      applies = end === undefined ? address === line : address.startsWith(start) && address.endsWith(end);
      continue;
    }
    if (!applies) continue;
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim().toLowerCase();
    if (name in found) throw new Error(`${address} would get two headers ${name}`);
    found[name] = line.slice(at + 1).trim();
  }
  return {...HOST_DEFAULTS, ...found};
}

interface VercelFile {
  headers: {source: string; headers: {key: string; value: string}[]}[];
  redirects: {source: string; destination: string; statusCode: number}[];
}

export function fromVercelFile(text: string, address: string): Headers {
  const found: Headers = {};
  for (const {source, headers} of (JSON.parse(text) as VercelFile).headers) {
    if (!new RegExp(`^${source}$`).test(address)) continue;
    for (const {key, value} of headers) {
      if (key.toLowerCase() in found) throw new Error(`${address} would get two headers ${key}`);
      found[key.toLowerCase()] = value;
    }
  }
  return found;
}

/** Where `vercel.json` sends a reader of an address; nothing when it leaves it alone. */
export function vercelRedirect(text: string, address: string): string | undefined {
  for (const {source, destination} of (JSON.parse(text) as VercelFile).redirects) {
    const match = new RegExp(`^${source}$`).exec(address);
    if (match) return destination.replace('$1', match[1] ?? '');
  }
  return undefined;
}
