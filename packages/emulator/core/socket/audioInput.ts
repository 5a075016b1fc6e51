/** The audio of one channel: how much of it has come, what is said in it, and which sounds are heard. */
import type {Fields} from '@speech-docs/protocol/contracts';
import {buffered, wordless} from '@speech-docs/protocol/facts';
import {AudioMatcher} from '../audioMatcher';
import {joinBytes, NO_BYTES} from '../bytes';
import {type Library, STREAM_PREFIX_BYTES, unknown} from '../library';
import {type Recognizer, SAMPLE_BYTES, type StreamReader} from '../recognizer';
import {isMedia, type Recording, wavFacts} from '../recordings';
import {samplesOf} from '../samples';
import {applySettings} from '../settings';
import {type Recognized, TranscriptScheduler, type TranscriptSettings} from './transcriptScheduler';

export interface AudioFormat {
  type: 'raw' | 'file';
  encoding?: string;
  sample_rate?: number;
}

/** Assumed for compressed files: 128 kbit/s. */
const FILE_BYTES_PER_SECOND = 16_000;
/** The MP3 files of `samples/audio` have 24 kbit/s. */
const SAMPLE_BYTES_PER_SECOND = 3000;

export class AudioInput {
  frames = 0;
  recording: Recording | undefined;
  sampleRate: number | undefined;
  /** Index of the next audio event: those before it have ended. */
  nextEvent = 0;
  isEventOpen = false;
  private loud: {at: number; seconds: number}[] = [];
  private speech: TranscriptScheduler | undefined;
  private bytesPerSecond: number;
  /** The first bytes, until they are identified. */
  prefix: Uint8Array = NO_BYTES;
  private bytes = 0;
  /** Reads the audio where it is recognized by its samples. */
  private reader: StreamReader | undefined;

  constructor(
    readonly format: AudioFormat,
    private readonly library: Library,
    private readonly config: Fields,
    private settings: TranscriptSettings,
    private readonly recognizer?: Recognizer,
  ) {
    const {encoding = '', sample_rate: rate} = format;
    this.sampleRate = format.type === 'raw' ? rate : undefined;
    this.bytesPerSecond = rate && format.type === 'raw' ? (SAMPLE_BYTES[encoding] ?? 2) * rate : FILE_BYTES_PER_SECOND;
  }

  get seconds(): number {
    return Math.max(0, this.bytes) / this.bytesPerSecond;
  }

  /** Adds audio; returns false when the bytes are not what the format says. */
  add(chunk: Uint8Array): boolean {
    this.bytes += chunk.length;
    if (this.recording) {
      this.reader?.push(chunk);
      return true;
    }
    this.prefix = joinBytes(this.prefix, chunk);
    if (this.prefix.length >= 16 && !this.isReadable) return false;
    if (this.prefix.length >= STREAM_PREFIX_BYTES) this.identify();
    return true;
  }

  /** Measures how loud raw audio is; its client keeps the last minute as long as it gets no words. */
  measure(chunk: Uint8Array): void {
    const {type, encoding = '', sample_rate: sampleRate = 0} = this.format;
    if (type !== 'raw') return;
    const minimum = 10 ** (wordless.decibels / 20);
    const loud = samplesOf(chunk, {encoding, sampleRate}).filter((sample) => Math.abs(sample) > minimum);
    this.loud.push({at: this.seconds, seconds: loud.length / sampleRate});
    this.loud = this.loud.filter(({at}) => at > this.seconds - buffered.replay);
  }

  get loudSeconds(): number {
    return this.loud.reduce((sum, {seconds}) => sum + seconds, 0);
  }

  /** Tells whether raw audio ends within a sample. */
  hasHalfSample(chunk: Uint8Array): boolean {
    return this.format.type === 'raw' && chunk.length % (SAMPLE_BYTES[this.format.encoding ?? ''] ?? 1) !== 0;
  }

  /** Returns the results that are due for the audio so far. */
  *advance(): Generator<Recognized> {
    yield* this.speech?.advance(this.seconds) ?? [];
  }

  /** Returns the remaining results; `undefined` when the bytes were no audio. */
  finish(): Iterable<Recognized> | undefined {
    if (!this.recording && this.prefix.length > 0) {
      if (!this.isReadable) return undefined;
      this.identify();
    }
    this.reader?.end();
    return this.speech?.finish(this.seconds) ?? [];
  }

  /** Ends the utterance at `at`; without it, where the audio has come to. */
  *force(at: number | undefined): Generator<Recognized> {
    this.speech ??= new TranscriptScheduler(this.identify(), this.settings);
    yield* this.speech.advance(this.seconds);
    yield* this.speech.force(at ?? this.seconds);
  }

  /** Returns what is final after a long pause. */
  settle(): Iterable<Recognized> {
    return this.speech?.settle() ?? [];
  }

  change(settings: TranscriptSettings): void {
    this.settings = settings;
    Object.assign(this.speech?.settings ?? {}, settings);
  }

  private get isReadable(): boolean {
    return this.format.type === 'raw' || isMedia(this.prefix);
  }

  private identify(): Recording {
    const wav = this.format.type === 'file' ? wavFacts(this.prefix) : undefined;
    if (wav) {
      this.sampleRate = wav.sampleRate;
      this.bytesPerSecond = wav.bytesPerSecond;
      this.bytes -= this.prefix.length - wav.samples.length;
    }
    this.recording = this.read(wav);
    this.prefix = NO_BYTES;
    this.speech ??= new TranscriptScheduler(this.recording, this.settings);
    return this.recording;
  }

  /** Samples are recognized as they come; settings change nothing of what a recognizer of its own finds. */
  private read(wav: ReturnType<typeof wavFacts>): Recording {
    const {enable_entities: isWanted, max_delay_mode: mode} = this.config;
    // Unless the mode is fixed, no final splits an entity, also where the results don't have it.
    const settings = {...this.config, enable_entities: isWanted || mode !== 'fixed'};
    const prepare = (recording: Recording) => applySettings(recording, settings);
    if (this.format.type === 'file' && !wav && !this.recognizer) return prepare(this.compressed());
    const {encoding = 'pcm_s16le', sample_rate: sampleRate = 16_000} = this.format;
    const format = wav ?? {encoding, sampleRate};
    this.reader = this.recognizer?.stream(format) ?? new AudioMatcher(format, this.library, prepare);
    this.reader.push(wav?.samples ?? this.prefix);
    return this.reader.recording(`${this.config.language ?? 'en'}`);
  }

  /** Returns what a compressed file says, which is known by its first bytes. */
  private compressed(): Recording {
    const known = this.library.findByPrefix(this.prefix);
    if (!known) return unknown(Number.POSITIVE_INFINITY);
    this.bytesPerSecond = SAMPLE_BYTES_PER_SECOND;
    return known.recording;
  }
}
