/** What one line of a log says about a session, whatever tool wrote it. */
import type {Fields, Sender} from '../rules/contract';

/** What a line of a recording, or an object of one, says about a session. */
export interface Entry {
  at: number | null;
  from: Sender | undefined;
  event: 'open' | 'close' | 'status' | 'binary' | 'ping' | 'text';
  /** What can have a message. */
  text: string;
  /** The message, when the line is JSON; `null` when its text is none. */
  message?: Fields | null;
  /** Address of a session that opens, size of a binary frame, code of a close or status. */
  url?: string | undefined;
  size?: number | undefined;
  code?: number | null | undefined;
  reason?: string | undefined;
  audio?: string | undefined;
}

/** Directions and events are at the beginning of a line, before the message. */
const MOST_PREFIX = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals begin a color with Escape
const TERMINAL = /\u001B\[[\d;?]{0,12}[A-Za-z]|\r/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const CONTROL = /[\u001B\r]/;

/** A terminal erases its prompt before it writes what came. */
const ERASED = '\u001B[2K';

const SERVER_TO_CLIENT = /\bserver ?(?:-+>|=+>|→) ?client\b/i;
const ARROW = /(?:^|[\s:\]|)])(?:(>{1,3}|-+>|=+>|→|↑|⬆|▲)|(<{1,3}|<-+|<=+|←|↓|⬇|▼))(?=[\s:[{'"]|$)/;
const VERB = /\b(?:(sent|send|sending|outgoing|tx|upload(?:ing)?)|(received?|receiving|recv|incoming|rx|got))\b/i;
const NOUN = /\b(?:(client|out|up)|(server|in|down))\b(?=[\s:\]|)-])/i;

const CLOSE =
  /\b(?:closed?|closing|disconnected)\b[^\d{]{0,40}\b(\d{4})\b(?:\W{1,4}(?:reason[:=]\s{0,2})?"?([\w][\w ]{0,60}))?/i;
const CLOSER = /\bby (?:the )?(client|server)\b/i;
const STATUS = /(?:unexpected server response:|HTTP\/1\.1|<<|rejected WebSocket connection: HTTP) ([45]\d\d)\b/i;
const OPEN = /\b(wss?:\/\/[^\s"'<>)]{3,2000})|\bGET (?:https?:\/\/[\w.:-]{1,253})?(\/\S{0,2000})|^Connected \(press/;
const BINARY = /\b(?:binary|audio|bytes|buffer|blob)\b/i;
const SIZE = /([\d,_]{1,14})\s?(?:bytes?|B)\b|\b(?:length|len|size|bytes)["']?[=: ]{1,3}(\d{1,12})/gi;
const PING = /\bp[io]ng\b/i;
const TIME =
  /^\W{0,2}(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?|\d\d:\d\d:\d\d(?:[.,]\d{1,9})?|\d{9,10}\.\d{1,9}|\d{12,13}(?=\s))/;

const ZONE = /(?:Z|T.*[+-]\d\d:?\d\d)$/;

/** Returns what a line says; what has no direction and no message is `text` without a sender. */
export function readLogLine(line: string): Entry {
  // Few logs are of a terminal, and most lines are only looked at.
  const text = CONTROL.test(line) ? (line.split(ERASED).at(-1) ?? '').replace(TERMINAL, '') : line;
  const brace = text.indexOf('{');
  const prefix = text.slice(0, Math.min(brace < 0 ? MOST_PREFIX : brace, MOST_PREFIX));
  const base = {text, at: timeOf(prefix), from: senderOf(prefix)};
  const [, status] = STATUS.exec(prefix) ?? [];
  if (status) return {...base, event: 'status', code: Number(status)};
  const [, code, reason] = CLOSE.exec(text.slice(0, MOST_PREFIX)) ?? [];
  const [, closer = base.from] = CLOSER.exec(prefix) ?? [];
  if (code && brace < 0) {
    return {...base, from: closer?.toLowerCase() as Sender | undefined, event: 'close', code: Number(code), reason};
  }
  const [opening, url, path] = OPEN.exec(prefix) ?? [];
  if (opening && !/message|frame/i.test(prefix)) return {...base, event: 'open', url: url ?? path};
  if (PING.test(prefix) && brace < 0) return {...base, event: 'ping'};
  const isBinary = BINARY.test(prefix) && !/\bTEXT\b/.test(prefix);
  return isBinary && base.from ? {...base, event: 'binary', size: sizeIn(text)} : {...base, event: 'text'};
}

function senderOf(prefix: string): Sender | undefined {
  if (SERVER_TO_CLIENT.test(prefix)) return 'server';
  for (const pattern of [ARROW, VERB, NOUN]) {
    const [found, client] = pattern.exec(prefix) ?? [];
    if (found) return client ? 'client' : 'server';
  }
  return undefined;
}

function sizeIn(text: string): number {
  const found = [...text.slice(-MOST_PREFIX).matchAll(SIZE)].at(-1);
  return Number((found?.[1] ?? found?.[2] ?? '0').replace(/[,_]/g, ''));
}

/** Times of day get a day, so that they can be compared; a session over midnight is rare. */
function timeOf(prefix: string): number | null {
  const [, found] = TIME.exec(prefix) ?? [];
  if (!found) return null;
  if (/^\d{9,10}\./.test(found)) return Number(found) * 1000;
  if (/^\d{12,13}$/.test(found)) return Number(found);
  const text = found.replace(',', '.').replace(' ', 'T');
  // Without a zone, all times are in the same one. That of the browser can repeat an hour, and is slow to look up.
  const zone = ZONE.test(text) ? '' : 'Z';
  const time = Date.parse(found.includes('-') ? text + zone : `1970-01-01T${text}${zone}`);
  return Number.isNaN(time) ? null : time;
}
