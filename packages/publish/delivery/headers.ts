/**
 * The headers that the site is served with, in one table. The local server sends them, the browser tests run under
 * them, and the configuration of every host in `hosts/` is written from here.
 */
import {HOSTING_FOLDER} from './hostFiles';

export interface HeaderRule {
  /** Addresses the rule is for: exact, or with one `*` for any text, as in `/assets/*` and `/*.md`. */
  path: string;
  /** Values by name; an empty value takes back what an earlier rule sets. */
  headers: Record<string, string>;
}

/** Where the table of a published site is. */
export const RULES_FILE = `${HOSTING_FOLDER}/headers.json`;

/** Powerful features of browsers, of which the site uses none. Names that browsers do not know would be warnings. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Asked for again each time (a 304 is short), so that no page outlives a release. Never no-store: it would end the
 * back/forward cache. Spelled as the static hosts spell their own default, which their files therefore need not repeat.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Of use with a page or a worker only. A script or a style would bring 0.9 kB that no browser obeys, ten times per first
 * visit.
 */
const OF_PAGES_AND_WORKERS = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Embedder-Policy',
];

const MARKDOWN_RULE: HeaderRule = {path: '/*.md', headers: {'X-Robots-Tag': 'noindex'}};

/**
 * Returns the table; later rules win over earlier ones, header by header. `policy` is the Content-Security-Policy, `bases`
 * are the base URLs of all languages.
 */
export function headerRules(
  policy?: string,
  isPreview = false,
  bases: readonly string[] = ['/'],
): readonly HeaderRule[] {
  const general = {
    'Cache-Control': REVALIDATE,
    ...(policy && {'Content-Security-Policy': policy}),
    ...(isPreview && {'X-Robots-Tag': 'noindex'}),
    // Two years. Without `preload`: that is a promise for the whole domain, which is not the site's to make.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const ofPages = Object.entries(general).filter(([name]) => OF_PAGES_AND_WORKERS.includes(name));
  const withoutThem = Object.fromEntries(ofPages.map(([name]) => [name, '']));
  return [
    {path: '/*', headers: general},
    // Names that change with their content: what was prefetched opens offline, too.
    ...bases.map((base) => ({
      path: `${base}assets/*`,
      headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
    })),
    ...bases.flatMap((base) => [
      {path: `${base}assets/css/*`, headers: withoutThem},
      {path: `${base}assets/js/*`, headers: withoutThem},
      // The chunks of all workers are named like this.
      {path: `${base}assets/js/worker-*`, headers: Object.fromEntries(ofPages)},
    ]),
    // Logos and cards keep their names; a day of an old one harms nobody. A drawing that is opened by itself is a page, too.
    ...bases.map((base) => ({
      path: `${base}img/*`,
      headers: {
        ...withoutThem,
        'Cache-Control': 'public, max-age=86400',
        ...(policy && {'Content-Security-Policy': policy}),
      },
    })),
    // Search engines list the pages themselves. In a preview, the header is on everything.
    ...(isPreview ? [] : [MARKDOWN_RULE]),
  ];
}

/** Returns all headers for one address. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const values = Object.assign({}, ...rules.filter((rule) => isMatch(path, rule.path)).map((rule) => rule.headers));
  return Object.fromEntries(Object.entries<string>(values).filter(([, value]) => value));
}

function isMatch(path: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
