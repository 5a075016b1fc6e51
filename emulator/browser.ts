/** The service with all that it knows, for a page or a worker: nothing is read from files, and nothing is compiled. */
import {browserContracts} from './browserContracts';
import {Library, type StoredRecording} from './core/library';
import type {Options} from './core/options';
import {Service} from './core/service';
import data from './generated/data.json';

/** Returns a service that follows the contracts as they were when `generated/` was written. */
export function createService(options: Partial<Options> = {}): Service {
  const {recordings} = data as unknown as {recordings: Record<string, StoredRecording>};
  return new Service({contracts: browserContracts(), library: new Library(recordings)}, options);
}
