/** Records sessions without a network, on a clock that the caller moves, as a client would record them: they never differ. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {provider} from '@speech-docs/protocol/facts';
import {type Sender, SOCKET_PATHS, type SocketApi} from '@speech-docs/protocol/rules';
import {type CapturedFrame, type CapturedSession, newSession, objectOf} from '@speech-docs/protocol/sessionCheck';
import type {Message} from '@speech-docs/protocol/sessionRecord';
import {compiledServiceData} from './compiledServiceData';
import {ManualClock} from './core/clock';
import type {Options as ServiceOptions} from './core/options';
import {Service} from './core/service';
import type {Session} from './core/socket/session';

/** Samples of the harbor tour, 16 bits at 8 kHz. */
export const TOUR = readFileSync(join(__dirname, 'audio/harbor-tour.wav')).subarray(44);
const START = Date.parse('2026-11-21T12:00:00Z');
/** A tenth of a second of it. */
const CHUNK_BYTES = 1600;
/** Milliseconds in which a message arrives. */
const ON_THE_WAY_MS = 20;

export type NewService = (options: Partial<ServiceOptions>) => Service;
const nodeService: NewService = (options) => new Service(compiledServiceData(), options);

export interface Options extends Partial<ServiceOptions> {
  api?: SocketApi;
  /** What `audio` sends; the recording, and silence after it, otherwise. */
  sound?: Uint8Array;
  /** The clock of an earlier session, where one follows another. */
  clock?: ManualClock;
}

/** Returns the frame of a text; one that is no JSON object has no message. */
export function textFrame(at: number | null, from: Sender, text: string): CapturedFrame {
  const message = objectOf(text);
  return {at, from, kind: 'text', message, bytes: text.length, ...(!message && {text})};
}

/** One session: what the client does is recorded, and what the service sends. */
export class Recorder {
  readonly session: CapturedSession;
  readonly clock: ManualClock;
  sent = 0;
  private readonly transport: Session;
  private readonly service: Service;
  private readonly sound: Uint8Array;

  constructor(
    {api = 'realtime', sound = TOUR, clock = new ManualClock(START), ...options}: Options = {},
    newService = nodeService,
  ) {
    this.sound = sound;
    this.clock = clock;
    this.service = newService({clock, ...options});
    const url = `${SOCKET_PATHS[api]}?jwt=key`;
    this.session = newSession(`wss://eu.${provider.realtimeHost}${url}`);
    const {frames} = this.session;
    // The header, because a long-lived key in an address breaks a rule.
    const headers = new Headers({Authorization: 'Bearer key'});
    const result = this.service.sockets.handshake({method: 'GET', url, headers});
    if (!('open' in result)) throw new Error(`HTTP ${result.status}`);
    const at = () => this.clock.now();
    this.transport = result.open({
      send: (data) => {
        if (typeof data === 'string') frames.push(textFrame(at(), 'server', data));
        else frames.push({at: at(), from: 'server', kind: 'binary', message: null, bytes: data.length});
      },
      close: (code, reason) => {
        this.session.close ??= {at: at(), by: 'server', code, reason};
      },
      drop: () => {
        this.session.close ??= {at: at(), by: 'transport', code: 1006, reason: ''};
      },
      breakFrame: () => {},
    });
  }

  get isClosed(): boolean {
    return this.session.close !== null;
  }

  get messages(): Message[] {
    return this.session.frames.flatMap(({from, message}) =>
      from === 'server' && message ? [message as unknown as Message] : [],
    );
  }

  get received(): string[] {
    return this.messages.map(({message}) => message);
  }

  named(...names: string[]): Message[] {
    return this.messages.filter(({message}) => names.includes(message));
  }

  /** Rules that the client broke, as the service judges it. */
  get broken(): string[] {
    return this.transport.tracker.broken.map(({rule}) => rule.id);
  }

  /** Messages of the service that came in a state in which the contract does not have them. */
  get unexpected() {
    return this.transport.tracker.unexpected;
  }

  /** Sends a message, or a text as it is. */
  send(message: object | string, waitMs = ON_THE_WAY_MS): this {
    if (this.isClosed) return this;
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    this.session.frames.push(textFrame(this.clock.now(), 'client', text));
    this.transport.receive(text);
    return waitMs > 0 ? this.wait(waitMs) : this;
  }

  /** Sends so many tenths of a second. */
  audio(tenths: number): this {
    const chunkAt = (tenth: number) => {
      const chunk = Buffer.alloc(CHUNK_BYTES);
      chunk.set(this.sound.subarray(tenth * CHUNK_BYTES, (tenth + 1) * CHUNK_BYTES));
      return chunk;
    };
    for (let count = 0; count < tenths && !this.isClosed; count += 1) this.frame(chunkAt(this.sent));
    return this;
  }

  /** Sends samples to their end, a tenth of a second in each frame. */
  stream(samples: Uint8Array): this {
    for (let at = 0; at < samples.length; at += CHUNK_BYTES) this.frame(samples.subarray(at, at + CHUNK_BYTES));
    return this;
  }

  end(waitMs?: number): this {
    return this.send({message: 'EndOfStream', last_seq_no: this.sent}, waitMs);
  }

  wait(ms: number): this {
    this.clock.advance(ms);
    this.service.sockets.tick();
    return this;
  }

  close(): this {
    this.session.close ??= {at: this.clock.now(), by: 'client', code: 1000, reason: ''};
    this.transport.closed('client');
    this.service.sockets.ended(this.transport);
    return this;
  }

  private frame(chunk: Uint8Array): void {
    const at = this.clock.now();
    this.sent += 1;
    this.session.frames.push({at, from: 'client', kind: 'binary', message: null, bytes: chunk.length});
    this.transport.receive(chunk);
    this.wait(100);
  }
}
