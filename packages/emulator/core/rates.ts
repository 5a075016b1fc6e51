/** Rate limits of the account: so many new jobs and so many other requests to the batch API a second, with a burst of one second's worth. */
import {type HttpRequest, requestUrl} from './http';
import type {Options} from './options';

/** The documented rates. Reads are all requests of `GET` and `DELETE`. */
export const RATES = {newJobs: 10, reads: 50};

export class RateLimits {
  private times: Record<keyof typeof RATES, number[]> = {newJobs: [], reads: []};

  constructor(private readonly options: Pick<Options, 'rates' | 'clock'>) {}

  /** Counts the request; false when it is one too many. */
  allows(request: HttpRequest): boolean {
    const {rates, clock} = this.options;
    if (!rates || !/^\/v2\b/.test(requestUrl(request).pathname)) return true;
    const kind = request.method === 'POST' ? 'newJobs' : 'reads';
    const since = clock.now() - 1000;
    const recent = this.times[kind].filter((time) => time > since);
    const isAllowed = recent.length < rates[kind];
    if (isAllowed) recent.push(clock.now());
    this.times[kind] = recent;
    return isAllowed;
  }
}
