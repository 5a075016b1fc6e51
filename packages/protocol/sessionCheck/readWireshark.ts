/** Reads what Wireshark and tshark export: a packet for each entry, with the layers of its protocols. */
import {type CapturedSession, isFields, linesWith, newSession, textFrame} from './capture';

const CLOSE = '8';
const BINARY = '2';
const TEXT = '1';

/** Returns the array that a text is, or `null`. */
export function arrayOf(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns the sessions of a capture, by connection. Only clients mask their frames. */
export function readWireshark(packets: unknown[], text: string): CapturedSession[] {
  const lines = linesWith(text, /"websocket\.opcode"/g);
  const sessions = new Map<string, CapturedSession>();
  for (const packet of packets) {
    const layers = valueAt(packet, '_source', 'layers');
    const found = valueAt(layers, 'websocket');
    const frames = Array.isArray(found) ? found : found ? [found] : [];
    const stream = `${valueAt(layers, 'tcp', 'tcp.stream') ?? 0}`;
    const session = sessions.get(stream) ?? {...newSession(), hasOpening: false};
    const path = pathOf(layers);
    if (path) Object.assign(session, {url: path, hasOpening: true});
    if (frames.length > 0 || path) sessions.set(stream, session);
    const time = Number(valueAt(layers, 'frame', 'frame.time_epoch'));
    for (const frame of frames)
      addFrame(session, frame, Number.isNaN(time) ? null : time * 1000, lines.next().value ?? 0);
  }
  return [...sessions.values()].filter(({frames, close}) => frames.length > 0 || close);
}

function addFrame(session: CapturedSession, layer: unknown, at: number | null, line: number): void {
  const opcode = `${valueAt(layer, 'websocket.opcode')}`;
  const from = /^(?:1|true)$/i.test(`${valueAt(layer, 'websocket.mask')}`) ? 'client' : 'server';
  const payload = valueAt(layer, 'websocket.payload');
  const sizes = ['64', '16'].map((bits) => Number(valueAt(layer, `websocket.payload_length_ext_${bits}`)));
  const bytes = sizes.find((one) => one > 0) ?? Number(valueAt(layer, 'websocket.payload_length') ?? 0);
  if (opcode === CLOSE) {
    const close = valueAt(payload, 'websocket.payload.close');
    const code = Number(valueAt(close, 'websocket.payload.close.status_code') ?? 0) || null;
    session.close ??= {at, by: from, code, reason: `${valueAt(close, 'websocket.payload.close.reason') ?? ''}`};
  } else if (opcode === TEXT) {
    const text = valueAt(payload, 'websocket.payload.text');
    if (typeof text === 'string') session.frames.push({...textFrame(at, from, text), line});
    else session.hidden = (session.hidden ?? 0) + 1;
  } else if (opcode === BINARY) session.frames.push({at, from, kind: 'binary', message: null, bytes, line});
}

function pathOf(layers: unknown): string | undefined {
  const http = valueAt(layers, 'http');
  if (!isFields(http)) return undefined;
  const uri = http['http.request.full_uri'];
  if (typeof uri === 'string') return uri;
  const line = Object.keys(http).find((key) => /^GET \S+ HTTP/.test(key));
  return line?.split(' ')[1];
}

function valueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce((found: unknown, key) => (isFields(found) ? found[key] : undefined), value);
}

/** The text export has the parts of a frame on lines of their own: the last of them becomes a line as a logger writes it. */
export function joinedFrames(lines: readonly string[]): string[] {
  let from = '';
  let kind = '';
  let size = '';
  return lines.map((line) => {
    const [, opcode] = /Opcode: (\w+)/.exec(line) ?? [];
    const [, mask] = /= Mask: (True|False)/.exec(line) ?? [];
    const [, length] = /(?:Extended )?Payload length(?: \(\d+ bits\))?: (\d+)\s*$/i.exec(line) ?? [];
    const [, text] = /^\s+Text(?: \[truncated\])?: (\{.*)/.exec(line) ?? [];
    const [, code] = /Status code: .*\((\d{4})\)/.exec(line) ?? [];
    if (opcode) kind = opcode;
    if (mask) from = mask === 'True' ? '>' : '<';
    if (length) size = length;
    if (text) return `${from} TEXT '${text}${line.includes('[truncated]') ? '...' : ''}'`;
    if (code) return `${from} CLOSE ${code}`;
    if (/^\s+Payload\s*$/.test(line) && kind === 'Binary') return `${from} BINARY [${size} bytes]`;
    if (/^\s+GET \S+ HTTP/.test(line)) return line.trim();
    return /^\s/.test(line) ? '' : line;
  });
}
