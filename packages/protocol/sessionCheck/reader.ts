/**
 * Makes sessions of the JSON objects of a recording: `readEntry` says what one is about, a message, a frame, a close, or an
 * address, and `Reader` adds it to its session. A message without a direction gets that of its name.
 */
import {type Fields, isFields, type Sender} from '../rules/contract';
import {type CapturedSession, NotACapture, newSession, objectOf, type SenderOf} from './capture';

/** A frame or an event of a session. */
export interface Entry {
  at: number | null;
  from: Sender | undefined;
  event: 'open' | 'close' | 'status' | 'binary' | 'text';
  text: string;
  /** `null` when the text is no message. */
  message?: Fields | null;
  /** Address of a session that opens, size of a binary frame, code of a close or status. */
  url?: string;
  size?: number;
  code?: number | null;
  reason?: string;
}

const CLIENT = /^(?:client|send|sent|out|outgoing|up|tx|>|->|→)$/i;
const SERVER = /^(?:server|receive|received|recv|in|incoming|down|rx|<|<-|←)$/i;
const DIRECTION_KEYS = ['from', 'direction', 'dir', 'type', 'event', 'msg'];
const TIME_KEYS = ['at', 'time', 'ts', '@timestamp', 'timestamp'];
const PAYLOAD_KEYS = ['message', 'data', 'payload', 'text', 'frame', 'body', 'msg'];
const SIZE_KEYS = ['bytes', 'size', 'length'];
const BINARY = 2;
/** Larger times are seconds since 1970; above 100 times this, milliseconds. */
const EPOCH_SECONDS = 1_000_000_000;
const MAX_JSON_CHARS = 100_000;

/** Returns what an object says; `undefined` when it is about no frame. */
export function readEntry(entry: Fields): Entry | undefined {
  const values = (keys: readonly string[]) => keys.map((key) => entry[key]).filter((value) => value !== undefined);
  const words = values(DIRECTION_KEYS).map(String);
  const is = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const from: Sender | undefined = is(CLIENT) ? 'client' : is(SERVER) ? 'server' : undefined;
  // A bare message is its own payload: its `message` is a name, and not an object or JSON.
  const isBare = /^\w+$/.test(typeof entry.message === 'string' ? entry.message : '') && !from;
  // As a number, `timestamp` is a field of ForceEndOfUtterance.
  const isOwnField = isBare && typeof entry.timestamp === 'number';
  const base = {at: timeOf(values(isOwnField ? TIME_KEYS.slice(0, -1) : TIME_KEYS)), from, text: ''};
  const isClose = entry.event === 'close' || entry.type === 'close';
  const close = isFields(entry.close) ? entry.close : isClose ? entry : undefined;
  if (close) {
    const {code, reason} = close;
    return {...base, event: 'close', code: typeof code === 'number' ? code : null, reason: `${reason ?? ''}`};
  }
  if (typeof entry.url === 'string' && !from) return {...base, event: 'open', url: entry.url};
  const payload = isBare ? entry : values(PAYLOAD_KEYS).find(isPayload);
  const size = values(SIZE_KEYS).find((value) => typeof value === 'number');
  if (payload === undefined && size === undefined) return undefined;
  const text = typeof payload === 'string' ? payload : '';
  if (
    payload === undefined ||
    [entry.kind, entry.type, entry.opcode].some((one) => one === 'binary' || one === BINARY)
  ) {
    return {...base, event: 'binary', message: jsonIn(text), size: size ?? bytesIn(text)};
  }
  const message = isFields(payload) ? payload : objectOf(text);
  return message || from ? {...base, event: 'text', message, text} : undefined;
}

function isPayload(value: unknown): boolean {
  return isFields(value) || (typeof value === 'string' && !CLIENT.test(value) && !SERVER.test(value));
}

/** Returns the time that a field has, in milliseconds; `null` when it has none. */
function timeOf([value]: unknown[]): number | null {
  const number = value ? Number(value) : value === 0 ? 0 : Number.NaN;
  const time = typeof value === 'string' && Number.isNaN(number) ? Date.parse(value) : number;
  if (Number.isNaN(time)) return null;
  if (time > EPOCH_SECONDS && time < EPOCH_SECONDS * 100) return time * 1000;
  // Loggers also count microseconds and nanoseconds.
  return time > EPOCH_SECONDS * 100_000 ? timeOf([time / 1000]) : time;
}

/** A JSON message that a program sent in the wrong kind of frame; binary data is Base64. */
function jsonIn(base64: string): Fields | null {
  if (!base64.startsWith('ey') || base64.length > MAX_JSON_CHARS) return null;
  try {
    return objectOf(atob(base64));
  } catch {
    return null;
  }
}

/** Returns how many bytes a Base64 text encodes; up to two `=` at its end are padding. */
function bytesIn(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - padding) * 3) / 4);
}

/** More frames than any session that a reader would look at; a longer recording is rejected, and not cut. */
export const MAX_FRAMES = 100_000;

export class Reader {
  private readonly all = [newSession()];
  private frames = 0;
  /** The service has sent its last message. */
  private isOver = false;

  constructor(private readonly senderOf: SenderOf) {}

  /** Sessions with at least one frame or event. */
  get sessions(): CapturedSession[] {
    return this.all.filter(isUsed);
  }

  /** Reads what an object is about. */
  read(entry: Entry, line: number): void {
    const {event, at, from, url, code = 0, reason = ''} = entry;
    if (event === 'open' && isUsed(this.current)) this.begin();
    const {current} = this;
    if (event === 'open') Object.assign(current, {url: current.url ?? url ?? null, hasOpening: true});
    else if (event === 'status') current.status ??= code;
    else if (event === 'close') current.close ??= {at, by: closedBy(code, from), code, reason: reason.trim()};
    else this.add(entry, event, line);
  }

  get current(): CapturedSession {
    return this.all.at(-1) as CapturedSession;
  }

  private begin(): void {
    this.all.push(newSession());
    this.isOver = false;
  }

  private add({at, from, message = null, text, size}: Entry, kind: 'text' | 'binary', line: number): void {
    const name = `${message?.message ?? ''}`;
    const sender = from ?? this.senderOf(name) ?? 'client';
    this.frames += 1;
    if (this.frames > MAX_FRAMES) {
      throw new NotACapture(
        `Expected at most ${MAX_FRAMES.toLocaleString('en-US')} frames, and found more. ` +
          'Remove the frames that you do not need, and drop the recording again.',
      );
    }
    // The service begins a session with an Info, sometimes before the client says anything.
    const isStart = sender === 'client' ? /^Start/.test(name) : name === 'Info';
    if (isStart && (this.isOver || this.current.close || this.current.status)) this.begin();
    this.isOver ||= sender === 'server' && /^(?:EndOfTranscript|ConversationEnded|Error)$/.test(name);
    this.current.frames.push({
      at,
      from: sender,
      kind,
      message,
      bytes: size ?? (text || JSON.stringify(message)).length,
      line,
      ...(!from && {isSenderAssumed: true}),
    });
  }
}

function isUsed({frames, close, status}: CapturedSession): boolean {
  return frames.length > 0 || close !== null || status !== null;
}

/** Who closed is seldom in a log. The service closes with 1000 only after the end, when it makes no difference. */
function closedBy(code: number | null, from: Sender | undefined): Sender | 'transport' {
  if (from) return from;
  return code === 1000 || code === 1005 ? 'client' : code === 1006 || code === null ? 'transport' : 'server';
}
