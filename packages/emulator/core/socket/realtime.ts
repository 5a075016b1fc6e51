/** One real-time session: audio in; acknowledgements, transcripts, translations, sounds, and turn ends out. */
import type {Fields} from '@speech-docs/protocol/contracts';
import {wordless} from '@speech-docs/protocol/facts';
import type {Violation} from '@speech-docs/protocol/rules';
import {decodeBase64} from '../bytes';
import {type LongWork, partsOf} from '../recognizer';
import {containerOf} from '../recordings';
import {languagePackInfo} from '../results';
import {Speakers} from '../speakers';
import {AudioInput} from './audioInput';
import {RealtimeOutput} from './realtimeOutput';
import {Session} from './session';
import {
  chooseTargets,
  hasChannels,
  type RealtimeConfig,
  rejectionsOf,
  type Start,
  vocabularyProblems,
} from './startSettings';
import type {Recognized, TranscriptSettings} from './transcriptScheduler';

const DEFAULT_MODEL = 'standard';
/** A client that goes on for so long after it could see that loud audio gets no words breaks a rule. */
const MAX_WORDLESS_SECONDS = 15;
/** Key of the only input of a session without channels. */
const MONO = undefined;

export class RealtimeSession extends Session {
  /** Given when recognition starts. */
  id: string | undefined;
  private start: Start | undefined;
  private output: RealtimeOutput | undefined;
  private readonly inputs = new Map<string | undefined, AudioInput>();
  private wantsFinalSpeakers = false;
  /** Seconds of audio after which the client could see that the fault `silence` keeps words back. */
  private wordlessSince: number | undefined;
  /** Frames after the service ended the session, by channel. */
  private readonly ignored = new Map<string | undefined, number>();

  protected override opened(): void {
    this.reportUsage();
  }

  protected act(name: string, message: Fields): void {
    if (name === 'StartRecognition') this.begin(message as unknown as Start);
    else if (name === 'SetRecognitionConfig') this.change(message.transcription_config as RealtimeConfig);
    else if (name === 'AddChannelAudio') this.takeChannelAudio(message);
    else if (name === 'EndOfChannel') this.endChannel(message.channel as string, message.last_seq_no);
    else if (name === 'ForceEndOfUtterance') this.force(message);
    else if (name === 'GetSpeakers') this.reportSpeakers(message.final === true);
    else if (name === 'EndOfStream') this.endStream(message);
  }

  private begin(start: Start): void {
    const [rejection] = rejectionsOf(start, this.protocol, this.context.pathLanguage);
    if (rejection) {
      this.failAs(rejection.type, rejection.reason);
      return;
    }
    this.start = start;
    const {transcription_config: config, translation_config: translation} = start;
    const {usable, reasons} = chooseTargets(config.language, translation?.target_languages);
    for (const reason of reasons) this.out.notify('Warning', 'unsupported_translation_pair', {reason});
    if (translation && usable.length === 0) this.out.notify('Warning', 'empty_translation_target_list');
    for (const reason of vocabularyProblems(config, this.contracts.facts)) {
      this.out.notify('Warning', 'validation_warning', {reason});
    }
    const speakers = this.enrolled(config);
    this.wantsFinalSpeakers = config.speaker_diarization_config?.get_speakers === true;
    this.output = new RealtimeOutput(start, usable, speakers, this.contracts, (name, fields) =>
      this.out.send(name, fields),
    );
    const channels = hasChannels(config) ? (config.channel_diarization_labels ?? []) : [MONO];
    const settings = transcriptSettings(config);
    const {recognizer} = this.options;
    for (const channel of channels)
      this.inputs.set(channel, new AudioInput(start.audio_format, this.context.library, config, settings, recognizer));
    this.later(this.startMs, () => this.started(channels));
  }

  private enrolled(config: RealtimeConfig): Speakers {
    const model = config.model ?? config.operating_point ?? DEFAULT_MODEL;
    const speakers = new Speakers(model, config.speaker_diarization_config?.speakers);
    if (speakers.ignored > 0) {
      const reason = `${speakers.ignored} of ${speakers.sent} speaker identifiers cannot be used and is ignored.`;
      this.out.notify('Warning', 'speaker_id', {reason});
    }
    return speakers;
  }

