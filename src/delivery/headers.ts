/**
 * The headers that the site is served with, in one table. The local server sends them, the browser tests run under
 * them, and whatever writes a host's configuration reads them from here.
 */
export interface HeaderRule {
  /** Addresses the rule is for: exact, or everything below a folder when it ends in `*`. */
  path: string;
  headers: Record<string, string>;
}

/** Later rules win over earlier ones, header by header. */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      // Asked for again each time (a 304 is short), so that no page outlives a release. Never no-store: it would end
      // the back/forward cache.
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  },
  // Names that change with their content: what was prefetched opens offline, too.
  {path: '/assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
];

/** Returns all headers for one address. */
export function headersFor(path: string, rules: readonly HeaderRule[] = headerRules): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}
