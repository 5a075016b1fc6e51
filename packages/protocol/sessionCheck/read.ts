/** Reads a recording, which is a HAR or has an object for each frame; or says why it is none. */
import {isFields, valueAt} from '../rules/contract';
import {type Capture, type CapturedSession, NotACapture, newSession, objectOf, parsed, type SenderOf} from './capture';
import {Reader, readEntry} from './reader';

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

function readObjects(text: string, senderOf: SenderOf): CapturedSession[] {
  const list = text.trimStart().startsWith('[') ? parsed(text) : undefined;
  const objects = Array.isArray(list)
    ? list.map((one) => (isFields(one) ? one : null))
    : text.split('\n').map((line) => objectOf(line) ?? (line.trim() ? null : {}));
  const reader = new Reader(senderOf);
  for (const [index, object] of objects.entries()) {
    const entry = object && readEntry(object);
    if (entry) reader.read(entry, index + 1);
    else if (!object && !list) reader.current.unread.push(index + 1);
  }
  const {sessions} = reader;
  // An object of an array has a number, and no line.
  if (list) for (const {frames} of sessions) for (const frame of frames) delete frame.line;
  return sessions;
}

/** Rejects a recording of which most messages could not be read. */
function checkShare(text: string, sessions: readonly CapturedSession[], senderOf: SenderOf): void {
  const written = [...text.matchAll(MESSAGE_NAME)].filter(([, name = '']) => senderOf(name)).length;
  const read = sessions.flatMap(({frames}) => frames).length;
  if (written <= 2 * read) return;
  throw new NotACapture(`Expected one message in each line, and could read ${read} of ${written} messages.`);
}

/** Rejects a recording without a message of the contracts: it is from another service. */
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

const NOTHING = {at: null, from: undefined, text: ''};

/** Reads a HAR: Chrome and Edge write the frames of a socket into `_webSocketMessages` of its request. */
function readHar(text: string, senderOf: SenderOf): CapturedSession[] {
  const har = parsed(text);
  if (!har)
    throw new NotACapture('Expected a HAR, and found one that is cut off or is not valid JSON. Export it again.');
  const entries = valueAt(har, 'log', 'entries');
  if (!Array.isArray(entries)) {
    throw new NotACapture('Expected a HAR with `log.entries`, and found a `log` without entries. Export it again.');
  }
  const lines = linesWith(text, /(?<!\\)"opcode"\s{0,4}:/g);
  const sessions = entries.flatMap((entry) => {
    const url = `${valueAt(entry, 'request', 'url') ?? ''}`;
    const code = Number(valueAt(entry, 'response', 'status') ?? 0);
    const messages = valueAt(entry, '_webSocketMessages');
    const hasFailed = isSocket(entry, url) && code >= 200;
    if (!Array.isArray(messages) && !hasFailed) return [];
    const reader = new Reader(senderOf);
    reader.read({...NOTHING, event: 'open', url}, 0);
    if (hasFailed) reader.read({...NOTHING, event: 'status', code}, 0);
    for (const message of Array.isArray(messages) ? messages.filter(isFields) : []) {
      // The time of a frame is in seconds.
      const frame = readEntry({...message, time: Number(message.time) * 1000});
      const line = lines.next().value ?? 0;
      if (frame) reader.read(frame, line);
    }
    const [session = {...newSession(url), hasOpening: true}] = reader.sessions;
    return [session];
  });
  if (sessions.length > 0) return sessions;
  throw new NotACapture(
    `Expected WebSocket frames, and found a HAR with ${entries.length} requests and none of them. ` +
      'Open the developer tools before the session starts, and export with Chrome or Edge.',
  );
}

/** Proxies write `https:` for a socket: its request asks for the upgrade. */
function isSocket(entry: unknown, url: string): boolean {
  const headers = [valueAt(entry, 'request', 'headers') ?? []].flat();
  const asksForUpgrade = (header: unknown) =>
    /^sec-websocket-|^upgrade: *websocket$/i.test(`${valueAt(header, 'name')}: ${valueAt(header, 'value')}`);
  return /^wss?:/.test(url) || headers.some(asksForUpgrade);
}

/** Yields the line of each match. In JSON, every frame has one opcode, and quotes in its data are escaped. */
function* linesWith(text: string, pattern: RegExp): Generator<number> {
  let [line, start] = [1, 0];
  for (const {index} of text.matchAll(pattern)) {
    for (let next = text.indexOf('\n', start); next >= 0 && next < index; next = text.indexOf('\n', start)) {
      line += 1;
      start = next + 1;
    }
    yield line;
  }
}
