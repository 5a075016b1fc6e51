/**
 * Search by the published lite client of `algoliasearch` 5.64. A requester searches the index that was built with the site,
 * or one calls the hosts. Three options of the client are replaced because of what it does by itself: it forgets failed hosts,
 * waits longer for each next host, and keeps every response for the life of the page.
 */
import type {Cache, Requester} from '@algolia/client-common';
import {createXhrRequester} from '@algolia/requester-browser-xhr';
import siteConfig from '@generated/docusaurus.config';
import {type FailureReason, SearchFailure, type SearchRequest, type SearchResult} from '@speech-docs/search/types';
import {liteClient} from 'algoliasearch/lite';
import type {SearchSettings} from '../settings';
import {type Usage, watchUsage} from '../usage.client';
import {indexRequester} from './indexRequester';
import {readResponse} from './readResponse';
import {writeRequest} from './wire';

export interface Backend {
  /** Rejects with `SearchFailure` only, and always within a few seconds of silence. */
  search(request: SearchRequest): Promise<SearchResult>;
  /** Starts to fetch what the first search needs. Never throws. */
  warm(): void;
  /** Usage events, where they are on. */
  usage?: Usage;
}

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/** The specification's: one second to connect and two to respond, whichever host it is. */
const TIMEOUTS = {connectTimeout: 1000, responseTimeout: 2000};
/** The specification's two minutes. */
const HOST_RESTS_MS = 2 * 60 * 1000;
/** A tab may stay open for days while the index changes. */
const RESPONSE_KEPT_MS = 10 * 60 * 1000;
const MAX_RESPONSES = 50;

/** The client requires an account and hosts; its requester for the built index uses neither. */
const EMBEDDED = {
  appId: 'embedded',
  apiKey: 'embedded',
  hosts: [{url: 'index', accept: 'read', protocol: 'https'}],
} as const;

/** Opens the index of the build; `options` replaces requester, caches or hosts in tests. */
export function openBackend(
  settings: SearchSettings,
  options: Options = {},
  origin = globalThis.location?.origin ?? new URL(settings.siteUrl).origin,
): Backend {
  const {mode, indexUrl, siteUrl} = settings;
  const isEmbedded = mode === 'embedded';
  const {appId = '', apiKey = ''} = isEmbedded ? EMBEDDED : settings;
  const requester: Requester & {warm?: () => void} =
    options.requester ?? (isEmbedded ? indexRequester(`${siteConfig.baseUrl}${indexUrl}`) : createXhrRequester());
  const lite = liteClient(appId, apiKey, {
    ...(isEmbedded && {hosts: [...EMBEDDED.hosts]}),
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
        const raw = await lite.search({requests: [writeRequest(request, settings)]});
        return readResponse(raw, {origin, siteUrl, words: request.snippetWords});
      } catch (error) {
        throw new SearchFailure(reasonOf(error));
      }
    },
    // With hosts, the preconnect in the page's head has opened the connection.
    warm: () => requester.warm?.(),
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

/** Maps whatever was thrown to a reason. Names and fields are those of the lite client's errors. */
function reasonOf(error: unknown): FailureReason {
  if (error instanceof SearchFailure) return error.reason;
  const {name, status, stackTrace} = (error ?? {}) as {name?: string; status?: number; stackTrace?: Attempt[]};
  // No host could be reached, or each one is failing.
  if (name === 'RetryError') return stackTrace?.at(-1)?.response.isTimedOut ? 'timeout' : 'offline';
  return status && name !== 'DeserializationError' ? 'rejected' : 'malformed';
}

interface Attempt {
  response: {isTimedOut: boolean};
}
