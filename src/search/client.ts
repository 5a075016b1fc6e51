/**
 * What both screens search with, loaded on intent only. Embedded and hosted index differ in the requester of the client in
 * backend/; the screens cannot tell them apart.
 */
import siteConfig from '@generated/docusaurus.config';
import {SearchFailure, type SearchQuery, type SearchResponse} from '@speech-docs/search/types';
import {type Backend, openBackend} from './backend/backend';
import {HITS_PER_PAGE, limitQuery, type SearchSettings, SNIPPET_WORDS} from './settings';
import {SEARCH_BY} from './texts';

export interface SearchClient {
  settings: SearchSettings;
  /** A hosted index is queried when the reader pauses, the one in the page at once. */
  typingPauseMs: number;
  /** The service behind the results, which the dialog names at its foot. */
  credit?: {name: string; url: string};
  /** Responds to a query; failures are responses too, so this never rejects. */
  search(query: SearchQuery): Promise<SearchResponse>;
  /** Starts to fetch what the first response needs; call it on intent. Never throws; a failure shows on search. */
  warm(): void;
  /** Reports that the reader opened a hit other than by a click on its link; counts only where usage events are on. */
  opened(url: string): void;
}

/** Creates the client; settings and backend are the build's unless a test brings its own. */
export function createSearchClient(
  settings = siteConfig.customFields?.search as SearchSettings,
  open: (settings: SearchSettings) => Backend = openBackend,
): SearchClient {
  const backend = open(settings);
  const isHosted = settings.mode === 'hosted';
  return {
    settings,
    typingPauseMs: isHosted ? 120 : 0,
    ...(isHosted && {credit: {name: SEARCH_BY, url: 'https://www.algolia.com/developers'}}),
    async search(query) {
      try {
        const request = {
          page: 0,
          hitsPerPage: HITS_PER_PAGE,
          snippetWords: SNIPPET_WORDS,
          ...query,
          query: limitQuery(query.query),
        };
        const result = await backend.search(request);
        backend.usage?.shown(result, request.page * request.hitsPerPage + 1);
        return {kind: 'ready', query: query.query, ...result};
      } catch (error) {
        return {
          kind: 'failed',
          query: query.query,
          reason: error instanceof SearchFailure ? error.reason : 'malformed',
        };
      }
    },
    warm: () => backend.warm(),
    opened: (url) => backend.usage?.opened(url),
  };
}

let shared: SearchClient | undefined;

/** Returns the client of this page, created when it is first needed: dialog and page share its responses and its index. */
export function sharedClient(): SearchClient {
  shared ??= createSearchClient();
  return shared;
}
