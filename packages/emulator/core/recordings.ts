/** What is said in a recording, word by word, and how the bytes of a recording are read. */
import {hex, latin1, uint32} from './bytes';

export interface Token {
  content: string;
  kind: 'word' | 'punctuation';
  start: number;
  end: number;
  isEos: boolean;
  speaker: string;
  /** Confidence, where it differs from the default. */
  confidence?: number | undefined;
  /** Loudness from 0 to 100, where the sound is known. */
  volume?: number | undefined;
  /** Spoken and written form, where the words are an entity. */
  entity?: {kind: string; spoken: string; written: Token[]};
}

export interface Sentence {
  start: number;
  end: number;
  text: string;
  speaker: string;
  sentiment: string;
  confidence: number;
  topics: string[];
  tokens: Token[];
  /** Label of its channel, where each of them was recognized by itself. */
  channel?: string;
}

export interface Recording {
  name: string;
  seconds: number;
  language: string;
  sentences: Sentence[];
  events: {type: string; start: number; end: number; confidence: number; channel?: string}[];
  /** Labels of the channels, where each was recognized by itself. */
  channels?: string[];
  translations: Record<string, Record<string, string>>;
  chapters?: {title: string; summary: string; start_time: number; end_time: number}[];
  /** How the service writes words that no custom dictionary contains. */
  misrecognized?: Record<string, string>;
  /** Confidence by word, where it differs from the default. */
  confidences?: Record<string, number>;
  entities?: {kind: string; spoken: string; written: string}[];
  /** Language identification has low confidence. */
  isUnsure?: boolean;
}

/** Distributes a time span over the words of a text by their length. */
export function shareTime(text: string, {start: from, end: to}: {start: number; end: number}) {
  const words = text.split(' ');
  const letters = words.join('').length;
  let at = from;
  return words.map((word) => {
    const start = round(at);
    at += ((to - from) * word.length) / letters;
    return {word, start, end: round(at)};
  });
}

/** A word with its mark, if it has one, and its time. */
export type TimedWord = [text: string, start: number, end: number];

/** Returns a sentence of words with times; its marks are tokens of their own. */
export function sentenceOf(words: TimedWord[], facts: Partial<Sentence> = {}): Sentence {
  const speaker = facts.speaker ?? 'S1';
  const tokens = words.flatMap(([text, start, end]): Token[] => {
    const [, word = text, mark = ''] = /^(.*?)([.,?!]?)$/.exec(text) ?? [];
    const spoken: Token = {content: word, kind: 'word', start, end, isEos: false, speaker};
    if (!mark) return [spoken];
    return [spoken, {content: mark, kind: 'punctuation', start: end, end, isEos: mark !== ',', speaker}];
  });
  return {
    sentiment: 'neutral',
    confidence: 0.8,
    topics: [],
    ...facts,
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    text: words.map(([text]) => text).join(' '),
    speaker,
    tokens,
  };
}

/** Merges the channels of a recording: its words are in the order of time, and have the label of their channel. */
export function mergeChannels(all: readonly Recording[], labels: readonly string[] = []): Recording {
  const channels = all.map((_, index) => labels[index] ?? `Channel ${index + 1}`);
  const label = <Part extends {start: number}>(partsOf: (one: Recording) => readonly Part[]) =>
    all
      .flatMap((one, index) => partsOf(one).map((part) => ({...part, channel: channels[index] as string})))
      .sort((left, right) => left.start - right.start);
  const first = (all.find(({sentences}) => sentences.length > 0) ?? all[0]) as Recording;
  return {...first, channels, sentences: label(({sentences}) => sentences), events: label(({events}) => events)};
}

/** Loudness of a word whose sound is not known. */
const USUAL_VOLUME = 17.4;

/** Returns the loudness of a word; marks have none. */
export function volumeOf({kind, volume = USUAL_VOLUME}: Token): number | undefined {
  return kind === 'word' ? volume : undefined;
}

/** Returns the test whether a request asks for a type of sound: for all of them when it names none. */
export const wantedEvents =
  ({types = []}: {types?: string[]}) =>
  (type: string) =>
    types.length === 0 || types.includes(type);

/** Returns a sentence in another language; one that no recording translates begins with its target language. */
export function translate({translations}: Recording, target: string, text: string): string {
  const [source, whole] = Object.entries(translations[target] ?? {}).find(([one]) => one.startsWith(text)) ?? [];
  if (!whole) return `[${target}] ${text}`;
  // Of the beginning of a sentence, as many words as were spoken.
  return source === text ? whole : whole.split(' ', text.split(' ').length).join(' ');
}

