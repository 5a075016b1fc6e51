/**
 * The recordings that the emulator recognizes: those of the project by their sound, others by the name of their file.
 * Any other audio is recognized as the harbor tour, repeated for as long as the audio lasts.
 */
import {fingerprint} from './bytes';
import {durationOf, type Recording, type Sentence, sentenceAt, shareTime, type Token, wavFacts} from './recordings';

type TimedWord = [text: string, start: number, end: number];

/** A recording as it is stored: sentences whose words share their time, or words that have times of their own. */
export interface StoredRecording extends Partial<Omit<Recording, 'sentences'>> {
  seconds: number;
  words?: TimedWord[];
  /** Who speaks each sentence of `words`; one speaker without. */
  speakers?: string[];
  sentences?: (Pick<Sentence, 'start' | 'end' | 'text'> & Partial<Sentence>)[];
  /** Fingerprints of the first samples of its sound, one for each file of it. */
  sounds?: string[];
}

const PREFIX_BYTES = 512;
/** How many bytes the start of a stream needs before it can be recognized: a header, then samples. */
export const STREAM_PREFIX_BYTES = PREFIX_BYTES + 44;
/** What represents any audio that nobody knows. */
const FALLBACK = 'harbor-tour';

export class Library {
  private readonly byName = new Map<string, Recording>();
  private readonly bySound = new Map<string, Recording>();

  constructor(stored: Record<string, StoredRecording>) {
    for (const [name, one] of Object.entries(stored)) {
      const recording = load(name, one);
      this.byName.set(name, recording);
      for (const sound of one.sounds ?? []) this.bySound.set(sound, recording);
    }
  }

  /** Returns the recording for a file: known by its sound, else by its name, else the harbor tour at that length. */
  file(audio: Uint8Array, fileName: string): Recording {
    const name = fileName.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
    return this.sounding(audio) ?? this.byName.get(name) ?? stretch(this.fallback, durationOf(audio));
  }

  /** Returns what a live stream turns out to be, from its first bytes. */
  stream(start: Uint8Array): Recording {
    return this.sounding(start) ?? this.fallback;
  }

  private sounding(audio: Uint8Array): Recording | undefined {
    const sound = soundOf(audio);
    return sound === undefined ? undefined : this.bySound.get(sound);
  }

  private get fallback(): Recording {
    const found = this.byName.get(FALLBACK);
    if (!found) throw new Error(`The recordings lack "${FALLBACK}"`);
    return found;
  }
}

/** Returns the fingerprint of the first samples; `undefined` when there are too few. */
export function soundOf(audio: Uint8Array): string | undefined {
  const samples = wavFacts(audio)?.samples ?? audio;
  return samples.length < PREFIX_BYTES ? undefined : fingerprint(samples.subarray(0, PREFIX_BYTES));
}

function load(name: string, stored: StoredRecording): Recording {
  const {words, speakers, sounds: _, ...rest} = stored;
  const sentences = words ? groupSentences(words, speakers) : (stored.sentences ?? []).map(spread);
  for (const token of sentences.flatMap(({tokens}) => tokens)) token.confidence = stored.confidences?.[token.content];
  return {language: 'en', events: [], translations: {}, ...rest, name, sentences};
}

/** Splits words with times into sentences, and their marks from the words. */
function groupSentences(words: TimedWord[], speakers: string[] = []): Sentence[] {
  const sentences: Sentence[] = [];
  let open: TimedWord[] = [];
  for (const word of words) {
    open.push(word);
    if (!/[.?!]$/.test(word[0])) continue;
    sentences.push(sentenceOf(open, {speaker: speakers[sentences.length] ?? 'S1'}));
    open = [];
  }
  return sentences;
}

function spread(sentence: NonNullable<StoredRecording['sentences']>[number]): Sentence {
  const timed = shareTime(sentence.text, sentence).map(({word, start, end}): TimedWord => [word, start, end]);
  return sentenceOf(timed, sentence);
}

function sentenceOf(words: TimedWord[], facts: Partial<Sentence>): Sentence {
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

/** Repeats a recording until it is so long. */
function stretch(recording: Recording, seconds: number): Recording {
  const sentences: Sentence[] = [];
  for (let index = 0; ; index += 1) {
    const sentence = sentenceAt(recording, index);
    if (!sentence || (index > 0 && sentence.end > seconds)) break;
    sentences.push(sentence);
  }
  return {...recording, name: 'unknown', seconds, sentences};
}
