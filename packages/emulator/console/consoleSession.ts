/**
 * One session of the console: a client of the emulator's core, without a network. It keeps the log, and follows the
 * session with the rules of `packages/protocol/rules`, as a client would see it.
 */
import type {Contracts} from '@speech-docs/protocol/contracts';
import {provider} from '@speech-docs/protocol/facts';
import {
  type Fields,
  type Frame,
  frameOf,
  type Protocol,
  type Sender,
  SessionTracker,
  SOCKET_PATHS,
  type SocketApi,
  type Violation,
} from '@speech-docs/protocol/rules';
import {checkRulesOf, fieldPage, objectOf} from '@speech-docs/protocol/sessionCheck';
import type {Clock} from '../core/clock';
import {systemRandom} from '../core/ids';
import type {Session} from '../core/socket/session';
import {createAccount, type ServiceData, Sockets} from '../core/sockets';
import {EXPIRED, EXPIRED_KEY} from './faultMenu';
import type {BrokenRule, LogFrame, SessionLog} from './log';

interface Setup {
  api: SocketApi;
  /** A fault of the menu, with `@<seconds of audio>` where it waits; empty for none. */
  fault: string;
}

interface SessionEnvironment {
  serviceData: ServiceData;
  clock: Clock;
}

/** Where the sockets are in the cloud. */
const CLOUD_HOSTS = {realtime: `eu.${provider.realtimeHost}`, flow: provider.flowHost};
const NO_CLOSE_FRAME = 1006;
const NORMAL_CLOSE = 1000;

export class ConsoleSession {
  readonly log: SessionLog;
  private readonly protocol: Protocol;
  private readonly tracker: SessionTracker;
  private readonly sockets: Sockets;
  private readonly startedAt: number;
  private session: Session | undefined;
  private readonly calls: string[] = [];

  constructor(
    private readonly environment: SessionEnvironment,
    private readonly setup: Setup,
  ) {
    const {serviceData, clock} = environment;
    const {api, fault} = setup;
    const options = {clock, random: systemRandom, ...(fault && fault !== EXPIRED && {fault})};
    this.protocol = serviceData.contracts.protocols[api];
    this.tracker = new SessionTracker(this.protocol, checkRulesOf(serviceData.contracts).validate(api));
    this.sockets = new Sockets(serviceData, createAccount(serviceData, options));
    this.startedAt = clock.now();
    this.log = {api, url: `wss://${CLOUD_HOSTS[api]}${SOCKET_PATHS[api]}`, frames: [], close: null, status: null};
  }

  get isOver(): boolean {
    return this.log.close !== null || this.log.status !== null;
  }

  /** State of the session, as the contract calls it. */
  get state(): string {
    return this.log.status === null ? this.tracker.state : 'refused';
  }

  /** Opens the socket. The service can reject the handshake, or send its first frames at once. */
  open(): this {
    const {api, fault} = this.setup;
    const key = fault === EXPIRED ? EXPIRED_KEY : 'YOUR_API_KEY';
    const url = `${SOCKET_PATHS[api]}?jwt=${key}`;
    const result = this.sockets.handshake({method: 'GET', url, headers: new Headers()});
    if ('status' in result) {
      this.log.status = result.status;
      return this;
    }
    this.session = result.open({
      send: (data) => this.receive(data),
      close: (code, reason) => this.closedByService(code, reason),
      drop: () => this.end('transport', NO_CLOSE_FRAME, ''),
      breakFrame: () => {},
    });
    return this;
  }

  /** Sends a text frame, whatever it contains. */
  send(text: string): void {
    if (this.isOver) return;
    this.note('client', text);
    this.session?.receive(text);
  }

  sendAudio(chunk: Uint8Array): void {
    if (this.isOver) return;
    this.note('client', chunk);
    this.session?.receive(chunk);
  }

  close(): void {
    if (this.isOver) return;
    this.end('client', NORMAL_CLOSE, '');
    this.leave();
  }

  /** Enforces the time limits; call it several times a second. Pings of the service get a pong, as from a browser. */
  tick(): void {
    this.session?.alive();
    this.sockets.tick();
  }

