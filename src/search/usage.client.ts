/**
 * Turns what the reader does with hits into usage events: which list stood, which hit was opened, and whether the page
 * behind it was of use (something on it was copied). Only with the hosted index, and only when events are on.
 */
import type {SearchEvents} from './events.client';
import type {WireResult} from './types';

export interface Usage {
  /** A screen shows this answer now. */
  answered(result: WireResult): void;
  /** The reader opened this address, by whatever key or click. */
  opened(url: string): void;
}

interface Source {
  objectID: string;
  position: number;
  queryID: string;
}

/** Watches clicks and copying on `page`; returns what the client tells. */
export function watchUsage(events: SearchEvents, page: Pick<Document, 'addEventListener'> = document): Usage {
  let shown = new Map<string, Source>();
  let opened: Source | null = null;

  function open(url: string): void {
    const source = shown.get(url);
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
    answered({hits, queryID, page: number, hitsPerPage}) {
      if (!queryID) return;
      const first = number * hitsPerPage + 1;
      const sources = hits.map(
        (hit, index) => [hit.url, {objectID: hit.objectID, position: first + index, queryID}] as const,
      );
      // "More results" adds to the list on screen, a new query replaces it.
      shown = new Map(number === 0 ? sources : [...shown, ...sources]);
      events.viewed(
        hits.map(({objectID}) => objectID),
        queryID,
      );
    },
    opened: open,
  };
}
