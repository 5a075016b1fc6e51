/**
 * Faults on demand: `--fault <fault>` for all requests, the header `X-Emulator-Fault: <fault>` for one. What they look
 * like on the wire comes from the contracts.
 *
 * A fault is `<name>`, and may have, in this order: `-after`, when the effect comes first and the client doesn't learn of it
 * (`500-after`, `cut-after`); `@<seconds>` of audio before it happens, the `Retry-After` of a status, or the age of a listed
 * job; `*<n>`, when it happens to the first n requests of a client only. `socket:` or a method, such as `POST:`, in front
 * limits it to those requests. Several faults are separated by commas; the first that fits happens.
 */
import type {Contracts} from '../../protocol/contracts/contracts';
import type {SocketApi} from '../../protocol/rules/contract';
import {RecentMap} from './recent';

export interface Fault {
  name: string;
  /** Seconds of audio before it happens, of `Retry-After`, or that a new job is missing from the list. */
  after: number;
  /** The effect comes first. */
  isLate: boolean;
}

/** What sockets can meet beside the types and codes of their contracts. */
const SOCKET_FAULTS: Readonly<Record<string, string>> = {
  silence: 'a session confirms audio, and recognizes nothing',
  stall: 'the service neither reads nor sends, and the connection stays',
  'slow-read': 'the service reads nothing for 3 s',
  reset: 'the connection is reset',
  jitter: 'messages arrive up to 1.5 s late, in their order',
  duplicate: 'each final comes a second time, after the next one',
  'slow-end': 'the last message of a session takes 5 s more',
  oversized: 'one message has 1.5 MB',
  'agent-ends': 'the agent ends the conversation: agent-ends@8',
};
/** What requests can meet. */
const REQUEST_FAULTS: Readonly<Record<string, string>> = {
  stuck: 'the job never ends',
  full: '429 for a new job: too many jobs are in progress',
  'list-late': 'a job is missing from the list until it is so many seconds old: list-late@30',
  'hook-twice': 'a notification that was received is sent again',
  'hook-lost': 'the response of the receiver is lost, and the notification sent again',
  'hook-early': 'the notification arrives before the response that creates the job',
  'hook-late': 'the notification comes 20 s later, so that those of other jobs overtake it',
  skew: 'a temporary key has expired when it arrives',
};
/** What both can meet. */
const FAULTS: Readonly<Record<string, string>> = {
  slow: 'the response, or the start of a session, takes 3 s',
  cut: 'the connection breaks in the middle of the response, or of a frame, which a socket also does for 1006',
  html: 'a proxy responds with 502 and a page of HTML',
  quota: '403 for a request, quota_exceeded for a socket',
};
const NAME = /^(?:(\w+):)?([\w-]+?)(-after)?(?:@(\d+(?:\.\d+)?))?(?:\*(\d+))?$/;

export const SLOW_MS = 3000;
export const SLOW_END_MS = 5000;

/** Every fault with what it does, for the help. */
export const ALL_FAULTS = {...FAULTS, ...SOCKET_FAULTS, ...REQUEST_FAULTS};

export type Kind = SocketApi | 'request';

export class Faults {
  private readonly met = new RecentMap<number>();

  constructor(
    private readonly contracts: Contracts,
    private readonly options: {fault: string | undefined},
  ) {}

  /** Returns the fault that this request of the client meets; a text when a fault is unknown. */
  of(client: string, kind: Kind, method: string, headers: Headers): Fault | string | undefined {
    const requested = headers.get('x-emulator-fault') ?? this.options.fault ?? '';
    for (const text of requested.split(',').map((one) => one.trim())) {
      if (!text) continue;
      const problem = faultProblem(this.contracts, text);
      if (problem) return problem;
      const [, where, name = '', late, after, times] = NAME.exec(text) ?? [];
      const isHere = !where || (kind === 'request' ? where === method : where === 'socket');
      if (!isHere) continue;
      if (!this.canMeet(name, kind)) {
        // Requested for this one, it would do nothing.
        if (kind !== 'request' && headers.has('x-emulator-fault')) return `This socket has no fault "${name}"`;
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

  private canMeet(name: string, kind: Kind): boolean {
    if (kind === 'request') return !Object.hasOwn(SOCKET_FAULTS, name) && !isOfSocket(this.contracts, name);
    const isOfOther = isOfSocket(this.contracts, name) && !isOfSocket(this.contracts, name, [kind]);
    if (name === 'agent-ends' && kind !== 'flow') return false;
    return !Object.hasOwn(REQUEST_FAULTS, name) && !isOfOther;
  }
}

/** Returns what is wrong with a fault, or with one of several; `undefined` when all are known. */
export function faultProblem(contracts: Contracts, faults: string): string | undefined {
  for (const text of faults.split(',').map((one) => one.trim())) {
    const [, where, name = ''] = NAME.exec(text) ?? [];
    const isPlace = !where || /^(?:socket|GET|POST|DELETE)$/.test(where);
    const isKnown = Object.hasOwn(ALL_FAULTS, name) || /^[45]\d\d$/.test(name) || isOfSocket(contracts, name);
    if (!isPlace || !isKnown) return `The fault "${text}" is unknown`;
  }
  return undefined;
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