  private started(channels: (string | undefined)[]): void {
    const {language, domain} = this.config;
    this.id = this.context.ids.uuid();
    this.limits.audio(this.now);
    this.out.send('RecognitionStarted', {
      orchestrator_version: '2026.03.100+abcdef0123.HEAD',
      id: this.id,
      language_pack_info: languagePackInfo(language, domain),
      channel_ids: channels.includes(MONO) ? undefined : channels,
    });
    this.reportQuality();
    this.oversize('recognition_quality');
  }

  /** At the limit of its length a session ends as after `EndOfStream`. */
  override warn(type: string): void {
    super.warn(type);
    if (this.contracts.noticeLeadsTo(this.api, type) === this.state) {
      this.drain();
    }
  }

  private nextIgnored(channel: string | undefined): number {
    const count = (this.ignored.get(channel) ?? 0) + 1;
    this.ignored.set(channel, count);
    return (this.inputs.get(channel)?.frames ?? 0) + count;
  }

  /** Reports the model quality by the sampling rate; a file, whose header comes later, counts as broadcast. */
  private reportQuality(): void {
    const rate = [...this.inputs.values()][0]?.sampleRate;
    const isTelephony = rate !== undefined && rate < this.contracts.facts.broadcastSampleRate;
    const quality = isTelephony ? 'telephony' : 'broadcast';
    const reason = `Running recognition using a ${quality} model quality.`;
    this.out.notify('Info', 'recognition_quality', {reason, quality});
  }

  private change(config: RealtimeConfig): void {
    Object.assign(this.config, config);
    for (const input of this.inputs.values()) input.change(transcriptSettings(this.config));
  }

  private get config(): RealtimeConfig {
    return this.start?.transcription_config ?? {language: 'en'};
  }

  protected takeAudio(chunk: Uint8Array): void {
    const input = this.inputs.get(MONO);
    if (!input) {
      this.fail('order', 'AddAudio is not allowed with channels: send AddChannelAudio.');
      return;
    }
    this.take(input, chunk, () => this.out.send('AudioAdded', {seq_no: input.frames}));
  }

  private takeChannelAudio({channel, data}: Fields): void {
    const input = this.inputs.get(channel as string);
    const chunk = decodeBase64(data as string);
    if (!chunk) this.fail('message', 'data: must be Base64.');
    else if (input) this.take(input, chunk, () => this.out.send('ChannelAudioAdded', {channel, seq_no: input.frames}));
  }

  private take(input: AudioInput, chunk: Uint8Array, confirm: () => void): void {
    this.limits.audio(this.now);
    input.frames += 1;
    if (input.hasHalfSample(chunk)) this.checkSampleSize(chunk);
    const container = input.frames === 1 && input.format.type === 'raw' ? containerOf(chunk) : undefined;
    if (container) this.reportViolation('AddAudio', `audio_format says raw, and the audio begins like ${container}.`);
    confirm();
    this.inSteps(this.read(input, chunk));
  }

  private *read(input: AudioInput, chunk: Uint8Array): LongWork {
    const parts = partsOf(chunk);
    for (const part of parts) {
      // The first part, too, has a turn of its own: long frames of many sessions arrive in one.
      if (parts.length > 1) yield;
      if (!input.add(part)) this.rejectAudio(input);
      else if (this.isSilent(input)) this.keepBack(input, part);
      else this.report(this.channelOf(input), input, input.advance());
      this.injectFaultAt(input.seconds);
    }
  }

  /** Ends the session, whose audio begins like no file that the service reads. */
  private rejectAudio({prefix}: AudioInput): void {
    const container = containerOf(prefix);
    this.fail('audio', container ? `The audio begins like ${container}.` : 'The audio has no known file header.');
  }

  /** The fault `silence`, from a second of audio on. */
  private isSilent({seconds}: AudioInput): boolean {
    const {fault} = this.context;
    return fault?.name === 'silence' && seconds >= fault.after;
  }

