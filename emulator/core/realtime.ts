/** One real-time session: audio in; acknowledgements, transcripts, translations, sounds and turn ends out. */
import {findLanguage, languages} from '../../data/languages';
import {translationPair} from '../../data/translationPairs';
import type {Fields} from './contracts';
import {type Recording, recognizeStream, round, STREAM_PREFIX_BYTES, type Token, wavFacts} from './recordings';
import {Session, type SessionFacts} from './session';
import {applySettings} from './settings';
import {type Recognized, Speech, textOf} from './speech';
import {FORMAT, resultOf, translate} from './transcript';

interface Start extends Fields {
  audio_format: {type: 'raw' | 'file'; encoding?: string; sample_rate?: number};
  transcription_config: Fields & {language: string; domain?: string};
  translation_config?: {target_languages: string[]; enable_partials?: boolean};
  audio_events_config?: {types?: string[]};
}

const BYTES_PER_SAMPLE: Record<string, number> = {pcm_f32le: 4, pcm_s16le: 2, mulaw: 1};
/** Compressed files say nothing about their pace in their bytes; this is that of 128 kbit/s. */
const FILE_BYTES_PER_SECOND = 16_000;
const NO_DETAILS = {
  quality: undefined,
  usage: undefined,
  quota: undefined,
  last_updated: undefined,
  region: undefined,
};

export class RealtimeSession extends Session {
  protected readonly startMessage = 'StartRecognition';
  /** Given when recognition starts. */
  id: string | undefined;
  private start: Start | undefined;
  private recording: Recording | undefined;
  private speech: Speech | undefined;
  private targets: string[] = [];
  private bytesPerSecond = FILE_BYTES_PER_SECOND;
  private prefix: Buffer = Buffer.alloc(0);
  private bytes = 0;
  private nextEvent = 0;
  private openEvent = false;
  private readonly openedAt: number;
  private lastAudio: number;
  private lastSign: number;
  private warned = new Set<string>();

  constructor(facts: SessionFacts) {
    super(facts);
    this.openedAt = facts.options.now();
    this.lastAudio = this.openedAt;
    this.lastSign = this.openedAt;
  }

  protected override opened(): void {
    const {running, options} = this.facts;
    this.info('concurrent_session_usage', `${running} of ${options.maxSessions} concurrent sessions in use.`, {
      usage: running,
      quota: options.maxSessions,
      last_updated: new Date(options.now()).toISOString(),
    });
  }

  /** Fields of the channel modes and of a forced end are absent unless a message sets them. */
  protected override send(name: string, fields: Fields = {}): void {
    super.send(name, {channel: undefined, channel_ids: undefined, forced: undefined, ...fields});
  }

  protected override signOfLife(): void {
    this.lastSign = this.options.now();
  }

  /** Enforces the limits of the wire: a session's length, pauses without audio, silence without a sign of life. */
  override tick(now: number): void {
    if (this.state === 'closed') return;
    this.watch('session-length', now - this.openedAt, 'active for');
    if (this.state === 'streaming') this.watch('audio-idle', now - this.lastAudio, 'no audio for');
    const silence = this.contracts.limitMs('realtime', 'connection-idle') * this.options.timeScale;
    if (now - this.lastSign >= silence) this.fail('idle_timeout', 'No audio, ping or pong was received.', 1008);
  }

  private watch(id: string, elapsed: number, what: string): void {
    const {warnMinutesBefore = []} = this.contracts.limit('realtime', id);
    const type = id === 'session-length' ? 'session_timeout' : 'idle_timeout';
    const limit = this.contracts.limitMs('realtime', id) * this.options.timeScale;
    const minute = 60_000 * this.options.timeScale;
    if (elapsed >= limit) {
      this.fail(type);
      return;
    }
    for (const left of warnMinutesBefore) {
      const name = `${id} ${left}`;
      if (elapsed < limit - left * minute || this.warned.has(name)) continue;
      this.warned.add(name);
      const passed = Math.round(elapsed / minute);
      this.warn(type, `Session ends in ${left} minutes; ${what} ${passed} minutes.`);
    }
  }

  protected act(name: string, message: Fields): void {
    if (name === 'StartRecognition') this.begin(message as unknown as Start);
    else if (name === 'SetRecognitionConfig') this.reconfigure(message.transcription_config as Fields);
    else if (name === 'EndOfStream') this.drain(message.last_seq_no as number);
  }

