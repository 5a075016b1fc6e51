/** Writes what was recognized as messages: transcripts, translations, ends of utterances, and audio events. */
import type {Contracts, Fields} from '@speech-docs/protocol/contracts';
import {type Recording, round, type Token, translate, volumeOf, wantedEvents} from '../recordings';
import {delimiterOf, FORMAT, resultOf} from '../results';
import type {EnrolledSpeaker, Speakers} from '../speakers';
import type {AudioInput} from './audioInput';
import type {Start} from './startSettings';
import {type Recognized, textOf} from './transcriptScheduler';

type Send = (name: string, fields: Fields) => void;

export class RealtimeOutput {
  private readonly voices = new Set<string>();

  constructor(
    private readonly start: Start,
    private readonly targets: readonly string[],
    private readonly labels: Speakers,
    private readonly contracts: Contracts,
    private readonly send: Send,
  ) {}

  /** Sends what was recognized in the audio of a channel. */
  report(channel: string | undefined, input: AudioInput, all: Iterable<Recognized>, isOver = false): void {
    for (const recognized of all) {
      if (recognized.kind === 'endOfUtterance') {
        const {at, forced} = recognized;
        this.send('EndOfUtterance', {format: FORMAT, channel, forced, metadata: {start_time: at, end_time: at}});
      } else if (recognized.kind === 'sentence') this.translations(recognized, input.recording);
      else this.transcript(channel, recognized);
    }
    this.events(channel, input, isOver);
  }

  /** Returns the speakers so far, with their identifiers. */
  speakers(): EnrolledSpeaker[] {
    return this.labels.identifiers(this.voices);
  }

  private transcript(channel: string | undefined, recognized: Recognized & {kind: 'partial' | 'final'}): void {
    const {tokens, at, forced, kind} = recognized;
    const isFinal = kind === 'final';
    const hasEntities = isFinal && this.start.transcription_config.enable_entities === true;
    const text = textOf(tokens, delimiterOf(this.start.transcription_config.language));
    this.send(isFinal ? 'AddTranscript' : 'AddPartialTranscript', {
      format: FORMAT,
      channel,
      forced,
      metadata: {
        start_time: tokens[0]?.start ?? at,
        end_time: tokens.at(-1)?.end ?? at,
        // Finals are joined without adding spaces; partials are shown alone.
        transcript: isFinal && text ? `${text} ` : text,
      },
      // A partial has no entities, only their words.
      results: (hasEntities ? tokens : tokens.flatMap((token) => token.entity?.written ?? token)).map((token) =>
        this.result(token, isFinal),
      ),
    });
  }

  private result(token: Token, isFinal: boolean): Fields {
    const {language, audio_filtering_config: filtering} = this.start.transcription_config;
    const speaker = this.labelOf(token);
    if (isFinal && speaker !== undefined) this.voices.add(token.speaker);
    const volume = filtering ? volumeOf(token) : undefined;
    return resultOf(this.contracts, 'realtime', token, {language, speaker, volume});
  }

  /** Returns the label of the speaker; `undefined` without speaker diarization. */
  private labelOf({speaker}: Token): string | undefined {
    const {diarization = 'none'} = this.start.transcription_config;
    return diarization.endsWith('speaker') ? this.labels.labelOf(speaker) : undefined;
  }

  private translations({tokens, isOpen}: Recognized & {kind: 'sentence'}, recording: Recording | undefined): void {
    if (!recording || (isOpen && !this.start.translation_config?.enable_partials)) return;
    const [first, last] = [tokens[0], tokens.at(-1)];
    const facts = {start_time: first?.start ?? 0, end_time: last?.end ?? 0, speaker: first && this.labelOf(first)};
    for (const language of this.targets) {
      const content = translate(recording, language, textOf(tokens));
      const results = [this.contracts.complete('realtime', 'TranslatedSentence', {content, ...facts})];
      this.send(isOpen ? 'AddPartialTranslation' : 'AddTranslation', {format: FORMAT, language, results});
    }
  }

  /** Reports sounds, one at a time: the next one begins after the open one has ended. */
  private events(channel: string | undefined, input: AudioInput, isOver: boolean): void {
    const requested = this.start.audio_events_config;
    if (!requested || !input.recording) return;
    const now = input.seconds;
    const isWanted = wantedEvents(requested);
    const events = input.recording.events.filter(({type}) => isWanted(type));
    for (let event = events[input.nextEvent]; event; event = events[input.nextEvent]) {
      if (!input.isEventOpen && event.start > now) return;
      const {type, start, end, confidence} = event;
      if (!input.isEventOpen) this.send('AudioEventStarted', {channel, event: {type, start_time: start, confidence}});
      input.isEventOpen = end > now && !isOver;
      if (input.isEventOpen) return;
      this.send('AudioEventEnded', {channel, event: {type, end_time: round(Math.min(end, now))}});
      input.nextEvent += 1;
    }
  }
}
