/**
 * Usage events of the hosted search: which hits were seen, and which was opened. Off unless the build turns them on, and
 * silent until the reader has searched. They are sent by the published events client, in a chunk of its own.
 */
import type {SearchResult} from '@speech-docs/search/types';
import type {InsightsEvent} from 'search-insights';
import type {SearchSettings} from './settings';

/** How long a list of hits must be visible before it counts as seen, as the specification has it. */
const SEEN_AFTER_MS = 400;
/** The specification's number of objects in one event. */
const MAX_OBJECTS = 20;

export interface Usage {
  /** A screen shows these hits now; `first` is the position of the first one, counted from one. */
  shown(result: Pick<SearchResult, 'hits' | 'queryID'>, first: number): void;
  /** The reader opened this address, by whatever key or click. */
  opened(url: string): void;
}

interface Source {
  objectID: string;
  position: number;
  queryID: string;
}

/** Watches clicks on `page`; returns what the client reports to. */
export function watchUsage(
  settings: SearchSettings,
  send: (events: InsightsEvent[]) => void = eventsSender(settings),
  page: Pick<Document, 'addEventListener'> = document,
): Usage {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sources = new Map<string, Source>();
  let last: Source | null = null;

  function post(events: Omit<InsightsEvent, 'index'>[]): void {
    send(events.map((event) => ({...event, index: settings.indexName, timestamp: Date.now()})));
  }

  function opened(url: string): void {
    const source = sources.get(url);
    // A key press and the click that follows from it are one choice.
    if (!source || source === last) return;
    last = source;
    const {objectID, position, queryID} = source;
    // At once: the page may be gone in 400 ms.
    post([{eventType: 'click', eventName: 'Item Selected', objectIDs: [objectID], positions: [position], queryID}]);
  }

  page.addEventListener(
    'click',
    ({target}) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) opened(link.href);
    },
    true,
  );

  return {
    shown({hits, queryID}, first) {
      clearTimeout(timer);
      if (!queryID) return;
      const added = hits.map(
        ({url, objectID}, at) => [url, {objectID, position: first + at, queryID}] satisfies [string, Source],
      );
      // "More results" adds to the list on screen, a new query replaces it.
      sources = new Map(first === 1 ? added : [...sources, ...added]);
      if (hits.length === 0) return;
      timer = setTimeout(() => {
        const ids = hits.map(({objectID}) => objectID);
        const batches = Array.from({length: Math.ceil(ids.length / MAX_OBJECTS)}, (_, at) =>
          ids.slice(at * MAX_OBJECTS, (at + 1) * MAX_OBJECTS),
        );
        post(batches.map((objectIDs) => ({eventType: 'view', eventName: 'Items Viewed', objectIDs})));
      }, SEEN_AFTER_MS);
    },
    opened,
  };
}

/**
 * Returns what sends events by the service's client. The name of the reader is made by it for this page, in memory: no cookie,
 * and nothing in storage (its methods other than `sendEvents` keep queries there). Errors are ignored: events are best effort.
 */
function eventsSender({appId = '', apiKey = ''}: SearchSettings) {
  const client = import(/* webpackChunkName: "find-usage" */ 'search-insights').then(({default: insights}) => {
    insights('init', {appId, apiKey, useCookie: false});
    return insights;
  });
  const ignore = () => undefined;
  client.catch(ignore);
  return (events: InsightsEvent[]) => void client.then((insights) => insights('sendEvents', events)).catch(ignore);
}
