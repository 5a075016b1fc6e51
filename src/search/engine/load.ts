/** Fetches the index once per thread and keeps it; a failed fetch is forgotten, so that the next search tries again. */
import type {WireRequest} from '../types';
import {type Engine, openEngine} from './engine';
import {INDEX_VERSION, type IndexFile, type Manifest} from './indexFile';
import {EngineFailure} from './protocol';

const engines = new Map<string, Promise<Engine>>();
/** Whom to tell that more of an index has arrived. */
const listeners = new Set<() => void>();
const tellProgress = () => {
  for (const tell of listeners) tell();
};

/** Answers the JSON body of a multi-queries call with the JSON of its answer; tells while the index is arriving. */
export async function answerFromIndex(
  manifestUrl: string,
  body: string,
  origin: string,
  onProgress: () => void = () => undefined,
): Promise<string> {
  listeners.add(onProgress);
  const engine = await engineFor(manifestUrl).finally(() => listeners.delete(onProgress));
  const {requests} = JSON.parse(body) as {requests: WireRequest[]};
  return JSON.stringify({results: requests.map((request) => engine.answer(request, origin))});
}

function engineFor(manifestUrl: string): Promise<Engine> {
  const known = engines.get(manifestUrl);
  if (known) return known;
  const opening = loadEngine(manifestUrl);
  engines.set(manifestUrl, opening);
  opening.catch(() => engines.delete(manifestUrl));
  return opening;
}

async function loadEngine(manifestUrl: string): Promise<Engine> {
  // The manifest is a few bytes and always asked for anew; the index it names never changes under its name.
  const manifest = (await fetchJson(manifestUrl, 'no-cache')) as Manifest | null;
  if (manifest?.version !== INDEX_VERSION || typeof manifest.index !== 'string') throw new EngineFailure('malformed');
  const file = (await fetchJson(new URL(manifest.index, manifestUrl).href, 'default')) as IndexFile | null;
  if (file?.version !== INDEX_VERSION) throw new EngineFailure('malformed');
  try {
    return openEngine(file);
  } catch {
    throw new EngineFailure('malformed');
  }
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache}).catch(() => {
    throw new EngineFailure('offline');
  });
  if (!response.ok) throw new EngineFailure('refused');
  const told = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        tellProgress();
        stream.enqueue(chunk);
      },
    }),
  );
  return new Response(told).json().catch(() => {
    throw new EngineFailure('malformed');
  });
}
