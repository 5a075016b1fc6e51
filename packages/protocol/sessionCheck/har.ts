/** Reads a HAR: Chrome and Edge write the frames of a socket into `_webSocketMessages` of its request. */
import {isFields} from '../rules/contract';
import {type CapturedSession, NotACapture, newSession, parsed, type SenderOf} from './capture';
import {readEntry} from './entry';
import {Reader} from './reader';

const NOTHING = {at: null, from: undefined, text: ''};

/** Returns the sessions of a HAR. */
export function readHar(text: string, senderOf: SenderOf): CapturedSession[] {
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

function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce((found: unknown, key) => (isFields(found) ? found[key] : undefined), value);
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
