/** Reads a recording, which is a HAR or has an object for each frame; or says why it is none. */
import {isFields} from '../rules/contract';
import {type Capture, type CapturedSession, NotACapture, objectOf, parsed, type SenderOf} from './capture';
import {readEntry} from './entry';
import {readHar} from './har';
import {Reader} from './reader';

const EXPECTED = 'Expected a HAR, or a JSON object for each frame,';
/** The name of a message, also in JSON within JSON. */
const MESSAGE_NAME = /["']message\\{0,7}["']\s{0,2}:\s{0,2}\\{0,7}["'](\w{3,40})/g;

/** Returns the sessions of a recording; throws `NotACapture` with a sentence for readers. */
export function readCapture(text: string, senderOf: SenderOf, isQuoted = true): Capture {
  const trimmed = text.trimStart();
  if (!trimmed) throw new NotACapture(`${EXPECTED} and found an empty text.`);
  const isHar = /^\{[\s\S]{0,490}"log"\s*:\s*\{/.test(trimmed);
  const sessions = isHar ? readHar(trimmed, senderOf) : readObjects(text, senderOf);
  if (sessions.length === 0) {
    const beginning = isQuoted ? ` that begins with “${trimmed.slice(0, 40).trim()}”` : ' of another kind';
    throw new NotACapture(`${EXPECTED} and found a text${beginning}.`);
  }
  checkProtocol(sessions, senderOf, isQuoted);
  if (!isHar) checkShare(text, sessions, senderOf);
  return {format: isHar ? 'HAR' : 'JSON lines', sessions};
}

/** Reads lines of JSON, or the objects of an array. */
function readObjects(text: string, senderOf: SenderOf): CapturedSession[] {
  const list = text.trimStart().startsWith('[') ? parsed(text) : undefined;
  const objects = Array.isArray(list)
    ? list.map((one) => (isFields(one) ? one : null))
    : text.split('\n').map(objectOf);
  const reader = new Reader(senderOf);
  for (const [index, object] of objects.entries()) {
    const entry = object && readEntry(object);
    if (entry) reader.read(entry, index + 1);
  }
  const {sessions} = reader;
  // An object of an array has a number, and no line.
  if (list) for (const {frames} of sessions) for (const frame of frames) delete frame.line;
  return sessions;
}

/** A recording of which most was not understood has no verdict. */
function checkShare(text: string, sessions: readonly CapturedSession[], senderOf: SenderOf): void {
  const written = [...text.matchAll(MESSAGE_NAME)].filter(([, name = '']) => senderOf(name)).length;
  const read = sessions.flatMap(({frames}) => frames).length;
  if (written <= 2 * read) return;
  throw new NotACapture(`Expected one message in each line, and could read ${read} of ${written} messages.`);
}

/** A recording in which no message is one of the contracts is from another service. */
function checkProtocol(sessions: readonly CapturedSession[], senderOf: SenderOf, isQuoted: boolean): void {
  const frames = sessions.flatMap((session) => session.frames);
  const names = frames.flatMap(({message}) => message?.message ?? message?.type ?? []).map(String);
  // A socket that closed at once is still a session.
  if (names.some(senderOf) || frames.length === 0) return;
  const found = (isQuoted ? [...new Set(names)] : []).slice(0, 3).map((name) => `“${name.slice(0, 30)}”`);
  throw new NotACapture(
    'Expected messages of the real-time API or of Flow, ' +
      `and found ${frames.length} frames of another protocol${found.length > 0 ? `, such as ${found.join(', ')}` : ''}.`,
  );
}