  private begin(start: Start): void {
    const {audio_format: format, transcription_config: config, translation_config: translation} = start;
    const {language, domain} = config;
    const served = /^en-(?:US|GB|AU)$/.test(language) ? 'en' : language;
    const isKnown = languages.some((one) => one.code === served && one.realtime);
    if (!isKnown || (domain && !findLanguage(served, domain) && !['finance', 'medical'].includes(domain))) {
      this.fail('invalid_model', `No model is available for language '${language}'${domain ? ` (${domain})` : ''}.`);
      return;
    }
    const {pathLanguage} = this.facts;
    if (pathLanguage && pathLanguage !== language) {
      this.fail('invalid_config', `The path asks for '${pathLanguage}', the settings for '${language}'.`);
      return;
    }
    this.state = 'starting';
    this.start = start;
    if (format.type === 'raw') {
      this.bytesPerSecond = (BYTES_PER_SAMPLE[format.encoding ?? ''] ?? 2) * (format.sample_rate ?? 16_000);
      if (this.bytesPerSecond <= 0) {
        this.fail('invalid_audio_type', 'audio_format.sample_rate must be positive.');
        return;
      }
    }
    if (served !== language) this.info('model_redirect', `Language ${language} is served by ${served}.`);
    this.chooseTargets(served, translation?.target_languages);
    this.later(this.startMs, () => {
      this.state = 'streaming';
      this.id = crypto.randomUUID();
      this.lastAudio = this.options.now();
      this.send('RecognitionStarted', {
        orchestrator_version: '1.0.0',
        id: this.id,
        language_pack_info: {
          language_description: findLanguage(served, domain ?? null)?.name ?? served,
          word_delimiter: ['cmn', 'ja', 'yue', 'th'].includes(served) ? '' : ' ',
          writing_direction: ['ar', 'fa', 'he', 'ur', 'ug'].includes(served) ? 'right-to-left' : 'left-to-right',
          itn: true,
          adapted: false,
        },
      });
      const quality = format.type === 'raw' && (format.sample_rate ?? 0) < 16_000 ? 'telephony' : 'broadcast';
      this.info('recognition_quality', `Running recognition with the ${quality} model.`, {quality});
    });
  }

  private chooseTargets(language: string, asked: string[] | undefined): void {
    if (!asked) return;
    for (const target of asked) {
      if (translationPair(language, target)) this.targets.push(target);
      else this.warn('unsupported_translation_pair', `${language} to ${target} is not supported.`);
    }
    if (this.targets.length === 0) this.warn('empty_translation_target_list', 'No usable target language is left.');
  }

  private reconfigure(config: Fields): void {
    const message = this.contracts.message('realtime', 'SetRecognitionConfig');
    const changeable = message?.['x-changeable'] ?? [];
    const current = this.start?.transcription_config ?? {language: ''};
    for (const [name, value] of Object.entries(config)) {
      const isSame = JSON.stringify(value) === JSON.stringify((current as Fields)[name]);
      if (!changeable.includes(name) && !isSame) {
        this.fail('invalid_config', `transcription_config.${name} cannot change during a session.`);
        return;
      }
    }
    Object.assign(current, config);
    if (this.speech) Object.assign(this.speech.settings, this.settings());
  }

  private settings() {
    const config = this.start?.transcription_config ?? {};
    const turns = (config as Fields).conversation_config as Fields | undefined;
    const {max_delay: maxDelay = 4, enable_partials: partials = false} = config as Fields;
    const silenceTrigger = turns?.end_of_utterance_silence_trigger ?? 0;
    return {maxDelay, partials, silenceTrigger} as {maxDelay: number; partials: boolean; silenceTrigger: number};
  }

  protected takeAudio(chunk: Buffer): void {
    this.lastAudio = this.options.now();
    this.bytes += chunk.length;
    this.send('AudioAdded', {seq_no: this.seqNo});
    if (!this.recording && !this.identify(chunk)) return;
    const now = this.seconds;
    for (const recognized of this.speech?.advance(now) ?? []) this.tell(recognized);
    this.tellSounds(now);
    this.injectFaultAt(now);
  }

  /** Audio of so many seconds has come. */
  private get seconds(): number {
    return Math.max(0, this.bytes) / this.bytesPerSecond;
  }

