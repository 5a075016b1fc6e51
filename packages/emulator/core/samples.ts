/** The samples of audio, and how loud they are: the same for any rate and encoding. */
import {joinBytes, NO_BYTES} from './bytes';
import {frameBytes, SAMPLE_BYTES, type SampleFormat} from './recognizer';

/** Returns samples: those of one channel, or the sum of all. */
export function samplesOf(bytes: Uint8Array, {encoding, channels = 1, channel}: SampleFormat): Float32Array {
  const all = interleaved(bytes, encoding);
  if (channels === 1) return all;
  const samples = new Float32Array(Math.floor(all.length / channels));
  for (let at = 0; at < samples.length * channels; at += 1) {
    const of = at % channels;
    const index = (at - of) / channels;
    if (channel === undefined || channel === of) samples[index] = (samples[index] ?? 0) + (all[at] ?? 0);
  }
  return samples;
}

/** Samples from −1 to 1. */
function interleaved(bytes: Uint8Array, encoding: string): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = SAMPLE_BYTES[encoding] ?? 2;
  const samples = new Float32Array(Math.floor(bytes.length / size));
  for (let index = 0; index < samples.length; index += 1) {
    if (encoding === 'pcm_f32le') samples[index] = view.getFloat32(4 * index, true);
    else samples[index] = encoding === 'mulaw' ? muLaw(view.getUint8(index)) : view.getInt16(2 * index, true) / 32_768;
  }
  return samples;
}

function muLaw(byte: number): number {
  const bits = ~byte & 0xff;
  const size = ((((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)) - 0x84;
  return (bits & 0x80 ? -size : size) / 32_768;
}

/** Power of a stream in steps of 2 ms. */
export const STEP_SECONDS = 0.002;
/** Steps of one level. */
export const STEPS_PER_LEVEL = 10;
export const LEVEL_SECONDS = STEP_SECONDS * STEPS_PER_LEVEL;
/** Levels count steps of 2 dB above −50 dB, which is silence. */
const FLOOR_DB = -50;
const DB_PER_LEVEL = 2;

export class LevelMeter {
  count = 0;
  /** Mean square of each step that is not forgotten. */
  private readonly steps: number[] = [];
  private forgotten = 0;
  private rest: Uint8Array = NO_BYTES;
  private samples = 0;

  constructor(private readonly format: SampleFormat) {}

  push(bytes: Uint8Array): void {
    const {sampleRate} = this.format;
    const all = this.rest.length > 0 ? joinBytes(this.rest, bytes) : bytes;
    const samples = samplesOf(all, this.format);
    let at = 0;
    for (;;) {
      const length = Math.max(1, Math.round((this.count + 1) * sampleRate * STEP_SECONDS) - this.samples);
      if (at + length > samples.length) break;
      let sum = 0;
      for (let index = at; index < at + length; index += 1) sum += (samples[index] ?? 0) ** 2;
      this.steps.push(sum / length);
      this.count += 1;
      this.samples += length;
      at += length;
    }
    this.rest = all.slice(at * frameBytes(this.format));
  }

  /** Returns the levels between two steps: one for each 20 ms, 0 where nothing is heard. */
  levels(from: number, to = this.count): number[] {
    const count = Math.max(0, Math.floor((to - from) / STEPS_PER_LEVEL));
    return Array.from({length: count}, (_, index) => {
      const first = from + index * STEPS_PER_LEVEL - this.forgotten;
      let sum = 0;
      for (let step = first; step < first + STEPS_PER_LEVEL; step += 1) sum += this.steps[step] ?? 0;
      const power = sum / STEPS_PER_LEVEL;
      return power > 0 ? Math.max(0, (10 * Math.log10(power) - FLOOR_DB) / DB_PER_LEVEL) : 0;
    });
  }

  /** Steps before this one are not asked for any more: a session of hours needs no more memory than a short one. */
  forget(before: number): void {
    const count = before - this.forgotten;
    if (count < MAX_OLD_STEPS) return;
    this.steps.splice(0, count);
    this.forgotten += count;
  }
}

const MAX_OLD_STEPS = 5000;

/** Returns the loudness of levels from 0 to 100, as the service does: their mean, in which louder ones count more. */
export function volumeOfLevels(levels: readonly number[]): number {
  let sum = 0;
  let squares = 0;
  for (const level of levels) {
    const volume = 10 ** (2 + (level * DB_PER_LEVEL + FLOOR_DB) / 20);
    sum += volume;
    squares += volume ** 2;
  }
  return Math.round((10 * squares) / (sum || 1)) / 10;
}

/** A microphone adjusts its gain by 12 dB at most. */
const MAX_GAIN = 12 / DB_PER_LEVEL;

/** Returns by how many levels a stream is louder than a recording at a place, where both are heard; `otherwise` for silence. */
export function gainOf(levels: readonly number[], recording: readonly number[], at: number, otherwise = 0): number {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < levels.length; index += 1) {
    const own = levels[index] ?? 0;
    const other = recording[at + index] ?? 0;
    if (own === 0 || other === 0) continue;
    sum += own - other;
    count += 1;
  }
  return count > 0 ? Math.max(-MAX_GAIN, Math.min(MAX_GAIN, sum / count)) : otherwise;
}

/** Returns how far levels are from those of a recording at a place, in the mean, when it is louder by `gain`. */
export function distance(levels: readonly number[], recording: readonly number[], at: number, gain: number): number {
  let sum = 0;
  for (let index = 0; index < levels.length; index += 1) {
    const other = recording[at + index] ?? 0;
    sum += Math.abs((levels[index] ?? 0) - (other > 0 ? Math.max(0, other + gain) : 0));
  }
  return levels.length > 0 ? sum / levels.length : 0;
}
