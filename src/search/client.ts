/**
 * What both screens search with, loaded on intent only. Around the lite client of the hosted search stands one wrapper:
 * it never rejects towards a screen, gives every search a total time, and hands on only rebuilt hits. Embedded and
 * hosted index differ in `#search-backend` alone, which the build points at one of the two files in backend/.
 */
import siteConfig from '@generated/docusaurus.config';
import {type Backend, openBackend} from '#search-backend';
import {type GuardContext, MalformedAnswer, rebuildAnswer, toHit} from './guard';
import {
  ATTRIBUTES,
  contextFilters,
  HIGHLIGHT_TAG,
  HITS_PER_PAGE,
  limitQuery,
  type SearchSettings,
  SNIPPET_WORDS,
  snippetAttributes,
} from './settings';
import type {FailureReason, SearchAnswer, SearchQuery, WireAnswer, WireRequest, WireResult} from './types';

export interface SearchClient {
  settings: SearchSettings;
  /** Answers a query; failures are answers too, so this never rejects. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** The multi-queries call with rebuilt hits; rejects with `SearchFailure`. For DocSearch's guard. */
  ask(requests: WireRequest[]): Promise<WireAnswer>;
  /** Starts to fetch what the first answer needs; call it on intent. Never throws; a failure shows on search. */
  warm(): void;
  /** Tells that the reader opened a hit other than by a click on its link; counts only where usage events are on. */
  opened(url: string): void;
  addAlgoliaAgent(segment: string, version?: string): void;
}

export class SearchFailure extends Error {
  override name = 'SearchFailure';
  constructor(readonly reason: FailureReason) {
    super(`Search failed: ${reason}`);
  }
}

const FACET = 'hierarchy.lvl0';

/** Creates the client; settings, backend and origin are the build's and the page's unless a test brings its own. */
export function createSearchClient(
  settings = siteConfig.customFields?.search as SearchSettings,
  open: (settings: SearchSettings) => Backend = openBackend,
  origin = globalThis.location?.origin ?? new URL(settings.siteUrl).origin,
): SearchClient {
  const backend = open(settings);

  async function ask(requests: WireRequest[]): Promise<WireAnswer> {
    const context: GuardContext = {origin, siteUrl: settings.siteUrl, words: SNIPPET_WORDS};
    const limited = requests.map((request) => ({...request, query: limitQuery(request.query ?? '')}));
    try {
      const raw = await inTime(backend.lite.search({requests: limited}), backend.budgetMs);
      const answer = rebuildAnswer(
        raw,
        limited.map((request) => request.query),
        context,
      );
      backend.usage?.answered(answer.results[0] as WireResult);
      return answer;
    } catch (error) {
      throw new SearchFailure(reasonOf(error));
    }
  }

  return {
    settings,
    ask,
    search: (query) =>
      ask(pageRequests(query, settings)).then(
        (answer) => readyAnswer(query, answer),
        (error) => ({kind: 'failed', query: query.query, reason: reasonOf(error)}),
      ),
    warm: () => backend.warm(),
    opened: (url) => backend.usage?.opened(url),
    addAlgoliaAgent: (segment, version) => backend.lite.addAlgoliaAgent(segment, version),
  };
}

/** One request for the hits and, when sections narrow them, one more for the counts of all sections. */
function pageRequests(query: SearchQuery, settings: SearchSettings): WireRequest[] {
  const {sections = [], snippetWords = SNIPPET_WORDS, hitsPerPage = HITS_PER_PAGE, page = 0} = query;
  const filters = contextFilters(settings);
  const narrowed = sections.length > 0;
  const base = {indexName: settings.indexName, query: query.query, facets: [FACET]};
  const hits: WireRequest = {
    ...base,
    page,
    hitsPerPage,
    attributesToRetrieve: ATTRIBUTES,
    attributesToSnippet: snippetAttributes(snippetWords),
    snippetEllipsisText: '…',
    highlightPreTag: query.highlightPreTag ?? `<${HIGHLIGHT_TAG}>`,
    highlightPostTag: query.highlightPostTag ?? `</${HIGHLIGHT_TAG}>`,
    clickAnalytics: query.clickAnalytics ?? settings.insights,
    facetFilters: narrowed ? [...filters, sections.map((name) => `${FACET}:${name}`)] : filters,
  };
  return narrowed
    ? [hits, {...base, hitsPerPage: 0, attributesToRetrieve: [], clickAnalytics: false, facetFilters: filters}]
    : [hits];
}

function readyAnswer({query}: SearchQuery, {results}: WireAnswer): SearchAnswer {
  const result = results[0] as WireResult;
  const counts = Object.entries((results[1] ?? result).facets[FACET] ?? {});
  return {
    kind: 'ready',
    query,
    hits: result.hits.map(toHit),
    total: result.nbHits,
    page: result.page,
    pages: result.nbPages,
    sections: counts.map(([name, count]) => ({name, count})).sort((a, b) => b.count - a.count),
    ...(result.queryID ? {queryID: result.queryID} : {}),
  };
}

/** The answer, or a time-out: whatever hangs underneath, the reader is told. */
function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SearchFailure('timeout')), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Maps whatever was thrown to what a screen can say. Names and fields are those of the lite client's errors. */
function reasonOf(error: unknown): FailureReason {
  if (error instanceof SearchFailure) return error.reason;
  if (error instanceof MalformedAnswer) return 'malformed';
  const {name, status, stackTrace} = (error ?? {}) as {name?: string; status?: number; stackTrace?: Attempt[]};
  if (name === 'DeserializationError') return 'malformed';
  if (status === 408) return 'timeout';
  if (status) return 'refused';
  if (name === 'RetryError') {
    const last = stackTrace?.at(-1)?.response;
    return last?.isTimedOut ? 'timeout' : last?.status ? 'refused' : 'offline';
  }
  return 'malformed';
}

interface Attempt {
  response: {status: number; isTimedOut: boolean};
}
