/** Which pages a reader may have meant by an address that does not exist. */
import pages from '@generated/page-list/default/pages.json';
import {safeDecode} from '@site/src/lib/safeDecode';
import {MAX_QUERY_CHARS} from '@site/src/search/settings';
import {distance} from 'fastest-levenshtein';

type NearPage = {path: string; title: string};

const MOST_SHOWN = 3;

/** Returns up to three pages whose address and title have the most words of the last part of `path`, the nearest address first. */
export function nearestPages(path: string): NearPage[] {
  const wanted = clean(path);
  const words = wordsIn(lastPart(wanted));
  const near = pages
    .filter(({path}) => path !== '/search' && path !== '/not-found')
    .map((page) => {
      const path = clean(page.path);
      const shared = countShared(words, path) + countShared(words, page.title.toLowerCase());
      return {page, shared, likeness: likeness(wanted, path)};
    });
  // One similar word is too little to go by.
  const most = Math.max(1, ...near.map(({shared}) => shared));
  return near
    .filter(({shared}) => shared === most)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_SHOWN)
    .map(({page}) => page);
}

/** Words that only say where in the tree a page is, or what kind of file it was. */
const EMPTY_WORDS = /^(docs?|en|latest|next|index|html?|php|aspx?|mdx?|www|https?)$/i;

/** Returns what to search for instead of `path`: the words of its last two parts; empty when it has none. */
export function searchWords(path: string): string {
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

/** Words with one or two typing errors count half. */
function countShared(words: string[], text: string): number {
  const others = wordsIn(text);
  const isNear = (word: string) => others.some((other) => distance(word, other) <= slips(word));
  return words.reduce((sum, word) => sum + (others.includes(word) ? 1 : isNear(word) ? 0.5 : 0), 0);
}

/** As search allows them, but none in short words: "start" is not "smart". */
const slips = ({length}: string) => (length < 6 ? 0 : length < 8 ? 1 : 2);

/** Long words, and what hyphens part as one; shorter ones, as "get" and "the", are part of many addresses. */
function wordsIn(text: string): string[] {
  const words = [...text.split(/[^a-z\d]+/), ...text.split(/[ /]/).map((part) => part.replace(/-/g, ''))];
  return [...new Set(words)].filter((word) => word.length > 3);
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
