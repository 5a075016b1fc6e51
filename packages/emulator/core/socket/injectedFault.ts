/** The fault that a session meets: when it strikes, and what it does to the socket or to the session. */
import type {Protocol} from '@speech-docs/protocol/rules';
import {SERVICE_FAULT} from './problems';
import type {SessionContext} from './sessionContext';

/** Faults that change how a session runs, from its start. */
const OF_AGENT = ['two-calls', 'wrong-calls', 'fast-voice'];
const RUNNING = ['slow', 'silence', 'jitter', 'duplicate', 'slow-end', 'oversized', ...OF_AGENT];
/** Faults in which the service stops to read. */
const PAUSING = ['stall', 'slow-read'];
/** Fault in which the agent ends the conversation without an error. */
const HANG_UP = 'agent-ends';
const PAUSE_MS = 3000;
/** The warning of an end comes with audio this much before it. */
const WARNED_SECONDS = 5;

export interface FaultActs {
  failAs(type: string, reason?: string): void;
  end(code: number, reason: string): void;
  abandon(): void;
  warn(type: string): void;
  announceEnd(type: string): void;
  endConversation(): void;
  resumeLater(ms: number): void;
}

export class InjectedFault {
  /** The service has stopped reading and writing. */
  isStalled = false;
  private hasTriggered = false;
  private hasAnnounced = false;
  private heldBack: string | undefined;
  private readonly name: string;

  constructor(
    private readonly context: SessionContext,
    private readonly protocol: Protocol,
    private readonly acts: FaultActs,
  ) {
    this.name = context.fault?.name ?? '';
  }

  /** Whether the fault ends the session at the handshake. */
  get isImmediate(): boolean {
    const {fault} = this.context;
    return fault !== undefined && fault.after === 0 && this.isFatal;
  }

  /** Injects the fault once `seconds` of audio were received, and its warning before. */
  triggerAt(seconds: number): void {
    const {fault} = this.context;
    if (!fault || this.hasTriggered) return;
    if (seconds >= fault.after - WARNED_SECONDS) this.announce(fault.name);
    if (seconds >= fault.after) this.trigger();
  }

  /** Sends the warnings that precede an error. */
  private announce(type: string): void {
    if (this.hasAnnounced || !this.isFatal || !this.protocol.error(type)) return;
    this.hasAnnounced = true;
    this.acts.announceEnd(type);
  }

  trigger(): void {
    const {name, acts} = this;
    if (RUNNING.includes(name)) return;
    this.hasTriggered = true;
    if (name === HANG_UP) acts.endConversation();
    else if (PAUSING.includes(name)) this.pause(name === 'stall');
    else if (!this.isFatal) acts.warn(name);
    else if (name === 'reset' || name === 'cut') this.breakConnection();
    else this.endSession();
  }

  /** Sends a message; some faults send it twice, and late. */
  transmit(name: string, text: string): void {
    const {transport} = this.context;
    if (this.name !== 'duplicate' || (name !== 'AddTranscript' && name !== 'EndOfTranscript')) {
      transport.send(text);
      return;
    }
    if (name === 'EndOfTranscript' && this.heldBack) transport.send(this.heldBack);
    transport.send(text);
    if (name === 'AddTranscript' && this.heldBack) transport.send(this.heldBack);
    this.heldBack = text;
  }

  /** Some faults change how the session runs, and do not end it. */
  private get isFatal(): boolean {
    const {contracts, api} = this.context;
    const isWarning = contracts.notice(api, 'x-warnings', this.name) && !this.protocol.error(this.name);
    return !isWarning && this.name !== HANG_UP && !RUNNING.includes(this.name) && !PAUSING.includes(this.name);
  }

  private breakConnection(): void {
    const {transport} = this.context;
    if (this.name === 'reset') transport.reset?.();
    else transport.breakFrame();
    this.acts.abandon();
  }

  private endSession(): void {
    // Flow has no documented close codes: it closes with the code, and no Error.
    const codes = this.protocol.contract['x-close-codes'];
    const code = codes.find((one) => `${one.code}` === this.name);
    const type = code ? code.precededBy[0] : this.name;
    if (type === 'unlisted_error') this.acts.failAs(type, 'A problem that no contract lists.');
    else if (type && this.protocol.error(type)) {
      this.announce(type);
      this.acts.failAs(type);
    } else if (/^\d{4}$/.test(this.name)) this.acts.end(Number(this.name), code?.reason ?? '');
    else this.acts.end(SERVICE_FAULT, 'internal_error');
  }

  /** The service reads nothing: for some seconds, or until the client gives up. */
  private pause(isForGood: boolean): void {
    const {transport, options} = this.context;
    this.isStalled = isForGood;
    transport.pause?.();
    if (!isForGood) this.acts.resumeLater(PAUSE_MS * options.timeScale);
  }
}