/** Length of the audio in seconds: exact for WAV, estimated for compressed files. */
export function durationOf(audio: Uint8Array): number {
  const wav = wavFacts(audio);
  return round(wav ? wav.samples.length / wav.bytesPerSecond : audio.length / 16_000);
}

/** Encodings of samples by their number in a WAV header. */
const WAV_ENCODINGS: Record<number, string> = {1: 'pcm_s16le', 3: 'pcm_f32le', 7: 'mulaw'};

/** No contract has bounds. A slip of the keyboard, such as 16 for 16000, must not make hours of a second. */
const [LOWEST_RATE, HIGHEST_RATE] = [4000, 384_000];
export const SAMPLE_RATES = `audio_format.sample_rate must be from ${LOWEST_RATE} to ${HIGHEST_RATE}.`;
const MAX_CHANNELS = 100;

export function isSampleRate(rate = 0): boolean {
  return rate >= LOWEST_RATE && rate <= HIGHEST_RATE;
}

/** Finds format and samples among the chunks of a WAV file; `undefined` where its header has figures that no file has. */
export function wavFacts<Bytes extends Uint8Array>(
  file: Bytes,
): {bytesPerSecond: number; sampleRate: number; encoding: string; channels: number; samples: Bytes} | undefined {
  if (latin1(file, 0, 4) !== 'RIFF') return undefined;
  let bytesPerSecond = 0;
  let sampleRate = 0;
  let encoding = '';
  let channels = 1;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = latin1(file, at, at + 4);
    const size = uint32(file, at + 4);
    if (name === 'fmt ' && at + 20 <= file.length) {
      encoding = WAV_ENCODINGS[uint32(file, at + 8) & 0xffff] ?? '';
      channels = Math.max(1, uint32(file, at + 8) >>> 16);
      sampleRate = uint32(file, at + 12);
      bytesPerSecond = uint32(file, at + 16);
    }
    if (name === 'data') {
      // Of a sample, the smallest codecs have half a byte.
      if (!isSampleRate(sampleRate) || channels > MAX_CHANNELS || bytesPerSecond < sampleRate / 2) return undefined;
      // A recorder that streams or crashed leaves a size of 0; unless another chunk follows, the rest are samples.
      const isUnfinished =
        size === 0 && !/^(?:LIST|id3 |ID3 |cue |fact|bext|JUNK)$/.test(latin1(file, at + 8, at + 12));
      const samples = file.subarray(at + 8, isUnfinished ? file.length : at + 8 + size) as Bytes;
      return {bytesPerSecond, sampleRate, encoding, channels, samples};
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/**
 * First bytes of the accepted file types, in hexadecimal; `ftyp` of MP4 comes after the length of its box. MPEG Layer I, such
 * as `ffff`, is left out: quiet samples begin like it.
 */
const MAGIC = /^(?:52494646|494433|664c6143|4f676753|2321414d52|ff(?:e[23]|f[0-58-d])|.{8}66747970|000001b[a3])/;

/** Tells whether bytes begin like one of the accepted file types. */
export function isMedia(file: Uint8Array): boolean {
  return MAGIC.test(hex(file.subarray(0, 16)));
}

const CONTAINERS: readonly [RegExp, string][] = [
  [/^1a45dfa3/, 'WebM'],
  [/^.{8}66747970/, 'MP4'],
  [/^4f676753/, 'Ogg'],
  [/^494433/, 'MP3'],
  [/^664c6143/, 'FLAC'],
  [/^52494646.{8}57415645/, 'WAV'],
];

/** Returns the type of file that bytes begin like; `undefined` for samples. */
export function containerOf(start: Uint8Array): string | undefined {
  const text = hex(start.subarray(0, 16));
  return CONTAINERS.find(([pattern]) => pattern.test(text))?.[1];
}

/** Tells whether a whole file can be played: one that begins as a WAV file has its format and samples. */
export function isPlayable(file: Uint8Array): boolean {
  return isMedia(file) && (latin1(file, 8, 12) !== 'WAVE' || wavFacts(file) !== undefined);
}

export function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}

/** What the transcript says of audio that is none of the recordings. */
const UNKNOWN = 'The emulator does not know this audio.';

export function unknownSentence(start: number, end: number): Sentence {
  return sentenceOf(shareTime(UNKNOWN, {start, end}).map(({word, start, end}) => [word, start, end]));
}
