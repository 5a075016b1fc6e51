/** Which tool wrote a recording with lines, by what its lines look like. */
import type {Fields} from '../rules/contract';
import {type Format, objectOf, type SenderOf} from './capture';
import {readLogLine} from './logLine';

/** Formats in which every frame is listed, with its kind. */
export const COMPLETE = new Set<Format>(['HAR', 'Wireshark', 'websockets', 'websocket-client', 'mitmproxy']);

const FIRST_LINES = 200;
const TOOLS: [Format, RegExp][] = [
  ['websockets', /[<>] (?:TEXT|BINARY|CLOSE|CONT) |= connection is [A-Z]/],
  ['websocket-client', /^\+\+(?:Sent|Rcv) decoded: fin=/],
  ['mitmproxy', /WebSocket (?:text|binary) message/],
  ['Wireshark', /Opcode: (?:Text|Binary) \(/],
  ['wscat', /^\S{0,12}\s?[<>] \S|^Connected \(press|^Disconnected \(code|^error: Unexpected|\bwscat -|\[2K.\[\dD/],
];

/** Returns the tool; `undefined` when nothing in the first lines can be a message. */
export function formatOf(lines: readonly string[], senderOf: SenderOf): Format | undefined {
  const first = lines.slice(0, FIRST_LINES).map((line) => line.slice(0, 2000));
  const [tool] = TOOLS.find(([, pattern]) => first.some((line) => pattern.test(line))) ?? [];
  if (tool) return tool;
  const objects = lines
    .slice(0, FIRST_LINES)
    .map(objectOf)
    .filter((entry) => entry !== null);
  if (objects.length === 0)
    return first.some((line) => line.includes('{')) || isWithoutFrames(first) ? 'log' : undefined;
  return objects.every((entry) => isBare(entry, senderOf)) ? 'websocat' : 'JSON lines';
}

/** A program that logs a socket's address and close, and got no message. */
function isWithoutFrames(lines: readonly string[]): boolean {
  const events = new Set(lines.map((line) => readLogLine(line).event));
  return events.has('open') && events.has('close');
}

function isBare({message}: Fields, senderOf: SenderOf): boolean {
  return typeof message === 'string' && senderOf(message) !== undefined;
}
