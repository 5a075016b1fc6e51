/**
 * Checks recorded sessions: follows each with the rules of its contract, and reports its states, its broken rules, and
 * its finals. Everything in a report can be shown to others: keys and tokens are masked.
 */
import type {SocketApi} from '../rules/contract';
import {LimitClock} from '../rules/limitClock';
import type {Protocol} from '../rules/protocol';
import {brokenRetry} from '../rules/retry';
import {CROSSING_MS, type Frame, SessionTracker, type Validate} from '../rules/tracker';
import type {Capture, CapturedFrame, CapturedSession, Format, SenderOf} from './capture';
import {fieldPage} from './fieldPage';
import {type Final, finalsOf} from './finals';
import {type Finding, groupViolations} from './groupViolations';
import {type NotChecked, notCheckedIn} from './notChecked';
import {readCapture} from './read';
import {keyInAddress, mask} from './secrets';

export interface CheckRules {
  protocols: Record<SocketApi, Protocol>;
  validate: (api: SocketApi) => Validate;
}

interface StateSpan {
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
  format: Format;
  sessions: CheckedSession[];
}

const EXCERPT_LETTERS = 320;

/**
 * Returns what is to say about each session of a text; throws `NotACapture` when it is no recording. Its message quotes the
 * text only if `isQuoted`: the content of a file that a program named can be a secret.
 */
export function checkText(text: string, rules: CheckRules, {isQuoted = true} = {}): CaptureReport {
  return checkCapture(readCapture(text, senderIn(rules), isQuoted), rules);
}

function checkCapture({format, sessions}: Capture, rules: CheckRules): CaptureReport {
  const checks = sessions.map((session) => new Check(session, rules, format));
  checks.forEach((check, index) => {
    check.run();
    check.compareWith(checks[index - 1]);
  });
  return {format, sessions: checks.map((check) => check.report())};
}

function apiOf({url, frames}: CapturedSession): SocketApi {
  if (url && /\/flow(?![\w-])|\/\/flow\./.test(url)) return 'flow';
  return frames.some(({message}) => /Conversation|^Tool|^Response|^AudioEnded$/.test(`${message?.message}`))
    ? 'flow'
    : 'realtime';
}

class Check {
  private readonly api: SocketApi;
  private readonly protocol: Protocol;
  private readonly tracker: SessionTracker;
  private readonly limits: LimitClock;
  private readonly states: StateSpan[] = [];
  private readonly start: number | null;
  private readonly end: number | null;
  private error: string | null = null;
  /** The state in which each frame was judged. */
  private readonly judgedIn: string[] = [];
  readonly isStarted: boolean;
  /** The last message of the service was received; either side may close then. */
  private readonly hasLast: boolean;

  constructor(
    private readonly session: CapturedSession,
    {protocols, validate}: CheckRules,
    private readonly format: Format,
  ) {
    const {frames, close, hasOpening} = session;
    this.api = apiOf(session);
    this.protocol = protocols[this.api];
    this.tracker = new SessionTracker(this.protocol, validate(this.api));
    const times = [...frames, close].flatMap((one) => one?.at ?? []);
    this.start = times[0] ?? null;
    this.end = times.at(-1) ?? null;
    this.limits = new LimitClock(this.protocol, this.start ?? 0);
    this.isStarted = hasOpening === true || frames.length === 0 || frames.some(isStart);
    this.hasLast = frames.some(isLast);
  }

  get isEnded(): boolean {
    return this.session.close !== null || this.session.status !== null || this.tracker.hasFailed || this.hasLast;
  }

  run(): void {
    const {frames, close, status, url} = this.session;
    const key = keyInAddress(url);
    if (key) this.note('key', `The address has a long-lived key in '${key}'.`, key);
    if (status !== null && frames.length === 0) return;
    if (!this.isStarted) this.tracker.state = this.firstState();
    this.noteState(0, this.start);
    for (const [index, frame] of frames.entries()) this.follow(frame, index + 1);
    if (this.isEnded) this.noteOpenCalls();
    if (!close) return;
    this.noteLimit(close.at);
    this.tracker.close(this.hasLast ? 'server' : close.by, close.at ?? 0);
    this.noteState(frames.length, close.at);
  }

  /** A session that begins too soon after an Error of the one before it, or in the same way, breaks a rule. */
  compareWith(before: Check | undefined): void {
    if (!before || before.api !== this.api) return;
    const {closeCode} = before.ending;
    const ofCode = this.protocol.contract['x-errors'].filter((one) => closeCode && one.closeCode === closeCode);
    const error = before.error ?? (ofCode.length === 1 ? ofCode[0]?.type : undefined);
    const seconds = secondsBetween(before.end, this.start) ?? undefined;
    const at = this.start ?? 0;
    const isSame =
      this.startText !== '' && this.startText === before.startText && this.session.url === before.session.url;
    const broken = brokenRetry(this.protocol, {error}, {at, seconds, isSame});
    if (broken) this.tracker.broken.push(broken);
  }

  report(): CheckedSession {
    const {frames, url} = this.session;
    const stateOf = (frame: number) => this.judgedIn[frame - 1];
    const finals = this.api === 'realtime' ? finalsOf(frames, this.protocol) : [];
    return {
      api: this.api,
      url: url && mask(url),
      frames: frames.length,
      seconds: secondsBetween(this.start, this.end),
      states: this.states,
      broken: groupViolations(this.tracker.broken, stateOf).map((one) => this.describe(one)),
      notChecked: notCheckedIn(this.session, this.format, this),
      finals: finals.map((final) => ({...final, text: mask(final.text)})),
      ending: this.ending,
    };
  }

