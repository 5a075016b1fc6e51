/** Reads a recording: recognizes its format, or says why it is none. */
import type {Fields} from '../rules/contract';
import {type Capture, type CapturedSession, NotACapture, objectOf} from './capture';
import {readHar} from './readHar';
import {readJsonLines, readMessages, readWscat, type SenderOf} from './readLines';

const EXPECTED = 'Expected a HAR, JSON lines, or the output of wscat or websocat';
/** Enough lines to see which format a text has. */
const FIRST_LINES = 200;

/** Returns the sessions of a recording; throws `NotACapture` with a sentence for readers. */
export function readCapture(text: string, senderOf: SenderOf): Capture {
  const trimmed = text.trim();
  if (!trimmed) throw new NotACapture(`${EXPECTED}, and found an empty text.`);
  const recording = harOf(trimmed) ?? linesOf(trimmed, senderOf);
  if (!recording || recording.sessions.length === 0) {
    throw new NotACapture(`${EXPECTED}, and found a text that begins with “${trimmed.slice(0, 40)}”.`);
  }
  checkProtocol(recording.sessions, senderOf);
  return recording;
}

function harOf(text: string): Capture | undefined {
  if (!text.startsWith('{') || !/"log"\s*:/.test(text.slice(0, 500))) return undefined;
  const har = objectOf(text);
  if (!har)
    throw new NotACapture('Expected a HAR, and found one that is cut off or is not valid JSON. Export it again.');
  const hasLog = typeof har.log === 'object' && har.log !== null;
  return hasLog ? {format: 'HAR', sessions: readHar(har as Fields)} : undefined;
}

function linesOf(text: string, senderOf: SenderOf): Capture | undefined {
  const lines = text.split(/\r?\n/);
  const first = lines.slice(0, FIRST_LINES);
  if (
    first.some((line) => /^\S{0,12}\s?[<>] \S|^Connected \(press|^Disconnected \(code|^error: Unexpected/.test(line))
  ) {
    return {format: 'wscat', sessions: readWscat(lines)};
  }
  const objects = first.map(objectOf).filter((entry) => entry !== null);
  if (objects.length === 0) return undefined;
  const areBare = objects.every((entry) => typeof entry.message === 'string' && senderOf(entry.message) !== undefined);
  return areBare
    ? {format: 'websocat', sessions: readMessages(lines, senderOf)}
    : {format: 'JSON lines', sessions: readJsonLines(lines, senderOf)};
}

/** A recording in which no message is one of the contracts is from another service. */
function checkProtocol(sessions: readonly CapturedSession[], senderOf: SenderOf): void {
  const names = sessions.flatMap(({frames}) => frames.map(({message}) => message?.message ?? message?.type));
  const isOwn = names.some((name) => typeof name === 'string' && senderOf(name) !== undefined);
  // A socket that closed at once has no frames, and is still a session.
  if (isOwn || names.length === 0 || sessions.some(({status}) => status !== null)) return;
  const found = [...new Set(names.filter((name) => typeof name === 'string'))].slice(0, 3);
  const list = found.length > 0 ? `, such as ${found.map((name) => `“${`${name}`.slice(0, 30)}”`).join(', ')}` : '';
  throw new NotACapture(
    `Expected messages of the real-time API or of Flow, and found ${names.length} frames of another protocol${list}.`,
  );
}
