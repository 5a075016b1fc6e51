/** One worker, many searches: matches each reply to its request, and notices a worker that was killed. */
import type {EngineReply, EngineRequest} from '../engine/protocol';
import {SearchFailure, type SearchRequest, type SearchResult} from '../types';

/**
 * A worker that has its index responds within milliseconds, or tens of them on a slow machine. One that is silent for this
 * long was killed. If that is wrong, the reader only waits longer, because the page's thread reads the index again.
 */
const DEAD_AFTER_MS = 700;

export interface EngineWorker {
  /** Rejects with `SearchFailure` when the index is at fault, and with a plain error when the worker is. */
  search(request: SearchRequest | null, onProgress: () => void): Promise<SearchResult | null>;
  /** Ends the worker and rejects what it has not responded to. */
  end(reason: Error): void;
}

interface Pending {
  resolve: (result: SearchResult | null) => void;
  reject: (error: Error) => void;
  onProgress: () => void;
}

export function connectWorker(worker: Worker, manifestUrl: string): EngineWorker {
  const pending = new Map<number, Pending>();
  let nextId = 0;
  let isLoaded = false;

  function end(reason: Error): void {
    worker.terminate();
    for (const {reject} of pending.values()) reject(reason);
    pending.clear();
  }
  const giveUp = () => end(new Error('the search worker failed'));
  worker.onerror = giveUp;
  worker.onmessageerror = giveUp;
  worker.onmessage = ({data}: MessageEvent<EngineReply>) => {
    const search = pending.get(data.id);
    if (data.kind === 'progress') {
      search?.onProgress();
      return;
    }
    pending.delete(data.id);
    if (data.kind === 'result') {
      isLoaded = true;
      search?.resolve(data.result);
    } else search?.reject(new SearchFailure(data.reason));
  };

  return {
    end,
    search: (request, onProgress) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        pending.set(id, {resolve, reject, onProgress});
        worker.postMessage({id, manifestUrl, origin: location.origin, request} satisfies EngineRequest);
        if (isLoaded) setTimeout(() => pending.has(id) && giveUp(), DEAD_AFTER_MS);
      }),
  };
}
