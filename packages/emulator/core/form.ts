/** Reads a `multipart/form-data` body without copying it: parts are views of its bytes. */
import {decodeText, encodeText} from './bytes';

export interface Part {
  /** Name of the file; empty for a plain field. */
  name: string;
  content: Uint8Array;
}

const MAX_PARTS = 100;

/** Returns the parts by their names, the first of each; `undefined` when the body is no such form. */
export function readParts(body: Uint8Array, contentType: string): Map<string, Part> | undefined {
  const [, quoted, plain] = /^multipart\/form-data\b.*?;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return undefined;
  const delimiter = encodeText(`\r\n--${boundary}`);
  const parts = new Map<string, Part>();
  // The first delimiter may start the body, without CRLF.
  let at = startsWith(body, delimiter.subarray(2), 0) ? delimiter.length - 2 : endOf(body, delimiter, 0);
  for (let count = 0; at >= 0 && count < MAX_PARTS; count += 1) {
    if (body[at] === 0x2d && body[at + 1] === 0x2d) return parts;
    const head = indexOf(body, HEAD_END, at);
    const end = head < 0 ? -1 : indexOf(body, delimiter, head + HEAD_END.length);
    if (end < 0) return undefined;
    const [name, part] = partOf(decodeText(body.subarray(at, head)), body.subarray(head + HEAD_END.length, end));
    if (name !== undefined && !parts.has(name)) parts.set(name, part);
    at = end + delimiter.length;
  }
  return undefined;
}

const HEAD_END = encodeText('\r\n\r\n');

function partOf(head: string, content: Uint8Array): [string | undefined, Part] {
  const [disposition = ''] = /^content-disposition:.*$/im.exec(head) ?? [];
  const fileName = extended(disposition) ?? fieldOf(disposition, 'filename') ?? '';
  return [fieldOf(disposition, 'name'), {name: fileName.replace(/^.*[/\\]/, ''), content}];
}

function fieldOf(disposition: string, field: string): string | undefined {
  const pattern = new RegExp(`;\\s*${field}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, 'i');
  const [, quoted, plain] = pattern.exec(disposition) ?? [];
  // Browsers write quotes as %22, curl writes them with a backslash.
  return quoted?.replace(/\\(.)/g, '$1').replaceAll('%22', '"') ?? plain;
}

/** Names beyond ASCII, as some clients write them: `filename*=utf-8\'\'…`. */
function extended(disposition: string): string | undefined {
  const [, name] = /;\s*filename\*=utf-8''([^;\s]+)/i.exec(disposition) ?? [];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

function endOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const at = indexOf(bytes, wanted, from);
  return at < 0 ? -1 : at + wanted.length;
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  // Buffer.indexOf of Node.js is much faster than the loop below, which browsers need.
  if (typeof Buffer !== 'undefined')
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(wanted, from);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, wanted, at)) return at;
  }
  return -1;
}

function startsWith(bytes: Uint8Array, wanted: Uint8Array, at: number): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}
