/** The hosted index: the lite client, with a memory for failed hosts that works, a bounded cache, and fixed timeouts. */
import {createXhrRequester} from '@algolia/requester-browser-xhr';
import {type FailureReason, SearchFailure, type SearchRequest} from '@speech-docs/search/types';
import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {createSearchEvents} from '../events.client';
import {createHostsCache} from '../hosts';
import {clientHosts} from '../origins';
import {createResponsesCache} from '../responses';
import {
  ATTRIBUTES,
  facetFilters,
  HIGHLIGHT_TAG,
  type SearchSettings,
  SNIPPET_WORDS,
  snippetAttributes,
} from '../settings';
import {withTimeouts} from '../timeouts';
import {watchUsage} from '../usage.client';
import type {Backend} from './backend';
import {MalformedResponse, readResponse} from './readResponse';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

const FACET = 'hierarchy.lvl0';

/** Opens the hosted index; `options` replaces requester, caches or hosts in tests. */
export function openBackend(
  settings: SearchSettings,
  options: Options = {},
  origin = globalThis.location?.origin ?? new URL(settings.siteUrl).origin,
): Backend {
  const {appId = '', apiKey = '', hosts, siteUrl} = settings;
  const lite = liteClient(appId, apiKey, {
    hostsCache: createHostsCache(),
    responsesCache: createResponsesCache(),
    ...(hosts && {hosts: clientHosts(hosts)}),
    ...options,
    requester: withTimeouts(options.requester ?? createXhrRequester()),
    // The client would send a rate-limited query up to three more times while a reader waits; the next key does that.
    ...({maxRateLimitRetries: 0} as object),
  });
  return {
    async search(request) {
      try {
        const raw = await lite.search({requests: wireRequests(request, settings)});
        return readResponse(raw, {origin, siteUrl, words: SNIPPET_WORDS});
      } catch (error) {
        throw new SearchFailure(reasonOf(error));
      }
    },
    // The preconnect in the page's head has opened the connection.
    warm: () => undefined,
    ...(settings.insights && {usage: watchUsage(createSearchEvents(settings))}),
  };
}

type WireRequests = Parameters<LiteClient['search']>[0] extends infer Body
  ? Extract<Body, {requests: unknown}>['requests']
  : never;

/** One request for the hits and, when a section narrows them, one more for the counts of all sections. */
function wireRequests(request: SearchRequest, {indexName, insights}: SearchSettings): WireRequests {
  const {query, page, hitsPerPage, section, snippetWords} = request;
  const filters = facetFilters(request.filters);
  const hits = {
    indexName,
    query,
    facets: [FACET],
    page,
    hitsPerPage,
    attributesToRetrieve: ATTRIBUTES,
    attributesToSnippet: snippetAttributes(snippetWords),
    snippetEllipsisText: '…',
    highlightPreTag: `<${HIGHLIGHT_TAG}>`,
    highlightPostTag: `</${HIGHLIGHT_TAG}>`,
    clickAnalytics: insights,
    facetFilters: section ? [...filters, [`${FACET}:${section}`]] : filters,
  };
  return section ? [hits, {...hits, page: 0, clickAnalytics: false, facetFilters: filters}] : [hits];
}

/** Maps whatever was thrown to a reason. Names and fields are those of the lite client's errors. */
function reasonOf(error: unknown): FailureReason {
  if (error instanceof SearchFailure) return error.reason;
  if (error instanceof MalformedResponse) return 'malformed';
  const {name, status, stackTrace} = (error ?? {}) as {name?: string; status?: number; stackTrace?: Attempt[]};
  if (name === 'DeserializationError') return 'malformed';
  if (status) return 'rejected';
  if (name === 'RetryError') {
    const last = stackTrace?.at(-1)?.response;
    return last?.isTimedOut ? 'timeout' : last?.status ? 'rejected' : 'offline';
  }
  return 'malformed';
}

interface Attempt {
  response: {status: number; isTimedOut: boolean};
}
