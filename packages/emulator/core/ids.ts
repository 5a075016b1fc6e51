/** Identifiers, made from random bytes that a caller can replace to get the same ones again. */
import {hex} from './bytes';

export type RandomBytes = (count: number) => Uint8Array;

export const systemRandom: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** Returns a generator that produces the same bytes for the same seed. */
export function seededRandom(seed: number): RandomBytes {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const value = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((value ^ (value >>> 14)) >>> 0) & 0xff;
  };
  return (count) => Uint8Array.from({length: count}, next);
}

export class Ids {
  constructor(private readonly random: RandomBytes) {}

  uuid(): string {
    const bytes = this.random(16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  }

  hex(count: number): string {
    return hex(this.random(count));
  }

  /** Nine letters and a digit, as jobs have them. */
  job(): string {
    const [digit = 0, ...letters] = this.random(10);
    return `${letters.map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}${digit % 10}`;
  }
}
