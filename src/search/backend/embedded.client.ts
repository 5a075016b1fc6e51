/**
 * The index that was built with the site: searched in a worker, so that reading the index never blocks a key press, and
 * on the page's own thread where workers fail.
 */
import siteConfig from '@generated/docusaurus.config';
import type {SearchSettings} from '../settings';
import {SearchFailure, type SearchRequest, type SearchResult} from '../types';
import type {Backend} from './backend';
import {connectWorker, type EngineWorker} from './workerConnection.client';

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

  const search = async (request: SearchRequest | null): Promise<SearchResult | null> => {
    if (!workerFailed) {
      try {
        if (!worker || worker.isOver) worker = connectWorker(startWorker(), absoluteUrl);
        return await worker.search(request);
      } catch (error) {
        // The index or its host is at fault: a second thread would find the same.
        if (error instanceof SearchFailure) throw error;
        worker = null;
        workerFailed = true;
      }
    }
    const {loadEngine} = await import(/* webpackChunkName: "find-here" */ '../engine/load');
    const engine = await loadEngine(absoluteUrl);
    return request && engine.search(request, location.origin);
  };

  return {
    warm: () => {
      search(null).catch(() => {
        // Only a head start: the search that follows tries again and shows what is wrong.
      });
    },
    search: (request) =>
      search(request).catch((error) => {
        throw error instanceof SearchFailure ? error : new SearchFailure('malformed');
      }) as Promise<SearchResult>,
  };
}
