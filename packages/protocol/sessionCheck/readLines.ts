/**
 * Reads recordings with a frame on each line: JSON lines, the terminal of wscat, and the output of websocat. A message
 * without a direction is from whoever sends messages of that name.
 */
import type {Fields, Sender} from '../rules/contract';
import {
  type CapturedFrame,
  type CapturedSession,
  isFields,
  limitFrames,
  newSession,
  objectOf,
  textFrame,
} from './capture';

/** Returns who sends messages of that name; `undefined` when no contract has it. */
export type SenderOf = (name: string) => Sender | undefined;

const CLIENT = /^(?:client|send|sent|out|outgoing|up|>|->)$/i;
const SERVER = /^(?:server|receive|received|recv|in|incoming|down|<|<-)$/i;
const DIRECTION_KEYS = ['from', 'direction', 'dir', 'type'];
const TIME_KEYS = ['at', 'time', 'timestamp', 'ts'];
const PAYLOAD_KEYS = ['message', 'data', 'payload', 'text', 'frame'];
const SIZE_KEYS = ['bytes', 'size', 'length'];
/** Times above this are seconds since 1970, and above a thousand times this they are milliseconds. */
const EPOCH_SECONDS = 1_000_000_000;

/** Returns the sessions of a log in which each line is a JSON object; a close or a new start begins the next one. */
export function readJsonLines(lines: readonly string[], senderOf: SenderOf): CapturedSession[] {
  limitFrames(lines.length);
  const sessions = [newSession()];
  for (const line of lines) {
    const entry = objectOf(line);
    if (entry) addEntry(sessions, entry, senderOf);
  }
  return sessions.filter(isUsed);
}

function addEntry(sessions: CapturedSession[], entry: Fields, senderOf: SenderOf): void {
  const at = timeOf(entry);
  const close = isFields(entry.close) ? entry.close : entry.event === 'close' ? entry : undefined;
  if (close) {
    const by = senderIn(entry) ?? 'transport';
    const code = typeof close.code === 'number' ? close.code : null;
    current(sessions).close = {at, by, code, reason: typeof close.reason === 'string' ? close.reason : ''};
    return;
  }
  if (typeof entry.url === 'string' && !senderIn(entry)) {
    if (isUsed(current(sessions))) sessions.push(newSession());
    current(sessions).url = entry.url;
    return;
  }
  const payload = payloadOf(entry);
  const size = SIZE_KEYS.map((key) => entry[key]).find((value) => typeof value === 'number') as number | undefined;
  if (payload === undefined && size === undefined) return;
  const message = isFields(payload) ? payload : objectOf(`${payload ?? ''}`);
  const from = senderIn(entry) ?? senderOf(`${message?.message ?? ''}`) ?? 'client';
  const isBinary = payload === undefined || entry.kind === 'binary' || entry.opcode === 2;
  const isText = typeof payload === 'string' && !message;
  const frame: CapturedFrame = isBinary
    ? {at, from, kind: 'binary', message: null, bytes: size ?? 0, ...(isAudio(entry.audio) && {audio: entry.audio})}
    : {at, from, kind: 'text', message, bytes: size ?? JSON.stringify(payload).length, ...(isText && {text: payload})};
  sessionFor(sessions, message, from).frames.push(frame);
}

function isAudio(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+@\d+$/.test(value);
}

/** What terminals write before a frame: a time in brackets, or colors. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals begin a color with Escape
const NOISE = /\u001B\[[\d;]*[A-Za-z]|^\s*(?:\[[^\]]*\]\s*)?/g;

/** A command is at the beginning of its line; a search of a whole line of 360 kB took seconds. */
const COMMAND_LETTERS = 300;

/** Returns the sessions of a terminal in which wscat ran. */
export function readWscat(lines: readonly string[]): CapturedSession[] {
  limitFrames(lines.length);
  const sessions = [newSession()];
  for (const line of lines) addWscatLine(sessions, line.replace(NOISE, ''));
  return sessions.filter(isUsed);
}

function addWscatLine(sessions: CapturedSession[], line: string): void {
  const [, arrow, text = ''] = /^([<>]) (.*)$/.exec(line) ?? [];
  const [, code, reason = ''] = /^Disconnected \(code: (\d+)(?:, reason: "?(.*?)"?)?\)/.exec(line) ?? [];
  const [, status] = /^error: Unexpected server response: (\d{3})/.exec(line) ?? [];
  const [, url] = /\bwscat\b.*?(wss?:\/\/\S+)/.exec(line.slice(0, COMMAND_LETTERS)) ?? [];
  if (url || /^Connected \(/.test(line)) {
    if (isUsed(current(sessions))) sessions.push(newSession());
    if (url) current(sessions).url = url;
  } else if (code) {
    current(sessions).close = {
      at: null,
      by: Number(code) === 1006 ? 'transport' : 'server',
      code: Number(code),
      reason,
    };
  } else if (status) current(sessions).status = Number(status);
  else if (arrow && text && !/^Received p[io]ng/.test(text)) {
    const frame = textFrame(null, arrow === '>' ? 'client' : 'server', text);
    sessionFor(sessions, frame.message, frame.from).frames.push(frame);
  }
}

/** Returns the sessions of lines that are messages and nothing else, as websocat writes and reads them. */
export function readMessages(lines: readonly string[], senderOf: SenderOf): CapturedSession[] {
  limitFrames(lines.length);
  const sessions = [newSession()];
  for (const line of lines) {
    const message = objectOf(line);
    const from = senderOf(`${message?.message ?? ''}`) ?? (message ? 'client' : undefined);
    if (from) sessionFor(sessions, message, from).frames.push(textFrame(null, from, line));
  }
  return sessions.filter(isUsed);
}

function current(sessions: CapturedSession[]): CapturedSession {
  return sessions.at(-1) as CapturedSession;
}

/** A start after a close is a new session. */
function sessionFor(sessions: CapturedSession[], message: Fields | null, from: Sender): CapturedSession {
  const isStart = from === 'client' && /^Start/.test(`${message?.message ?? ''}`);
  const {close, status} = current(sessions);
  if (isStart && (close || status)) sessions.push(newSession());
  return current(sessions);
}

function isUsed({frames, close, status}: CapturedSession): boolean {
  return frames.length > 0 || close !== null || status !== null;
}

function senderIn(entry: Fields): Sender | undefined {
  const values = DIRECTION_KEYS.map((key) => entry[key]).filter((value) => typeof value === 'string');
  if (values.some((value) => CLIENT.test(value))) return 'client';
  return values.some((value) => SERVER.test(value)) ? 'server' : undefined;
}

/** A bare message is its own payload: its `message` is a name, and not an object or JSON. */
function payloadOf(entry: Fields): unknown {
  if (typeof entry.message === 'string' && !entry.message.trim().startsWith('{') && !senderIn(entry)) return entry;
  return PAYLOAD_KEYS.map((key) => entry[key]).find((value) => isFields(value) || typeof value === 'string');
}

function timeOf(entry: Fields): number | null {
  const value = TIME_KEYS.map((key) => entry[key]).find((one) => typeof one === 'number' || typeof one === 'string');
  const time = typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : Number.NaN;
  if (Number.isNaN(time)) return null;
  return time > EPOCH_SECONDS && time < EPOCH_SECONDS * 100 ? time * 1000 : time;
}
