/** Time as the core sees it: what it is now, and something to do later. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `act` after `ms` milliseconds; the returned function cancels it. */
  later(ms: number, act: () => void): () => void;
}

/** The clock of the machine; `now` may come from elsewhere. */
export function systemClock(now: () => number = Date.now): Clock {
  return {
    now,
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Timers of one owner, which are cancelled together. */
export class Timers {
  private readonly pending = new Set<() => void>();

  constructor(private readonly clock: Clock) {}

  /** As `later` of the clock. */
  later(ms: number, act: () => void): () => void {
    const cancelTimer = this.clock.later(ms, () => {
      this.pending.delete(cancel);
      act();
    });
    const cancel = () => {
      this.pending.delete(cancel);
      cancelTimer();
    };
    this.pending.add(cancel);
    return cancel;
  }

  cancelAll(): void {
    for (const cancel of this.pending) cancel();
  }
}

/** A clock that moves only when it is told to, so that a session takes no time and is the same on every machine. */
export class ManualClock implements Clock {
  private time: number;
  private readonly waiting = new Set<{at: number; act: () => void}>();

  constructor(start: number) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  later(ms: number, act: () => void): () => void {
    const entry = {at: this.time + ms, act};
    this.waiting.add(entry);
    return () => this.waiting.delete(entry);
  }

  /** Advances by `ms` milliseconds, and runs the timers that are due, in order of time. */
  advance(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = [...this.waiting].filter(({at}) => at <= end).sort((left, right) => left.at - right.at);
      if (!next) break;
      this.waiting.delete(next);
      this.time = next.at;
      next.act();
    }
    this.time = end;
  }
}
