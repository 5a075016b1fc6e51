/**
 * The Content-Security-Policy, from what is in the built pages: scripts from the site's own files, and the inline
 * ones whose text was there when the site was built. Nothing else runs, whatever finds its way into a page.
 */
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

/**
 * Returns the policy; `connect` are the other origins that scripts may send requests to.
 *
 * `default-src` is the site itself and not 'none': Firefox (153) judges `<link rel="prefetch">` by it and knows no
 * `prefetch-src`, so that 'none' stopped every prefetch there. No exception is needed for styles: code is colored by class names, and a component sets a style through React,
 * which goes through the object model and not through an attribute. `data:` pictures are the small icons inside the
 * stylesheet. There is no `upgrade-insecure-requests`: every address is the site's own, HSTS covers the rest, and it
 * would break a preview on plain HTTP in browsers that do not except localhost.
 */
export function contentSecurityPolicy(hashes: readonly string[], connect: readonly string[] = []): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...hashes].sort()],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
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
