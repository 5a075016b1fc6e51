/** A recorded session, whatever program recorded it. */
import type {Fields, Sender} from '../rules/contract';

export interface CapturedFrame {
  /** Milliseconds on the clock of the recording; `null` when it has no times. */
  at: number | null;
  from: Sender;
  kind: 'text' | 'binary';
  /** The JSON object of a text frame; `null` when it has none. */
  message: Fields | null;
  bytes: number;
  /** What a text frame has in place of a JSON object. */
  text?: string;
  /** Recording and offset of audio, such as `harbor-tour@44`, in the exports of the console. */
  audio?: string;
}

export interface CapturedClose {
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
}

export interface Capture {
  format: 'HAR' | 'JSON lines' | 'wscat' | 'websocat';
  sessions: CapturedSession[];
}

/** More frames than any session that a reader would look at; a longer recording is rejected, and not cut. */
export const MOST_FRAMES = 300_000;

/** The text is not a recording that can be checked. The message says what was expected and what was found. */
export class NotACapture extends Error {}

export function newSession(url: string | null = null): CapturedSession {
  return {url, frames: [], close: null, status: null};
}

/** Returns the frame of a text; one that is no JSON object has no message. */
export function textFrame(at: number | null, from: Sender, text: string): CapturedFrame {
  const message = objectOf(text);
  return {at, from, kind: 'text', message, bytes: text.length, ...(!message && {text})};
}

/** Returns the JSON object that a text is, or `null`. */
export function objectOf(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Throws when a recording has more frames than can be checked. */
export function limitFrames(count: number): void {
  if (count <= MOST_FRAMES) return;
  throw new NotACapture(
    `Expected at most ${MOST_FRAMES.toLocaleString('en-US')} frames, and found more. ` +
      'Remove the frames that you do not need, and drop the recording again.',
  );
}
