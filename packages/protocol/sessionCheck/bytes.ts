/** Turns a dropped file into text, or says why it cannot be a recording. */
import {NotACapture} from './capture';

/** Larger files are rejected before they are read: they would take longer than 2 s. */
export const MOST_BYTES = 20_000_000;

const BINARY_FILES: [string, readonly number[]][] = [
  ['a WAV file', [0x52, 0x49, 0x46, 0x46]],
  ['a ZIP archive', [0x50, 0x4b, 0x03, 0x04]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['an MP3 file', [0x49, 0x44, 0x33]],
  ['a packet capture', [0x0a, 0x0d, 0x0d, 0x0a]],
];

/** Throws when a file is too large to be read. */
export function checkSize(bytes: number): void {
  if (bytes <= MOST_BYTES) return;
  const found = Math.round(bytes / 1_000_000).toLocaleString('en-US');
  const most = Math.round(MOST_BYTES / 1_000_000);
  throw new NotACapture(
    `Expected at most ${most} MB, and found ${found} MB. Record one session, without the other requests of the page.`,
  );
}

/** Returns the text of a file in UTF-8 or little-endian UTF-16; throws when it has another encoding or is no text. */
export function decode(bytes: Uint8Array): string {
  checkSize(bytes.length);
  const [kind] = BINARY_FILES.find(([, start]) => start.every((byte, index) => bytes[index] === byte)) ?? [];
  if (kind) throw new NotACapture(`Expected text, and found ${kind}. Drop the recording itself.`);
  // PowerShell 5 writes the output of a program so.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new NotACapture('Expected UTF-8, and found bytes that are none. Save the file as UTF-8.');
  }
}
