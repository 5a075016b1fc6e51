/**
 * The hosted index: the published lite client of `algoliasearch` 5.64, with three of its options replaced because of what it does
 * by itself: it forgets failed hosts, waits longer for each next host, and keeps every response for the life of the page.
 */
import type {Cache, Requester} from '@algolia/client-common';
import {createXhrRequester} from '@algolia/requester-browser-xhr';
import {type FailureReason, SearchFailure, type SearchRequest} from '@speech-docs/search/types';
import {liteClient} from 'algoliasearch/lite';
import {
  ATTRIBUTES,
  facetFilters,
  HIGHLIGHT_TAG,
  type SearchSettings,
  SNIPPET_WORDS,
  snippetAttributes,
} from '../settings';
import {watchUsage} from '../usage.client';
import type {Backend} from './backend';
import {readResponse} from './readResponse';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/** The specification's: one second to connect and two to respond, whichever host it is. */
const TIMEOUTS = {connectTimeout: 1000, responseTimeout: 2000};
/** The specification's two minutes. */
const HOST_RESTS_MS = 2 * 60 * 1000;
/** A tab may stay open for days while the index changes. */
const RESPONSE_KEPT_MS = 10 * 60 * 1000;
const MAX_RESPONSES = 50;

/** Opens the hosted index; `options` replaces requester, caches or hosts in tests. */
export function openBackend(
  settings: SearchSettings,
  options: Options = {},
  origin = globalThis.location?.origin ?? new URL(settings.siteUrl).origin,
): Backend {
  const {appId = '', apiKey = '', siteUrl} = settings;
  const requester = options.requester ?? createXhrRequester();
  const lite = liteClient(appId, apiKey, {
    // The client stores a failed host under a key with its status, and looks it up under one without.
    hostsCache: memoryCache({name: (host) => (host as {url: string}).url, keptMs: HOST_RESTS_MS}),
    responsesCache: memoryCache({name: JSON.stringify, keptMs: RESPONSE_KEPT_MS, isKept: hasHits}),
    ...options,
    requester: {send: (request) => requester.send({...request, ...TIMEOUTS})} satisfies Requester,
    // The client would send a rate-limited query up to three more times while a reader waits; the next key does that.
    ...({maxRateLimitRetries: 0} as object),
  });
  return {
    async search(request) {
      try {
        const raw = await lite.search({requests: [wireRequest(request, settings)]});
        return readResponse(raw, {origin, siteUrl, words: SNIPPET_WORDS});
      } catch (error) {
        throw new SearchFailure(reasonOf(error));
      }
    },
    // The preconnect in the page's head has opened the connection.
    warm: () => undefined,
    ...(settings.insights && {usage: watchUsage(settings)}),
  };
}

interface CacheOptions {
  /** Two keys of one name are the same entry. */
  name: (key: unknown) => string;
  keptMs: number;
  isKept?: (value: unknown) => boolean;
}

/** A cache for the client, in memory. Ages are measured by `performance.now()`, which a change of the system clock leaves alone. */
function memoryCache({name, keptMs, isKept = () => true}: CacheOptions): Cache {
  const entries = new Map<string, {value: unknown; until: number}>();
  return {
    async get<T>(key: unknown, make: () => Promise<T>, events?: {miss: (value: T) => Promise<unknown>}) {
      const entry = entries.get(name(key));
      if (entry && performance.now() <= entry.until) return entry.value as T;
      const value = await make();
      await events?.miss(value);
      return value;
    },
    async set(key, value) {
      entries.delete(name(key));
      if (isKept(value)) entries.set(name(key), {value, until: performance.now() + keptMs});
      if (entries.size > MAX_RESPONSES) entries.delete(entries.keys().next().value ?? '');
      return value;
    },
    async delete(key) {
      entries.delete(name(key));
    },
    async clear() {
      entries.clear();
    },
  };
}

/** An outage may come as a 200: Retry must not find it again. */
function hasHits(response: unknown): boolean {
  return Array.isArray((response as {results?: [{hits?: unknown}]} | null)?.results?.[0]?.hits);
}

function wireRequest(request: SearchRequest, {indexName, insights}: SearchSettings) {
  const {query, page, hitsPerPage, snippetWords, filters} = request;
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    attributesToRetrieve: ATTRIBUTES,
    attributesToSnippet: snippetAttributes(snippetWords),
    snippetEllipsisText: '…',
    highlightPreTag: `<${HIGHLIGHT_TAG}>`,
    highlightPostTag: `</${HIGHLIGHT_TAG}>`,
    clickAnalytics: insights,
    facetFilters: facetFilters(filters),
  };
}

/** Maps whatever was thrown to a reason. Names and fields are those of the lite client's errors. */
function reasonOf(error: unknown): FailureReason {
  const {name, status, stackTrace} = (error ?? {}) as {name?: string; status?: number; stackTrace?: Attempt[]};
  if (name === 'RetryError') {
    const last = stackTrace?.at(-1)?.response;
    return last?.isTimedOut ? 'timeout' : last?.status ? 'rejected' : 'offline';
  }
  return status && name !== 'DeserializationError' ? 'rejected' : 'malformed';
}

interface Attempt {
  response: {status: number; isTimedOut: boolean};
}
