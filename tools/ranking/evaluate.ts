/** Judges results by the query set: success at 3 and 5, mean reciprocal rank at 10, for pages and for sections. */
import {type Hit, plainText, type SearchRequest} from '@speech-docs/search/types';
import type {KnownItem} from './queries';

interface Score {
  three: number;
  five: number;
  rank: number;
}

type Search = (query: string) => Hit[];

/** The filters of a reader of this site. */
export const FILTERS = {language: 'en', tags: ['default', 'docs-default-current', 'docs-apiRef-current']};

/** Returns the request that the search screens send for a query, with what a test wants to differ. */
export const requestFor = (query: string, changes: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  filters: FILTERS,
  page: 0,
  hitsPerPage: 20,
  snippetWords: 10,
  ...changes,
});

/** Judges the first ten results of each query. */
export function judge(items: readonly KnownItem[], search: Search): Record<'page' | 'section', Score> {
  const ranks = items.map((item) => {
    const hits = search(item.query).slice(0, 10);
    const paths = [...new Set(hits.map(({urlWithoutAnchor}) => pathOf(urlWithoutAnchor)))];
    const page = 1 + paths.findIndex((path) => item.pages.includes(path));
    return {page, section: 1 + hits.findIndex((hit) => isSection(hit, item))};
  });
  return {page: scoreOf(ranks.map(({page}) => page)), section: scoreOf(ranks.map(({section}) => section))};
}

/** Ranks begin with 1; 0 is not found. */
function scoreOf(ranks: readonly number[]): Score {
  const share = (good: (rank: number) => number) =>
    ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : good(rank)), 0) / Math.max(ranks.length, 1);
  return {
    three: share((rank) => Number(rank <= 3)),
    five: share((rank) => Number(rank <= 5)),
    rank: share((rank) => 1 / rank),
  };
}

const pathOf = (url: string) => new URL(url, 'https://site.invalid').pathname;

/** Where a row names neither section nor entry, any section of its pages will do. */
function isSection(hit: Hit, {pages, section, entries}: KnownItem): boolean {
  if (entries) return entries.includes(hit.url.slice(new URL(hit.url).origin.length));
  const title = plainText(Object.values(hit.hierarchy).at(-1) ?? []);
  return pages.includes(pathOf(hit.urlWithoutAnchor)) && (section?.test(title) ?? true);
}
