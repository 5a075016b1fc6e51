/** The shapes that travel between index, client and screens. Wire shapes keep the spelling of the search service. */
import type {SafeHtml} from './escape';
import type {LEVELS} from './settings';

export type Level = (typeof LEVELS)[number];
export type HitKind = Level | 'content';

/** One search result, rebuilt by the guard: every text is safe HTML, the address is on the site's own origin. */
export interface Hit {
  objectID: string;
  type: HitKind;
  /** Absolute, own origin, safe to open. */
  url: string;
  /** The same without the part after `#`: what results of one page have in common. */
  urlWithoutAnchor: string;
  /** Levels that are not empty, in order; the matched words are marked. */
  hierarchy: Partial<Record<Level, SafeHtml>>;
  /** The same as plain text, for names, breadcrumbs and keys. */
  titles: Partial<Record<Level, string>>;
  /** Some words around the first match in the text, or `null` when the hit is a heading without text. */
  snippet: SafeHtml | null;
}

export interface SearchQuery {
  query: string;
  /** Counted from zero. */
  page?: number;
  hitsPerPage?: number;
  /** Narrows to these sections (`lvl0`); the counts of all sections are still answered. */
  sections?: string[];
  snippetWords?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
}

export type FailureReason = 'offline' | 'refused' | 'malformed' | 'timeout';

export type SearchAnswer =
  | {
      kind: 'ready';
      query: string;
      hits: Hit[];
      total: number;
      page: number;
      pages: number;
      /** How many hits each section has for this query, narrowed or not; most hits first. */
      sections: {name: string; count: number}[];
      queryID?: string;
    }
  | {kind: 'failed'; query: string; reason: FailureReason};

/** One request of a multi-queries call; fields that we do not read travel on untouched. */
export interface WireRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facets?: string[];
  facetFilters?: string | (string | string[])[];
  attributesToRetrieve?: string[];
  attributesToHighlight?: string[];
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
  [parameter: string]: unknown;
}

export interface Marked {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords?: string[];
  fullyHighlighted?: boolean;
}

/** A hit in the spelling of the search service, as DocSearch expects it. */
export interface WireHit {
  objectID: string;
  type: HitKind;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<Level, string | null>;
  _highlightResult: {content?: Marked; hierarchy: Partial<Record<Level, Marked>>};
  _snippetResult: {content?: Marked; hierarchy: Partial<Record<Level, Marked>>};
}

export interface WireResult {
  hits: WireHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  queryID?: string;
  facets: Record<string, Record<string, number>>;
}

export interface WireAnswer {
  results: WireResult[];
}
