/**
 * What real-time and Flow sessions share. The rules of the contract judge each frame of the client; a broken rule ends
 * the session with the documented error and its close code.
 */

import {type Contracts, describeFault, type Fields, fieldOf} from '../../../protocol/contracts/contracts';
import type {SocketApi} from '../../../protocol/rules/contract';
import {type Due, LimitClock} from '../../../protocol/rules/limitClock';
import type {Protocol} from '../../../protocol/rules/protocol';
import {type Broken, SessionTracker} from '../../../protocol/rules/tracker';
import {type Fault, SLOW_MS} from '../faults';
import type {Ids} from '../ids';
import {parseJson} from '../json';
import type {Library} from '../library';
import {type Options, quotaOf} from '../options';
import type {NotedFrame} from '../reportSink';
import type {Wire} from './wire';

export interface SessionFacts {
  api: SocketApi;
  wire: Wire;
  contracts: Contracts;
  options: Options;
  library: Library;
  ids: Ids;
  /** Sessions of this kind, this one included. */
  running: number;
  fault: Fault | undefined;
  /** The header `x-request-id` of the handshake. */
  requestId: string | undefined;
  /** Language that an older client put into the path. */
  pathLanguage: string | undefined;
}

/** What went wrong; the contract decides which error type says so. */
export type Problem = 'message' | 'config' | 'model' | 'audio' | 'order' | 'internal';

/** Error types for each problem; the first that the contract has is sent. */
const ERROR_TYPES: Record<Problem, string[]> = {
  message: ['invalid_message', 'protocol_error'],
  config: ['invalid_config', 'config_error'],
  model: ['invalid_model', 'config_error'],
  audio: ['invalid_audio_type', 'config_error'],
  order: ['protocol_error'],
  internal: ['internal_error', 'unknown_error'],
};

/**
 * Close codes of errors for which the contract has none. Never 1000: many libraries take it for success, and end
 * without an exception.
 */
const CLIENT_FAULT = 1003;
const SERVICE_FAULT = 1011;
const TIME_LIMIT = 1008;
/** A client that does not return the close frame is disconnected after this. */
const CLOSE_GRACE_MS = 2000;
/** Faults that change how a session runs, from its start. */
const RUNNING = ['slow', 'silence', 'jitter', 'duplicate', 'slow-end', 'oversized'];
/** Faults in which the service stops to read. */
const PAUSING = ['stall', 'slow-read'];
const PAUSE_MS = 3000;
/** Frames of a session that a report contains at most. */
const MOST_FRAMES = 20_000;

export abstract class Session {
  protected readonly contracts: Contracts;
  protected readonly options: Options;
  protected readonly protocol: Protocol;
  protected readonly limits: LimitClock;
  readonly tracker: SessionTracker;
  readonly openedAt: number;
  private readonly timers = new Set<() => void>();
  /** What went over the wire, where the options keep it. */
  readonly frames: NotedFrame[] = [];
  /** Code with which the service closed. */
  closeCode: number | undefined;
  private isOver = false;
  private hasStruck = false;
  private isStalled = false;
  private heldBack: string | undefined;
  /** Type of the Error that ended the session. */
  error: string | undefined;
  /** The client began to close, the service did, or the connection broke. */
  endedBy: 'client' | 'server' | 'transport' | undefined;

  constructor(protected readonly facts: SessionFacts) {
    const {contracts, options, api} = facts;
    this.contracts = contracts;
    this.options = options;
    this.protocol = contracts.protocols[api];
    this.openedAt = options.clock.now();
    this.limits = new LimitClock(this.protocol, this.openedAt, options.timeScale);
    this.tracker = new SessionTracker(this.protocol, (schema, message) => {
      const fault = contracts.fault(api, schema, message);
      return fault && {field: fieldOf(fault), keyword: fault.keyword, text: describeFault(fault)};
    });
  }

  get requestId(): string | undefined {
    return this.facts.requestId;
  }

  get api(): SocketApi {
    return this.facts.api;
  }

  protected get state(): string {
    return this.tracker.state;
  }

  /** Begins to serve the socket. */
  open(): void {
    const {running, options, fault} = this.facts;
    const quota = quotaOf(options, this.api);
    if (running > quota || fault?.name === 'quota') {
      this.failAs('quota_exceeded', `${quota} of ${quota} concurrent sessions in use.`);
    } else if (fault && fault.after === 0 && this.isFatal(fault.name)) this.injectFault();
    else this.opened();
  }

  /** Takes a frame of the client: text, or audio. */
  receive(data: string | Uint8Array): void {
    if (this.isOver || this.isStalled) return;
    this.note('client', data);
    this.limits.sign(this.now);
    this.guard(() => {
      if (typeof data === 'string') this.receiveText(data);
      else this.receiveAudio(data);
    });
  }

  private note(from: 'client' | 'server', data: string | Uint8Array): void {
    if (!this.options.keepFrames || this.frames.length >= MOST_FRAMES) return;
    const at = this.now - this.openedAt;
    if (typeof data !== 'string') this.frames.push({at, from, bytes: data.length});
    else {
      const message = (parseObject(data) ?? {message: ''}) as {message: string};
      this.frames.push({at, from, message});
    }
  }

