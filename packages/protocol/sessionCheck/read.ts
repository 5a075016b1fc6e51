/** Reads a recording: recognizes its format, or says why it is none. */
import type {Fields} from '../rules/contract';
import {type Capture, type CapturedSession, NotACapture, objectOf, type SenderOf} from './capture';
import {readHar, readWireshark} from './documents';
import {FORMATS, type Format} from './formats';
import {readLogLine} from './logLine';
import {Reader} from './reader';

const EXPECTED = 'Expected a HAR, JSON of Wireshark, JSON lines, or the log of a tool or a program';
const FIRST_LINES = 200;

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
  return recording;
}

function read(text: string, trimmed: string, senderOf: SenderOf): Capture | undefined {
  if (/^\{[\s\S]{0,490}"log"\s*:/.test(trimmed)) return {format: 'HAR', sessions: readHar(trimmed, senderOf)};
  if (/^\[[\s\S]{0,990}"_source"\s*:/.test(trimmed)) {
    return {format: 'Wireshark', sessions: readWireshark(trimmed, senderOf)};
  }
  const lines = text.split(/\r?\n/);
  const format = formatOf(lines, senderOf);
  if (!format) return undefined;
  const reader = new Reader(senderOf);
  const {plain = () => lines} = FORMATS[format];
  for (const [index, line] of plain(lines).entries()) reader.readLine(line, index + 1);
  return {format, sessions: reader.end()};
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
