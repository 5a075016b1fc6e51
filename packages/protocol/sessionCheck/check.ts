/**
 * Checks recorded sessions: follows each with the rules of its contract, and reports its states, its broken rules, and
 * its finals. Everything in a report can be shown to others: keys and tokens are masked.
 */
import type {Fields, Sender, SocketApi} from '../rules/contract';
import {LimitClock} from '../rules/limitClock';
import type {Protocol} from '../rules/protocol';
import {earlyRetry, unfixedRetry} from '../rules/retry';
import {withoutTolerated} from '../rules/tolerated';
import {type Frame, SessionTracker, type Validate} from '../rules/tracker';
import type {Capture, CapturedFrame, CapturedSession} from './capture';
import {fieldPage} from './fieldPage';
import {type Final, finalsOf} from './finals';
import {type Finding, foldFindings} from './fold';
import {keyInAddress} from './keyInAddress';
import {mask} from './mask';
import {type NotChecked, unseenIn} from './unseen';

export interface CheckRules {
  protocols: Record<SocketApi, Protocol>;
  validate: (api: SocketApi) => Validate;
}

export interface StateSpan {
  id: string;
  label: string;
  /** Number of the frame that led to the state, and the seconds since the first frame. */
  frame: number;
  seconds: number | null;
}

export interface BrokenRule {
  rule: string;
  statement: string;
  detail: string;
  /** 0 when no single frame broke the rule. */
  frame: number;
  /** Line of the file; `null` when the format has none for it. */
  line: number | null;
  /** Later frames that would be right without this mistake, or that repeat it. */
  consequences: number;
  field: string | null;
  /** Page and anchor of the rule, or of the field. */
  page: string;
  /** Place in the contract. */
  contract: string;
  /** Beginning of the frame. */
  excerpt: string;
}

export interface CheckedSession {
  api: SocketApi;
  url: string | null;
  frames: number;
  seconds: number | null;
  states: StateSpan[];
  broken: BrokenRule[];
  notChecked: NotChecked[];
  finals: Final[];
  /** Type of the Error, close code, or HTTP status that ended the session. */
  ending: {error: string | null; closeCode: number | null; status: number | null};
}

export interface CaptureReport {
  format: Capture['format'];
  hasTimes: boolean;
  sessions: CheckedSession[];
}

/** A message that crosses one of the service on the way is no mistake: it was legal when the client sent it. */
const CROSSING_MS = 1000;
const EXCERPT_LETTERS = 160;

/** Returns what is to say about each session of a recording. */
export function checkCapture({format, sessions}: Capture, rules: CheckRules): CaptureReport {
  const checks = sessions.map((session) => new Check(session, rules, format));
  checks.forEach((check, index) => {
    check.run();
    check.compareWith(checks[index - 1]);
  });
  const hasTimes = sessions.some(({frames}) => frames.some(({at}) => at !== null));
  return {format, hasTimes, sessions: checks.map((check) => check.report())};
}

/** Tells which socket a session is of, by its address and the names of its messages. */
export function apiOf({url, frames}: CapturedSession): SocketApi {
  if (url && /\/flow\b|\/\/flow\./.test(url)) return 'flow';
  return frames.some(({message}) => /Conversation|^Tool|^Response|^AudioEnded$/.test(`${message?.message}`))
    ? 'flow'
    : 'realtime';
}

class Check {
  readonly api: SocketApi;
  private readonly protocol: Protocol;
  private readonly tracker: SessionTracker;
  private readonly limits: LimitClock;
  private readonly states: StateSpan[] = [];
  private readonly start: number | null;
  private readonly end: number | null;
  private error: string | null = null;
  /** Where the service last moved the session from, and when. */
  private moved: {from: string; at: number | null} | undefined;
  /** Numbers of the frames that the tracker saw: those that crossed one of the service are left out. */
  private readonly seen: number[] = [];
  /** The state in which each of them was judged. */
  private readonly judgedIn: string[] = [];
  /** Calls of the agent without a result: their frames and times. */
  private readonly calls = new Map<unknown, {frame: number; at: number | null}>();

  constructor(
    private readonly session: CapturedSession,
    {protocols, validate}: CheckRules,
    private readonly format: Capture['format'],
  ) {
    this.api = apiOf(session);
    this.protocol = protocols[this.api];
    this.tracker = new SessionTracker(this.protocol, validate(this.api));
    const times = [...session.frames, session.close].flatMap((one) => one?.at ?? []);
    this.start = times[0] ?? null;
    this.end = times.at(-1) ?? null;
    this.limits = new LimitClock(this.protocol, this.start ?? 0);
  }

