/**
 * Faults on demand: `--fault <fault>` for all requests, the header `X-Emulator-Fault: <fault>` for one. What they look
 * like on the wire comes from the contracts.
 *
 * Parts of a fault, in this order; all but the name can be missing:
 * - `socket:` or a method, such as `POST:`: it happens to those requests only;
 * - the name;
 * - `-after`: the effect comes first, and the client doesn't learn of it (`500-after`, `cut-after`);
 * - `@<seconds>`: of audio before it happens, of `Retry-After`, or until a new job is in the list;
 * - `*<n>`: only the first n requests of an API key, those with its temporary keys included.
 *
 * Several faults are separated by commas; the first that fits happens.
 */
import type {Contracts} from '@speech-docs/protocol/contracts';
import type {SocketApi} from '@speech-docs/protocol/rules';
import {BoundedMap} from './boundedMap';

export interface Fault {
  name: string;
  /** Seconds of audio before it happens, of `Retry-After`, or that a new job is missing from the list. */
  after: number;
  /** The effect happens before the response is lost (`-after`). */
  isLate: boolean;
}

const AGENT_FAULTS = ['agent-ends', 'two-calls', 'wrong-calls', 'fast-voice'];
/** Faults of sockets, beside error types, warning types, and close codes of the contracts. */
const SOCKET_FAULTS = [
  ...'silence stall slow-read reset jitter duplicate slow-end oversized redirect unlisted_error'.split(' '),
  ...AGENT_FAULTS,
];
const REQUEST_FAULTS = 'stuck full list-late hook-twice hook-lost hook-early hook-late hook-down skew'.split(' ');
const FAULTS = ['slow', 'cut', 'html', 'quota'];
const NAME = /^(?:(\w+):)?([\w-]+?)(-after)?(?:@(\d+(?:\.\d+)?))?(?:\*(\d+))?$/;

export const SLOW_MS = 3000;
export const SLOW_END_MS = 5000;

/** Every fault; the help says what each does. */
export const ALL_FAULTS = [...FAULTS, ...SOCKET_FAULTS, ...REQUEST_FAULTS];

type FaultTarget = SocketApi | 'request' | 'key';

export class Faults {
  private readonly met = new BoundedMap<number>();

  constructor(
    private readonly contracts: Contracts,
    private readonly options: {fault: string | undefined},
  ) {}

  /** Returns the fault that this request of the client, an API key, meets; a text when a fault is unknown. */
  of(client: string, target: FaultTarget, method: string, headers: Headers): Fault | string | undefined {
    const requested = headers.get('x-emulator-fault') ?? this.options.fault ?? '';
    for (const text of requested.split(',').map((one) => one.trim())) {
      if (!text) continue;
      const problem = faultProblem(this.contracts, text);
      if (problem) return problem;
      const [, where, name = '', late, after, times] = NAME.exec(text) ?? [];
      const isSocket = target === 'realtime' || target === 'flow';
      const isHere = !where || (isSocket ? where === 'socket' : where === method);
      if (!isHere) continue;
      if (!this.canMeet(name, target)) {
        // Reported, because a fault that is requested for this handshake would have no effect.
        if (isSocket && headers.has('x-emulator-fault')) return `This socket has no fault "${name}"`;
        continue;
      }
      if (times && !this.countsDown(`${client} ${text}`, Number(times))) continue;
      return {name: name === '1006' ? 'cut' : name, after: Number(after ?? 0), isLate: late !== undefined};
    }
    return undefined;
  }

  private countsDown(key: string, times: number): boolean {
    const count = this.met.get(key) ?? 0;
    this.met.set(key, count + 1);
    return count < times;
  }

  private canMeet(name: string, target: FaultTarget): boolean {
    if (target === 'key') return ['skew', ...FAULTS].includes(name) || /^[45]\d\d$/.test(name);
    if (target === 'request') return !SOCKET_FAULTS.includes(name) && !isOfSocket(this.contracts, name);
    if (isOfJob(this.contracts, name)) return false;
    const isOfOther = isOfSocket(this.contracts, name) && !isOfSocket(this.contracts, name, [target]);
    if (AGENT_FAULTS.includes(name) && target !== 'flow') return false;
    return !REQUEST_FAULTS.includes(name) && !isOfOther;
  }
}

/** Returns what is wrong with a fault, or with one of several; `undefined` when all are known. */
export function faultProblem(contracts: Contracts, faults: string): string | undefined {
  for (const text of faults.split(',').map((one) => one.trim())) {
    const [, where, name = ''] = NAME.exec(text) ?? [];
    const isPlace = !where || /^(?:socket|GET|POST|DELETE)$/.test(where);
    const isKnown =
      ALL_FAULTS.includes(name) || /^[45]\d\d$/.test(name) || isOfJob(contracts, name) || isOfSocket(contracts, name);
    if (!isPlace || !isKnown) return `The fault "${text}" is unknown`;
  }
  return undefined;
}

/** Failures of a job, and of one of its features, by their `id` in `x-job-errors`. */
export function isOfJob({documents}: Contracts, name: string): boolean {
  const entry = documents.batch['x-job-errors'].find(({id}) => id === name);
  return entry?.status === 'rejected' || (entry !== undefined && /^metadata.*-failed$/.test(`${entry.where} ${name}`));
}

/**
 * Error types, types of warnings, and close codes: those that RFC 6455 lets an endpoint send, listed by a contract or not.
 * 1006 is what a program sees of a connection that was cut.
 */
function isOfSocket(contracts: Contracts, name: string, apis: SocketApi[] = ['realtime', 'flow']): boolean {
  if (/^(?:100[0-3]|100[6-9]|101[0-4]|[34]\d{3})$/.test(name)) return true;
  const documents = apis.map((api) => contracts.documents[api]);
  return documents.some((one) => [...one['x-errors'], ...one['x-warnings']].some(({type}) => type === name));
}
