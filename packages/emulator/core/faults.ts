/**
 * Faults on demand: `--fault <name>` for all requests, the header `X-Emulator-Fault: <name>` for one. What they look
 * like on the wire comes from the contracts.
 *
 * - `slow`: the response, or the start of a session, takes 3 s
 * - `cut`: the connection breaks in the middle of the response, or of a frame
 * - `silence`: a session confirms audio, and recognizes nothing
 * - `429`, `500`, `503` and any other status from 400: a REST request gets it, and it rejects the handshake of a socket
 * - `quota`: 403 for a REST request, `quota_exceeded` for a socket
 * - any close code of the real-time contract, such as `1011`, or any error type, such as `job_error`: a socket gets the
 *   error and the code, and REST requests go well; `<name>@<seconds>` waits until that much audio has come
 *
 * `<fault>*<n>` happens to the first n requests only.
 */
import type {Options} from './options';

export interface Fault {
  name: string;
  /** Seconds of audio before it happens. */
  after: number;
}

export const SLOW_MS = 3000;

export class Faults {
  private readonly left = new Map<string, number>();

  constructor(private readonly options: Pick<Options, 'fault'>) {}

  /** Returns the fault that this request meets, if it `canMeet` a fault of that name. */
  of(headers: Headers, canMeet: (name: string) => boolean = () => true): Fault | undefined {
    const requested = headers.get('x-emulator-fault') ?? this.options.fault;
    if (!requested) return undefined;
    const [, name, after, times] = /^([\w-]+)(?:@([\d.]+))?(?:\*(\d+))?$/.exec(requested.trim()) ?? [];
    if (!name || !canMeet(name)) return undefined;
    if (times) {
      const left = this.left.get(requested) ?? Number(times);
      if (left <= 0) return undefined;
      this.left.set(requested, left - 1);
    }
    return {name, after: Number(after ?? 0)};
  }
}
