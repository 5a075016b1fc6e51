/** Reads a recording: recognizes its format, or says why it is none. */
import type {Fields} from '../rules/contract';
import {type Capture, type CapturedSession, NotACapture, objectOf, type SenderOf} from './capture';
import {listedLines, readHar, readWireshark} from './documents';
import {unwrapped} from './envelope';
import {FORMATS, type Format} from './formats';
import {readLogLine} from './logLine';
import {Reader} from './reader';
import {clientSessions} from './sides';

const EXPECTED = 'Expected a HAR, JSON of Wireshark, JSON lines, or the log of a tool or a program';
const FIRST_LINES = 200;
const LEAST_REPEATED = 8;
/** The name of a message, also in JSON within JSON. */
const MESSAGE_NAME = /["']message\\{0,7}["']\s{0,2}:\s{0,2}\\{0,7}["'](\w{3,40})/g;

/** Returns the sessions of a recording; throws `NotACapture` with a sentence for readers. */
export function readCapture(text: string, senderOf: SenderOf, isQuoted = true): Capture {
  const trimmed = text.trimStart();
  if (!trimmed) throw new NotACapture(`${EXPECTED}, and found an empty text.`);
  const recording = read(text, trimmed, senderOf);
  if (!recording || recording.sessions.length === 0) {
    const beginning = isQuoted ? ` that begins with “${trimmed.slice(0, 40).trim()}”` : ' of another kind';
    throw new NotACapture(`${EXPECTED}, and found a text${beginning}.`);
  }
  checkProtocol(recording.sessions, senderOf, isQuoted);
  checkShare(text, recording, senderOf);
  return {...recording, sessions: clientSessions(recording.sessions, senderOf)};
}

function read(text: string, trimmed: string, senderOf: SenderOf): Capture | undefined {
  if (/^\{[\s\S]{0,490}"log"\s*:\s*\{/.test(trimmed)) return {format: 'HAR', sessions: readHar(trimmed, senderOf)};
  if (/^\[[\s\S]{0,990}"_source"\s*:/.test(trimmed)) {
    return {format: 'Wireshark', sessions: readWireshark(trimmed, senderOf)};
  }
  const isDocument = /^\[|^\{\s*"\w+"\s*:\s*\[/.test(trimmed) && /[\]}]\s*$/.test(trimmed);
  const listed = isDocument ? listedLines(trimmed) : undefined;
  const lines = unwrapped(listed ?? text.split(/\r?\n/));
  const format = formatOf(lines, senderOf);
  if (!format) return undefined;
  const reader = new Reader(senderOf);
  const {plain = () => lines} = FORMATS[format];
  let before = '';
  for (const [index, line] of plain(lines).entries()) {
    const isSecond = isRepeated(line, before);
    if (!isSecond) reader.readLine(line, index + 1);
    before = isSecond ? '' : line;
  }
  const sessions = reader.end();
  // A frame of a list has a number, and no line.
  if (listed) for (const {frames} of sessions) for (const frame of frames) delete frame.line;
  return {format, sessions};
}

/** A program with two handlers writes a line twice: plain, and behind the name of its logger. */
function isRepeated(line: string, before: string): boolean {
  const [short, long] = line.length < before.length ? [line, before] : [before, line];
  return short.length >= LEAST_REPEATED && short.length < long.length && /[<>=] \w/.test(short) && long.endsWith(short);
}

/** A recording of which most was not understood has no verdict. */
function checkShare(text: string, {format, sessions}: Capture, senderOf: SenderOf): void {
  if (format === 'HAR' || format === 'Wireshark') return;
  const written = [...text.matchAll(MESSAGE_NAME)].filter(([, name = '']) => senderOf(name)).length;
  const read = sessions.flatMap(({frames, hidden}) => [...frames, ...Array(hidden ?? 0)]).length;
  if (written <= 2 * read) return;
  throw new NotACapture(`Expected one message in each line, and could read ${read} of ${written} messages.`);
}

/** Returns the tool that wrote lines; `undefined` when nothing in the first of them can be a message. */
function formatOf(lines: readonly string[], senderOf: SenderOf): Format | undefined {
  const first = lines.slice(0, FIRST_LINES).map((line) => line.slice(0, 2000));
  const [tool] = Object.entries(FORMATS).find(([, {looks}]) => looks && first.some((line) => looks.test(line))) ?? [];
  if (tool) return tool as Format;
  const objects = lines
    .slice(0, FIRST_LINES)
    .map(objectOf)
    .filter((one) => one !== null);
  if (objects.length > 0) return objects.every((one) => isBare(one, senderOf)) ? 'websocat' : 'JSON lines';
  // A program that logs a socket's address and close, and got no message, is a recording, too.
  const events = new Set(first.map((line) => readLogLine(line).event));
  return first.some((line) => line.includes('{')) || (events.has('open') && events.has('close')) ? 'log' : undefined;
}

function isBare({message}: Fields, senderOf: SenderOf): boolean {
  return typeof message === 'string' && senderOf(message) !== undefined;
}

/** A recording in which no message is one of the contracts is from another service. */
function checkProtocol(sessions: readonly CapturedSession[], senderOf: SenderOf, isQuoted: boolean): void {
  const frames = sessions.flatMap((session) => session.frames);
  const names = frames.flatMap(({message}) => message?.message ?? message?.type ?? []).map(String);
  const hasContent = frames.some(({message, text}) => message || text);
  // A socket that closed at once, or of which the tool showed no content, is still a session.
  if (names.some(senderOf) || sessions.some(({status}) => status !== null)) return;
  if (!hasContent && (frames.length === 0 || sessions.every(({close, hidden}) => close || hidden))) return;
  const found = (isQuoted ? [...new Set(names)] : []).slice(0, 3).map((name) => `“${name.slice(0, 30)}”`);
  throw new NotACapture(
    'Expected messages of the real-time API or of Flow, ' +
      `and found ${frames.length} frames of another protocol${found.length > 0 ? `, such as ${found.join(', ')}` : ''}.`,
  );
}
