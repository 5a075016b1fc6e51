/** Which pages a reader may have meant by an address that does not exist. */

import pages from '@generated/page-list/default/pages.json';
import {safeDecode} from '@site/src/lib/safeDecode';
import {distance} from 'fastest-levenshtein';

type NearPage = {path: string; title: string};

const MOST_SHOWN = 3;
/** Share of an address that may differ before it is no longer "like" the other one. */
const LIKENESS_FLOOR = 0.45;

/** Returns up to three pages that share whole words with the name of `path`, then those whose addresses resemble it. */
export function nearestPages(path: string): NearPage[] {
  const wanted = clean(path);
  if (!wanted) return [];
  return pages
    .filter(({path}) => path !== '/search' && path !== '/not-found')
    .map((page) => {
      const path = clean(page.path);
      return {page, shared: sharedWords(wanted, path), likeness: likeness(wanted, path)};
    })
    .filter(({shared, likeness}) => shared > 0 || likeness >= LIKENESS_FLOOR)
    .sort((a, b) => b.shared - a.shared || b.likeness - a.likeness)
    .slice(0, MOST_SHOWN)
    .map(({page}) => page);
}

/** Words that only say where in the tree a page is, or what kind of file it was. */
const EMPTY_WORDS = /^(docs?|en|latest|next|index|html?|php|aspx?|mdx?|www|https?)$/i;
const MAX_QUERY_CHARS = 64;

/** Returns what to search for instead of `path`: the words of its last two parts; empty when it has none. */
export function wordsOf(path: string): string {
  const words = safeDecode(path)
    .split('/')
    .filter(Boolean)
    .slice(-2)
    .flatMap((part) => part.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word && !EMPTY_WORDS.test(word));
  const text = [...new Set(words)].join(' ');
  // An address may be thousands of characters without a word in them.
  return text.length <= MAX_QUERY_CHARS ? text : text.slice(0, MAX_QUERY_CHARS).replace(/ ?[^ ]*$/, '');
}

/** How many words the last parts share: "limits" is one of "supported-files-and-limits", however few of its letters. */
function sharedWords(a: string, b: string): number {
  const words = longWords(lastPart(b));
  return longWords(lastPart(a)).filter((word) => words.includes(word)).length;
}

/** Shorter ones, as "get" and "the", are part of many addresses. */
function longWords(part: string): string[] {
  return part.match(/[a-z\d]{4,}/g) ?? [];
}

/** 1 for the same address, 0 for nothing in common. The last part counts most: folders move, page names stay. */
function likeness(a: string, b: string): number {
  return 0.4 * alike(a, b) + 0.6 * alike(lastPart(a), lastPart(b));
}

function alike(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

function lastPart(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function clean(path: string): string {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.html?$|\/$/g, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/_/g, '-')
    .slice(0, 200);
}
