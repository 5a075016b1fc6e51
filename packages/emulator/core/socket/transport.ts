/** One socket, as an adapter gives it to a session. */
import type {Clock} from '../clock';

export interface Transport {
  send(data: string | Uint8Array): void;
  close(code: number, reason: string): void;
  /** Ends the connection without a close frame. */
  drop(): void;
  /** Begins a frame that never ends; adapters without frames of bytes only drop the connection. */
  breakFrame(): void;
  /** Reads nothing, and sends no pong, until `resume`; adapters without a network do nothing. */
  pause?(): void;
  resume?(): void;
  /** Resets the connection. */
  reset?(): void;
}

/** Returns a wire on which messages are late by up to so many milliseconds, and stay in order. */
export function delayedTransport(transport: Transport, clock: Clock, random: () => number, mostMs: number): Transport {
  let free = 0;
  // One queue: timers of the same moment have no order.
  const waiting: (() => void)[] = [];
  const at = (act: () => void) => {
    waiting.push(act);
    free = Math.max(free, clock.now() + random() * mostMs);
    clock.later(free - clock.now(), () => waiting.shift()?.());
  };
  return {
    ...transport,
    send: (data) => at(() => transport.send(data)),
    close: (code, reason) => at(() => transport.close(code, reason)),
  };
}
