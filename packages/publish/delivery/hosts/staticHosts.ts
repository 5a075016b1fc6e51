/**
 * The site as hosts of static files serve it, in the files that they read: `_headers` and `_redirects` in the folder that
 * is published (Netlify, Cloudflare Pages), `vercel.json` there or in the root of the repository. Written from their
 * documentation, and never tried on these hosts.
 */
import {type HeaderRule, MARKDOWN_RULE} from '../headers';
import type {HostedSite} from './hostedSite';

const NOTE = '# Written by the build of the site: edit packages/publish/delivery/hosts/staticHosts.ts instead.';
/** Cloudflare Pages ignores what goes beyond. */
export const MAX_LINE_CHARS = 2000;
export const MAX_RULES = 100;

/**
 * Returns `_headers`. A header that two rules set for one address is sent twice, and only one of the two hosts can
 * take the first back: so the general rule leaves out what a special one sets. For Cache-Control this changes nothing,
 * since both hosts send the general value by themselves. What a rule takes back is sent nevertheless, which is harmless:
 * only one of the two hosts could leave it out.
 */
export function headersFile(table: readonly HeaderRule[]): string {
  const rules = onlyAdded(table);
  const special = new Set(rules.filter(({path}) => path !== '/*').flatMap(({headers}) => Object.keys(headers)));
  const blocks = rules.map(({path, headers}) => {
    const lines = Object.entries(headers).filter(([name]) => path !== '/*' || !special.has(name));
    return [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  });
  const text = `${[NOTE, ...blocks].join('\n\n')}\n`;
  const tooLong = text.split('\n').find((line) => line.length > MAX_LINE_CHARS);
  if (tooLong) throw new Error(`A line of _headers is too long for Cloudflare Pages: ${tooLong.slice(0, 80)}…`);
  return text;
}

/** Returns the rules that set something beyond the general one; none takes a value back. */
function onlyAdded(rules: readonly HeaderRule[]): HeaderRule[] {
  const general = rules.find(({path}) => path === '/*')?.headers ?? {};
  return rules
    .map(({path, headers}) => {
      const own = Object.entries(headers).filter(
        ([name, value]) => path === '/*' || (value && value !== general[name]),
      );
      return {path, headers: Object.fromEntries(own)};
    })
    .filter(({headers}) => Object.keys(headers).length > 0);
}

/** Returns `_redirects`. Slashes and `.html` need no rules: pages are where these hosts give each its one address. */
export function redirectsFile(moved: Readonly<Record<string, string>>, bases: readonly string[] = ['/']): string {
  const lines = Object.entries(moved).map(([from, to]) => `${from} ${to} 301`);
  // Netlify knows the page for unknown addresses at the root only. The most specific rule comes first.
  const below = bases.filter((base) => base !== '/').sort((a, b) => b.length - a.length);
  const missing = below.map((base) => `${base}* ${base}404.html 404`);
  return `${[NOTE, ...lines, ...missing].join('\n')}\n`;
}

/** Returns `vercel.json`, whose patterns are written so that no address gets a header from two rules. */
export function vercelFile({pages, moved, rules}: HostedSite): string {
  const folders = pages.filter((address) => address.endsWith('/') && address !== '/');
  const kept = folders.map((address) => escapePattern(address.slice(1, -1))).join('|');
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    redirects: [
      ...Object.entries(moved).map(([source, destination]) => ({source, destination, statusCode: 301})),
      ...folders.map((address) => ({source: address.slice(0, -1), destination: address, statusCode: 301})),
      {source: kept ? `/((?!(?:${kept})/$).+)/` : '/(.+)/', destination: '/$1', statusCode: 301},
    ],
    headers: rules.flatMap((rule) => (rule.path === '/*' ? generalEntries(rule, rules) : specialEntry(rule))),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Returns `vercel.json` for the root of the repository, where Vercel reads it when it builds the site itself. It is the
 * same for production and previews, since one file serves both: previews say in their pages that they are previews.
 */
export function vercelRootFile(site: HostedSite): string {
  const rules = site.rules
    .map(({path, headers: {'X-Robots-Tag': _, ...headers}}) => ({path, headers}))
    .filter(({headers}) => Object.keys(headers).length > 0)
    .concat(MARKDOWN_RULE);
  const settings = {framework: null, installCommand: 'npm ci', buildCommand: 'npm run build', outputDirectory: 'build'};
  return `${JSON.stringify({...JSON.parse(vercelFile({...site, rules})), ...settings}, null, 2)}\n`;
}

/** Throws when the root of the repository has a `vercel.json` (its text is `found`) other than this build's. */
export function checkVercelRoot(found: string | undefined, site: HostedSite): void {
  if (found === undefined || found === vercelRootFile(site)) return;
  throw new Error(
    'vercel.json in the root of the repository is not the one of this build, so Vercel would send a policy that ' +
      'blocks scripts of its pages. Copy the current one and commit it: cp build/_hosting/vercel.json vercel.json',
  );
}

/** No entry for a rule that only takes values back: the general ones leave out its addresses. */
function specialEntry({path, headers}: HeaderRule) {
  const own = Object.entries(headers).filter(([, value]) => value);
  return own.length > 0 ? [entry(patternOf(path), own)] : [];
}

/** One entry for the headers of every address, and one per header that some addresses get from a rule of their own. */
function generalEntries({headers}: HeaderRule, rules: readonly HeaderRule[]) {
  const elsewhere = (name: string) => rules.filter(({path, headers: own}) => path !== '/*' && name in own);
  const all = Object.entries(headers);
  return [
    entry(
      '/(.*)',
      all.filter(([name]) => elsewhere(name).length === 0),
    ),
    ...all
      .filter(([name]) => elsewhere(name).length > 0)
      .map(([name, value]) => {
        const others = elsewhere(name).map(({path}) =>
          patternOf(path)
            .slice(1)
            .replace(/\(\.\*\)$/, ''),
        );
        return entry(`/((?!${others.join('|')}).*)`, [[name, value]]);
      }),
  ];
}

function entry(source: string, headers: readonly [string, string][]) {
  return {source, headers: headers.map(([key, value]) => ({key, value}))};
}

/** The pattern of a rule for a folder or one address. */
function patternOf(path: string): string {
  return path.split('*').map(escapePattern).join('(.*)');
}

function escapePattern(path: string): string {
  return path.replace(/[.+?^${}()|[\]\\:*]/g, '\\$&');
}
