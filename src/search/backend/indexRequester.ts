/** A requester for the search client that calls no host: a worker searches the index that was built with the site. */
import type {Requester} from '@algolia/client-common';
import {SearchFailure} from '@speech-docs/search/types';
import type {IndexReply, IndexRequest} from './embedded.worker';
import type {WireRequest} from './wire';

/**
 * The browser has ended a worker that has its index and doesn't respond for this long: Chromium 156 sends no event. On a busy
 * processor, a query takes seconds.
 */
const DEAD_AFTER_MS = 10_000;
/** A first search waits for script and index, on a slow line, too. */
const LOADED_WITHIN_MS = 60_000;

interface IndexRequester extends Requester {
  /** Starts to fetch the index. Never throws: the search that follows tries again, and shows what is wrong. */
  warm(): void;
}

const startWorker = () =>
  new Worker(/* webpackChunkName: "worker-find" */ new URL('./embedded.worker.ts', import.meta.url));

/**
 * `manifestUrl` is absolute or rooted. A request that fails is rejected with `SearchFailure`; after a worker that failed, or
 * did not start, the next search starts another one.
 */
export function indexRequester(manifestUrl: string): IndexRequester {
  const pending = new Map<number, (reply: IndexReply) => void>();
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

  const query = (request: WireRequest | null) =>
    new Promise<string>((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, (reply) => {
        pending.delete(id);
        if ('reason' in reply) return reject(new SearchFailure(reply.reason));
        isLoaded = true;
        resolve(reply.content);
      });
      try {
        worker ??= startWorker();
        worker.onmessage = ({data}: MessageEvent<IndexReply>) => {
          pending.get(data.id)?.(data);
          watch();
        };
        worker.onerror = end;
        const message = {id, manifestUrl: new URL(manifestUrl, location.href).href, origin: location.origin, request};
        worker.postMessage(message satisfies IndexRequest);
        if (pending.size === 1) watch();
      } catch {
        end();
      }
    });

  return {
    warm: () => void query(null).catch(() => undefined),
    async send({data}) {
      const {requests} = JSON.parse(String(data)) as {requests: [WireRequest]};
      return {status: 200, isTimedOut: false, content: await query(requests[0])};
    },
  };
}
