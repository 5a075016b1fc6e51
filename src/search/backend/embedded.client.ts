/** The index that was built with the site, searched in a worker. */
import siteConfig from '@generated/docusaurus.config';
import {SearchFailure, type SearchRequest, type SearchResult} from '@speech-docs/search/types';
import type {SearchSettings} from '../settings';
import type {Backend} from './backend';
import type {EngineReply, EngineRequest} from './embedded.worker';

/** The browser has ended a worker that has its index and doesn't respond for this long: Chromium 156 sends no event. */
const DEAD_AFTER_MS = 3000;
/** A first search waits for script and index, on a slow line, too. */
const LOADED_WITHIN_MS = 60_000;

const startWorker = () =>
  new Worker(/* webpackChunkName: "worker-find" */ new URL('./embedded.worker.ts', import.meta.url));

export function openBackend({indexUrl}: SearchSettings): Backend {
  return openIndex(`${siteConfig.baseUrl}${indexUrl}`);
}

/** `manifestUrl` is absolute or rooted; `start` may throw or return a worker that fails: the next search starts another one. */
export function openIndex(manifestUrl: string, start: () => Worker = startWorker): Backend {
  const pending = new Map<number, (reply: EngineReply) => void>();
  let worker: Worker | undefined;
  let isLoaded = false;
  let lastId = 0;

  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins to wait for the next reply: a worker that replies to one search is not dead, however many wait. */
  function watch(): void {
    clearTimeout(timer);
    if (pending.size > 0) timer = setTimeout(end, isLoaded ? DEAD_AFTER_MS : LOADED_WITHIN_MS);
  }

  function end(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isLoaded = false;
    for (const [id, settle] of pending) settle({id, reason: 'offline'});
  }

  const search = (request: SearchRequest | null) =>
    new Promise<SearchResult | null>((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, (reply) => {
        pending.delete(id);
        if ('reason' in reply) return reject(new SearchFailure(reply.reason));
        isLoaded = true;
        resolve(reply.result);
      });
      try {
        worker ??= start();
        worker.onmessage = ({data}: MessageEvent<EngineReply>) => {
          pending.get(data.id)?.(data);
          watch();
        };
        worker.onerror = end;
        const message = {id, manifestUrl: new URL(manifestUrl, location.href).href, origin: location.origin, request};
        worker.postMessage(message satisfies EngineRequest);
        if (pending.size === 1) watch();
      } catch {
        end();
      }
    });

  return {
    // Only a head start: the search that follows tries again and shows what is wrong.
    warm: () => void search(null).catch(() => undefined),
    search: (request) => search(request) as Promise<SearchResult>,
  };
}
