/**
 * Finds the sample recordings in a stream by how loud it is from moment to moment, so that what is recognized depends on
 * the audio alone: from any position, at any rate, in any encoding. Silence has no words, and other sound says what it is.
 */
import {type Library, unknown} from './library';
import {type LongWork, readAll, SAMPLE_BYTES, type SampleFormat, type StreamReader} from './recognizer';
import {durationOf, type Recording, round, type Sentence, type Token, unknownSentence, wavFacts} from './recordings';
import {distance, gainOf, LEVEL_SECONDS, LevelMeter, STEP_SECONDS, STEPS_PER_LEVEL} from './samples';

/** Seven words at the pace of speech. */
const UNKNOWN_SECONDS = 2.2;
/** Repeats the text of unknown audio after so many seconds, so that a long stream still gets finals. */
const UNKNOWN_EVERY = 10;

const stepsIn = (seconds: number) => Math.round(seconds / STEP_SECONDS);
/** A second of speech is found without a mistake in any of the recordings; at the end of the audio, less has to do. */
const MIN_STEPS = stepsIn(1);
const MIN_STEPS_AT_END = stepsIn(0.4);
/** Sound without a match is unknown after 3 s: 1 s of a beep, and 2 s of the recording after it. */
const UNKNOWN_AFTER = stepsIn(3);
/** Steps between two searches, each of which compares every position of every recording. */
const SEARCH_INTERVAL = stepsIn(1);
/** After a match, each block of 100 ms, which is shorter than a word, is compared again. */
const BLOCK_LEVELS = 5;
const BLOCK = BLOCK_LEVELS * STEPS_PER_LEVEL;
/**
 * Mean distance of two levels, each 2 dB. Within a second, the same sound in another encoding has 0.3 at most, any other
 * 0.95 or more; within two, any other has 2.4 or more, and a microphone whose gain Chromium 156 still adjusts has 1.3.
 */
const MAX_DISTANCE = 0.7;
const MAX_DISTANCE_ADJUSTED = 1.5;
const MIN_STEPS_ADJUSTED = stepsIn(2);
/** Steps by which the levels of a stream can begin later than those of its recording: half a level, and the error of the position. */
const SHIFTS = [0, -4, 4, -8, 8];
/** Of a block: the same sound in mu-law has 4.0 at most; another sound stays below it for a second at most. */
const MAX_BLOCK_DISTANCE = 4;
/** A microphone adjusts its gain slowly: so much of a block's difference is taken for gain. */
const GAIN_SHARE = 0.2;
/** Tolerance for the start of the first word: the error of the position, and an onset that is as quiet as silence. */
const CUT_SECONDS = 0.05;

interface Track {
  /** The recording, as it is transcribed under the settings of the session. */
  source: Recording;
  levels: readonly number[];
  /** Time in the recording minus time in the stream. */
  shift: number;
  /** Step up to which the stream was compared. */
  compared: number;
  /** Levels by which the stream is louder now. */
  gain: number;
}

export class AudioMatcher implements StreamReader {
  private readonly meter: LevelMeter;
  private readonly live: Recording;
  private track: Track | undefined;
  /** First step without a match. */
  private from = 0;
  private tried = 0;
  private unknownUntil = Number.NEGATIVE_INFINITY;
  /** Seconds before the last bytes: words up to here may have been sent. */
  private before = 0;

  constructor(
    format: SampleFormat,
    private readonly library: Library,
    private readonly prepare: (recording: Recording) => Recording = (recording) => recording,
  ) {
    this.meter = new LevelMeter(format);
    this.live = {name: 'unknown', seconds: 0, language: 'en', sentences: [], events: [], translations: {}};
  }

  recording(): Recording {
    return this.live;
  }

  push(bytes: Uint8Array): void {
    this.before = this.meter.count * STEP_SECONDS;
    // The project's files are known by the fingerprint of their first bytes.
    const known = this.meter.count === 0 ? this.library.findByPrefix(bytes) : undefined;
    if (known?.levels) this.follow(known.recording, known.levels, 0, 0);
    this.meter.push(bytes);
    while (this.track ? this.compare(this.track) : this.search(MIN_STEPS));
    this.meter.forget(Math.min(this.from, this.track?.compared ?? this.from) - MIN_STEPS);
  }

  end(): void {
    if (!this.track) this.search(MIN_STEPS_AT_END);
    const steps = this.meter.count - this.from;
    if (!this.track && steps >= MIN_STEPS_AT_END) this.addUnknown(steps * STEP_SECONDS);
    this.live.seconds = round(this.meter.count * STEP_SECONDS);
  }

  private follow(recording: Recording, levels: readonly number[], position: number, gain: number): void {
    const {live, from} = this;
    const source = this.prepare(recording);
    const shift = position - from * STEP_SECONDS;
    this.track = {source, levels, shift, compared: from, gain};
    const {sentences, events, translations: _, ...rest} = source;
    const isFirst = live.sentences.length === 0;
    if (isFirst) Object.assign(live, rest);
    Object.assign(live.translations, source.translations);
    live.events.push(...events.filter(({start}) => start >= position).map((event) => moved(event, -shift)));
    live.sentences.push(...sentences.flatMap((sentence) => partFrom(sentence, position, shift) ?? []));
  }

