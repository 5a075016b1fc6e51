/** Writes a picture of few colors as PNG with a palette: a third of the size that the renderer's own PNG has. */
import {crc32, deflateSync} from 'node:zlib';

const MAX_COLORS = 256;

/** Returns a PNG of opaque pixels (RGBA). Beyond 256 colors, rare ones become the nearest of the frequent ones. */
export function palettePng(pixels: Buffer, width: number, height: number): Buffer {
  // One number per pixel; a buffer may begin anywhere, the numbers may not. Signed ones are the faster keys.
  const colors = new Int32Array(new Uint8Array(pixels).buffer);
  const palette = paletteOf(colors);
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let index = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = colors[y * width + x] as number;
      if (color !== last) {
        last = color;
        index = indexOf.get(color) ?? nearest(color, palette);
        indexOf.set(color, index);
      }
      rows[y * (width + 1) + x + 1] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, colors from a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, {level: 6})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the most frequent colors, the most frequent one first. */
function paletteOf(colors: Int32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  for (let end = 1; end <= colors.length; end++) {
    const color = colors[start] as number;
    if (end < colors.length && colors[end] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + end - start);
    start = end;
  }
  const sorted = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  return sorted.slice(0, MAX_COLORS).map(([color]) => color);
}

function nearest(color: number, palette: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  const distances = palette.map((one) => {
    const [r = 0, g = 0, b = 0] = channels(one);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

const bytes = new Uint8Array(4);
const word = new Int32Array(bytes.buffer);

function channels(color: number): number[] {
  word[0] = color;
  return [...bytes.slice(0, 3)];
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}
