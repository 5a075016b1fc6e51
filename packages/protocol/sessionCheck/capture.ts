/** A recorded session, whatever program recorded it. */
import {type Fields, isFields, type Sender} from '../rules/contract';

export type Format = 'HAR' | 'JSON lines';

export interface CapturedFrame {
  /** Milliseconds on the clock of the recording; `null` when it has no times. */
  at: number | null;
  from: Sender;
  kind: 'text' | 'binary';
  /** The JSON object of a text frame; `null` when it has none. */
  message: Fields | null;
  bytes: number;
  /** Line of the file, from 1. */
  line?: number;
  /** The recording does not say who sent the message; its name does. */
  isSenderAssumed?: boolean;
}

interface CapturedClose {
  at: number | null;
  by: Sender | 'transport';
  code: number | null;
  reason: string;
}

export interface CapturedSession {
  url: string | null;
  frames: CapturedFrame[];
  close: CapturedClose | null;
  /** HTTP status of a handshake that failed. */
  status: number | null;
  /** The recording shows how the session opened, so that it has its beginning. */
  hasOpening?: boolean;
  /** Lines of the file that are no JSON object. */
  unread: number[];
}

export interface Capture {
  format: Format;
  sessions: CapturedSession[];
}

/** Returns who sends messages of that name; `undefined` when no contract has it. */
export type SenderOf = (name: string) => Sender | undefined;

/** The text is not a recording that can be checked. The message says what was expected and what was found. */
export class NotACapture extends Error {}

export function newSession(url: string | null = null): CapturedSession {
  return {url, frames: [], close: null, status: null, unread: []};
}

const OBJECT = /^\s*\{\s*["}]/;

/** Returns the JSON object that a text is, or `null`. */
export function objectOf(text: string): Fields | null {
  // Checked first, because exceptions of JSON.parse dominate the time for large logs.
  const value = OBJECT.test(text) ? parsed(text) : null;
  return isFields(value) ? value : null;
}

/** Returns the value of a JSON text; `undefined` when the text is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Larger files are rejected before they are read: they would take longer than 2 s. */
export const MAX_BYTES = 20_000_000;

/** Throws when a file is too large to be read. */
export function checkSize(bytes: number): void {
  if (bytes <= MAX_BYTES) return;
  const found = Math.round(bytes / 1_000_000).toLocaleString('en-US');
  const max = Math.round(MAX_BYTES / 1_000_000);
  throw new NotACapture(
    `Expected at most ${max} MB, and found ${found} MB. Record one session, without the other requests of the page.`,
  );
}

/** Returns the text of a file; throws when it is too large, or no text in UTF-8. */
export function decode(bytes: Uint8Array): string {
  checkSize(bytes.length);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new NotACapture('Expected text in UTF-8, and found other bytes. Drop the recording itself.');
  }
}
