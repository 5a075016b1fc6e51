/** Settings of the search in the page: decided while the site is built, read from `customFields.search`. */
import {LEVELS, type SearchFilters} from '@speech-docs/search/types';

export interface SearchSettings {
  mode: 'embedded' | 'hosted';
  /** Hosted mode only: the application and its search-only key, both public. */
  appId?: string;
  apiKey?: string;
  indexName: string;
  /** Usage events: off unless the build turns them on, and never in embedded mode. */
  insights: boolean;
  /** Embedded mode: where the manifest of the index is, below the base URL. */
  indexUrl: string;
  /** Where the site is published: hits of the hosted index point there, and are moved to the origin being read. */
  siteUrl: string;
}

/** Below this a spinner would flash on every key. */
export const STALL_AFTER_MS = 300;
export const MAX_QUERY_CHARS = 64;
export const HITS_PER_PAGE = 20;
export const SNIPPET_WORDS = 10;
/** On screens at most 768 px wide. */
export const SNIPPET_WORDS_NARROW = 5;

/** The filters in the form of the search service: an AND of ORs. */
export function facetFilters({language, tags}: SearchFilters): string[][] {
  return [[`language:${language}`], tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Attributes that a search retrieves, as the specification lists them. */
export const ATTRIBUTES = [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'];

/** The tag around matched words in responses of both indexes. */
export const HIGHLIGHT_TAG = 'mark';

/** The `attributesToSnippet` of a request: every level but the section's name, and the text. */
export function snippetAttributes(words: number): string[] {
  return [...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`), `content:${words}`];
}

/** The query as both screens send it: at most 64 characters, never half of a surrogate pair. */
export function limitQuery(query: string): string {
  return query.slice(0, MAX_QUERY_CHARS).replace(/[\uD800-\uDBFF]$/, '');
}
