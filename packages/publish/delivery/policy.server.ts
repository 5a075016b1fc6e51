/** What the Content-Security-Policy of deploy/ needs of the built pages: hashes of inline scripts, and nothing that it stops. */
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

const TAG = /<[a-z][\w-]*((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** Returns what is in a page that the policy would stop: style attributes and elements, inline handlers. */
export function forbiddenIn(html: string): string[] {
  if (!/\s(?:style|on[a-z]+)\s*=|<style\b/i.test(html)) return [];
  const markup = html.replace(SCRIPT, '');
  const tags = [...markup.matchAll(TAG)].filter(
    ([tag, attributes = '']) =>
      /^<style\b/i.test(tag) ||
      [...attributes.matchAll(ATTRIBUTE)].some(([, name = '']) => /^(?:style|on[a-z]+)$/i.test(name)),
  );
  return tags.map(([tag]) => tag);
}
