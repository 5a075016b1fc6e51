/** An archive, which every system opens without a tool. */
import {crc32, deflateRawSync} from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 1 January 1980: the same files make the same archive. */
const DATE = 0x0021;
/** Names are in UTF-8. */
const UTF8 = 0x0800;
const DEFLATE = 8;

export interface ArchivedFile {
  path: string;
  content: Buffer;
}

/** Returns a ZIP archive of the files, in their order. */
export function zipOf(files: readonly ArchivedFile[]): Buffer {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const {path, content} of files) {
    const name = Buffer.from(path);
    // Version, flags, method, time, date, checksum, sizes, length of the name, length of extra fields.
    const packed = deflateRawSync(content);
    const sizes = [crc32(content), packed.length, content.length];
    const facts = numbers([20, UTF8, DEFLATE, 0, DATE], sizes, [name.length, 0]);
    const local = Buffer.concat([numbers([], [LOCAL], []), facts, name, packed]);
    index.push(Buffer.concat([numbers([], [CENTRAL], [20]), facts, numbers([0, 0, 0], [0, offset], []), name]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(index);
  const count = files.length;
  const end = Buffer.concat([numbers([], [END], [0, 0, count, count]), numbers([], [directory.length, offset], [0])]);
  return Buffer.concat([...parts, directory, end]);
}

/** Little-endian numbers of two bytes, then of four, then of two. */
function numbers(before: number[], longs: number[], after: number[]): Buffer {
  const buffer = Buffer.alloc(2 * (before.length + after.length) + 4 * longs.length);
  let at = 0;
  for (const value of before) at = buffer.writeUInt16LE(value, at);
  for (const value of longs) at = buffer.writeUInt32LE(value, at);
  for (const value of after) at = buffer.writeUInt16LE(value, at);
  return buffer;
}
