/** What the service knows, for a page or a worker: contracts and recordings, as they were when `generated/` was written. */
import {compiledContracts} from '@speech-docs/protocol/contracts/compiled';
import {Library, type StoredRecording} from './core/library';
import type {ServiceData} from './core/sockets';
import recordings from './generated/recordings.json';

/** Returns the contracts, and the recordings that the service recognizes. */
export function compiledServiceData(): ServiceData {
  return {
    contracts: compiledContracts(),
    library: new Library(recordings as unknown as Record<string, StoredRecording>),
  };
}
