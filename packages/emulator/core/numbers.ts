/**
 * Audio that tells what must be recognized in it: each block of 250 ms is a chord of four tones, one for each digit of its
 * number, and block n is the word n. What comes back depends on the audio alone, so that a client that loses audio, or
 * sends it twice, sees it in the transcript, over as many sessions as it opens.
 */
import {joinBytes, NO_BYTES} from './bytes';
import {frameBytes, type LongWork, type Recognizer, readAll, type SampleFormat, type StreamReader} from './recognizer';
import {type Recording, sentenceOf, type TimedWord, type Token, wavFacts} from './recordings';
import {samplesOf} from './samples';

const BLOCK_SECONDS = 0.25;
/** A window contains whole cycles of every tone, which avoids spectral leakage. */
const WINDOW_SECONDS = 0.025;
const WINDOWS_PER_BLOCK = 10;
/** A block of which more than 50 ms is missing is the word `cut7`, and one of which hardly anything is there is no word. */
const MIN_WHOLE_WINDOWS = 8;
const MIN_WINDOWS = 3;
const DIGITS = 4;
const LOWEST_HZ = 400;
const STEP_HZ = 80;
const TONE_AMPLITUDE = 0.2;
/** A tone below this amplitude is silence. */
const MIN_AMPLITUDE = 0.02;
/** Ratio to the other tones of the digit; where two blocks meet, no tone reaches it. */
const MIN_TONE_RATIO = 3;
/** Share of the power in the four tones; speech and noise have less. */
const MIN_TONE_SHARE = 0.7;

/** Frequency of a digit; digit 0 of the number is its thousands. */
function toneOf(digit: number, value: number): number {
  return LOWEST_HZ + STEP_HZ * (10 * digit + value);
}

/** Returns the samples of blocks `from` to `to`, without the last, in 16 bits. */
export function numberAudio(from: number, to: number, sampleRate: number): Uint8Array {
  const perBlock = Math.round(sampleRate * BLOCK_SECONDS);
  const audio = new DataView(new ArrayBuffer(2 * perBlock * Math.max(0, to - from)));
  for (let block = from; block < to; block += 1) {
    const tones = [...`${block % 10 ** DIGITS}`.padStart(DIGITS, '0')].map((value, digit) => toneOf(digit, +value));
    for (let at = 0; at < perBlock; at += 1) {
      const level = tones.reduce(
        (sum, hertz) => sum + TONE_AMPLITUDE * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
        0,
      );
      audio.setInt16(2 * ((block - from) * perBlock + at), Math.round(level * 32_767), true);
    }
  }
  return new Uint8Array(audio.buffer);
}

export const numbers: Recognizer = {stream: (format) => new NumberReader(format), file: numbersIn};

class NumberReader implements StreamReader {
  /** Words so far; the last one is open as long as it ends at infinity. */
  readonly tokens: Token[] = [];
  private rest: Uint8Array = NO_BYTES;
  private windows = 0;
  private run: {number: number; from: number; clear: number} | undefined;
  private readonly windowBytes: number;

  constructor(private readonly format: SampleFormat) {
    const samples = Math.round(format.sampleRate * WINDOW_SECONDS);
    this.windowBytes = Math.max(1, samples) * frameBytes(format);
  }

  /** The recording, which grows with the audio. */
  recording(language = 'en'): Recording {
    const speech = {start: 0, end: Number.POSITIVE_INFINITY, text: '', speaker: 'S1', sentiment: 'neutral'};
    const sentences = [{...speech, confidence: 1, topics: [], tokens: this.tokens}];
    return {name: 'numbers', seconds: Number.MAX_SAFE_INTEGER, language, sentences, events: [], translations: {}};
  }

  push(bytes: Uint8Array): void {
    const all = this.rest.length > 0 ? joinBytes(this.rest, bytes) : bytes;
    let at = 0;
    for (; at + this.windowBytes <= all.length; at += this.windowBytes) {
      this.addWindow(numberIn(samplesOf(all.subarray(at, at + this.windowBytes), this.format), this.format.sampleRate));
    }
    this.rest = all.slice(at);
  }

  /** Ends the audio: the last word is recognized or dropped. */
  end(): void {
    this.close();
  }

