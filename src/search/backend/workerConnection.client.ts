/** One worker, many searches: matches each reply to its request, and notices a worker that was killed. */
import type {EngineReply, EngineRequest} from '../engine/protocol';
import {SearchFailure, type SearchRequest, type SearchResult} from '../types';

/**
 * A worker that has its index responds within milliseconds, or tens of them on a slow machine. One that is silent for this
 * long was killed. If that is wrong, the reader only waits longer, because the page's thread reads the index again.
 */
const DEAD_AFTER_MS = 700;
/** A program that has not begun after so long did not arrive: its host hangs. */
const BEGINS_WITHIN_MS = 10_000;

export interface EngineWorker {
  /** Whether it was ended, so that the next search needs another one. */
  readonly isOver: boolean;
  /** Rejects with `SearchFailure` when the index is at fault, and with a plain error when the worker is. */
  search(request: SearchRequest | null): Promise<SearchResult | null>;
}

interface Pending {
  resolve: (result: SearchResult | null) => void;
  reject: (error: Error) => void;
}

export function connectWorker(worker: Worker, manifestUrl: string): EngineWorker {
  const pending = new Map<number, Pending>();
  let nextId = 0;
  let isLoaded = false;
  let isOver = false;

  function end(reason: Error): void {
    isOver = true;
    clearTimeout(beginning);
    worker.terminate();
    for (const {reject} of pending.values()) reject(reason);
    pending.clear();
  }
  const giveUp = () => end(new Error('the search worker failed'));
  const beginning = setTimeout(() => end(new SearchFailure('offline')), BEGINS_WITHIN_MS);
  worker.onerror = giveUp;
  worker.onmessageerror = giveUp;
  worker.onmessage = ({data}: MessageEvent<EngineReply>) => {
    clearTimeout(beginning);
    if (data.kind === 'begun') return;
    const search = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'result') {
      isLoaded = true;
      search?.resolve(data.result);
    } else search?.reject(new SearchFailure(data.reason));
  };

  return {
    get isOver() {
      return isOver;
    },
    search: (request) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        pending.set(id, {resolve, reject});
        worker.postMessage({id, manifestUrl, origin: location.origin, request} satisfies EngineRequest);
        if (isLoaded) setTimeout(() => pending.has(id) && giveUp(), DEAD_AFTER_MS);
      }),
  };
}
