/** What the Content-Security-Policy of deploy/ needs of the built pages: hashes of their inline scripts. */
import {createHash} from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Types that browsers run; JSON-LD and other data needs no permission. */
const RUNS = /\btype=(?:"|')?(?:module|text\/javascript|importmap|speculationrules)\b/i;

/** Returns the hashes of the inline scripts of a page, as the policy writes them. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=/i.test(attributes))
    .filter(([, attributes = '']) => !/\btype=/i.test(attributes) || RUNS.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