  private get ending(): CheckedSession['ending'] {
    return {error: this.error, closeCode: this.session.close?.code ?? null, status: this.session.status};
  }

  private get startText(): string {
    const start = this.session.frames.find(isStart);
    return start ? JSON.stringify(start.message) : '';
  }

  /** The state in which a recording without a beginning begins: one in which its first message can come. */
  private firstState(): string {
    const [first] = this.session.frames.map(frameOf);
    const later = this.protocol.contract['x-session'].states
      .map(({id}) => id)
      .filter((id) => id !== this.protocol.open && id !== 'starting');
    const isPossible = (state: string) =>
      first?.from === 'server'
        ? this.protocol.next(state, {by: 'server', message: first.name}).length > 0
        : this.protocol.isAllowed(first?.name ?? '', state);
    return later.find(isPossible) ?? this.protocol.open;
  }

  private note(rule: string, detail: string, field: string, {frame = 0, at = this.start ?? 0} = {}): void {
    this.tracker.broken.push({rule: this.protocol.rule(rule), at, frame, detail, field});
  }

  /** Reports tool calls without a result, except those that the end of the session crossed. */
  private noteOpenCalls(): void {
    if (this.error !== null) return;
    const results = new Set(this.session.frames.map(({message}) => message?.message === 'ToolResult' && message.id));
    for (const [id, call] of this.tracker.openCalls) {
      const isOvertaken = this.end !== null && this.end - call.at < CROSSING_MS;
      if (isOvertaken || results.has(id)) continue;
      this.note('frequency.ToolResult', `The tool call '${id}' got no result.`, 'id', call);
    }
  }

  private follow(recorded: CapturedFrame, number: number): void {
    const frame = frameOf(recorded);
    this.judgedIn.push(this.tracker.state);
    if (recorded.from === 'server') this.followServer(frame, recorded.at);
    else this.followClient(frame, recorded.at);
    this.noteState(number, recorded.at);
  }

  private followClient(frame: Frame, at: number | null): void {
    if (at !== null && frame.kind === 'binary') this.limits.audio(at);
    else if (at !== null) this.limits.noteActivity(at);
    this.tracker.client(frame);
  }

  private followServer(frame: Frame, at: number | null): void {
    if (frame.name === 'Error') {
      this.error = typeof frame.message?.type === 'string' ? frame.message.type : null;
      this.noteLimit(at);
    }
    this.tracker.server(frame);
  }

  /** Reports the limit for which the service ended the session, if the times of the recording show it. */
  private noteLimit(at: number | null): void {
    if (at === null || this.tracker.hasFailed) return;
    const {error, limits} = this;
    for (const {kind, limit, minutesPassed} of limits.due(at)) {
      const isReason = error ? limit.error === error || !limit.error : this.session.close?.code === limit.closeCode;
      if (kind !== 'end' || !isReason) continue;
      this.tracker.report(`limit.${limit.id}`, at, `${limit.label ?? limit.id}: ${minutesPassed} minutes.`, 0);
      return;
    }
  }

  private noteState(frame: number, at: number | null): void {
    const {state: id} = this.tracker;
    if (this.states.at(-1)?.id === id) return;
    const {label = id} = this.protocol.contract['x-session'].states.find((state) => state.id === id) ?? {};
    this.states.push({id, label, frame, seconds: secondsBetween(this.start, at)});
  }

  private describe({broken, consequences}: Finding): BrokenRule {
    const {rule, detail, field, frame} = broken;
    const sent = this.session.frames[frame - 1];
    return {
      rule: rule.id,
      statement: rule.statement,
      detail: mask(detail),
      frame,
      line: sent?.line ?? null,
      consequences,
      field: field || null,
      page: fieldPage(this.protocol, rule, sent, field),
      contract: `${rule.contract}: ${rule.pointer.join('.')}`,
      excerpt: sent ? excerptOf(sent) : '',
    };
  }
}

function secondsBetween(start: number | null, end: number | null): number | null {
  return start === null || end === null ? null : (end - start) / 1000;
}

function frameOf({at, from, kind, message}: CapturedFrame): Frame {
  const name = typeof message?.message === 'string' ? message.message : kind === 'binary' ? 'AddAudio' : '';
  return {at: at ?? 0, from, kind, name, ...(message && {message})};
}

function isStart({from, message}: CapturedFrame): boolean {
  return from === 'client' && /^Start/.test(`${message?.message ?? ''}`);
}

function isLast({from, message}: CapturedFrame): boolean {
  return from === 'server' && /^(?:ConversationEnded|EndOfTranscript)$/.test(`${message?.message}`);
}

function excerptOf({kind, message, bytes}: CapturedFrame): string {
  if (kind === 'binary' && !message) return `${bytes.toLocaleString('en-US')} bytes`;
  const text = mask(JSON.stringify(message));
  return text.length > EXCERPT_LETTERS ? `${text.slice(0, EXCERPT_LETTERS - 1)}…` : text;
}

/** Returns who sends the messages of both contracts, by their names. */
export function senderIn({protocols}: CheckRules): SenderOf {
  const all = [protocols.realtime, protocols.flow].map(({contract}) => contract.components.messages);
  return (name) => {
    const found = all.find((messages) => Object.hasOwn(messages, name))?.[name];
    return found && (found['x-sender'] === 'server' ? 'server' : 'client');
  };
}
