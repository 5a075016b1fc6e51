/**
 * What the emulator "hears". Recordings of the project are known by their sound, others by the name of their file; any
 * other audio is taken for the harbor tour, told again and again for as long as the audio lasts.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';

export interface Token {
  content: string;
  kind: 'word' | 'punctuation';
  start: number;
  end: number;
  isEos: boolean;
  speaker: string;
  /** How words that no vocabulary holds come out. */
  misrecognized?: Record<string, string>;
  /** How sure the service is, where it differs from the usual. */
  confidence?: number | undefined;
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
}

export interface Recording {
  name: string;
  seconds: number;
  language: string;
  sentences: Sentence[];
  events: {type: string; start: number; end: number; confidence: number}[];
  translations: Record<string, Record<string, string>>;
  summary?: string;
  chapters?: {title: string; summary: string; start_time: number; end_time: number}[];
  /** Loudness of a word, where it differs from the usual. */
  volumes?: Record<string, number>;
  /** How words that no vocabulary holds come out. */
  misrecognized?: Record<string, string>;
  /** How sure the service is of a word, where it differs from the usual. */
  confidences?: Record<string, number>;
  entities?: {kind: string; spoken: string; written: string}[];
  /** How many seconds were looked at to find the language; all of them without. */
  analyzed?: number;
  /** Languages that it could be as well. */
  /** Too little is said for a language to be certain. */
  isUnsure?: boolean;
  otherLanguages?: {language: string; confidence: number}[];
}

interface Stored extends Partial<Omit<Recording, 'sentences'>> {
  seconds: number;
  /** Path, without extension, of a recording with the times of its words. */
  words?: string;
  /** Who speaks each sentence of `words`; one speaker without. */
  speakers?: string[];
  sentences?: (Pick<Sentence, 'start' | 'end' | 'text'> & Partial<Sentence>)[];
}

const ROOT = join(__dirname, '../..');
const FOLDER = join(__dirname, '../recordings');
const PREFIX_BYTES = 512;
/** What stands for any audio that nobody knows. */
const FALLBACK = 'harbor-tour';

const library = new Map<string, Recording>();
const byPrefix = new Map<string, string>();

for (const file of readdirSync(FOLDER)) {
  const stored = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Stored;
  const name = basename(file, '.json');
  library.set(name, load(name, stored));
  const sound = join(ROOT, `${stored.words}.wav`);
  if (stored.words && existsSync(sound)) byPrefix.set(prefixOf(readFileSync(sound)) ?? '', name);
}

function load(name: string, stored: Stored): Recording {
  const timed = stored.words ? readWords(stored.words) : undefined;
  const sentences = timed ? groupSentences(timed, stored.speakers) : (stored.sentences ?? []).map(spread);
  for (const token of sentences.flatMap(({tokens}) => tokens)) token.confidence = stored.confidences?.[token.content];
  return {language: 'en', events: [], translations: {}, ...stored, name, sentences};
}

function readWords(path: string): [string, number, number][] {
  return JSON.parse(readFileSync(join(ROOT, `${path}.json`), 'utf8')).words;
}

/** Splits words with times into sentences, and their marks from the words. */
function groupSentences(words: [string, number, number][], speakers: string[] = []): Sentence[] {
  const sentences: Sentence[] = [];
  let open: [string, number, number][] = [];
  for (const word of words) {
    open.push(word);
    if (!/[.?!]$/.test(word[0])) continue;
    sentences.push(sentenceOf(open, {speaker: speakers[sentences.length] ?? 'S1'}));
    open = [];
  }
  return sentences;
}

/** Gives every word of a sentence its share of the time, by its letters. */
function spread(sentence: NonNullable<Stored['sentences']>[number]): Sentence {
  const words = sentence.text.split(' ');
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  let at = sentence.start;
  const timed = words.map((word): [string, number, number] => {
    const start = at;
    at += ((sentence.end - sentence.start) * word.length) / letters;
    return [word, round(start), round(at)];
  });
  return sentenceOf(timed, sentence);
}

function sentenceOf(words: [string, number, number][], facts: Partial<Sentence>): Sentence {
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

/** Returns the recording for a file: known by its sound, else by its name, else the harbor tour at that length. */
export function recognizeFile(audio: Buffer, fileName: string): Recording {
  const recognized = byPrefix.get(prefixOf(audio) ?? 'none') ?? basename(fileName, extname(fileName));
  return library.get(recognized) ?? stretchTo(durationOf(audio));
}

/** Returns what a live stream will turn out to be, from its first bytes. */
export function recognizeStream(start: Buffer): Recording {
  return library.get(byPrefix.get(prefixOf(start) ?? 'none') ?? FALLBACK) as Recording;
}

/** How many bytes `recognizeStream` wants. */
export const STREAM_PREFIX_BYTES = PREFIX_BYTES + 44;

/** Words of the recording at any time of an endless stream: after its end it begins again. */
export function sentenceAt(recording: Recording, index: number): Sentence | undefined {
  const count = recording.sentences.length;
  const sentence = recording.sentences[index % count];
  if (!sentence) return undefined;
  const offset = Math.floor(index / count) * recording.seconds;
  return offset === 0 ? sentence : shift(sentence, offset);
}

function stretchTo(seconds: number): Recording {
  const tour = library.get(FALLBACK) as Recording;
  const sentences: Sentence[] = [];
  for (let index = 0; ; index += 1) {
    const sentence = sentenceAt(tour, index);
    if (!sentence || (index > 0 && sentence.end > seconds)) break;
    sentences.push(sentence);
  }
  return {...tour, name: 'unknown', seconds, sentences};
}

function shift(sentence: Sentence, offset: number): Sentence {
  const move = <T extends {start: number; end: number}>(part: T): T => ({
    ...part,
    start: round(part.start + offset),
    end: round(part.end + offset),
  });
  return {...move(sentence), tokens: sentence.tokens.map(move)};
}

function prefixOf(audio: Buffer): string | undefined {
  const samples = wavFacts(audio)?.samples ?? audio;
  return samples.length < PREFIX_BYTES ? undefined : samples.toString('latin1', 0, PREFIX_BYTES);
}

/** Length of the audio in seconds: exact for WAV, estimated for compressed files. */
export function durationOf(audio: Buffer): number {
  const wav = wavFacts(audio);
  return round(wav ? wav.samples.length / wav.bytesPerSecond : audio.length / 16_000);
}

/** Finds format and samples among the chunks of a WAV file. */
export function wavFacts(file: Buffer): {bytesPerSecond: number; samples: Buffer} | undefined {
  if (file.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (name === 'fmt ' && at + 20 <= file.length) bytesPerSecond = file.readUInt32LE(at + 16);
    if (name === 'data' && bytesPerSecond > 0) return {bytesPerSecond, samples: file.subarray(at + 8, at + 8 + size)};
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** First bytes of the accepted file types, in hexadecimal; `ftyp` of MP4 stands behind the length of its box. */
const MAGIC =
  /^(?:52494646|494433|664c6143|4f676753|464f524d|2321414d52|ff[ef]|.{8}66747970|1a45dfa3|000001b[a3]|3026b275)/;

/** Tells whether bytes begin like one of the accepted file types. */
export function isMedia(file: Buffer): boolean {
  return MAGIC.test(file.toString('hex', 0, 16));
}

export function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
