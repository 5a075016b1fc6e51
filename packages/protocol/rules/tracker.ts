/**
 * Follows one session, frame by frame: knows its state, and lists the rules that the client breaks. It judges and never
 * acts, so that a server, a checker of recordings, and a console can share it.
 */
import {type Fields, isFields, refName, type Sender, valueAt} from './contract';
import {deprecatedFields} from './deprecated';
import type {Protocol} from './protocol';
import {comesOnce, frameOf, type Rule} from './rules';

export interface Frame {
  /** Milliseconds on any clock that runs evenly. */
  at: number;
  from: Sender;
  kind: 'text' | 'binary';
  /** Name of the message; audio without a name is `AddAudio`. */
  name: string;
  message?: Fields;
}

export interface Violation {
  rule: Rule;
  at: number;
  /** Number of the frame, from 1; 0 when no frame broke the rule. */
  frame: number;
  /** Field of the message, such as `transcription_config.max_delay`. */
  field?: string;
  /** Keyword of the schema that the field does not fit, such as `type` or `maximum`. */
  keyword?: string;
  detail: string;
  /** The frame crossed a message of the service on its way: it was legal when it was sent, and breaks no rule. */
  hasCrossed?: boolean;
}

/** What crossed a message of the service on its way comes so soon after it. */
export const CROSSING_MS = 500;

/** Returns what is wrong with a message, by the schema of that name. */
export type Validate = (schema: string, message: Fields) => {field: string; keyword: string; text: string} | undefined;

export class SessionTracker {
  state: string;
  /** A warning has come that asks the client to leave. */
  private isEnding = false;
  /** States that messages of the service ended since the client's last move, and when. */
  private readonly left = new Map<string, number>();
  readonly broken: Violation[] = [];
  /** Messages of the service that the contract does not have in the state in which they came. */
  readonly unexpected: {name: string; state: string; frame: number}[] = [];
  private frames = 0;
  private readonly seen = new Set<string>();
  /** The message that started the session; empty before it. */
  start: Fields = {};
  /** Calls of the agent without a result. */
  readonly openCalls = new Map<unknown, {frame: number; at: number}>();
  private channels: Set<unknown> | undefined;
  private readonly closedChannels = new Set<unknown>();

  constructor(
    private readonly protocol: Protocol,
    private readonly validate: Validate,
  ) {
    this.state = protocol.open;
  }

  /** Follows a frame of the client; returns the first rule that it breaks, or has crossed. Only a legal frame moves the session on. */
  client(sent: Frame): Violation | undefined {
    this.frames += 1;
    const frame = this.withoutTolerated(sent);
    const first = this.check(frame);
    if (first) {
      if (!first.hasCrossed) this.broken.push(first);
      return first;
    }
    this.note(frame);
    if (this.move(frame)) this.left.clear();
    this.noteDeprecated(frame);
    return undefined;
  }

  /** Returns the first rule that a frame of the client would break now; the session stays where it is. */
  check(frame: Frame): Violation | undefined {
    const {at, kind, name, message = {}} = this.withoutTolerated(frame);
    const known = this.protocol.clientMessage(name);
    if (!known) return this.breaks('known', at, `'${name}' is not a message that clients send.`);
    if (frameOf(known) !== kind) return this.breaks(`frame.${name}`, at, `${name} came as a ${kind} frame.`);
    if (!this.protocol.isAllowed(name, this.state)) {
      const id = comesOnce(known) && this.seen.has(name) ? `frequency.${name}` : `order.${name}`;
      const broken = this.breaks(id, at, `${name} is not allowed ${this.describeState()}.`);
      const from = [...this.left].filter(([, leftAt]) => at - leftAt < CROSSING_MS);
      return {...broken, hasCrossed: from.some(([state]) => this.protocol.isAllowed(name, state))};
    }
    const fault = kind === 'text' ? this.validate(refName(known.payload) ?? name, message) : undefined;
    if (fault) {
      const {field, keyword, text} = fault;
      return {...this.breaks(`shape.${name}`, at, text), field, keyword};
    }
    return (
      this.enabledProblem(at, name, known['x-enabled-by']) ??
      this.changeProblem(at, name, message, known['x-changeable']) ??
      this.channelProblem(at, name, message) ??
      this.callProblem(at, name, message)
    );
  }

  /** Follows a frame of the service. */
  server(frame: Frame): void {
    this.frames += 1;
    const {name, message, at} = frame;
    if (name === 'ToolInvoke') this.openCalls.set(message?.id, {frame: this.frames, at});
    const isExpected = this.protocol.next(this.state, {by: 'server', message: name}).length > 0;
    if (!isExpected) this.unexpected.push({name, state: this.state, frame: this.frames});
    this.isEnding ||= name === 'Warning' && this.protocol.endsAfter(message?.type);
    const {state} = this;
    // After a warning that ends the session, the service ignores what still comes.
    if (this.move(frame)) this.left.set(state, name === 'Warning' ? Number.POSITIVE_INFINITY : at);
  }

  /** Ends the session; returns the rule that the client breaks by closing now. */
  close(by: Sender | 'transport', at: number): Violation | undefined {
    const isAllowed = this.isEnding || this.protocol.next(this.state, {by, event: 'close'}).length > 0;
    const isEarly = by === 'client' && !isAllowed;
    // After an Error the service closes; the client may close first.
    const broken = isEarly && !this.hasFailed ? this.breaks('close', at, `Closed while ${this.state}.`) : undefined;
    if (broken) this.broken.push({...broken, frame: 0});
    this.state = 'closed';
    return broken;
  }

