/**
 * Usage events of the hosted search: which hits were seen, opened, and of use. Off unless the build turns them on, and
 * then silent until the reader has searched. Our own few lines on the service's wire: its events client would be three
 * times the size of the rest of search, and fetches itself from elsewhere when it is missing.
 */
import {eventsUrl} from './origins';
import type {SearchSettings} from './settings';

/** How long a list of hits must be visible before it counts as seen: nobody reads the lists between two key presses. */
const SEEN_AFTER_MS = 400;
/** The service takes twenty objects per event. */
const MAX_OBJECTS = 20;

export interface SearchEvents {
  /** The list that a screen shows now; only the last of quickly changing lists is sent. */
  viewed(objectIDs: string[], queryID: string | undefined): void;
  /** The reader opened a hit; `position` counts from one. */
  clicked(objectID: string, position: number, queryID: string | undefined): void;
  /** The page that a hit led to was of use (read to its end, code copied). */
  converted(objectID: string, queryID: string | undefined): void;
}

interface Event {
  eventType: 'view' | 'click' | 'conversion';
  eventName: string;
  objectIDs: string[];
  queryID?: string;
  positions?: number[];
}

/** Returns the events of this page, or, when they are off, functions that do nothing. */
export function createSearchEvents(settings: SearchSettings, send: typeof sendEvents = sendEvents): SearchEvents {
  const {mode, insights, indexName} = settings;
  if (mode !== 'hosted' || !insights) return {viewed: nothing, clicked: nothing, converted: nothing};

  // For this page only, in memory: no cookie, nothing in storage, nobody is recognised tomorrow.
  const userToken = `anonymous-${crypto.randomUUID()}`;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function post(events: Event[]): void {
    const stamped = events.map((event) => ({...event, index: indexName, userToken, timestamp: Date.now()}));
    send(settings, JSON.stringify({events: stamped}));
  }

  return {
    viewed(objectIDs, queryID) {
      clearTimeout(timer);
      if (!queryID || objectIDs.length === 0) return;
      timer = setTimeout(() => {
        const events: Event[] = [];
        for (let from = 0; from < objectIDs.length; from += MAX_OBJECTS) {
          const batch = objectIDs.slice(from, from + MAX_OBJECTS);
          events.push({eventType: 'view', eventName: 'Items Viewed', objectIDs: batch});
        }
        post(events);
      }, SEEN_AFTER_MS);
    },
    clicked(objectID, position, queryID) {
      if (!queryID) return;
      // At once: the page may be gone in 400 ms.
      post([{eventType: 'click', eventName: 'Item Selected', objectIDs: [objectID], positions: [position], queryID}]);
    },
    converted(objectID, queryID) {
      if (!queryID) return;
      post([{eventType: 'conversion', eventName: 'Item Used', objectIDs: [objectID], queryID}]);
    },
  };
}

const nothing = () => undefined;

/** Sends without waiting and survives the page's end; errors are ignored: events are best effort. */
function sendEvents(settings: SearchSettings, body: string): void {
  const {appId = '', apiKey = ''} = settings;
  const credentials = new URLSearchParams({'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey});
  const url = `${eventsUrl(settings)}?${credentials}`;
  try {
    if (navigator.sendBeacon?.(url, body)) return;
  } catch {
    // Some blockers make it throw; fetch below has its own way to fail.
  }
  fetch(url, {method: 'POST', body, keepalive: true, credentials: 'omit'}).catch(nothing);
}
