/** The tools whose recordings are read: what their lines look like, and which options show what a recording lacks. */
import {decodedFrames, joinedFrames} from './plainLines';

interface Tool {
  /** What only a line of this tool looks like. */
  looks?: RegExp;
  /** Every frame is listed, with its kind. */
  isComplete?: true;
  /** Makes its lines such as other loggers write. */
  plain?: (lines: readonly string[]) => string[];
  /** How a recording gets times, and how it gets whole messages. */
  times?: string;
  whole?: string;
}

const TOOLS = {
  HAR: {isComplete: true},
  websockets: {
    looks: /[<>] (?:TEXT|BINARY|CLOSE|CONT) |= connection is [A-Z]/,
    isComplete: true,
    times: "Give the log times: logging.basicConfig(format='%(asctime)s %(message)s').",
    whole: 'Set WEBSOCKETS_MAX_LOG_SIZE=1000000 in the environment of the program.',
  },
  'websocket-client': {looks: /^\+\+(?:Sent|Rcv) decoded: fin=/, isComplete: true, plain: decodedFrames},
  mitmproxy: {
    looks: /WebSocket (?:text|binary) message/,
    isComplete: true,
    whole: 'Start mitmdump with --flow-detail 4.',
  },
  Wireshark: {
    looks: /Opcode: (?:Text|Binary) \(/,
    isComplete: true,
    plain: joinedFrames,
    whole: 'Export JSON: tshark -T json.',
  },
  wscat: {
    looks: /^\S{0,12}\s?[<>] \S|^Connected \(press|^Disconnected \(code|^error: Unexpected|\bwscat -|\[2K.\[\dD/,
  },
  websocat: {},
  'JSON lines': {times: 'Add `at` in milliseconds to each line.'},
  log: {times: 'Let the logger write the time of each line.'},
} satisfies Record<string, Tool>;

export type Format = keyof typeof TOOLS;
export const FORMATS: Readonly<Record<Format, Tool>> = TOOLS;
