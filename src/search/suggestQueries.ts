/** What to try when a query finds nothing: the titles of pages that are nearest to it. */
import pages from '@generated/page-list/default/pages.json';
import type {PageAddress} from '@site/data/pageAddress';
import {distance} from 'fastest-levenshtein';

const MAX_SUGGESTIONS = 3;
/** Share of two words that may differ before they have nothing to do with each other. */
const LEAST_LIKENESS = 0.6;
/** Pages that are no subject of their own. */
const NO_SUBJECTS = new Set(['/', '/search', '/not-found']);
/** What readers come for most. */
const USUAL: readonly PageAddress[] = [
  '/speech-to-text/batch/quickstart',
  '/speech-to-text/real-time/quickstart',
  '/voice-agents-flow/',
];

/** Returns up to three titles, the nearest first; those that readers come for most when no title is like the query. */
export function suggestQueries(query: string, listed: readonly {path: string; title: string}[] = pages): string[] {
  const typed = wordsOf(query);
  const titles = listed.filter(({path}) => !NO_SUBJECTS.has(path)).map(({title}) => title);
  const nearest = [...new Set(titles)]
    .map((title) => ({title, likeness: likeness(typed, wordsOf(title))}))
    .filter(({title, likeness}) => likeness >= LEAST_LIKENESS && title.toLowerCase() !== query.trim().toLowerCase())
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_SUGGESTIONS)
    .map(({title}) => title);
  if (nearest.length > 0) return nearest;
  return USUAL.flatMap((page) => listed.find(({path}) => path === page)?.title ?? []);
}

/** That of the word of the query that is most like one of the title; longer titles are a little less like it. */
function likeness(typed: string[], title: string[]): number {
  const best = Math.max(0, ...typed.map((word) => Math.max(0, ...title.map((other) => alike(word, other)))));
  return best - title.length / 1000;
}

function alike(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