  /** A mistake of the emulator ends this session, and disturbs no other. */
  private guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.options.logError(error);
      this.fail('internal');
    }
  }

  /** Notes a ping or a pong of the client. */
  alive(): void {
    this.limits.sign(this.now);
  }

  /** Notes that the socket is closed; `by` whom it was. */
  closed(by: 'client' | 'transport'): void {
    this.endedBy ??= by;
    if (!this.isOver || this.endedBy === 'client') this.tracker.close(this.endedBy, this.now);
    this.stop();
  }

  /** Enforces the time limits; called several times a second. */
  tick(): void {
    if (this.isOver) return;
    this.guard(() => {
      for (const due of this.limits.due(this.now)) this.reachLimit(due);
    });
  }

  /** Drops the client without a word, as a stopped process would. */
  abandon(): void {
    this.endedBy ??= 'transport';
    this.stop();
    this.facts.wire.drop();
  }

  protected opened(): void {}
  protected stopped(): void {}
  /** Acts on a text message that breaks no rule. */
  protected abstract act(name: string, message: Fields): void;
  /** Acts on audio that breaks no rule. */
  protected abstract takeAudio(chunk: Uint8Array): void;

  /** Returns a message without what the service tolerates beyond its contract. */
  protected clean(message: Fields): Fields {
    return message;
  }

  /** Tolerates a broken rule; false when it ends the session. */
  protected tolerates(_broken: Broken, _message: Fields): boolean {
    return false;
  }

  /** Returns the kind of error that a broken rule leads to. */
  protected problemOf({rule: {kind}, field = '', keyword}: Broken): Problem {
    if (kind === 'change') return 'config';
    if (kind === 'known' || kind === 'frame' || kind === 'channel') return 'message';
    if (kind !== 'shape') return 'order';
    if (field === 'transcription_config.model' && keyword === 'enum') return 'model';
    if (field.startsWith('audio_format')) return 'audio';
    // A field of the wrong type makes a message that cannot be read, wherever it is.
    return /^\w+_config\b/.test(field) && keyword !== 'type' ? 'config' : 'message';
  }

  protected get now(): number {
    return this.options.clock.now();
  }

  protected send(name: string, fields: Fields = {}): void {
    if (this.isOver) return;
    const message = this.contracts.declared(this.api, name, {message: name, ...fields});
    this.tracker.server({at: this.now, from: 'server', kind: 'text', name, message});
    this.transmit(name, JSON.stringify(message));
  }

  private transmit(name: string, text: string): void {
    const {wire, fault} = this.facts;
    if (this.isStalled) return;
    if (fault?.name === 'duplicate' && (name === 'AddTranscript' || name === 'EndOfTranscript')) {
      if (name === 'EndOfTranscript' && this.heldBack) wire.send(this.heldBack);
      wire.send(text);
      if (name === 'AddTranscript' && this.heldBack) wire.send(this.heldBack);
      this.heldBack = text;
    } else wire.send(text);
    this.note('server', text);
  }

  protected sendAudio(bytes: Uint8Array): void {
    if (this.isOver || this.isStalled) return;
    this.tracker.server({at: this.now, from: 'server', kind: 'binary', name: 'AddAudio'});
    this.note('server', bytes);
    this.facts.wire.send(bytes);
  }

  /** Sends an Info or a Warning, unless the contract does not know its type or does not allow it now. */
  protected notify(name: 'Info' | 'Warning', type: string, details: Fields = {}): void {
    const example = this.contracts.notice(this.api, name === 'Info' ? 'x-infos' : 'x-warnings', type);
    const isAllowed = this.protocol.next(this.state, {by: 'server', message: name}).length > 0;
    if (!example || !isAllowed) return;
    const declared = this.protocol.contract.components.schemas[name]?.properties ?? {};
    const unset = Object.fromEntries(Object.keys(declared).map((key) => [key, undefined]));
    const fields = {...unset, message: name, type, reason: example.reason, ...details};
    this.send(name, fields);
  }

  /** Lists a mistake that the service tolerates, as one of the message's shape. */
  protected judge(name: string, detail: string): void {
    if (this.protocol.hasRule(`shape.${name}`)) this.tracker.noted(`shape.${name}`, this.now, detail);
  }

  /** Ends the session with the error that the contract has for the problem. */
  protected fail(problem: Problem, reason?: string): void {
    const type = ERROR_TYPES[problem].find((name) => this.protocol.hasError(name)) ?? 'unknown_error';
    this.failAs(type, reason, problem === 'internal' ? SERVICE_FAULT : undefined);
  }

  /** Ends the session with an error of that type. */
  protected failAs(type: string, reason?: string, code?: number): void {
    const {example, closeCode} = this.protocol.error(type);
    this.error = type;
    const unset = {code: undefined, seq_no: undefined};
    this.send('Error', {...unset, type, reason: reason ?? example.reason});
    const isService = ERROR_TYPES.internal.includes(type);
    this.end(code ?? closeCode ?? (isService ? SERVICE_FAULT : CLIENT_FAULT), type);
  }

  protected end(code: number, reason = ''): void {
    if (this.isOver) return;
    this.endedBy ??= 'server';
    const {wire, options} = this.facts;
    this.closeCode = code;
    wire.close(code, reason);
    this.stop();
    this.timers.add(options.clock.later(CLOSE_GRACE_MS, () => wire.drop()));
  }

  protected later(ms: number, act: () => void): () => void {
    const cancel = this.options.clock.later(ms, () => {
      this.timers.delete(cancel);
      if (!this.isOver) this.guard(act);
    });
    this.timers.add(cancel);
    return cancel;
  }

  /** How long a start takes; a slow service takes longer. */
  protected get startMs(): number {
    return this.facts.fault?.name === 'slow' ? SLOW_MS * this.options.timeScale : 5;
  }

  /** Injects the requested fault once so much audio has come. */
  protected injectFaultAt(seconds: number): void {
    const {fault} = this.facts;
    if (fault && !this.hasStruck && seconds >= fault.after) this.injectFault();
  }

  /** Some faults change how the session runs, and do not end it. */
  private isFatal(name: string): boolean {
    const isWarning = this.contracts.notice(this.api, 'x-warnings', name) && !this.protocol.hasError(name);
    return !isWarning && !RUNNING.includes(name) && !PAUSING.includes(name);
  }

  private injectFault(): void {
    const {fault, wire, contracts} = this.facts;
    const name = fault?.name ?? '';
    if (RUNNING.includes(name)) return;
    this.hasStruck = true;
    if (PAUSING.includes(name)) {
      this.pause(name === 'stall');
      return;
    }
    if (!this.isFatal(name)) {
      this.warn(name);
      return;
    }
    if (name === 'reset') {
      wire.reset?.();
      this.abandon();
      return;
    }
    if (name === 'cut') {
      wire.breakFrame();
      this.abandon();
      return;
    }
    const code = contracts.documents.realtime['x-close-codes'].find((one) => `${one.code}` === name);
    const type = code ? code.precededBy[0] : name;
    if (type && this.protocol.hasError(type)) this.failAs(type, undefined, code?.code);
    else this.end(code?.code ?? SERVICE_FAULT, code?.reason ?? 'internal_error');
  }

  /** The service reads nothing: for some seconds, or until the client gives up. */
  private pause(isForGood: boolean): void {
    const {wire, options} = this.facts;
    this.isStalled = isForGood;
    wire.pause?.();
    if (!isForGood) this.timers.add(options.clock.later(PAUSE_MS * options.timeScale, () => wire.resume?.()));
  }

  /** Sends a warning of that type; some change the session too. */
  protected warn(type: string): void {
    this.notify('Warning', type);
  }

  private receiveText(text: string): void {
    const parsed = parseObject(text);
    const name = parsed?.message;
    const message = parsed && typeof name === 'string' ? this.clean(parsed) : {};
    const frame = {
      at: this.now,
      from: 'client',
      kind: 'text',
      name: typeof name === 'string' ? name : '',
      message,
    } as const;
    const broken = this.tracker.client(frame);
    if (!broken) this.act(frame.name, message);
    else if (!frame.name) this.fail('message', 'The frame is no JSON object with a field `message`.');
    else if (!this.tolerates(broken, message)) this.fail(this.problemOf(broken), broken.detail);
  }

  private receiveAudio(chunk: Uint8Array): void {
    const broken = this.tracker.client({at: this.now, from: 'client', kind: 'binary', name: 'AddAudio'});
    if (!broken) this.takeAudio(chunk);
    else if (!this.tolerates(broken, {})) this.fail(this.problemOf(broken), broken.detail);
  }

  private reachLimit(due: Due): void {
    const {limit, minutesPassed} = due;
    if (due.kind === 'warning') {
      const {reason} = this.contracts.notice(this.api, 'x-warnings', limit.warning ?? '') ?? {};
      this.notify('Warning', limit.warning ?? '', {reason: fillMinutes(`${reason}`, due.minutesLeft, minutesPassed)});
      return;
    }
    this.tracker.passed(limit.id, this.now, `${limit.label ?? limit.id}: ${minutesPassed} minutes.`);
    this.failAs(limit.error ?? 'idle_timeout', undefined, limit.closeCode ?? TIME_LIMIT);
  }

  private stop(): void {
    this.isOver = true;
    for (const cancel of this.timers) cancel();
    this.timers.clear();
    this.stopped();
  }
}

/** Returns the details of `concurrent_session_usage`. */
export function usageOf(usage: number, quota: number, now: number): Fields {
  const reason = `${usage} concurrent sessions active out of quota ${quota}`;
  return {reason, usage, quota, last_updated: `${new Date(now).toISOString().slice(0, 19)}Z`, region: 'eu'};
}

/** The first two numbers of the contract's example are the minutes left and the minutes passed. */
function fillMinutes(reason: string, left: number, passed: number): string {
  const values = [left, passed];
  return reason.replace(/\d+/g, (number) => `${values.shift() ?? number}`);
}

function parseObject(text: string): Fields | undefined {
  try {
    const value: unknown = parseJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}
