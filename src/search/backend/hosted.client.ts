/** The hosted index: the lite client as it comes, with a memory for failed hosts that works and a bounded cache. */
import {createXhrRequester} from '@algolia/requester-browser-xhr';
import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {TOTAL_BUDGET_MS, withinBudget} from '../budget';
import {createSearchEvents} from '../events.client';
import {createHostsCache} from '../hosts';
import {createResponsesCache} from '../responses';
import type {SearchSettings} from '../settings';
import {type Usage, watchUsage} from '../usage.client';

/** What the client needs of an index, wherever that is. */
export interface Backend {
  lite: Pick<LiteClient, 'search' | 'addAlgoliaAgent'>;
  /** How long one search may take before the reader is told that it failed. */
  budgetMs: number;
  warm(): void;
  /** Usage events, where they are on. */
  usage?: Usage;
}

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/** Opens the hosted index; `options` replaces requester, caches or hosts in tests. */
export function openBackend(settings: SearchSettings, options: Options = {}): Backend {
  const {appId = '', apiKey = ''} = settings;
  const lite = liteClient(appId, apiKey, {
    hostsCache: createHostsCache(),
    responsesCache: createResponsesCache(),
    ...options,
    requester: withinBudget(options.requester ?? createXhrRequester()),
    // The client would ask again up to three times while a reader waits; the next key press does that anyway.
    ...({maxRateLimitRetries: 0} as object),
  });
  // The connection itself is opened early by the preconnect in the page's head.
  return {
    lite,
    budgetMs: TOTAL_BUDGET_MS,
    warm: () => undefined,
    ...(settings.insights ? {usage: watchUsage(createSearchEvents(settings))} : {}),
  };
}
