/** Measures a session against the time limits of its contract: when warnings are due, and when it is over. */
import type {Limit} from './contract';
import type {Protocol} from './protocol';

export type Due =
  | {kind: 'warning'; limit: Limit; minutesLeft: number; minutesPassed: number}
  | {kind: 'end'; limit: Limit; minutesPassed: number};

/** Start of each limit, in milliseconds. */
interface Moments {
  'session-length': number;
  'audio-idle': number | undefined;
  'connection-idle': number;
}

export class LimitClock {
  private readonly warned = new Set<string>();
  private readonly since: Moments;

  /** `scale` multiplies every limit, so that a test or a demonstration need not wait for hours. */
  constructor(
    private readonly protocol: Protocol,
    now: number,
    private readonly scale = 1,
  ) {
    this.since = {'session-length': now, 'audio-idle': undefined, 'connection-idle': now};
  }

  /** Notes audio, or the start of recognition. */
  audio(now: number): void {
    this.since['audio-idle'] = now;
    this.noteActivity(now);
  }

  /** Notes any frame, pings included. */
  noteActivity(now: number): void {
    this.since['connection-idle'] = now;
  }

  /** Stops the limit of time without audio. */
  audioEnded(): void {
    this.since['audio-idle'] = undefined;
  }

  /** Returns the warnings that are due for the first time, and the limit that is reached. */
  due(now: number): Due[] {
    return (Object.keys(this.since) as (keyof Moments)[]).flatMap((id) => this.dueOf(id, now));
  }

  private dueOf(id: keyof Moments, now: number): Due[] {
    const since = this.since[id];
    const limit = this.protocol.limit(id);
    const ms = this.protocol.limitMs(id);
    if (since === undefined || !limit || ms === undefined) return [];
    const minute = 60_000 * this.scale;
    const passed = now - since;
    const minutesPassed = Math.round(passed / minute);
    if (passed >= ms * this.scale) return [{kind: 'end', limit, minutesPassed}];
    return (limit.warnMinutesBefore ?? []).flatMap((minutesLeft): Due[] => {
      const name = `${id} ${minutesLeft} ${since}`;
      if (passed < ms * this.scale - minutesLeft * minute || this.warned.has(name)) return [];
      this.warned.add(name);
      return [{kind: 'warning', limit, minutesLeft, minutesPassed}];
    });
  }
}
