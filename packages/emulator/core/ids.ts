/** Identifiers, made from random bytes that a caller can replace to get the same ones again. */
import {hex} from './bytes';

export type RandomBytes = (count: number) => Uint8Array;

export const systemRandom: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

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
