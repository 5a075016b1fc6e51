/**
 * What real-time and Flow sessions share. The rules of the contract judge each frame of the client; a broken rule ends
 * the session with the documented error and its close code.
 */
import type {Contracts, Fields} from '@speech-docs/protocol/contracts';
import {
  type Due,
  LimitClock,
  type Protocol,
  SessionTracker,
  type SocketApi,
  type Violation,
} from '@speech-docs/protocol/rules';
import {checkRulesOf} from '@speech-docs/protocol/sessionCheck';
import {Timers} from '../clock';
import {SLOW_END_MS, SLOW_MS} from '../faults';
import {parseObject} from '../json';
import {type Options, quotaOf} from '../options';
import type {LongWork} from '../recognizer';
import type {NotedFrame} from '../reportSink';
import {type FaultActs, InjectedFault} from './injectedFault';
import {Outbox} from './outbox';
import {closeCodeOf, errorTypeOf, type Problem, problemOf} from './problems';
import type {SessionContext} from './sessionContext';

/** A client that does not return the close frame is disconnected after this. */
const CLOSE_GRACE_MS = 2000;
const OVERSIZED_LETTERS = 1_500_000;

export abstract class Session implements FaultActs {
  protected readonly contracts: Contracts;
  protected readonly options: Options;
  protected readonly protocol: Protocol;
  protected readonly limits: LimitClock;
  readonly tracker: SessionTracker;
  readonly openedAt: number;
  private readonly timers: Timers;
  protected readonly out: Outbox;
  /** Code with which the service closed. */
  closeCode: number | undefined;
  private readonly fault: InjectedFault;
  private readonly queued: (string | Uint8Array)[] = [];
  private isWorking = false;
  /** Type of the Error that ended the session. */
  error: string | undefined;
  /** The service broke the connection. */
  wasDropped = false;
  /** Its client could see that loud audio gets no words. */
  isWordless = false;
  /** When the client received the last message or the close. */
  overAt: number | undefined;
  /** The client began to close, the service did, or the connection broke. */
  endedBy: 'client' | 'server' | 'transport' | undefined;

  constructor(readonly context: SessionContext) {
    const {contracts, options, api} = context;
    this.contracts = contracts;
    this.options = options;
    this.protocol = contracts.protocols[api];
    this.openedAt = options.clock.now();
    this.timers = new Timers(options.clock);
    this.limits = new LimitClock(this.protocol, this.openedAt, options.timeScale);
    this.tracker = new SessionTracker(this.protocol, checkRulesOf(contracts).validate(api));
    this.fault = new InjectedFault(context, this.protocol, this);
    this.out = new Outbox(context, this.protocol, this.tracker, this.fault);
  }

  get frames(): NotedFrame[] {
    return this.out.frames;
  }

  get hasResult(): boolean {
    return this.out.hasResult;
  }

  private get isOver(): boolean {
    return this.out.isShut;
  }

  get api(): SocketApi {
    return this.context.api;
  }

  protected get state(): string {
    return this.tracker.state;
  }

  open(): void {
    const {running, options, fault} = this.context;
    const quota = quotaOf(options, this.api);
    if (running > quota || fault?.name === 'quota') {
      this.failAs('quota_exceeded', `${quota} of ${quota} concurrent sessions in use.`);
    } else if (this.fault.isImmediate) this.fault.trigger();
    else this.opened();
  }

  /** Takes a frame of the client: text, or audio. */
  receive(data: string | Uint8Array): void {
    if (this.isOver || this.fault.isStalled) return;
    this.limits.noteActivity(this.now);
    this.queued.push(data);
    this.guard(() => this.takeQueued());
  }

  private takeQueued(): void {
    while (!this.isWorking && !this.isOver && this.queued.length > 0) this.receiveFrame(this.queued.shift() ?? '');
  }

  private receiveFrame(data: string | Uint8Array): void {
    this.out.note('client', data);
    if (typeof data === 'string') this.receiveText(data);
    else this.receiveAudio(data);
  }

  /** Does the first step of a work at once, and each further one in a turn of its own; meanwhile, frames wait. */
  protected inSteps(work: LongWork): void {
    const {transport} = this.context;
    const {done} = work.next();
    if (this.isOver) return;
    if (!done) {
      this.isWorking = true;
      transport.pause?.();
      this.later(0, () => this.inSteps(work));
    } else if (this.isWorking) {
      this.isWorking = false;
      transport.resume?.();
      this.takeQueued();
    }
  }

