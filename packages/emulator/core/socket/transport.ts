/** One socket, as an adapter gives it to a session. */
import type {Clock} from '../clock';

export interface Transport {
  send(data: string | Uint8Array): void;
  close(code: number, reason: string): void;
  /** Ends the connection without a close frame. */
  drop(): void;
  /** Sends part of a frame and never its end; without a network it does nothing. */
  breakFrame(): void;
  /** Reads nothing, and sends no pong, until `resume`; adapters without a network do nothing. */
  pause?(): void;
  resume?(): void;
  /** Resets the connection. */
  reset?(): void;
}

/** Returns a transport that delays each message by up to `mostMs` milliseconds, in order. */
export function delayedTransport(transport: Transport, clock: Clock, random: () => number, mostMs: number): Transport {
  let free = 0;
  // One queue, because timers of the same moment have no order.
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
