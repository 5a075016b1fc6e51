/**
 * The index that was built with the site: searched in a worker, so that reading the index never blocks a key press, and
 * on the page's own thread where workers fail.
 */
import siteConfig from '@generated/docusaurus.config';
import type {SearchSettings} from '../settings';
import {SearchFailure, type SearchRequest, type SearchResult} from '../types';
import type {Backend} from './backend';
import {connectWorker, type EngineWorker} from './workerConnection.client';

/** A host that sends nothing for this long will not; one that is slow may take its time, and the screens say so. */
const SILENT_AFTER_MS = 6000;

/** `onProgress` is called whenever something arrives. */
type Search = (request: SearchRequest | null, onProgress: () => void) => Promise<SearchResult | null>;

export function openBackend({indexUrl}: SearchSettings): Backend {
  return openIndex(`${siteConfig.baseUrl}${indexUrl}`);
}

/** `manifestUrl` is absolute or rooted; `startWorker` may throw or return a worker that fails. */
export function openIndex(
  manifestUrl: string,
  startWorker: () => Worker = () =>
    new Worker(/* webpackChunkName: "worker-find" */ new URL('../engine/engine.worker.ts', import.meta.url)),
): Backend {
  const absoluteUrl = new URL(manifestUrl, location.href).href;
  let worker: EngineWorker | null = null;
  let workerFailed = false;

  const search: Search = async (request, onProgress) => {
    if (!workerFailed) {
      try {
        worker ??= connectWorker(startWorker(), absoluteUrl);
        return await worker.search(request, onProgress);
      } catch (error) {
        // The index itself is at fault: a second thread would find the same.
        if (error instanceof SearchFailure) throw error;
        worker = null;
        workerFailed = true;
      }
    }
    const {loadEngine} = await import(/* webpackChunkName: "find-here" */ '../engine/load');
    const engine = await loadEngine(absoluteUrl, onProgress);
    return request && engine.search(request, location.origin);
  };

  /** Ends a worker whose fetch hangs, so that the next search fetches anew. */
  function abandon(failure: SearchFailure): void {
    const stuck = worker;
    worker = null;
    stuck?.end(failure);
  }

  return {
    warm: () => {
      search(null, () => undefined).catch(() => {
        // Only a head start: the search that follows tries again and shows what is wrong.
      });
    },
    search: (request) =>
      unlessSilent((onProgress) => search(request, onProgress), abandon).catch((error) => {
        throw error instanceof SearchFailure ? error : new SearchFailure('malformed');
      }) as Promise<SearchResult>,
  };
}

/** Rejects, and calls `abandon`, once nothing has arrived for six seconds. */
function unlessSilent<T>(
  work: (onProgress: () => void) => Promise<T>,
  abandon: (failure: SearchFailure) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const failure = new SearchFailure('offline');
        reject(failure);
        abandon(failure);
      }, SILENT_AFTER_MS);
    };
    listen();
    work(listen)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
