/** A line that is one JSON object: a frame, a close, an address, or the line of a logger. */
import type {Fields, Sender} from '../rules/contract';
import {isFields, type SenderOf} from './capture';

export interface JsonEntry {
  at: number | null;
  from: Sender | undefined;
  close?: {code: number | null; reason: string};
  url?: string;
  payload: unknown;
  size: number | undefined;
  isBinary: boolean;
  audio?: string;
}

const CLIENT = /^(?:client|send|sent|out|outgoing|up|tx|>|->|→)$/i;
const SERVER = /^(?:server|receive|received|recv|in|incoming|down|rx|<|<-|←)$/i;
const DIRECTION_KEYS = ['from', 'direction', 'dir', 'type', 'event', 'msg'];
const TIME_KEYS = ['at', 'time', 'timestamp', 'ts', '@timestamp'];
const PAYLOAD_KEYS = ['message', 'data', 'payload', 'text', 'frame', 'body', 'msg'];
const SIZE_KEYS = ['bytes', 'size', 'length'];
/** Times above this are seconds since 1970, and above a thousand times this they are milliseconds. */
const EPOCH_SECONDS = 1_000_000_000;

/** Tells whether an object is about a frame; a bare message is one, too. */
export function isEntry(entry: Fields, senderOf: SenderOf): boolean {
  const {message} = entry;
  if (typeof message === 'string' && senderOf(message) !== undefined) return true;
  return [...PAYLOAD_KEYS, ...SIZE_KEYS, 'close', 'url'].some((key) => entry[key] !== undefined);
}

export function readEntry(entry: Fields): JsonEntry {
  const payload = payloadOf(entry);
  const sizes = SIZE_KEYS.map((key) => entry[key]).filter((value) => typeof value === 'number');
  const size = sizes[0] as number | undefined;
  const close = isFields(entry.close) ? entry.close : entry.event === 'close' ? entry : undefined;
  const from = senderIn(entry);
  const isMarked = [entry.kind, entry.type, entry.opcode].some((value) => value === 'binary' || value === 2);
  return {
    at: timeOf(entry),
    from,
    payload,
    size,
    isBinary: isMarked || (payload === undefined && size !== undefined),
    ...(close && {
      close: {
        code: typeof close.code === 'number' ? close.code : null,
        reason: typeof close.reason === 'string' ? close.reason : '',
      },
    }),
    ...(typeof entry.url === 'string' && !from && {url: entry.url}),
    ...(typeof entry.audio === 'string' && /^[\w-]+@\d+$/.test(entry.audio) && {audio: entry.audio}),
  };
}

function senderIn(entry: Fields): Sender | undefined {
  const values = DIRECTION_KEYS.map((key) => entry[key]).filter((value) => typeof value === 'string');
  if (values.some((value) => CLIENT.test(value))) return 'client';
  return values.some((value) => SERVER.test(value)) ? 'server' : undefined;
}

/** A bare message is its own payload: its `message` is a name, and not an object, JSON, or the line of a logger. */
function payloadOf(entry: Fields): unknown {
  const {message} = entry;
  if (typeof message === 'string' && /^\w+$/.test(message) && !senderIn(entry)) return entry;
  return PAYLOAD_KEYS.map((key) => entry[key]).find(
    (value) => isFields(value) || (typeof value === 'string' && !CLIENT.test(value) && !SERVER.test(value)),
  );
}

function timeOf(entry: Fields): number | null {
  const value = TIME_KEYS.map((key) => entry[key]).find((one) => typeof one === 'number' || typeof one === 'string');
  const time = typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : Number.NaN;
  if (Number.isNaN(time)) return null;
  return time > EPOCH_SECONDS && time < EPOCH_SECONDS * 100 ? time * 1000 : time;
}