  /** Listens to the first bytes until it is clear what they are; true once it is. */
  private identify(chunk: Buffer, isLast = false): boolean {
    this.prefix = Buffer.concat([this.prefix, chunk]);
    if (this.prefix.length < STREAM_PREFIX_BYTES && !isLast) return false;
    if (this.start?.audio_format.type === 'file') {
      const wav = wavFacts(this.prefix);
      if (wav) {
        this.bytesPerSecond = wav.bytesPerSecond;
        this.bytes -= this.prefix.length - wav.samples.length;
      }
    }
    this.recording = applySettings(recognizeStream(this.prefix), this.start?.transcription_config);
    this.prefix = Buffer.alloc(0);
    this.speech = new Speech(this.recording, this.settings());
    return true;
  }

  protected override lateAudio(): void {
    if (this.state !== 'draining') {
      super.lateAudio();
      return;
    }
    this.warn('add_audio_after_eos', 'Audio after EndOfStream is ignored.', {seq_no: this.seqNo + 1});
  }

  private drain(lastSeqNo: number): void {
    // Some clients name the last chunk that was confirmed to them: only one that never came is a mistake.
    if (lastSeqNo > this.seqNo) {
      this.fail('protocol_error', `last_seq_no is ${lastSeqNo}, but ${this.seqNo} chunks have come.`);
      return;
    }
    this.state = 'draining';
    if (!this.recording && this.prefix.length > 0) this.identify(Buffer.alloc(0), true);
    for (const recognized of this.speech?.finish(this.seconds) ?? []) this.tell(recognized);
    this.tellSounds(this.seconds, true);
    // What was sent after EndOfStream is still on its way: it gets its warning before the end.
    this.later(5, () => {
      this.send('EndOfTranscript');
      this.state = 'finished';
    });
  }

  private tell(recognized: Recognized): void {
    if (recognized.kind === 'endOfUtterance') {
      this.send('EndOfUtterance', {metadata: {start_time: recognized.at, end_time: recognized.at}});
      return;
    }
    const {tokens} = recognized;
    const isFinal = recognized.kind === 'final';
    this.send(isFinal ? 'AddTranscript' : 'AddPartialTranscript', {
      format: FORMAT,
      metadata: {
        start_time: tokens[0]?.start ?? 0,
        end_time: tokens.at(-1)?.end ?? 0,
        transcript: isFinal ? `${textOf(tokens)} ` : textOf(tokens),
      },
      results: tokens.map((token) => this.result(token)),
    });
    if (recognized.kind === 'final' && recognized.sentence) this.translateSentence(recognized.sentence.tokens);
  }

  private result(token: Token): Fields {
    const config = this.start?.transcription_config ?? {language: 'en'};
    const isDiarized = (config as Fields).diarization === 'speaker';
    return resultOf(this.contracts, 'realtime', token, {
      language: config.language,
      speaker: isDiarized ? token.speaker : undefined,
    });
  }

  private translateSentence(tokens: Token[]): void {
    const [first] = tokens;
    const facts = {start_time: first?.start ?? 0, end_time: tokens.at(-1)?.end ?? 0, speaker: undefined};
    const withPartials = this.start?.translation_config?.enable_partials ?? false;
    for (const language of this.targets) {
      const content = translate(this.recording as Recording, language, textOf(tokens));
      const results = [this.contracts.complete('realtime', 'TranslatedSentence', {content, ...facts})];
      if (withPartials) this.send('AddPartialTranslation', {format: FORMAT, language, results});
      this.send('AddTranslation', {format: FORMAT, language, results});
    }
  }

  private tellSounds(now: number, isOver = false): void {
    const asked = this.start?.audio_events_config;
    if (!asked || !this.recording) return;
    const isWanted = (type: string) => !asked.types || asked.types.length === 0 || asked.types.includes(type);
    const events = this.recording.events.filter(({type}) => isWanted(type));
    for (let event = events[this.nextEvent]; event; event = events[this.nextEvent]) {
      if (!this.openEvent && event.start > now) return;
      const {type, start, end, confidence} = event;
      if (!this.openEvent) this.send('AudioEventStarted', {event: {type, start_time: start, confidence}});
      this.openEvent = end > now && !isOver;
      if (this.openEvent) return;
      this.send('AudioEventEnded', {event: {type, end_time: round(Math.min(end, now))}});
      this.nextEvent += 1;
    }
  }

  private info(type: string, reason: string, details: Fields = {}): void {
    this.send('Info', {...NO_DETAILS, code: undefined, seq_no: undefined, type, reason, ...details});
  }

  private warn(type: string, reason: string, details: Fields = {}): void {
    this.send('Warning', {code: undefined, seq_no: undefined, duration_limit: undefined, type, reason, ...details});
  }
}
