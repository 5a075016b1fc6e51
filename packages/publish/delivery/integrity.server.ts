/**
 * Integrity of the scripts and styles that a page names: a file that was changed on its way is not run, and the early
 * script then reloads the page or shows a notice. Scripts that are loaded later stay without: their hashes would all have to be in
 * the first script, 32 bytes that do not compress for each, for pages that the reader may never open.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const SCRIPT = /<script\b(?=[^>]*\bsrc=)[^>]*>/gi;
const STYLESHEET = /<link\b(?=[^>]*\brel=["']?stylesheet\b)[^>]*>/gi;
const ADDRESS = /\b(?:src|href)=(?:"([^"]*)"|([^\s>]+))/i;

/** Returns the page with integrity attributes; `digestOf` returns that of the file behind an address, or nothing. */
export function withIntegrity(html: string, digestOf: (address: string) => string | undefined): string {
  const mark = (tag: string) => {
    const [, quoted, bare] = ADDRESS.exec(tag) ?? [];
    const digest = /\bintegrity=/i.test(tag) ? undefined : digestOf(quoted ?? bare ?? '');
    return digest ? tag.replace(/\s*\/?>$/, ` integrity="${digest}">`) : tag;
  };
  return html.replace(SCRIPT, mark).replace(STYLESHEET, mark);
}

/** Returns the digests of the files of `root`, which is served at `baseUrl`; each is computed once. */
export function digests(root: string, baseUrl: string): (address: string) => string | undefined {
  const known = new Map<string, string>();
  return (address) => {
    if (!known.has(address)) {
      const file = join(root, address.slice(baseUrl.length));
      if (!address.startsWith(baseUrl) || !existsSync(file)) return undefined;
      known.set(address, `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`);
    }
    return known.get(address);
  };
}

const ANY_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types that browsers run; JSON-LD and other data needs no permission. */
const RUNS = /\btype=(?:"|')?(?:module|text\/javascript|importmap|speculationrules)\b/i;

/** Returns the hashes of the inline scripts of a page, as the Content-Security-Policy of deploy/ writes them. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(ANY_SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=/i.test(attributes))
    .filter(([, attributes = '']) => !/\btype=/i.test(attributes) || RUNS.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
