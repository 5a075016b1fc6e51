/**
 * Turns what the reader does with hits into usage events: which list was shown, which hit was opened, and whether the page
 * behind it was of use (something on it was copied). Only with the hosted index, and only when events are on.
 */

import type {SearchResult} from '@speech-docs/search/types';
import type {SearchEvents} from './events.client';

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

/** Watches clicks and copying on `page`; returns what the client reports to. */
export function watchUsage(events: SearchEvents, page: Pick<Document, 'addEventListener'> = document): Usage {
  let sources = new Map<string, Source>();
  let opened: Source | null = null;

  function open(url: string): void {
    const source = sources.get(url);
    // A key press and the click that follows from it are one choice.
    if (!source || source === opened) return;
    opened = source;
    events.clicked(source.objectID, source.position, source.queryID);
  }

  page.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) open(link.href);
    },
    true,
  );
  page.addEventListener('copy', () => {
    if (!opened) return;
    events.converted(opened.objectID, opened.queryID);
    opened = null;
  });

  return {
    shown({hits, queryID}, first) {
      if (!queryID) return;
      const added = hits.map(
        (hit, index) => [hit.url, {objectID: hit.objectID, position: first + index, queryID}] as const,
      );
      // "More results" adds to the list on screen, a new query replaces it.
      sources = new Map(first === 1 ? added : [...sources, ...added]);
      events.viewed(
        hits.map(({objectID}) => objectID),
        queryID,
      );
    },
    opened: open,
  };
}
