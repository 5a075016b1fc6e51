/**
 * The recordings that the emulator recognizes: those of the project by their sound, others by the name of their file.
 */
import {fingerprint} from './bytes';
import {
  type Recording,
  round,
  type Sentence,
  sentenceOf,
  shareTime,
  type TimedWord,
  unknownSentence,
  wavFacts,
} from './recordings';
import {distance, gainOf, LEVEL_SECONDS, STEP_SECONDS, STEPS_PER_LEVEL, volumeOfLevels} from './samples';

/** A recording as it is stored: sentences whose words share their time, or words that have times of their own. */
export interface StoredRecording extends Partial<Omit<Recording, 'sentences'>> {
  seconds: number;
  words?: TimedWord[];
  /** What is known of each sentence of `words`, such as its speaker. */
  facts?: Partial<Sentence>[];
  sentences?: (Pick<Sentence, 'start' | 'end' | 'text'> & Partial<Sentence>)[];
  /** Fingerprints of the first samples of its sound, one for each file of it. */
  sounds?: string[];
  /** Level envelope of the sound, one character for each 20 ms. */
  levels?: string;
}

/** A recording with its levels, where it has a sound. */
export interface Sound {
  recording: Recording;
  levels: readonly number[] | undefined;
}

const PREFIX_BYTES = 512;
/** How many bytes the start of a stream needs before it can be recognized: a header, then samples. */
export const STREAM_PREFIX_BYTES = PREFIX_BYTES + 44;
const ZERO = '0'.charCodeAt(0);
/** Number of coarse matches that are compared again at each offset of 2 ms. */
const CANDIDATES = 4;
/** Maximum distance of a coarse match, which can be off by half a level. */
const MAX_COARSE_DISTANCE = 2.3;

export class Library {
  readonly byName = new Map<string, Recording>();
  private readonly byFingerprint = new Map<string, Sound>();
  private readonly sounds: (Sound & {levels: readonly number[]})[] = [];

  constructor(stored: Record<string, StoredRecording>) {
    for (const [name, one] of Object.entries(stored)) {
      const levels = one.levels === undefined ? undefined : readLevels(one.levels);
      const recording = load(name, one, levels);
      this.byName.set(name, recording);
      if (levels) this.sounds.push({recording, levels});
      for (const sound of one.sounds ?? []) this.byFingerprint.set(sound, {recording, levels});
    }
  }

  /** Returns the recording that begins with these bytes. */
  findByPrefix(audio: Uint8Array): Sound | undefined {
    const sound = prefixFingerprint(audio);
    return sound === undefined ? undefined : this.byFingerprint.get(sound);
  }

  /** Returns the recording and position with the smallest distance; `levels` returns the levels from an offset on. */
  locate(levels: (phase: number) => number[], max: number) {
    const first = levels(0);
    const places = this.sounds.flatMap((sound) =>
      sound.levels.flatMap((_, at) => {
        const far = distance(first, sound.levels, at, gainOf(first, sound.levels, at));
        return far < MAX_COARSE_DISTANCE ? [{sound, at, far}] : [];
      }),
    );
    const near = places.sort((left, right) => left.far - right.far).slice(0, CANDIDATES);
    let best: (Sound & {levels: readonly number[]; position: number; gain: number}) | undefined;
    let least = max;
    for (let phase = 0; phase < STEPS_PER_LEVEL; phase += 1) {
      const own = levels(phase);
      for (const {sound, at} of near.flatMap((place) => [place, {...place, at: place.at + 1}])) {
        const gain = gainOf(own, sound.levels, at);
        const far = distance(own, sound.levels, at, gain);
        if (far >= least) continue;
        least = far;
        best = {...sound, gain, position: round(at * LEVEL_SECONDS - phase * STEP_SECONDS)};
      }
    }
    return best;
  }
}

/** Returns the fingerprint of the first samples; `undefined` when there are too few. */
export function prefixFingerprint(audio: Uint8Array): string | undefined {
  const samples = wavFacts(audio)?.samples ?? audio;
  return samples.length < PREFIX_BYTES ? undefined : fingerprint(samples.subarray(0, PREFIX_BYTES));
}

/** Encodes levels as characters; `readLevels` decodes them. */
export function writeLevels(levels: readonly number[]): string {
  return String.fromCharCode(...levels.map((level) => ZERO + Math.round(level)));
}

function readLevels(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0) - ZERO);
}

export function unknown(seconds: number): Recording {
  const sentences = [unknownSentence(0, Math.min(seconds, 2.2))];
  return {name: 'unknown', seconds, language: 'en', sentences, events: [], translations: {}};
}

function load(name: string, stored: StoredRecording, levels: readonly number[] | undefined): Recording {
  const {words, facts, sounds: _, levels: __, ...rest} = stored;
  const sentences = words ? groupSentences(words, facts) : (stored.sentences ?? []).map(spread);
  for (const token of sentences.flatMap(({tokens}) => tokens)) {
    token.confidence = stored.confidences?.[token.content];
    const [from, to] = [token.start, token.end].map((time) => Math.round(time / LEVEL_SECONDS));
    token.volume = levels && volumeOfLevels(levels.slice(from, to));
  }
  return {language: 'en', events: [], translations: {}, ...rest, name, sentences};
}

function groupSentences(words: TimedWord[], facts: Partial<Sentence>[] = []): Sentence[] {
  const sentences: Sentence[] = [];
  let open: TimedWord[] = [];
  for (const word of words) {
    open.push(word);
    if (!/[.?!]$/.test(word[0])) continue;
    sentences.push(sentenceOf(open, facts[sentences.length]));
    open = [];
  }
  return sentences;
}

function spread(sentence: NonNullable<StoredRecording['sentences']>[number]): Sentence {
  const timed = shareTime(sentence.text, sentence).map(({word, start, end}): TimedWord => [word, start, end]);
  return sentenceOf(timed, sentence);
}
