/** The shapes that travel between index, client and screens, the same for both indexes. */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type HitKind = Level | 'content';

/** A piece of text; pieces that match the query are marked. Never HTML: screens show `text` as it is. */
export interface Segment {
  text: string;
  marked: boolean;
}
export type MarkedText = readonly Segment[];

export interface Hit {
  objectID: string;
  type: HitKind;
  /** Absolute, on the origin being read, safe to open. */
  url: string;
  /** The same without the part after `#`: what results of one page have in common. */
  urlWithoutAnchor: string;
  /** The levels that are not empty: section, page, headings. */
  hierarchy: Partial<Record<Level, MarkedText>>;
  /** Some words around the first match in the text, or `null` when the hit is a heading without text. */
  snippet: MarkedText | null;
}

/** What every search is narrowed by: the reader's language, and the tags of the versions that they read. */
export interface SearchFilters {
  language: string;
  tags: string[];
}

export interface SearchQuery {
  query: string;
  filters: SearchFilters;
  /** Counted from zero. */
  page?: number;
  hitsPerPage?: number;
  snippetWords?: number;
}

/** A query with everything filled in, as the index gets it. */
export type SearchRequest = Required<SearchQuery>;

export interface SearchResult {
  hits: Hit[];
  total: number;
  page: number;
  pages: number;
  /**
   * What the query names exactly: a limit, a code, a language, a field, with its meaning as the snippet. Several where
   * pages mean different things by the name.
   */
  facts?: Hit[];
  /** Names this response in usage events. */
  queryID?: string;
}

export type FailureReason = 'offline' | 'rejected' | 'malformed' | 'timeout';

export type SearchResponse =
  | ({kind: 'ready'; query: string} & SearchResult)
  | {kind: 'failed'; query: string; reason: FailureReason};

/** The one error that a backend rejects with. */
export class SearchFailure extends Error {
  override name = 'SearchFailure';
  constructor(readonly reason: FailureReason) {
    super(`Search failed: ${reason}`);
  }
}

/** Returns `text` without a mark. */
export const unmarked = (text: string): MarkedText => [{text, marked: false}];

/** Returns the text without its marks. */
export const plainText = (marked: MarkedText): string => marked.map(({text}) => text).join('');

/** Returns the texts one after the other, with `separator` between them. */
export function joinMarked(texts: MarkedText[], separator: string): MarkedText {
  return texts.flatMap((text, index) => (index === 0 ? text : [{text: separator, marked: false}, ...text]));
}

/** Returns plain and marked pieces in turn as segments, without the empty ones; the first piece is plain. */
export function alternating(pieces: string[]): MarkedText {
  return pieces.flatMap((text, index): Segment[] => (text ? [{text, marked: index % 2 === 1}] : []));
}
