/** Writes a session for other tools: as a HAR, as JSON lines, and as a program that replays it. */
import type {Protocol} from '@speech-docs/protocol/rules/protocol';
import type {Exported, Format} from './exportFormats';
import type {LogFrame, SessionLog} from './log';
import {javaScriptProgram} from './programJavaScript';
import {pythonProgram} from './programPython';
import {stepsOf} from './steps';

const SWITCHING_PROTOCOLS = 101;

/** Returns the session in that format. */
export function exportSession(log: SessionLog, protocol: Protocol, format: Format): Exported {
  if (format === 'har') return {format, fileName: 'session.har', text: asHar(log)};
  if (format === 'jsonl') return {format, fileName: 'session.jsonl', text: asJsonLines(log)};
  const steps = stepsOf(log, protocol);
  return format === 'python'
    ? {format, fileName: 'replay.py', text: pythonProgram(log, steps)}
    : {format, fileName: 'replay.mjs', text: javaScriptProgram(log, steps)};
}

/** Returns the session as Chrome exports it: each frame is in `_webSocketMessages`, and its time is in seconds. */
export function asHar({url, frames, status}: SessionLog): string {
  const messages = frames.map(({at, from, data}) => ({
    type: from === 'client' ? 'send' : 'receive',
    time: at / 1000,
    opcode: typeof data === 'string' ? 1 : 2,
    data: typeof data === 'string' ? data : base64(data),
  }));
  const entry = {
    startedDateTime: new Date(0).toISOString(),
    time: frames.at(-1)?.at ?? 0,
    request: {method: 'GET', url, httpVersion: 'HTTP/1.1', headers: [], queryString: [], cookies: [], ...NO_SIZE},
    response: {
      status: status ?? SWITCHING_PROTOCOLS,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: [],
      cookies: [],
      content: {size: 0, mimeType: 'x-unknown'},
      redirectURL: '',
      ...NO_SIZE,
    },
    cache: {},
    timings: {send: 0, wait: 0, receive: 0},
    _resourceType: 'websocket',
    _webSocketMessages: messages,
  };
  const har = {log: {version: '1.2', creator: {name: 'Emulated console', version: '1'}, entries: [entry]}};
  return JSON.stringify(har, null, 1);
}

const NO_SIZE = {headersSize: -1, bodySize: -1};

/** Returns the session with a frame on each line; the first line has the address, the last the close. */
export function asJsonLines({url, frames, close}: SessionLog): string {
  const end = close && {at: close.at, from: close.by, close: {code: close.code, reason: close.reason}};
  return [{url}, ...frames.map(lineOf), ...(end ? [end] : [])].map((line) => JSON.stringify(line)).join('\n');
}

/** Returns only what the client did, to be edited and replayed. */
export function asClientLines({url, frames, close}: SessionLog): string {
  const sent = frames.filter(({from}) => from === 'client');
  const own = close?.by === 'client' ? close : null;
  return asJsonLines({url, frames: sent, close: own} as SessionLog);
}

function lineOf({at, from, data, message, audio}: LogFrame): object {
  if (typeof data === 'string') return message ? {at, from, message} : {at, from, data};
  return {at, from, bytes: data.length, ...(audio && {audio: `${audio.recording}@${audio.offset}`})};
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
