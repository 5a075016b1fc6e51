/** Rate limits: so many new jobs and so many reads per second and key, with a burst of one second's worth. */
import type {IncomingMessage} from 'node:http';
import type {Options} from './options';

export class RateLimits {
  private readonly recent = new Map<string, number[]>();

  constructor(private readonly options: Pick<Options, 'rates' | 'now'>) {}

  /** Counts the request; false when it is one too many. */
  allows(request: IncomingMessage): boolean {
    const {rates, now} = this.options;
    if (!rates) return true;
    const isWrite = request.method === 'POST';
    const name = `${isWrite} ${request.headers.authorization}`;
    const since = now() - 1000;
    const times = (this.recent.get(name) ?? []).filter((time) => time > since);
    const isAllowed = times.length < (isWrite ? rates.newJobs : rates.reads);
    if (isAllowed) times.push(now());
    this.recent.set(name, times);
    return isAllowed;
  }
}