  private report(channel: string | undefined, input: AudioInput, found: Iterable<Recognized>, isLast?: true): void {
    if (!this.isSilent(input)) this.output?.report(channel, input, found, isLast);
  }

  private keepBack(input: AudioInput, part: Uint8Array): void {
    input.measure(part);
    if (input.loudSeconds >= wordless.streamingSeconds) this.wordlessSince ??= input.seconds;
    if (this.wordlessSince === undefined || this.tracker.broken.some(({rule}) => rule.kind === 'words')) return;
    this.isWordless = true;
    // By the audio, so that a client is judged at any pace. Much less than this can be on its way when the client sees it.
    if (input.seconds < this.wordlessSince + MAX_WORDLESS_SECONDS) return;
    const detail = `${wordless.streamingSeconds} s of loud audio got no words, and ${MAX_WORDLESS_SECONDS} s more were sent.`;
    this.tracker.report('words', this.now, detail);
  }

  private channelOf(input: AudioInput): string | undefined {
    return [...this.inputs].find(([, one]) => one === input)?.[0];
  }

  /** Tolerates audio after the end: each frame gets a warning that it is ignored. */
  protected override tolerates({rule, hasCrossed}: Violation, {channel}: Fields): boolean {
    if (hasCrossed) {
      // The service confirms the audio, and ignores it.
      if (this.state !== 'draining') return true;
      if (rule.id === 'order.AddAudio') this.out.send('AudioAdded', {seq_no: this.nextIgnored(MONO)});
      if (rule.id === 'order.AddChannelAudio') {
        this.out.send('ChannelAudioAdded', {channel, seq_no: this.nextIgnored(`${channel}`)});
      }
      return true;
    }
    if (rule.id !== 'order.AddAudio' || this.state !== 'draining') return false;
    const frames = (this.inputs.get(MONO)?.frames ?? 0) + 1;
    this.out.notify('Warning', 'add_audio_after_eos', {seq_no: frames});
    return true;
  }

  protected override settle(): void {
    for (const [name, input] of this.inputs) this.report(name, input, input.settle());
  }

  private force({channel, timestamp}: Fields): void {
    for (const [name, input] of this.inputs) {
      if (channel === undefined || channel === name) {
        this.report(name, input, input.force(timestamp as number | undefined));
      }
    }
  }

  private reportSpeakers(isFinal: boolean): void {
    if (isFinal) this.wantsFinalSpeakers = true;
    else this.out.send('SpeakersResult', {speakers: this.output?.speakers() ?? []});
  }

  private endChannel(channel: string, last: unknown): void {
    const input = this.inputs.get(channel);
    if (input) {
      this.checkLastSeqNo('EndOfChannel', last, input.frames);
      this.finish(channel, input);
    }
    this.inputs.delete(channel);
    if (this.inputs.size === 0) this.drain();
  }

  private endStream({last_seq_no: last}: Fields): void {
    const frames = this.inputs.get(MONO)?.frames;
    if (frames !== undefined) this.checkLastSeqNo('EndOfStream', last, frames);
    this.drain();
  }

  private drain(): void {
    this.limits.audioEnded();
    for (const [channel, input] of this.inputs) this.finish(channel, input);
    // Frames that were sent after EndOfStream can still arrive: they get their warning before the end.
    this.later(this.endMs(5), () => {
      if (this.wantsFinalSpeakers) this.out.send('SpeakersResult', {speakers: this.output?.speakers() ?? []});
      this.out.send('EndOfTranscript');
      this.overAt ??= this.now;
    });
  }

  private finish(channel: string | undefined, input: AudioInput): void {
    this.isWordless ||= input.loudSeconds > wordless.atEndSeconds;
    const rest = input.finish();
    if (!rest) this.rejectAudio(input);
    else this.report(channel, input, rest, true);
  }
}

function transcriptSettings(config: RealtimeConfig): TranscriptSettings {
  const {max_delay: maxDelay = 4, enable_partials: partials = false, conversation_config: turns} = config;
  return {maxDelay, partials, silenceTrigger: turns?.end_of_utterance_silence_trigger ?? 0};
}
