/**
 * End tags that may be left out, put back into the main part of a page. Browsers add them while they read; simple parsers lose
 * whole pages without them: node-html-parser 9 finds no text in most of them. All pages together grow by 0.5% (Brotli).
 */
import type {Root} from 'hast';
import {type BuiltPage, elementsOf, find} from '../builtPage.server';

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Returns the HTML of a page with all end tags of its `<main>`; where it has none, as it is. */
export function withEndTags(html: string, {root, shift}: BuiltPage): string {
  const main = find(root, ({tagName}) => tagName === 'main');
  if (!main) return html;
  const missing = new Map<number, string>();
  for (const node of elementsOf({type: 'root', children: [main]} satisfies Root)) {
    const end = node.position?.end.offset;
    const tag = `</${node.tagName}>`;
    if (end === undefined || VOID.has(node.tagName)) continue;
    const at = end + shift;
    const isClosed = html.slice(at - tag.length, at).toLowerCase() === tag || html.slice(at - 2, at) === '/>';
    if (isClosed) continue;
    // Elements come outermost first, and end innermost first.
    missing.set(at, tag + (missing.get(at) ?? ''));
  }
  const places = [...missing.keys()].sort((a, b) => a - b);
  return (
    places.map((at, index) => html.slice(places[index - 1] ?? 0, at) + missing.get(at)).join('') +
    html.slice(places.at(-1) ?? 0)
  );
}
