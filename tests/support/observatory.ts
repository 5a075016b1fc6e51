/**
 * The score of Mozilla's HTTP Observatory for one page, by its published arithmetic: 100 points, less what is missing,
 * plus what is better than expected, the latter only from 90 on. It judges one answer over HTTPS; what it asks of
 * plain HTTP (a redirect to HTTPS on the same host) is given, since `site.conf` and the static hosts do that.
 * https://github.com/mdn/mdn-http-observatory, src/analyzer and src/grader, as of 2026; releases before 2025 did not ask
 * for opener and embedder policy, and gave ten points less for each.
 */
export interface Finding {
  test: string;
  result: string;
  points: number;
}

export interface Verdict {
  findings: Finding[];
  score: number;
  grade: string;
}

type Headers = Readonly<Record<string, string | undefined>>;

const BASE = 100;
const MIN_FOR_BONUS = 90;
const SIX_MONTHS_S = 15_768_000;
const GRADES: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const BROAD_OR_INLINE = [...BROAD, "'unsafe-inline'", 'data:'];

/** Judges an answer: `headers` in lower case, `html` as sent. */
export function judge(headers: Headers, html: string): Verdict {
  const policy = parsePolicy(headers['content-security-policy']);
  const findings = [
    contentSecurityPolicy(policy),
    cookies(headers),
    crossOriginSharing(headers),
    {test: 'redirection', result: 'to HTTPS on the same host', points: 0},
    oneOf('referrer-policy', headers['referrer-policy'], REFERRER, 'not set', 0, -5),
    strictTransport(headers['strict-transport-security']),
    subresourceIntegrity(html),
    oneOf('x-content-type-options', headers['x-content-type-options'], {nosniff: 0}, 'not set', -5, -5),
    framing(headers['x-frame-options'], policy),
    oneOf('cross-origin-resource-policy', headers['cross-origin-resource-policy'], RESOURCE, 'not set', 0, -5),
    oneOf('cross-origin-opener-policy', headers['cross-origin-opener-policy'], OPENER, 'not set', 0, -5),
    oneOf('cross-origin-embedder-policy', headers['cross-origin-embedder-policy'], EMBEDDER, 'not set', 0, -5),
  ];
  const sum = (list: Finding[]) => list.reduce((total, {points}) => total + points, 0);
  const withoutBonus = BASE + sum(findings.filter(({points}) => points < 0));
  const score = Math.max(0, withoutBonus >= MIN_FOR_BONUS ? BASE + sum(findings) : withoutBonus);
  const grade = GRADES.find(([from]) => score >= from)?.[1] ?? 'F';
  return {findings, score, grade};
}

const REFERRER = {
  'no-referrer': 5,
  'same-origin': 5,
  'strict-origin': 5,
  'strict-origin-when-cross-origin': 5,
  origin: -5,
  'origin-when-cross-origin': -5,
  'unsafe-url': -5,
  'no-referrer-when-downgrade': -5,
};
const RESOURCE = {'same-origin': 10, 'same-site': 10, 'cross-origin': 0};
const OPENER = {'same-origin': 10, 'same-origin-allow-popups': 5, 'noopener-allow-popups': 5, 'unsafe-none': 0};
const EMBEDDER = {'require-corp': 10, credentialless: 10, 'unsafe-none': 0};

/** A header that is one word out of a list. */
function oneOf(
  test: string,
  value: string | undefined,
  points: Readonly<Record<string, number>>,
  absent: string,
  ifAbsent: number,
  ifUnknown: number,
): Finding {
  if (value === undefined) return {test, result: absent, points: ifAbsent};
  const word = value.trim().toLowerCase();
  return {test, result: word, points: points[word] ?? ifUnknown};
}

type Policy = Map<string, Set<string>>;

function parsePolicy(header: string | undefined): Policy | undefined {
  if (header === undefined) return undefined;
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), new Set(sources)]));
}

function contentSecurityPolicy(policy: Policy | undefined): Finding {
  const test = 'content-security-policy';
  if (!policy) return {test, result: 'not set', points: -25};
  const of = (name: string) => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])];
  const hasHash = (sources: string[]) => sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source));
  const effective = (sources: string[]) =>
    hasHash(sources) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  const [script, style, object] = [effective(of('script-src')), effective(of('style-src')), of('object-src')];
  const includes = (sources: string[], list: string[]) => sources.some((source) => list.includes(source));
  if (includes(script, BROAD_OR_INLINE) || includes(object, BROAD))
    return {test, result: 'unsafe scripts', points: -20};
  const insecure = (sources: string[]) => sources.some((source) => /^(?:http|ftp):/.test(source));
  const active = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, all]) => [...all]);
  if (insecure(active)) return {test, result: 'scripts over HTTP', points: -20};
  if ([...script, ...style].includes("'unsafe-eval'")) return {test, result: 'unsafe-eval', points: -10};
  if (insecure([...of('img-src'), ...of('media-src')])) return {test, result: 'pictures over HTTP', points: -10};
  if (includes(style, BROAD_OR_INLINE)) return {test, result: 'unsafe styles', points: 0};
  const fallback = policy.get('default-src');
  const isNone = fallback?.size === 1 && fallback.has("'none'");
  return {test, result: isNone ? "nothing unsafe, default-src 'none'" : 'nothing unsafe', points: isNone ? 10 : 5};
}

function cookies(headers: Headers): Finding {
  // The site sets none; one that is set would have to be judged by attributes that this module does not know.
  if (headers['set-cookie'] !== undefined)
    throw new Error('The site sets a cookie: extend tests/support/observatory.ts');
  return {test: 'cookies', result: 'none', points: 0};
}

function crossOriginSharing(headers: Headers): Finding {
  const isUniversal = headers['access-control-allow-credentials'] === 'true';
  return {
    test: 'cross-origin-resource-sharing',
    result: isUniversal ? 'for all' : 'not shared',
    points: isUniversal ? -50 : 0,
  };
}

function strictTransport(header: string | undefined): Finding {
  const test = 'strict-transport-security';
  if (header === undefined) return {test, result: 'not set', points: -20};
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return {test, result: 'unreadable', points: -20};
  // Five points more once the domain is in the browsers' preload lists: that is its owner's step.
  return seconds >= SIX_MONTHS_S
    ? {test, result: 'six months or more', points: 0}
    : {test, result: 'less than six months', points: -10};
}

function subresourceIntegrity(html: string): Finding {
  const test = 'subresource-integrity';
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)[^>]*>/gi)];
  const foreign = scripts.filter(([, source = '']) => /^(?:https?:)?\/\//.test(source));
  if (foreign.length > 0) return {test, result: 'scripts of other origins', points: -5};
  const isUsed = scripts.some(([tag]) => /\bintegrity=/i.test(tag));
  return {test, result: isUsed ? 'on own scripts' : 'not needed', points: isUsed ? 5 : 0};
}

function framing(header: string | undefined, policy: Policy | undefined): Finding {
  const test = 'x-frame-options';
  if (policy?.has('frame-ancestors')) return {test, result: 'by frame-ancestors', points: 5};
  const isKnown = /^(?:deny|sameorigin)$/i.test(header?.trim() ?? '');
  return {test, result: header ?? 'not set', points: isKnown ? 0 : -20};
}
