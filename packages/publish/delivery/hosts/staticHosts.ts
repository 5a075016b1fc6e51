/**
 * `_headers` and `_redirects`, which several hosts of static files read in the folder that is published. Written from the
 * documentation of Netlify and Cloudflare Pages, and never tried there.
 */
import type {HeaderRule} from '../headers';

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
