/** Reads the recordings that are one JSON document: a HAR of Chrome or Edge, and the packets of Wireshark. */
import {isFields} from '../rules/contract';
import {type CapturedSession, NotACapture, newSession, objectOf, parsed, type SenderOf} from './capture';
import {readEntry} from './entry';
import type {Entry} from './logLine';
import {Reader} from './reader';

const NOTHING = {at: null, from: undefined, text: ''};

/** Reads the WebSocket sessions of a HAR: Chrome and Edge write frames into `_webSocketMessages` of their request. */
export function readHar(text: string, senderOf: SenderOf): CapturedSession[] {
  const har = parsed(text);
  if (!har)
    throw new NotACapture('Expected a HAR, and found one that is cut off or is not valid JSON. Export it again.');
  const entries = valueAt(har, 'log', 'entries');
  if (!Array.isArray(entries)) {
    throw new NotACapture('Expected a HAR with `log.entries`, and found a `log` without entries. Export it again.');
  }
  const lines = linesWith(text, /(?<!\\)"opcode"\s{0,4}:/g);
  const sessions: CapturedSession[] = [];
  for (const entry of entries) {
    const url = `${valueAt(entry, 'request', 'url') ?? ''}`;
    const code = Number(valueAt(entry, 'response', 'status') ?? 0);
    const messages = valueAt(entry, '_webSocketMessages');
    const hasFailed = isSocket(entry, url) && code >= 200;
    if (!Array.isArray(messages) && !hasFailed) continue;
    const reader = new Reader(senderOf);
    reader.read({...NOTHING, event: 'open', url}, 0);
    if (hasFailed) reader.read({...NOTHING, event: 'status', code}, 0);
    for (const message of Array.isArray(messages) ? messages.filter(isFields) : []) {
      // The time of a frame is in seconds.
      const frame = readEntry({...message, time: Number(message.time) * 1000});
      const line = lines.next().value ?? 0;
      if (frame) reader.read(frame, line);
    }
    const [session = {...newSession(url), hasOpening: true}] = reader.end();
    sessions.push(session);
  }
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

/** Returns the messages of a list, as JSON lines: those of an array, or of the longest array that an object has. */
export function listedLines(text: string): string[] | undefined {
  const value = parsed(text);
  const lists = isFields(value) ? Object.values(value).filter(Array.isArray) : [value].filter(Array.isArray);
  const [list = []] = lists.sort((one, other) => other.length - one.length);
  return list.length > 1 || (Array.isArray(value) && list.length > 0)
    ? list.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
    : undefined;
}

/** Reads what Wireshark and tshark export: a packet for each entry, with the layers of its protocols. */
export function readWireshark(text: string, senderOf: SenderOf): CapturedSession[] {
  const packets = parsed(text);
  if (!Array.isArray(packets)) {
    throw new NotACapture('Expected the JSON of Wireshark, and found one that is cut off. Export it again.');
  }
  const lines = linesWith(text, /"websocket\.opcode"/g);
  const connections = new Map<unknown, Reader>();
  for (const packet of packets) {
    const layers = valueAt(packet, '_source', 'layers');
    const stream = valueAt(layers, 'tcp', 'tcp.stream');
    const reader = connections.get(stream) ?? new Reader(senderOf);
    connections.set(stream, reader);
    const url = valueAt(layers, 'http', 'http.request.full_uri');
    if (typeof url === 'string') reader.read({...NOTHING, event: 'open', url}, 0);
    const time = Number(valueAt(layers, 'frame', 'frame.time_epoch')) * 1000;
    for (const frame of [valueAt(layers, 'websocket') ?? []].flat()) {
      const entry = frameOf(frame, Number.isNaN(time) ? null : time);
      reader.read(entry, lines.next().value ?? 0);
    }
  }
  return [...connections.values()].flatMap((reader) => reader.end());
}

const OPCODES: Readonly<Record<string, Entry['event']>> = {1: 'text', 2: 'binary', 8: 'close'};

/** Only clients mask their frames. */
function frameOf(layer: unknown, at: number | null): Entry {
  const field = (name: string) => valueAt(layer, `websocket.${name}`);
  const payload = field('payload');
  const close = valueAt(payload, 'websocket.payload.close');
  const text = valueAt(payload, 'websocket.payload.text');
  const sizes = ['payload_length_ext_64', 'payload_length_ext_16', 'payload_length'].map((name) => Number(field(name)));
  return {
    at,
    from: /^(?:1|true)$/i.test(`${field('mask')}`) ? 'client' : 'server',
    event: OPCODES[`${field('opcode')}`] ?? 'ping',
    ...(typeof text === 'string' ? {text, message: objectOf(text)} : {text: 'A message without its text'}),
    size: sizes.find((one) => one > 0),
    code: Number(valueAt(close, 'websocket.payload.close.status_code') ?? 0) || null,
    reason: `${valueAt(close, 'websocket.payload.close.reason') ?? ''}`,
  };
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
