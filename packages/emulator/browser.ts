/** The service with all that it knows, for a page or a worker: nothing is read from files, and nothing is compiled. */
import {compiledServiceData} from './compiledServiceData';
import type {Options} from './core/options';
import {Service} from './core/service';

/** Returns a service that follows the contracts as they were when `generated/` was written. */
export function createService(options: Partial<Options> = {}): Service {
  return new Service(compiledServiceData(), options);
}
