/** Recognition by the samples of the audio, in place of the library of recordings. */
import type {Recording} from './recordings';

export interface SampleFormat {
  encoding: string;
  sampleRate: number;
  /** Default 1. */
  channels?: number;
  /** Index of the channel to read; all are mixed if missing. */
  channel?: number;
}

export interface StreamReader {
  push(bytes: Uint8Array): void;
  /** The audio is over. */
  end(): void;
  /** Returns the recording so far; it grows with the audio. */
  recording(language?: string): Recording;
}

/** Long work in steps, between which the event loop serves other clients and signals. */
export type LongWork<Result = void> = Generator<void, Result, void>;

export interface Recognizer {
  stream(format: SampleFormat): StreamReader;
  file(audio: Uint8Array, channel?: number): LongWork<Recording>;
}

/** Takes 8 ms of processor time: 50 sessions take half a second in turn. A multiple of the sample size of every encoding. */
const PART_BYTES = 2 ** 14;
const PUSH_BYTES = 2 ** 11;

/** Splits audio into parts; empty audio is one part. */
export function partsOf(audio: Uint8Array): Uint8Array[] {
  const count = Math.max(1, Math.ceil(audio.length / PART_BYTES));
  return Array.from({length: count}, (_, part) => audio.subarray(part * PART_BYTES, (part + 1) * PART_BYTES));
}

export function* readAll(reader: StreamReader, audio: Uint8Array): LongWork {
  for (const part of partsOf(audio)) {
    // In frames as of a stream: the matcher checks its match after each push.
    for (let at = 0; at < part.length; at += PUSH_BYTES) reader.push(part.subarray(at, at + PUSH_BYTES));
    yield;
  }
  reader.end();
}

export const SAMPLE_BYTES: Readonly<Record<string, number>> = {pcm_f32le: 4, pcm_s16le: 2, mulaw: 1};

/** Returns how many bytes a sample of every channel has. */
export function frameBytes({encoding, channels = 1}: SampleFormat): number {
  return channels * (SAMPLE_BYTES[encoding] ?? 2);
}