  /** Lists a rule that the last frame broke, beside one that is legal; 0 when no frame broke it, such as a limit of time. */
  report(rule: string, at: number, detail: string, frame = this.frames): void {
    this.broken.push({...this.breaks(rule, at, detail), frame});
  }

  get hasFailed(): boolean {
    return this.state === 'failed' || this.protocol.isFinal(this.state);
  }

  /** A message that the start of the session did not turn on: a field of it is missing or has its default. */
  private enabledProblem(at: number, name: string, fields: string[] = []): Violation | undefined {
    const missing = fields.find((field) => {
      const value = valueAt(this.start, ...field.split('.'));
      return value === undefined || value === 'none' || value === false;
    });
    return missing ? {...this.breaks(`enabled.${name}`, at, `${name} needs ${missing}.`), field: missing} : undefined;
  }

  /** Settings that are not changeable may be repeated with the same value. */
  private changeProblem(at: number, name: string, message: Fields, changeable?: string[]): Violation | undefined {
    if (!changeable) return undefined;
    const [[section = '', settings] = []] = Object.entries(message).filter(([, value]) => isFields(value));
    const before = (this.start[section] ?? {}) as Fields;
    const changed = Object.entries((settings ?? {}) as Fields).find(
      ([key, value]) => !changeable.includes(key) && JSON.stringify(value) !== JSON.stringify(before[key]),
    );
    if (!changed) return undefined;
    const field = `${section}.${changed[0]}`;
    return {...this.breaks(`change.${name}`, at, `${field} cannot change during a session.`), field};
  }

  private channelProblem(at: number, name: string, {channel}: Fields): Violation | undefined {
    if (channel === undefined || !this.protocol.hasRule(`channel.${name}`)) return undefined;
    if (this.channels?.has(channel)) return undefined;
    const hasEnded = this.closedChannels.has(channel);
    const what = hasEnded ? 'has ended' : 'is not in channel_diarization_labels';
    const broken = this.breaks(`channel.${name}`, at, `Channel '${channel}' ${what}.`);
    return {...broken, field: 'channel', ...(hasEnded && {keyword: 'order'})};
  }

  /** A `ToolResult` must have the id of an open call. */
  private callProblem(at: number, name: string, {id}: Fields): Violation | undefined {
    if (name !== 'ToolResult' || this.openCalls.has(id)) return undefined;
    return {...this.breaks(`frequency.${name}`, at, `No open tool call has the id '${id}'.`), field: 'id'};
  }

  /** Removes settings that no contract has and that the real-time API ignores, because published clients send them. */
  private withoutTolerated(frame: Frame): Frame {
    const config = frame.message?.transcription_config;
    if (this.protocol.api !== 'realtime' || !isFields(config)) return frame;
    const {ctrl: _, streaming_mode: __, ...transcription_config} = config;
    return {...frame, message: {...frame.message, transcription_config}};
  }

  private breaks(rule: string, at: number, detail: string): Violation {
    return {rule: this.protocol.rule(rule), at, frame: this.frames, detail};
  }

  private note({name, message}: Frame): void {
    this.seen.add(name);
    if (name === 'ToolResult') this.openCalls.delete(message?.id);
    if (!/^Start/.test(name)) return;
    this.start = message ?? {};
    const labels = valueAt(this.start, 'transcription_config', 'channel_diarization_labels');
    if (Array.isArray(labels)) this.channels = new Set(labels);
  }

  /** Returns whether the state has changed. */
  private move({from, name, message}: Frame): boolean {
    const before = this.state;
    if (name === 'EndOfChannel') {
      this.channels?.delete(message?.channel);
      this.closedChannels.add(message?.channel);
    }
    const states = this.protocol.next(this.state, {by: from, message: name});
    this.state = this.choose(states, name, message) ?? before;
    return this.state !== before;
  }

  /** Some messages lead to two states: which one depends on the type of a warning, or on the last open channel. */
  private choose(states: string[], name: string, message: Fields | undefined): string | undefined {
    if (states.length < 2) return states[0];
    const {'x-warnings': warnings} = this.protocol.contract;
    const leadsTo = warnings.find(({type}) => name === 'Warning' && type === message?.type)?.leadsTo;
    const isLast = name === 'EndOfChannel' && this.channels?.size === 0;
    const away = states.find((state) => state !== this.state);
    return leadsTo ?? (isLast ? away : this.state);
  }

  /** Reports deprecated fields of a frame that is otherwise legal. */
  private noteDeprecated({at, name, message}: Frame): void {
    const {schemas} = this.protocol.contract.components;
    const schema = schemas[refName(this.protocol.clientMessage(name)?.payload) ?? name];
    for (const field of deprecatedFields(schema, message, schemas)) {
      this.broken.push({...this.breaks('deprecated', at, `${field} is deprecated.`), field});
    }
  }

  private describeState(): string {
    const {transitions} = this.protocol.contract['x-session'];
    const isEarly = this.state === this.protocol.open || this.state === 'starting';
    const started = transitions.find(({from, to, by}) => from === 'starting' && to !== 'starting' && by === 'server');
    return isEarly && started?.message ? `before ${started.message}` : `while the session is ${this.state}`;
  }
}