  /** Catches errors of the emulator itself: they end this session alone. */
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
    this.limits.noteActivity(this.now);
  }

  /** Notes that the socket is closed; `by` whom it was. */
  closed(by: 'client' | 'transport'): void {
    // What the client sent before its close frame can still wait behind a long frame.
    const rest = by === 'client' ? this.queued.splice(0) : [];
    for (const data of rest) if (!this.isOver) this.guard(() => this.receiveFrame(data));
    this.endedBy ??= by;
    this.overAt ??= this.now;
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

  /** Closes the connection without a close frame, as a process that crashes does. */
  abandon(): void {
    this.overAt ??= this.now;
    this.wasDropped = true;
    this.endedBy ??= 'transport';
    this.stop();
    this.context.transport.drop();
  }

  protected opened(): void {}
  /** Ends the session from the service's side; only Flow can. */
  endConversation(): void {}
  protected stopped(): void {}
  /** Sends finals of open words before a session ends with `idle_timeout`. */
  protected settle(): void {}
  /** Acts on a text message that breaks no rule. */
  protected abstract act(name: string, message: Fields): void;
  /** Acts on audio that breaks no rule. */
  protected abstract takeAudio(chunk: Uint8Array): void;

  /** Tolerates a broken rule; false when it ends the session. */
  protected tolerates({hasCrossed = false}: Violation, _message: Fields): boolean {
    return hasCrossed;
  }

  /** Returns the kind of error that a broken rule leads to. */
  protected problemOf(broken: Violation): Problem {
    return problemOf(broken);
  }

  protected get now(): number {
    return this.options.clock.now();
  }

  /** Reports a violation of a message's shape that the service tolerates. */
  protected reportViolation(name: string, detail: string, frame?: number): void {
    if (this.protocol.hasRule(`shape.${name}`)) this.tracker.report(`shape.${name}`, this.now, detail, frame);
  }

  protected checkLastSeqNo(name: string, last: unknown, frames: number): void {
    if (last !== frames) this.reportViolation(name, `last_seq_no is ${last}; ${frames} frames came.`);
  }

  protected checkSampleSize({length}: Uint8Array): void {
    this.reportViolation('AddAudio', `${length} bytes are no whole number of samples.`);
  }

  /** Ends the session with the error that the contract has for the problem. */
  protected fail(problem: Problem, reason?: string): void {
    this.failAs(errorTypeOf(problem, this.protocol), reason);
  }

  /** Ends the session with an error of that type. */
  failAs(type: string, reason?: string): void {
    const {example, closeCode} = this.protocol.error(type) ?? {};
    this.error = type;
    if (type === 'idle_timeout') this.settle();
    const unset = {code: undefined, seq_no: undefined};
    this.out.send('Error', {...unset, type, reason: reason ?? example?.reason});
    this.overAt ??= this.now;
    this.end(closeCode ?? closeCodeOf(type), type);
  }

  end(code: number, reason = ''): void {
    if (this.isOver) return;
    this.endedBy ??= 'server';
    this.overAt ??= this.now;
    const {transport} = this.context;
    this.closeCode = code;
    transport.close(code, reason);
    this.stop();
    this.timers.later(CLOSE_GRACE_MS, () => transport.drop());
  }

  protected later(ms: number, act: () => void): () => void {
    return this.timers.later(ms, () => {
      if (!this.isOver) this.guard(act);
    });
  }

  /** Milliseconds until the start is confirmed; the fault `slow` makes it 3 s. */
  protected get startMs(): number {
    return this.context.fault?.name === 'slow' ? SLOW_MS * this.options.timeScale : 5;
  }

  /** Milliseconds until the last message; the fault `slow-end` makes it 5 s. */
  protected endMs(usual: number): number {
    return this.context.fault?.name === 'slow-end' ? SLOW_END_MS : usual;
  }

  /** Sends an Info of 1.5 MB if the fault is `oversized`. */
  protected oversize(type: string): void {
    if (this.context.fault?.name === 'oversized')
      this.out.notify('Info', type, {reason: 'x'.repeat(OVERSIZED_LETTERS)});
  }

  /** Injects the requested fault once so much audio has come. */
  protected injectFaultAt(seconds: number): void {
    this.fault.triggerAt(seconds);
  }

  /** Sends a warning of that type; some change the session too. */
  warn(type: string): void {
    this.out.notify('Warning', type);
  }

  private receiveText(text: string): void {
    const parsed = parseObject(text);
    const name = parsed?.message;
    const message = (typeof name === 'string' && parsed) || {};
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
    // A stalled service sends nothing, not even at the end of the session.
    if (this.fault.isStalled) {
      if (due.kind === 'end') this.abandon();
      return;
    }
    if (due.kind === 'warning') {
      this.announce(limit.warning ?? '', due.minutesLeft, minutesPassed);
      return;
    }
    const detail = `${limit.label ?? limit.id}: ${minutesPassed} minutes.`;
    this.tracker.report(`limit.${limit.id}`, this.now, detail, 0);
    // The contract's reason is that of its own limit.
    this.failAs(limit.error ?? 'idle_timeout', limit.error ? undefined : detail);
  }

  /** Sends the warnings that come before the end of a session by a time limit, as if its time had passed. */
  announceEnd(type: string): void {
    const limit = this.protocol.contract['x-protocol-limits'].find(({warning}) => warning === type);
    const minutes = (this.protocol.limitMs(limit?.id ?? '') ?? 0) / 60_000;
    // Flow has these warnings, and no limit in minutes.
    const left = limit?.warnMinutesBefore ?? (type.endsWith('_timeout') ? [0] : []);
    for (const minutesLeft of left) this.announce(type, minutesLeft, minutes - minutesLeft);
  }

  private announce(type: string, ...minutes: [left: number, passed: number]): void {
    const {reason} = this.contracts.notice(this.api, 'x-warnings', type) ?? {};
    // The first two numbers of the contract's example are the minutes left and the minutes passed.
    this.out.notify('Warning', type, {reason: `${reason}`.replace(/\d+/g, (number) => `${minutes.shift() ?? number}`)});
  }

  /** Sends the Info on how many sessions of the account are open. */
  protected reportUsage(): void {
    const {running: usage, options} = this.context;
    const quota = quotaOf(options, this.api);
    const reason = `${usage} concurrent sessions active out of quota ${quota}`;
    const last_updated = `${new Date(this.now).toISOString().slice(0, 19)}Z`;
    this.out.notify('Info', 'concurrent_session_usage', {reason, usage, quota, last_updated, region: 'eu'});
  }

  /** Reads from the socket again after so many milliseconds, also when the session is over by then. */
  resumeLater(ms: number): void {
    this.timers.later(ms, () => this.context.transport.resume?.());
  }

  private stop(): void {
    const isFirst = !this.out.isShut;
    this.out.isShut = true;
    // Resumes reading, so that the client's close frame arrives.
    if (this.isWorking) this.context.transport.resume?.();
    this.timers.cancelAll();
    if (isFirst) this.stopped();
  }
}
