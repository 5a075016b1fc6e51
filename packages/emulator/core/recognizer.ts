/** Recognition by the samples of the audio, in place of the library of recordings. */
import type {Recording} from './recordings';

export interface SampleFormat {
  encoding: string;
  sampleRate: number;
}

export interface StreamReader {
  push(bytes: Uint8Array): void;
  /** The audio is over. */
  end(): void;
  /** What was said so far; it grows with the audio. */
  recording(language?: string): Recording;
}

export interface Recognizer {
  stream(format: SampleFormat): StreamReader;
  file(audio: Uint8Array): Recording;
}

export const SAMPLE_BYTES: Readonly<Record<string, number>> = {pcm_f32le: 4, pcm_s16le: 2, mulaw: 1};
