/** Fetches the index once per thread and keeps it; a failed fetch is forgotten, so that the next search tries again. */
import {SearchFailure} from '../types';
import {type Engine, openEngine} from './engine';
import {INDEX_VERSION, type IndexFile, type Manifest} from './indexFile';

const engines = new Map<string, Promise<Engine>>();
/** Called when more of an index has arrived. */
const listeners = new Set<() => void>();
const notifyProgress = () => {
  for (const listener of listeners) listener();
};

/** Returns the engine of the index that this manifest names; rejects with `SearchFailure`. */
export async function loadEngine(manifestUrl: string, onProgress: () => void = () => undefined): Promise<Engine> {
  listeners.add(onProgress);
  return engineFor(manifestUrl).finally(() => listeners.delete(onProgress));
}

function engineFor(manifestUrl: string): Promise<Engine> {
  const known = engines.get(manifestUrl);
  if (known) return known;
  const opening = fetchEngine(manifestUrl);
  engines.set(manifestUrl, opening);
  opening.catch(() => engines.delete(manifestUrl));
  return opening;
}

async function fetchEngine(manifestUrl: string): Promise<Engine> {
  // The manifest is a few bytes and always fetched anew; the index that it names never changes under its name.
  const manifest = (await fetchJson(manifestUrl, 'no-cache')) as Manifest | null;
  if (manifest?.version !== INDEX_VERSION || typeof manifest.index !== 'string') throw new SearchFailure('malformed');
  const file = (await fetchJson(new URL(manifest.index, manifestUrl).href, 'default')) as IndexFile | null;
  if (file?.version !== INDEX_VERSION) throw new SearchFailure('malformed');
  try {
    return openEngine(file);
  } catch {
    throw new SearchFailure('malformed');
  }
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache}).catch(() => {
    throw new SearchFailure('offline');
  });
  if (!response.ok) throw new SearchFailure('rejected');
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        notifyProgress();
        stream.enqueue(chunk);
      },
    }),
  );
  return new Response(body).json().catch(() => {
    throw new SearchFailure('malformed');
  });
}
