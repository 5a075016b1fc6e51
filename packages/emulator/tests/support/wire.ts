/** Sessions without a network, on a clock that the test moves: they take no time and never differ. */
import {browserKnowledge} from '../../browserKnowledge';
import {ManualClock} from '../../core/clock';
import type {Options} from '../../core/options';
import {Service} from '../../core/service';
import type {Session} from '../../core/socket/session';
import {contracts, type Message} from './client';

export type NewService = (options: Partial<Options>) => Service;

const START = Date.parse('2026-11-22T12:00:00Z');
const {library} = browserKnowledge();

function nodeService(options: Partial<Options>): Service {
  return new Service({contracts, library}, options);
}

/** Counts up instead of rolling dice. */
function countingBytes(): (count: number) => Uint8Array {
  let next = 0;
  return (count) =>
    Uint8Array.from({length: count}, () => {
      next = (next + 1) % 256;
      return next;
    });
}

/** One real-time session, with every frame that the service sent. */
export class WireSession {
  readonly frames: Message[] = [];
  private readonly clock = new ManualClock(START);
  private readonly session: Session;
  /** Frames of audio that were sent. */
  sent = 0;

  constructor(newService: NewService = nodeService, changes: Partial<Options> = {}) {
    const service = newService({clock: this.clock, random: countingBytes(), ...changes});
    const result = service.sockets.handshake({
      method: 'GET',
      url: '/v2',
      headers: new Headers({Authorization: 'Bearer key'}),
    });
    if (!('open' in result)) throw new Error(`HTTP ${result.status}`);
    this.session = result.open({
      send: (data) => this.frames.push(JSON.parse(`${data}`)),
      close: (code, reason) => this.frames.push({message: 'close', code, reason}),
      drop: () => {},
      breakFrame: () => {},
    });
  }

  /** Rules that the client broke. */
  get broken(): string[] {
    return this.session.tracker.broken.map(({rule}) => rule.id);
  }

  /** Messages of the service that came in a state in which the contract does not have them. */
  get unexpected() {
    return this.session.tracker.unexpected;
  }

  send(message: object): void {
    this.inFlight(message);
    // As long as the last message takes.
    this.clock.advance(20);
  }

  /** Sends before the service can respond to what was sent before. */
  inFlight(message: object): void {
    this.session.receive(JSON.stringify(message));
  }

  /** Sends at most so many frames of a tenth of a second. */
  stream(samples: Uint8Array, most: number): void {
    for (let count = 0; count < most && count * 1600 < samples.length; count += 1) {
      this.sent += 1;
      this.session.receive(samples.subarray(count * 1600, (count + 1) * 1600));
      this.clock.advance(100);
    }
  }
}
