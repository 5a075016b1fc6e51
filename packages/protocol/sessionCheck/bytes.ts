/** Turns a dropped file into text, or says why it cannot be a recording. */
import {NotACapture} from './capture';

/** Larger files are rejected before they are read: they would take longer than 2 s. */
export const MOST_BYTES = 20_000_000;

/** Throws when a file is too large to be read. */
export function checkSize(bytes: number): void {
  if (bytes <= MOST_BYTES) return;
  const found = Math.round(bytes / 1_000_000).toLocaleString('en-US');
  const most = Math.round(MOST_BYTES / 1_000_000);
  throw new NotACapture(
    `Expected at most ${most} MB, and found ${found} MB. Record one session, without the other requests of the page.`,
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
