/**
 * Answers the lite client's requests from the index that was built with the site: in a worker, so that reading the
 * index never blocks a key press, and on the page's own thread where workers fail.
 */
import type {EndRequest, Requester, Response} from '@algolia/client-common';
import {EngineFailure, type EngineReply, type EngineRequest} from '../engine/protocol';
import {createShortcut} from './shortcut.client';

/** A worker that has its index answers in milliseconds; one that does not for this long was killed. */
const DEAD_AFTER_MS = 1500;
/** A host that sends nothing for this long will not; one that is slow may take its time, and the screens say so. */
const SILENT_AFTER_MS = 6000;

export interface EmbeddedRequester extends Requester {
  warm(): void;
}

/** `onProgress` is called whenever something arrives. */
type Ask = (body: string, onProgress: () => void) => Promise<string>;

/** `manifestUrl` is absolute or rooted; `startWorker` may throw or return a worker that fails. */
export function createEmbeddedRequester(
  manifestUrl: string,
  startWorker: () => Worker = () =>
    new Worker(/* webpackChunkName: "find-worker" */ new URL('../engine/engine.worker.ts', import.meta.url)),
): EmbeddedRequester {
  const absoluteUrl = new URL(manifestUrl, globalThis.location?.href).href;
  let worker: AskedWorker | null = null;
  let workerFailed = false;
  const page = askOnPage(absoluteUrl);

  async function ask(body: string, onProgress: () => void): Promise<string> {
    if (!workerFailed) {
      try {
        worker ??= askWorker(startWorker(), absoluteUrl);
        return await worker.ask(body, onProgress);
      } catch (error) {
        // The index itself is at fault: a second thread would find the same.
        if (error instanceof EngineFailure) throw error;
        worker = null;
        workerFailed = true;
      }
    }
    return page(body, onProgress);
  }

  /** A worker whose fetch hangs is let go, so that the next search fetches anew. */
  function abandon(failure: EngineFailure): void {
    const stuck = worker;
    worker = null;
    stuck?.end(failure);
  }

  return {
    warm: () => {
      ask('{"requests":[]}', () => undefined).catch(() => {
        // Only a head start: the search that follows asks again and shows what is wrong.
      });
    },
    send: (request: EndRequest) =>
      unlessSilent((onProgress) => ask(String(request.data), onProgress), abandon).then(answered, failed),
  };
}

/** Rejects, and calls `abandon`, once nothing has arrived for six seconds. */
function unlessSilent(
  work: (onProgress: () => void) => Promise<string>,
  abandon: (failure: EngineFailure) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const failure = new EngineFailure('offline');
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

const answered = (content: string): Response => ({status: 200, content, isTimedOut: false});

/** Speaks of failures as a remote index would, so that the client and the screens know only one kind. */
function failed(error: unknown): Response {
  const reason = error instanceof EngineFailure ? error.reason : 'malformed';
  if (reason === 'offline') return {status: 0, content: '', isTimedOut: false};
  if (reason === 'refused') return {status: 404, content: '{"message":"no index"}', isTimedOut: false};
  return {status: 200, content: '{}', isTimedOut: false};
}

interface AskedWorker {
  ask: Ask;
  /** Ends the worker and rejects what it was asked. */
  end(reason: Error): void;
}

/** One worker, many questions; rejects with a plain error when the worker itself fails. */
function askWorker(worker: Worker, manifestUrl: string): AskedWorker {
  const waiting = new Map<
    number,
    {resolve: (answer: string) => void; reject: (error: Error) => void; onProgress: () => void}
  >();
  let nextId = 0;
  let isLoaded = false;
  const shortcut = createShortcut(onReply);

  function end(reason: Error): void {
    worker.terminate();
    shortcut.close();
    for (const {reject} of waiting.values()) reject(reason);
    waiting.clear();
  }
  const giveUp = () => end(new Error('the search worker failed'));
  worker.onerror = giveUp;
  worker.onmessageerror = giveUp;
  worker.onmessage = onReply;
  function onReply({data}: MessageEvent<EngineReply>): void {
    const asked = waiting.get(data.id);
    if (data.kind === 'progress') {
      asked?.onProgress();
      return;
    }
    waiting.delete(data.id);
    if (data.kind === 'answer') {
      isLoaded = true;
      // Not before: what is sent while a channel opens may be lost.
      shortcut.open();
      asked?.resolve(data.answer);
    } else asked?.reject(new EngineFailure(data.reason));
  }

  const ask: Ask = (body, onProgress) =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, {resolve, reject, onProgress});
      worker.postMessage({
        id,
        manifestUrl,
        body,
        origin: location.origin,
        channel: shortcut.name(),
      } satisfies EngineRequest);
      if (isLoaded) setTimeout(() => waiting.has(id) && giveUp(), DEAD_AFTER_MS);
    });
  return {ask, end};
}

/** The same engine on the page's thread, fetched only when it is needed. */
function askOnPage(manifestUrl: string): Ask {
  return async (body, onProgress) => {
    const {answerFromIndex} = await import(/* webpackChunkName: "find-here" */ '../engine/load');
    return answerFromIndex(manifestUrl, body, location.origin, onProgress);
  };
}