  /** Returns every message that the client can send, filled for this moment. */
  templates(format: Fields): Template[] {
    const {frames} = this.log;
    const audio = (from: Sender) => frames.filter((one) => one.from === from && typeof one.data !== 'string').length;
    const counts = {sent: audio('client'), received: audio('server'), call: this.calls[0], format};
    return templatesOf(this.environment.serviceData.contracts, this.setup.api, counts);
  }

  /** Returns the rule that a frame would break if the client sent it now. */
  check(data: string | Uint8Array): BrokenRule | null {
    const frame = this.frameOf('client', data);
    const broken = this.isOver ? undefined : this.tracker.check(frame);
    return broken ? this.describe(broken, frame) : null;
  }

  private receive(data: string | Uint8Array): void {
    if (this.isOver) return;
    const {name, message} = this.note('server', data);
    if (name === 'ToolInvoke') this.calls.push(`${message?.id}`);
  }

  private note(from: Sender, data: string | Uint8Array): LogFrame {
    const frame = this.frameOf(from, data);
    const broken = from === 'client' ? this.tracker.client(frame) : undefined;
    if (from === 'server') this.tracker.server(frame);
    if (frame.name === 'ToolResult' && !broken) this.calls.shift();
    const entry: LogFrame = {
      at: frame.at,
      from,
      data,
      message: typeof data === 'string' ? objectOf(data) : null,
      name: frame.name,
      state: this.tracker.state,
      broken: broken && !broken.hasCrossed ? this.describe(broken, frame) : null,
    };
    this.log.frames.push(entry);
    return entry;
  }

  private frameOf(from: Sender, data: string | Uint8Array): Frame {
    const at = this.environment.clock.now() - this.startedAt;
    if (typeof data !== 'string') return {at, from, kind: 'binary', name: 'AddAudio'};
    const message = objectOf(data);
    const name = typeof message?.message === 'string' ? message.message : '';
    return {at, from, kind: 'text', name, ...(message && {message})};
  }

  private describe({rule, detail, field}: Violation, {message, kind}: Frame): BrokenRule {
    const sent = {at: null, from: 'client', kind, message: message ?? null, bytes: 0} as const;
    return {rule: rule.id, statement: rule.statement, detail, page: fieldPage(this.protocol, rule, sent, field)};
  }

  private closedByService(code: number, reason: string): void {
    this.end('server', code, reason);
    // The client returns the close frame once the service has finished its turn.
    this.environment.clock.later(0, () => this.leave());
  }

  private end(by: Sender | 'transport', code: number, reason: string): void {
    if (this.isOver) return;
    this.log.close = {at: this.environment.clock.now() - this.startedAt, by, code, reason};
    this.tracker.close(by, this.log.close.at);
  }

  private leave(): void {
    if (!this.session) return;
    this.session.closed('client');
    this.sockets.ended(this.session);
    this.session = undefined;
  }
}

interface Counts {
  sent: number;
  received: number;
  /** Tool call that has no result yet. */
  call: string | undefined;
  /** Format of the recording that the reader chose. */
  format: Fields;
}

interface Template {
  name: string;
  kind: 'text' | 'binary';
  message: Fields;
}

function templatesOf(contracts: Contracts, api: SocketApi, counts: Counts): Template[] {
  const {messages} = contracts.documents[api].components;
  return Object.entries(messages)
    .filter(([, message]) => message['x-sender'] !== 'server')
    .map(([name, message]) => {
      const kind = frameOf(message) === 'binary' ? 'binary' : 'text';
      return {name, kind, message: fill(name, message.template ?? {message: name}, counts)};
    });
}

function fill(name: string, template: Fields, {sent, received, call, format}: Counts): Fields {
  const filled = {...template};
  if (/^Start/.test(name)) filled.audio_format = format;
  if ('last_seq_no' in filled) filled.last_seq_no = sent;
  if ('seq_no' in filled) filled.seq_no = received;
  if (name === 'ToolResult' && call) filled.id = call;
  return filled;
}
