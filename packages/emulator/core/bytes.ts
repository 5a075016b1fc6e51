/** Bytes without Node.js: text, joining, comparing by a fingerprint. */

const utf8 = new TextEncoder();

export const NO_BYTES = new Uint8Array(0);

export function encodeText(text: string): Uint8Array {
  return utf8.encode(text);
}

export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Decodes bytes as Latin-1: one character for each byte. */
export function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function joinBytes(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Decodes Base64; `undefined` when the text is not Base64. */
export function decodeBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

export function encodeBase64Url(text: string): string {
  const binary = String.fromCharCode(...encodeText(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns a short text that differs for different bytes: two rounds of FNV-1a. */
export function fingerprint(bytes: Uint8Array): string {
  const round = (seed: number) =>
    bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, seed).toString(36);
  return `${round(0x811c9dc5)}-${round(0x9747b28c)}`;
}

/** Reads an unsigned 32-bit integer in little-endian order. */
export function uint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, true);
}
