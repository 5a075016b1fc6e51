/** What the service knows, for a page or a worker: contracts and recordings, as they were when `generated/` was written. */
import {browserContracts} from './browserContracts';
import {Library, type StoredRecording} from './core/library';
import type {Knowledge} from './core/sockets';
import data from './generated/data.json';

/** Returns the contracts, and the recordings that the service recognizes. */
export function browserKnowledge(): Knowledge {
  const {recordings} = data as unknown as {recordings: Record<string, StoredRecording>};
  return {contracts: browserContracts(), library: new Library(recordings)};
}