  run(): void {
    const {frames, close, status} = this.session;
    this.noteKey();
    // Without the content of messages, nothing can be said of their order.
    if ((status !== null && frames.length === 0) || this.session.hidden) return;
    if (!this.isStarted) this.tracker.state = this.firstState();
    this.noteState(0, this.start);
    for (const [index, frame] of frames.entries()) this.follow(frame, index + 1);
    if (this.isEnded) this.noteOpenCalls();
    if (!close) return;
    this.noteLimit(close.at);
    // Once the service has sent its last message, it does not matter who closes, and logs seldom say it.
    this.tracker.close(frames.some(isLast) ? 'server' : close.by, close.at ?? 0);
    this.noteState(frames.length, close.at);
  }

  /** A session that begins too soon after an Error of the one before it, or in the same way, breaks a rule. */
  compareWith(before: Check | undefined): void {
    if (!before || before.api !== this.api) return;
    const cause = before.error ?? this.errorOf(before.session.close?.code);
    const seconds = this.start === null || before.end === null ? undefined : (this.start - before.end) / 1000;
    const at = this.start ?? 0;
    const early = seconds === undefined ? undefined : earlyRetry(this.protocol, cause, seconds, at);
    const isSame =
      this.startText !== '' && this.startText === before.startText && this.session.url === before.session.url;
    const broken = early ?? (isSame ? unfixedRetry(this.protocol, cause, seconds, at) : undefined);
    if (broken) this.tracker.broken.push(broken);
  }

  /** Type of the Error that ends a session with a close code; `undefined` when several do. */
  private errorOf(code: number | null | undefined): string | undefined {
    const found = this.protocol.contract['x-errors'].filter(({closeCode}) => code && closeCode === code);
    return found.length === 1 ? found[0]?.type : undefined;
  }

  /** The first message of the client; empty when the tool cut it. */
  private get startText(): string {
    const start = this.session.frames.find(isStart);
    return start && !start.isCut ? JSON.stringify(start.message) : '';
  }

  get isStarted(): boolean {
    return this.session.hasOpening === true || this.session.frames.length === 0 || this.session.frames.some(isStart);
  }

  get isEnded(): boolean {
    return (
      this.session.close !== null ||
      this.session.status !== null ||
      this.tracker.hasFailed ||
      this.session.frames.some(isLast)
    );
  }

  /** The state in which a recording without a beginning begins: one in which its first message can come. */
  private firstState(): string {
    const {states} = this.protocol.contract['x-session'];
    const [first] = this.session.frames;
    const name = first ? frameOf(first).name : '';
    const isPossible = (state: string) =>
      first?.from === 'server'
        ? this.protocol.next(state, {by: 'server', message: name}).length > 0
        : this.protocol.isAllowed(name, state);
    const later = states.map(({id}) => id).filter((id) => id !== this.protocol.open && id !== 'starting');
    return later.find(isPossible) ?? this.protocol.open;
  }

  private noteKey(): void {
    const name = keyInAddress(this.session.url);
    if (!name) return;
    const detail = `The address has a long-lived key in '${name}'.`;
    this.tracker.broken.push({rule: this.protocol.rule('key'), at: this.start ?? 0, frame: 0, detail, field: name});
  }

  /** A call that the session's end overtook needs no result. */
  private noteOpenCalls(): void {
    if (this.error !== null) return;
    for (const [id, {frame, at}] of this.calls) {
      const isOvertaken = at !== null && this.end !== null && this.end - at < CROSSING_MS;
      if (isOvertaken) continue;
      const rule = this.protocol.rule('frequency.ToolResult');
      this.tracker.broken.push({rule, at: at ?? 0, frame, detail: `The tool call '${id}' got no result.`, field: 'id'});
    }
  }

  report(): CheckedSession {
    const {frames, close, status, url} = this.session;
    return {
      api: this.api,
      url: url === null ? null : mask(url),
      frames: frames.length,
      seconds: this.start === null || this.end === null ? null : (this.end - this.start) / 1000,
      states: this.states,
      broken: foldFindings(this.tracker.broken, (frame) => this.judgedIn[frame - 1]).map((one) => this.describe(one)),
      notChecked: unseenIn(this.session, this.format, this),
      finals: this.api === 'realtime' ? finalsOf(frames, defaultMaxDelay(this.protocol)).map(maskFinal) : [],
      ending: {error: this.error, closeCode: close?.code ?? null, status},
    };
  }

  private follow(recorded: CapturedFrame, number: number): void {
    const frame = frameOf(recorded);
    const before = this.tracker.state;
    if (recorded.from === 'server') this.followServer(frame, recorded.at);
    else if (this.isCrossing(frame, recorded.at)) return;
    else this.followClient(frame, recorded);
    this.seen.push(number);
    this.judgedIn.push(before);
    if (frame.name === 'ToolInvoke') this.calls.set(frame.message?.id, {frame: this.seen.length, at: recorded.at});
    if (frame.name === 'ToolResult') this.calls.delete(frame.message?.id);
    this.noteState(number, recorded.at);
  }

