/** Reads a HAR: Chrome and Edge write the frames of a WebSocket into `_webSocketMessages` of its request. */
import type {Fields} from '../rules/contract';
import {
  type CapturedFrame,
  type CapturedSession,
  isFields,
  linesWith,
  NotACapture,
  newSession,
  objectOf,
  textFrame,
} from './capture';

const BINARY = 2;
const SWITCHING_PROTOCOLS = 101;
const MOST_JSON = 100_000;

/** Returns the WebSocket sessions of a HAR; throws when it has none. */
export function readHar(har: Fields, text: string): CapturedSession[] {
  const {entries} = har.log as {entries?: unknown};
  if (!Array.isArray(entries)) {
    throw new NotACapture('Expected a HAR with `log.entries`, and found a `log` without entries. Export it again.');
  }
  const lines = linesWith(text, /(?<!\\)"opcode"\s{0,4}:/g);
  const sessions = entries.filter(isFields).flatMap((entry) => sessionOf(entry, lines));
  if (sessions.length === 0) {
    throw new NotACapture(
      `Expected WebSocket frames, and found a HAR with ${entries.length} requests and none of them. ` +
        'Open the developer tools before the session starts, and export with Chrome or Edge.',
    );
  }
  return sessions;
}

function sessionOf(entry: Fields, lines: Iterator<number>): CapturedSession[] {
  const {
    request,
    response,
    _webSocketMessages: messages,
  } = entry as {
    request?: {url?: string};
    response?: {status?: number};
    _webSocketMessages?: unknown;
  };
  const url = typeof request?.url === 'string' ? request.url : null;
  const status = Number(response?.status ?? 0);
  const hasFailed = /^wss?:/.test(url ?? '') && status >= 400;
  if (!Array.isArray(messages) && !hasFailed) return [];
  const frames = Array.isArray(messages) ? messages.filter(isFields) : [];
  const isOpen = status === SWITCHING_PROTOCOLS || !hasFailed;
  return [
    {
      ...newSession(url),
      frames: frames.map((frame) => frameOf(frame, lines)),
      status: isOpen ? null : status,
      hasOpening: true,
    },
  ];
}

/** `time` counts seconds; the data of a binary frame is Base64. */
function frameOf({type, time, opcode, data}: Fields, lines: Iterator<number>): CapturedFrame {
  const at = typeof time === 'number' ? time * 1000 : null;
  const from = type === 'send' ? 'client' : 'server';
  const text = typeof data === 'string' ? data : '';
  const line = lines.next().value as number | undefined;
  if (opcode !== BINARY) return {...textFrame(at, from, text), ...(line && {line})};
  return {at, from, kind: 'binary', message: jsonIn(text), bytes: bytesIn(text), ...(line && {line})};
}

/** A JSON message that a program sent in the wrong kind of frame. */
function jsonIn(base64: string): Fields | null {
  if (!base64.startsWith('ey') || base64.length > MOST_JSON) return null;
  try {
    return objectOf(atob(base64));
  } catch {
    return null;
  }
}

/** Number of bytes that a Base64 text stands for; at most two of its letters fill it up. */
function bytesIn(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - padding) * 3) / 4);
}
