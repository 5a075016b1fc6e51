/** Sends the messages of a session as the contract declares them; an injected fault can delay, repeat, or drop them. */
import type {Fields} from '@speech-docs/protocol/contracts';
import type {Protocol, SessionTracker} from '@speech-docs/protocol/rules';
import {parseObject} from '../json';
import type {NotedFrame} from '../reportSink';
import type {InjectedFault} from './injectedFault';
import type {SessionContext} from './sessionContext';

/** Frames of a session that a report contains at most. */
const MAX_FRAMES = 20_000;

export class Outbox {
  /** Frames of both sides, if the option `keepFrames` is set. */
  readonly frames: NotedFrame[] = [];
  /** The session has ended, and nothing more is sent. */
  isShut = false;
  /** A final, or a reply of the agent, was sent. */
  hasResult = false;
  private readonly openedAt: number;

  constructor(
    private readonly context: SessionContext,
    private readonly protocol: Protocol,
    private readonly tracker: SessionTracker,
    private readonly fault: InjectedFault,
  ) {
    this.openedAt = this.now;
  }

  send(name: string, fields: Fields = {}): void {
    if (this.isShut) return;
    const {contracts, api} = this.context;
    const message = contracts.declared(api, name, {message: name, ...fields});
    this.tracker.server({at: this.now, from: 'server', kind: 'text', name, message});
    if (this.fault.isStalled) return;
    this.hasResult ||= /^AddTranscript|^ResponseS/.test(name);
    const text = JSON.stringify(message);
    this.fault.transmit(name, text);
    this.note('server', text);
  }

  /** Returns whether the audio was sent. */
  sendAudio(bytes: Uint8Array): boolean {
    if (this.isShut || this.fault.isStalled) return false;
    this.tracker.server({at: this.now, from: 'server', kind: 'binary', name: 'AddAudio'});
    this.note('server', bytes);
    this.context.transport.send(bytes);
    return true;
  }

  /** Sends an Info or a Warning, unless the contract does not know its type or does not allow it now. */
  notify(name: 'Info' | 'Warning', type: string, details: Fields = {}): void {
    const {contracts, api} = this.context;
    const example = contracts.notice(api, name === 'Info' ? 'x-infos' : 'x-warnings', type);
    const isAllowed = this.protocol.next(this.tracker.state, {by: 'server', message: name}).length > 0;
    if (!example || !isAllowed) return;
    const declared = this.protocol.contract.components.schemas[name]?.properties ?? {};
    const unset = Object.fromEntries(Object.keys(declared).map((key) => [key, undefined]));
    this.send(name, {...unset, message: name, type, reason: example.reason, ...details});
  }

  note(from: 'client' | 'server', data: string | Uint8Array): void {
    if (!this.context.options.keepFrames || this.frames.length >= MAX_FRAMES) return;
    const at = this.now - this.openedAt;
    if (typeof data !== 'string') this.frames.push({at, from, bytes: data.length});
    else this.frames.push({at, from, message: (parseObject(data) ?? {message: ''}) as {message: string}});
  }

  private get now(): number {
    return this.context.options.clock.now();
  }
}
