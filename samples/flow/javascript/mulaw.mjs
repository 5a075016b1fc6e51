// Node.js 20 or later. Packages: none
// The sound of telephones: mu-law with 8 kHz.

/** Returns the 16-bit sample that a byte of mu-law represents. */
function decode(byte) {
  const bits = ~byte & 0xff;
  const size = (((bits & 15) << 3) + 132) << ((bits & 112) >> 4);
  return bits & 128 ? 132 - size : size - 132;
}

function encode(sample) {
  const size = Math.min(Math.abs(sample), 32635) + 132;
  const exponent = 24 - Math.clz32(size);
  const bits = (exponent << 4) | ((size >> (exponent + 3)) & 15);
  return ~(sample < 0 ? bits | 128 : bits) & 0xff;
}

const LINEAR = Int16Array.from({length: 256}, (_, byte) => decode(byte));
export const SILENCE = 0xff;

/** Returns 16-bit samples at the same rate. */
export function toLinear(bytes) {
  const samples = Buffer.alloc(2 * bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    samples.writeInt16LE(LINEAR[bytes[at]], 2 * at);
  }
  return samples;
}

/** Returns mu-law of 16-bit samples at the same rate. */
export function toMuLaw(samples) {
  const bytes = Buffer.alloc(samples.length >> 1);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = encode(samples.readInt16LE(2 * at));
  }
  return bytes;
}

// Above 4 kHz, a tone would come back as another one.
const FILTER = Float64Array.from({length: 31}, (_, at) => {
  const angle = Math.PI * (at - 15);
  const window = 0.54 + 0.46 * Math.cos(angle / 15);
  return angle === 0 ? 0.45 : (window * Math.sin(0.45 * angle)) / angle;
});

/** Makes mu-law with 8 kHz from 16 kHz. */
export class Halver {
  // The filter reaches back into the frame before.
  rest = new Int16Array(FILTER.length - 1);

  push(voice) {
    const fresh = new Int16Array(voice.length >> 1);
    for (let at = 0; at < fresh.length; at += 1) {
      fresh[at] = voice.readInt16LE(2 * at);
    }
    const all = Int16Array.of(...this.rest, ...fresh);
    const bytes = [];
    let at = 0;
    for (; at + FILTER.length <= all.length; at += 2) {
      const sum = FILTER.reduce(
        (sum, tap, tapAt) => sum + tap * all[at + tapAt],
        0,
      );
      bytes.push(encode(Math.round(sum)));
    }
    this.rest = all.slice(at);
    return Buffer.from(bytes);
  }
}
