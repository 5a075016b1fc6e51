/** What the emulator reports of its clients, and where to. */
import type {SocketApi, Violation} from '@speech-docs/protocol/rules';

/** A frame as it was on the wire: a message, or the length of audio. Times are milliseconds since the handshake. */
export interface NotedFrame {
  at: number;
  from: 'client' | 'server';
  message?: {message: string; [field: string]: unknown};
  bytes?: number;
}

export interface SessionReport {
  api: SocketApi;
  /** Address of the handshake; a key is left out. */
  url: string;
  seconds: number;
  /** Type of the Error that ended the session. */
  error: string | undefined;
  broken: Violation[];
  /** Milliseconds since 1970. */
  openedAt: number;
  /** When the client received the last message or the close. */
  overAt: number;
  /** By whom; `open` while the session goes on. */
  close: {by: string; code: number | undefined};
  /** Empty unless the options keep frames. */
  frames: NotedFrame[];
}

/** A request or a handshake, whatever came of it: the status is 0 when the connection broke. */
export interface Exchange {
  at: number;
  method: string;
  path: string;
  status: number;
  /** Text of the error, and where the site explains it. */
  error?: string;
  page?: string;
  /** Input of the rules of requests. */
  facts?: RequestDetails;
}

export interface RequestDetails {
  /** Number of the key; reports contain no keys. */
  client: number;
  /** When the response was complete. */
  endedAt: number;
  /** Identifies the recording of a new job: `tracking.reference`, or name and size of the file. */
  recording: string;
  /** The `id` of the error in `x-errors`. */
  errorId: string | undefined;
  /** Seconds of `Retry-After`. */
  retryAfter: number;
  /** What the request created, also when the response was lost. */
  job: {id: string; reference: string | undefined} | undefined;
}

export interface ReportSink {
  session?(report: SessionReport): void;
  exchange?(exchange: Exchange): void;
}