  private addWindow(found: number | 'quiet' | 'unclear'): void {
    if (found === 'quiet' || (typeof found === 'number' && found !== this.run?.number)) this.close();
    if (typeof found === 'number') {
      if (!this.run) this.open(found);
      if (this.run) this.run.clear += 1;
    }
    this.windows += 1;
    if (this.run && this.windows - this.run.from === WINDOWS_PER_BLOCK) this.close();
  }

  private open(number: number): void {
    this.run = {number, from: this.windows, clear: 0};
    const start = secondsAt(this.windows);
    const end = Number.POSITIVE_INFINITY;
    this.tokens.push({content: `${number}`, kind: 'word', start, end, isEos: false, speaker: 'S1'});
  }

  private close(): void {
    const open = this.tokens.at(-1);
    if (!this.run || !open) return;
    if (this.run.clear < MIN_WINDOWS) this.tokens.pop();
    else open.end = secondsAt(this.windows);
    if (this.run.clear < MIN_WHOLE_WINDOWS) open.content = `cut${open.content}`;
    this.run = undefined;
  }
}

/** Rounds down, so that no word ends after the audio received. */
function secondsAt(window: number): number {
  return Math.floor(Math.round(window * WINDOW_SECONDS * 1000) / 10) / 100;
}

/** Returns a WAV file of such audio, from one word on, after so much silence. */
export function numbersWav(count: number, sampleRate = 16_000, from = 0, silence = 0): Uint8Array {
  const quiet = new Uint8Array(2 * Math.round(silence * sampleRate));
  const samples = joinBytes(quiet, numberAudio(from, from + count, sampleRate));
  const header = new DataView(new ArrayBuffer(44));
  const letters = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  letters(0, 'RIFF    WAVEfmt ');
  header.setUint32(4, 36 + samples.length, true);
  header.setUint32(16, 16, true);
  header.setUint32(20, 0x0001_0001, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, 2 * sampleRate, true);
  header.setUint32(32, 0x0010_0002, true);
  letters(36, 'data');
  header.setUint32(40, samples.length, true);
  return joinBytes(new Uint8Array(header.buffer), samples);
}

/** Returns what is said in a WAV file of such audio, as sentences of ten words; nothing in any other file. */
function* numbersIn(file: Uint8Array, channel?: number): LongWork<Recording> {
  const wav = wavFacts(file);
  const {encoding = 'pcm_s16le', sampleRate = 8000, channels = 1} = wav ?? {};
  const reader = new NumberReader({encoding, sampleRate: sampleRate || 8000, channels, channel});
  yield* readAll(reader, wav?.samples ?? NO_BYTES);
  const words = reader.tokens.map(({content, start, end}): TimedWord => [content, start, end]);
  const sentences = Array.from({length: Math.ceil(words.length / 10)}, (_, index) =>
    sentenceOf(words.slice(10 * index, 10 * index + 10), {confidence: 1}),
  );
  const seconds = wav ? wav.samples.length / wav.bytesPerSecond : 0;
  return {...reader.recording(), seconds, sentences};
}

function numberIn(window: Float32Array, sampleRate: number): number | 'quiet' | 'unclear' {
  let number = 0;
  let quiet = 0;
  let power = 0;
  const all = window.reduce((sum, level) => sum + level * level, 0) / window.length;
  // Below this power, no tone reaches MIN_AMPLITUDE.
  if (all < (MIN_AMPLITUDE * MIN_AMPLITUDE) / 2) return 'quiet';
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const loud = Array.from({length: 10}, (_, value) => amplitude(window, toneOf(digit, value) / sampleRate));
    const max = Math.max(...loud);
    const value = loud.indexOf(max);
    if (max < MIN_AMPLITUDE) quiet += 1;
    else if (loud.some((other, index) => index !== value && other * MIN_TONE_RATIO > max)) return 'unclear';
    number = 10 * number + value;
    power += (max * max) / 2;
  }
  if (quiet === 0) return power > MIN_TONE_SHARE * all ? number : 'unclear';
  return quiet === DIGITS ? 'quiet' : 'unclear';
}

/** Returns the amplitude of a tone in a window (Goertzel algorithm). */
function amplitude(window: Float32Array, cyclesPerSample: number): number {
  const factor = 2 * Math.cos(2 * Math.PI * cyclesPerSample);
  let last = 0;
  let before = 0;
  for (let at = 0; at < window.length; at += 1) {
    const next = (window[at] as number) + factor * last - before;
    before = last;
    last = next;
  }
  return (2 * Math.sqrt(Math.max(0, last * last + before * before - factor * last * before))) / window.length;
}
