/** Reads a recording: recognizes its format, or says why it is none. */
import type {Fields} from '../rules/contract';
import {type Capture, type CapturedSession, limitFrames, NotACapture, objectOf, type SenderOf} from './capture';
import {formatOf} from './formats';
import {readHar} from './readHar';
import {readLines} from './readLines';
import {decodedFrames} from './readTrace';
import {arrayOf, joinedFrames, readWireshark} from './readWireshark';

const EXPECTED = 'Expected a HAR, JSON of Wireshark, JSON lines, or the log of a tool or a program';

/** Returns the sessions of a recording; throws `NotACapture` with a sentence for readers. */
export function readCapture(text: string, senderOf: SenderOf): Capture {
  const trimmed = text.trim();
  if (!trimmed) throw new NotACapture(`${EXPECTED}, and found an empty text.`);
  const recording = harOf(text.trimStart()) ?? wiresharkOf(text.trimStart()) ?? linesOf(text, senderOf);
  if (!recording || recording.sessions.length === 0) {
    throw new NotACapture(`${EXPECTED}, and found a text that begins with “${trimmed.slice(0, 40)}”.`);
  }
  limitFrames(recording.sessions.reduce((sum, {frames}) => sum + frames.length, 0));
  checkProtocol(recording.sessions, senderOf);
  return recording;
}

function harOf(text: string): Capture | undefined {
  if (!text.startsWith('{') || !/"log"\s*:/.test(text.slice(0, 500))) return undefined;
  const har = objectOf(text);
  if (!har)
    throw new NotACapture('Expected a HAR, and found one that is cut off or is not valid JSON. Export it again.');
  const hasLog = typeof har.log === 'object' && har.log !== null;
  return hasLog ? {format: 'HAR', sessions: readHar(har as Fields, text)} : undefined;
}

function wiresharkOf(text: string): Capture | undefined {
  if (!text.startsWith('[') || !/"_source"\s*:/.test(text.slice(0, 1000))) return undefined;
  const packets = arrayOf(text);
  if (!packets)
    throw new NotACapture('Expected the JSON of Wireshark, and found one that is cut off. Export it again.');
  return {format: 'Wireshark', sessions: readWireshark(packets, text)};
}

function linesOf(text: string, senderOf: SenderOf): Capture | undefined {
  const lines = text.split(/\r?\n/);
  const format = formatOf(lines, senderOf);
  if (!format) return undefined;
  const plain = {Wireshark: joinedFrames, 'websocket-client': decodedFrames}[format as string] ?? ((all) => all);
  return {format, sessions: readLines(plain(lines), senderOf)};
}

/** A recording in which no message is one of the contracts is from another service. */
function checkProtocol(sessions: readonly CapturedSession[], senderOf: SenderOf): void {
  const names = sessions.flatMap(({frames}) => frames.map(({message}) => message?.message ?? message?.type));
  const isOwn = names.some((name) => typeof name === 'string' && senderOf(name) !== undefined);
  // A socket that closed at once has no frames, and is still a session; so is one that the tool showed without content.
  const hasNoContent = sessions.every(
    ({frames, close, hidden = 0}) => frames.every(({message, text}) => !message && !text) && (close || hidden > 0),
  );
  if (hasNoContent) return;
  if (isOwn || names.length === 0 || sessions.some(({status}) => status !== null)) return;
  const found = [...new Set(names.filter((name) => typeof name === 'string'))].slice(0, 3);
  const list = found.length > 0 ? `, such as ${found.map((name) => `“${`${name}`.slice(0, 30)}”`).join(', ')}` : '';
  throw new NotACapture(
    `Expected messages of the real-time API or of Flow, and found ${names.length} frames of another protocol${list}.`,
  );
}
