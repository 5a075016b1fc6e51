/** Fetches the index once per thread and keeps it; a failed fetch is forgotten, so that the next search tries again. */
import {SearchFailure} from '../types';
import {type Engine, openEngine} from './engine';
import {INDEX_VERSION, type IndexFile, type Manifest} from './indexFile';

/** A host that sends nothing for this long will not; one that is slow may take its time, and the screens say so. */
const SILENT_AFTER_MS = 6000;

const engines = new Map<string, Promise<Engine>>();

/** Returns the engine of the index that this manifest names; rejects with `SearchFailure`. */
export function loadEngine(manifestUrl: string): Promise<Engine> {
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
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_AFTER_MS);
  };
  listen();
  try {
    const response = await fetch(url, {cache, signal: silence.signal});
    if (!response.ok) throw new SearchFailure('rejected');
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        listen();
        stream.enqueue(chunk);
      },
    });
    const text = await new Response(response.body?.pipeThrough(heard, {signal: silence.signal})).text();
    return parse(text);
  } catch (error) {
    throw error instanceof SearchFailure ? error : new SearchFailure('offline');
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchFailure('malformed');
  }
}