  private followClient(frame: Frame, {at, kind}: CapturedFrame): void {
    if (at !== null && kind === 'binary') this.limits.audio(at);
    else if (at !== null) this.limits.sign(at);
    const {message} = frame;
    this.tracker.client(message && this.api === 'realtime' ? {...frame, message: withoutTolerated(message)} : frame);
  }

  private followServer(frame: Frame, at: number | null): void {
    const before = this.tracker.state;
    if (frame.name === 'Error') {
      this.error = typeof frame.message?.type === 'string' ? frame.message.type : null;
      this.noteLimit(at);
    }
    this.tracker.server(frame);
    if (this.tracker.state !== before) this.moved = {from: before, at};
  }

  private isCrossing({name}: Frame, at: number | null): boolean {
    if (!this.moved || this.protocol.isAllowed(name, this.tracker.state)) return false;
    const isLate = at !== null && this.moved.at !== null && at - this.moved.at > CROSSING_MS;
    return !isLate && this.protocol.isAllowed(name, this.moved.from);
  }

  /** The service ended the session for a limit, and the recording shows that the client passed it. */
  private noteLimit(at: number | null): void {
    if (at === null || this.tracker.hasFailed) return;
    const {error, limits} = this;
    for (const {kind, limit, minutesPassed} of limits.due(at)) {
      const isReason = error ? limit.error === error || !limit.error : this.session.close?.code === limit.closeCode;
      if (kind !== 'end' || !isReason) continue;
      this.tracker.passed(limit.id, at, `${limit.label ?? limit.id}: ${minutesPassed} minutes.`);
      return;
    }
  }

  private noteState(frame: number, at: number | null): void {
    const {state} = this.tracker;
    if (this.states.at(-1)?.id === state) return;
    const label = this.protocol.contract['x-session'].states.find(({id}) => id === state)?.label ?? state;
    const seconds = at === null || this.start === null ? null : (at - this.start) / 1000;
    this.states.push({id: state, label, frame, seconds});
  }

  private describe({broken, consequences}: Finding): BrokenRule {
    const {rule, detail, frame, field} = broken;
    const number = frame > 0 ? (this.seen[frame - 1] ?? frame) : 0;
    const sent = this.session.frames[number - 1];
    return {
      rule: rule.id,
      statement: rule.statement,
      detail: mask(detail),
      frame: number,
      line: sent?.line ?? null,
      consequences,
      field: field || null,
      page: fieldPage(this.protocol, rule, sent, field),
      contract: `${rule.contract}: ${rule.pointer.join('.')}`,
      excerpt: number > 0 && sent ? excerptOf(sent) : '',
    };
  }
}

function defaultMaxDelay({contract}: Protocol): number {
  const schemas = Object.values(contract.components.schemas);
  const settings = schemas.find(({properties}) => properties?.max_delay?.default !== undefined);
  return Number(settings?.properties?.max_delay?.default);
}

function frameOf({at, from, kind, message, isCut}: CapturedFrame): Frame {
  const name = typeof message?.message === 'string' ? message.message : kind === 'binary' ? 'AddAudio' : '';
  return {at: at ?? 0, from, kind, name, ...(message && {message}), ...(isCut && {isCut})};
}

function isStart({from, message}: CapturedFrame): boolean {
  return from === 'client' && /^Start/.test(`${message?.message ?? ''}`);
}

/** After these, the service sends no more. */
function isLast({from, message}: CapturedFrame): boolean {
  return from === 'server' && /^(?:ConversationEnded|EndOfTranscript)$/.test(`${message?.message}`);
}

function excerptOf({kind, message, bytes}: CapturedFrame): string {
  if (kind === 'binary' && !message) return `${bytes.toLocaleString('en-US')} bytes`;
  const text = mask(JSON.stringify(message satisfies Fields | null));
  return text.length > EXCERPT_LETTERS ? `${text.slice(0, EXCERPT_LETTERS - 1)}…` : text;
}

function maskFinal(final: Final): Final {
  return {...final, text: mask(final.text)};
}

/** Returns who sends messages of a name, in either contract. */
export function senderIn({protocols}: CheckRules, name: string): Sender | undefined {
  for (const {contract} of [protocols.realtime, protocols.flow]) {
    const {messages} = contract.components;
    if (Object.hasOwn(messages, name)) return messages[name]?.['x-sender'] === 'server' ? 'server' : 'client';
  }
  return undefined;
}
