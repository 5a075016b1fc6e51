/** The service with all that it knows, for a page or a worker: nothing is read from files, and nothing is compiled. */
import type {Api, Documents, ServiceFacts} from './core/contracts';
import {Contracts} from './core/contracts';
import {Library, type StoredRecording} from './core/library';
import type {Options} from './core/options';
import {Service} from './core/service';
import data from './generated/data.json';
import validators from './generated/validators';

type Data = {documents: Documents; facts: ServiceFacts; recordings: Record<string, StoredRecording>};

/** Returns a service that follows the contracts as they were when `generated/` was written. */
export function createService(options: Partial<Options> = {}): Service {
  const {documents, facts, recordings} = data as unknown as Data;
  const contracts = new Contracts({documents, facts, validate});
  return new Service({contracts, library: new Library(recordings)}, options);
}

function validate(api: Api, schema: string, value: unknown) {
  const check = validators[`${api}_${schema}`];
  if (!check) throw new Error(`${api}: the schema ${schema} has no validator`);
  return check(value) ? [] : (check.errors ?? []);
}
