/** The log of a session in the console: what was sent and received, when, and in which state. */
import type {Fields, Sender, SocketApi} from '@speech-docs/protocol/rules';
import type {BrokenRule as CheckedRule} from '@speech-docs/protocol/sessionCheck';

export interface LogFrame {
  at: number;
  from: Sender;
  data: string | Uint8Array;
  /** The JSON object of a text frame. */
  message: Fields | null;
  /** Name of the message; `AddAudio` for audio. */
  name: string;
  state: string;
  /** The rule that a frame of the client broke. */
  broken: BrokenRule | null;
}

export type BrokenRule = Pick<CheckedRule, 'rule' | 'statement' | 'detail' | 'page'>;

interface LogClose {
  at: number;
  by: Sender | 'transport';
  code: number;
  reason: string;
}

export interface SessionLog {
  api: SocketApi;
  /** Address of the service without its key. */
  url: string;
  frames: LogFrame[];
  close: LogClose | null;
  /** HTTP status of a handshake that failed. */
  status: number | null;
}

export interface LogLine {
  id: number;
  /** Number of the frame, from 1; `null` for the handshake and the close. */
  frame: number | null;
  seconds: number;
  from: Sender | 'transport';
  name: string;
  /** The message as text, or what happened. */
  text: string;
  state: string;
  /** Where the reference explains it. */
  page: string | null;
  broken: BrokenRule | null;
  isAudio: boolean;
  /** The same as a line of JSON that the session check reads. */
  record: string;
}