  /** Ends the match at the end of the recording, or where the stream differs; returns whether it ended. */
  private compare(track: Track): boolean {
    const end = stepsIn(track.levels.length * LEVEL_SECONDS - track.shift);
    while (track.compared < end) {
      const count = Math.min(BLOCK_LEVELS, Math.round((end - track.compared) / STEPS_PER_LEVEL));
      const to = track.compared + Math.max(1, count) * STEPS_PER_LEVEL;
      if (to > this.meter.count) return false;
      const at = Math.round((track.compared * STEP_SECONDS + track.shift) / LEVEL_SECONDS);
      const shifted = SHIFTS.map((by) => this.meter.levels(track.compared + by, to + by));
      const far = (levels: number[]) => distance(levels, track.levels, at, track.gain);
      if (Math.min(...shifted.map(far)) > MAX_BLOCK_DISTANCE) break;
      track.gain += (gainOf(shifted[0] ?? [], track.levels, at, track.gain) - track.gain) * GAIN_SHARE;
      track.compared = to;
    }
    this.leave(track, track.compared);
    return true;
  }

  /** Ends the match at a step, and removes words that were not played. */
  private leave({source}: Track, step: number): void {
    // Where already the first block differs, as behind a click, no word was sent, and the next search begins after that block:
    // from the same step it would find the same match again, without end.
    const isEmpty = step === this.from;
    const played = isEmpty ? step * STEP_SECONDS : Math.max(this.before, step * STEP_SECONDS);
    const {live} = this;
    const isPlayed = ({end}: {end: number}) => end <= round(played);
    for (const sentence of live.sentences) {
      const own = sentence.tokens.filter(isPlayed);
      if (own.length < sentence.tokens.length) sentence.tokens.splice(0, sentence.tokens.length, ...own);
    }
    live.sentences.splice(0, live.sentences.length, ...live.sentences.filter(({tokens}) => tokens.length > 0));
    live.events.splice(0, live.events.length, ...live.events.filter(({start}) => start <= played));
    live.seconds = source.seconds;
    this.track = undefined;
    this.from = isEmpty ? step + BLOCK : step;
    this.tried = 0;
  }

  /** Searches for a recording in the stream; returns whether to continue. */
  private search(enough: number): boolean {
    const {meter} = this;
    while (
      this.from + STEPS_PER_LEVEL <= meter.count &&
      (meter.levels(this.from, this.from + STEPS_PER_LEVEL)[0] ?? 0) < 1
    )
      this.from += STEPS_PER_LEVEL;
    const steps = meter.count - this.from;
    if (steps < enough || (enough === MIN_STEPS && meter.count < this.tried + SEARCH_INTERVAL)) return false;
    this.tried = meter.count;
    if (this.locate(0) || (steps >= UNKNOWN_AFTER && this.locate(MIN_STEPS))) return true;
    if (steps < UNKNOWN_AFTER) return false;
    this.addUnknown(UNKNOWN_SECONDS);
    this.from += MIN_STEPS;
    return true;
  }

  /** Finds the recording that is played after `skipped` steps of a beep or a click, and follows it from where it begins. */
  private locate(skipped: number): boolean {
    const {meter} = this;
    const first = this.from + skipped;
    const to = Math.min(meter.count, this.from + UNKNOWN_AFTER);
    const max = to - first >= MIN_STEPS_ADJUSTED ? MAX_DISTANCE_ADJUSTED : MAX_DISTANCE;
    const found = this.library.locate((phase) => meter.levels(first + phase, to), max);
    if (!found) return false;
    const {recording, levels, gain} = found;
    let {position} = found;
    let start = first;
    for (; start - BLOCK >= this.from && position >= BLOCK * STEP_SECONDS; start -= BLOCK) {
      const earlier = position - BLOCK * STEP_SECONDS;
      const at = Math.round(earlier / LEVEL_SECONDS);
      if (distance(meter.levels(start - BLOCK, start), levels, at, gain) > MAX_BLOCK_DISTANCE) break;
      position = earlier;
    }
    this.from = start;
    this.follow(recording, levels, position, gain);
    return true;
  }

  private addUnknown(seconds: number): void {
    const start = round(this.from * STEP_SECONDS);
    if (start < this.unknownUntil) return;
    this.unknownUntil = start + UNKNOWN_EVERY;
    this.live.sentences.push(unknownSentence(start, start + Math.min(seconds, UNKNOWN_SECONDS)));
  }
}

function partFrom(sentence: Sentence, position: number, shift: number): Sentence | undefined {
  const tokens = sentence.tokens.filter(({start, end}) => start >= position - CUT_SECONDS && end > position);
  while (tokens[0]?.kind === 'punctuation') tokens.shift();
  const [first] = tokens;
  if (!first) return undefined;
  const own = tokens.map(({entity, ...token}): Token => {
    const written = entity?.written.map((one) => moved(one, -shift));
    return {...moved(token, -shift), ...(entity && written && {entity: {...entity, written}})};
  });
  return {...sentence, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, tokens: own};
}

function moved<Part extends {start: number; end: number}>(part: Part, seconds: number): Part {
  return {...part, start: Math.max(0, round(part.start + seconds)), end: Math.max(0, round(part.end + seconds))};
}

/** Returns what a file says: known by its first bytes, its name, or its sound; one of several channels by its sound. */
export function* recognizeFile(
  library: Library,
  audio: Uint8Array,
  fileName: string,
  channel?: number,
): LongWork<Recording> {
  const name = fileName.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
  const known = library.findByPrefix(audio)?.recording ?? library.byName.get(name);
  const wav = wavFacts(audio);
  if (known && (channel === undefined || (wav?.channels ?? 1) === 1)) return known;
  if (!wav || SAMPLE_BYTES[wav.encoding] === undefined) return unknown(durationOf(audio));
  const reader = new AudioMatcher({...wav, channel}, library);
  yield* readAll(reader, wav.samples);
  return {...reader.recording(), seconds: durationOf(audio)};
}
