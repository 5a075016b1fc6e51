/** Fetches the index that was built with the site. */
import {type Engine, openEngine} from '@speech-docs/search/engine';
import {INDEX_VERSION, type IndexFile, type Manifest} from '@speech-docs/search/indexFile';
import {SearchFailure} from '@speech-docs/search/types';

/** Time-out of silence, not of the download: as long as bytes arrive, the screens show that loading goes on. */
const SILENT_AFTER_MS = 6000;

/** Returns the engine of the index that this manifest names; rejects with `SearchFailure`. */
export async function loadEngine(manifestUrl: string): Promise<Engine> {
  // The manifest is a few bytes and always fetched anew; the index that it names never changes under its name.
  const manifest = await fetchJson<Manifest>(manifestUrl, 'no-cache');
  if (typeof manifest.index !== 'string') throw new SearchFailure('malformed');
  return openEngine(await fetchJson<IndexFile>(new URL(manifest.index, manifestUrl).href, 'default'));
}

async function fetchJson<T extends {version: number}>(url: string, cache: RequestCache): Promise<T> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_AFTER_MS);
  };
  restart();
  let text = '';
  try {
    const response = await fetch(url, {cache, signal: silence.signal});
    if (!response.ok) throw new SearchFailure('rejected');
    const chunks = response.body?.pipeThrough(new TextDecoderStream(), {signal: silence.signal}).getReader();
    for (let chunk = await chunks?.read(); chunk && !chunk.done; chunk = await chunks?.read()) {
      restart();
      text += chunk.value;
    }
  } catch (error) {
    throw error instanceof SearchFailure ? error : new SearchFailure('offline');
  } finally {
    clearTimeout(timer);
  }
  const content = JSON.parse(text) as T | null;
  if (content?.version !== INDEX_VERSION) throw new SearchFailure('malformed');
  return content;
}
