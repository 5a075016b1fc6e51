/** Rate limits: so many new jobs and so many reads per second and key, with a burst of one second's worth. */
import type {HttpRequest} from './http';
import type {Options} from './options';
import {RecentMap} from './recent';

/** The documented rates. */
export const RATES = {newJobs: 10, reads: 50};

export class RateLimits {
  private readonly recent = new RecentMap<number[]>();

  constructor(private readonly options: Pick<Options, 'rates' | 'clock'>) {}

  /** Counts the request; false when it is one too many. */
  allows({method, headers}: HttpRequest): boolean {
    const {rates, clock} = this.options;
    if (!rates) return true;
    const isWrite = method === 'POST';
    const name = `${isWrite} ${headers.get('authorization')}`;
    const since = clock.now() - 1000;
    const times = (this.recent.get(name) ?? []).filter((time) => time > since);
    const isAllowed = times.length < (isWrite ? rates.newJobs : rates.reads);
    if (isAllowed) times.push(clock.now());
    this.recent.set(name, times);
    return isAllowed;
  }
}
