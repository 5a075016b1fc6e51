/**
 * Answers the lite client's requests from the index that was built with the site: in a worker, so that reading the
 * index never blocks a key press, and on the page's own thread where workers fail.
 */
import type {EndRequest, Requester, Response} from '@algolia/client-common';
import {EngineFailure, type EngineReply, type EngineRequest} from '../engine/protocol';

/** A worker that has its index answers in milliseconds; one that does not for this long was killed. */
const DEAD_AFTER_MS = 1500;

export interface EmbeddedRequester extends Requester {
  warm(): void;
}

type Ask = (body: string) => Promise<string>;

/** `manifestUrl` is absolute or rooted; `startWorker` may throw or return a worker that fails. */
export function createEmbeddedRequester(
  manifestUrl: string,
  startWorker: () => Worker = () => new Worker(new URL('../engine/engine.worker.ts', import.meta.url)),
): EmbeddedRequester {
  const absoluteUrl = new URL(manifestUrl, globalThis.location?.href).href;
  let worker: Ask | null = null;
  let workerFailed = false;
  const page = askOnPage(absoluteUrl);

  async function ask(body: string): Promise<string> {
    if (!workerFailed) {
      try {
        worker ??= askWorker(startWorker(), absoluteUrl);
        return await worker(body);
      } catch (error) {
        // The index itself is at fault: a second thread would find the same.
        if (error instanceof EngineFailure) throw error;
        worker = null;
        workerFailed = true;
      }
    }
    return page(body);
  }

  return {
    warm: () => {
      ask('{"requests":[]}').catch(() => {
        // Only a head start: the search that follows asks again and shows what is wrong.
      });
    },
    send: (request: EndRequest) => ask(String(request.data)).then(answered, failed),
  };
}

const answered = (content: string): Response => ({status: 200, content, isTimedOut: false});

/** Speaks of failures as a remote index would, so that the client and the screens know only one kind. */
function failed(error: unknown): Response {
  const reason = error instanceof EngineFailure ? error.reason : 'malformed';
  if (reason === 'offline') return {status: 0, content: '', isTimedOut: false};
  if (reason === 'refused') return {status: 404, content: '{"message":"no index"}', isTimedOut: false};
  return {status: 200, content: '{}', isTimedOut: false};
}

/** One worker, many questions; rejects with a plain error when the worker itself fails. */
function askWorker(worker: Worker, manifestUrl: string): Ask {
  const waiting = new Map<number, {resolve: (answer: string) => void; reject: (error: Error) => void}>();
  let nextId = 0;
  let isLoaded = false;

  function giveUp(): void {
    worker.terminate();
    for (const {reject} of waiting.values()) reject(new Error('the search worker failed'));
    waiting.clear();
  }
  worker.onerror = giveUp;
  worker.onmessageerror = giveUp;
  worker.onmessage = ({data}: MessageEvent<EngineReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') {
      isLoaded = true;
      asked?.resolve(data.answer);
    } else asked?.reject(new EngineFailure(data.reason));
  };

  return (body) =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, {resolve, reject});
      worker.postMessage({id, manifestUrl, body, origin: location.origin} satisfies EngineRequest);
      if (isLoaded) setTimeout(() => waiting.has(id) && giveUp(), DEAD_AFTER_MS);
    });
}

/** The same engine on the page's thread, fetched only when it is needed. */
function askOnPage(manifestUrl: string): Ask {
  return async (body) => {
    const {answerFromIndex} = await import('../engine/load');
    return answerFromIndex(manifestUrl, body, location.origin);
  };
}
