/** The addresses of hits, those of the site on the origin being read, and of the search page. */
import siteConfig from '@generated/docusaurus.config';
import {fixPercentEncoding} from '../lib/safeDecode';

export interface AddressContext {
  /** The origin being read: addresses of the site that are returned start with it. */
  origin: string;
  /** Where the site is published; addresses there are the same pages. */
  siteUrl: string;
}

const MAX_ADDRESS_CHARS = 2000;

/**
 * Returns the address that a hit opens, or `null`. Relative addresses are resolved, those of the published site are moved to
 * the origin being read, those of other hosts stay as they are, and what is not HTTP (`javascript:`) is dropped. A stray
 * percent sign is encoded, because the router decodes addresses and would throw.
 */
export function hitAddress(raw: unknown, {origin, siteUrl}: AddressContext): string | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > MAX_ADDRESS_CHARS) return null;
  try {
    const url = new URL(raw, `${origin}/`);
    if (!/^https?:$/.test(url.protocol)) return null;
    if (url.origin !== origin && url.origin !== new URL(siteUrl).origin) return url.href;
    return origin + fixPercentEncoding(url.pathname) + url.search + fixPercentEncoding(url.hash);
  } catch {
    return null;
  }
}

/** Returns path, query and fragment of an address on the site's own origin, as the router takes them; others stay whole. */
export function sitePath(url: string, {origin} = window.location): string {
  // Nearly every address. Parsing one costs as much as rendering its row.
  if (url.startsWith(`${origin}/`)) return url.slice(origin.length);
  const address = new URL(url, origin);
  return address.origin === origin ? address.pathname + address.search + address.hash : url;
}

/** Returns the address of the search page in the language being read, with `query` in it when there is one. */
export function searchPath(query = ''): string {
  return `${siteConfig.baseUrl}search${query && `?${new URLSearchParams({q: query})}`}`;
}
