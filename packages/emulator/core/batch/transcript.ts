/** The transcript of a recording in every format: JSON, plain text, subtitles, aligned text. */
import type {Contracts, Fields} from '@speech-docs/protocol/contracts';
import {audioEvents, translationPair} from '@speech-docs/protocol/facts';
import {cuesOf, srtOf, stamp, type Transcript, textOf} from '@speech-docs/protocol/transcript';
import {type Recording, round, type Token, translate, volumeOf, wantedEvents} from '../recordings';
import {FORMAT, languagePackInfo, multilingualPackInfo, resultOf} from '../results';
import {Speakers} from '../speakers';
import {intelligenceErrors, intelligenceOf} from './intelligence';
import {injectedErrors, type TranscriptJob} from './job';
import {identified, languageOf} from './languageId';

/** Returns the JSON transcript with every part that the configuration requests; channels that talk at once are mixed. */
export function jsonTranscript(contracts: Contracts, job: TranscriptJob, isMixed = true): Fields {
  const {config, recording} = job;
  const language = languageOf(job);
  const isDiarized = `${config.transcription_config?.diarization ?? ''}`.includes('speaker');
  const wantsSpeakers = isDiarized && config.transcription_config?.speaker_diarization_config?.get_speakers === true;
  const speakers = speakersOf(job);
  const speakerOf = (speaker: string) => (isDiarized ? speakers.labelOf(speaker) : 'UU');
  const words = recording.sentences.flatMap(({tokens, channel}) => tokens.map((token) => ({token, channel})));
  if (isMixed && recording.channels) words.sort((left, right) => left.token.start - right.token.start);
  const isMeasured = config.transcription_config?.audio_filtering_config !== undefined;
  const spokenResult = ({token, channel}: {token: Token; channel?: string | undefined}) => {
    const volume = isMeasured ? volumeOf(token) : undefined;
    const speaker = channel === undefined ? speakerOf(token.speaker) : undefined;
    return resultOf(contracts, 'batch', token, {language, speaker, channel, volume});
  };
  return contracts.complete('batch', 'RetrieveTranscriptResponse', {
    format: FORMAT,
    job: jobInfo(contracts, job),
    metadata: metadata(contracts, job),
    results: words.map(spokenResult),
    speakers: wantsSpeakers ? speakers.identifiers(words.map(({token}) => token.speaker)) : undefined,
    translations: translations(job, language, speakerOf),
    ...intelligenceOf(contracts, job, language, isDiarized),
    ...audioEventParts(contracts, job),
  });
}

function speakersOf({config}: TranscriptJob): Speakers {
  const {
    model,
    operating_point: older,
    speaker_diarization_config: settings,
  } = config.transcription_config ?? {language: ''};
  return new Speakers(`${model ?? older ?? 'standard'}`, settings?.speakers);
}

export function jobInfo(contracts: Contracts, job: TranscriptJob): Fields {
  return contracts.complete('batch', 'JobInfo', {
    created_at: job.createdAt,
    data_name: job.dataName,
    duration: Math.ceil(job.recording.seconds),
    id: job.id,
    text_name: job.textName,
    tracking: job.config.tracking,
  });
}

function metadata(contracts: Contracts, job: TranscriptJob): Fields {
  const {config} = job;
  const code = languageOf(job);
  const isMultilingual = config.transcription_config?.language === 'multi';
  const echoed = Object.fromEntries(
    Object.entries(config).filter(([name]) => name.endsWith('_config') && name !== 'notification_config'),
  );
  const left = Object.keys(contracts.documents.batch.components.schemas.RecognitionMetadata?.properties ?? {}).filter(
    (name) => name.endsWith('_config') || name.endsWith('_errors'),
  );
  return contracts.complete('batch', 'RecognitionMetadata', {
    ...Object.fromEntries(left.map((name) => [name, undefined])),
    created_at: job.createdAt,
    type: config.type,
    orchestrator_version: '2026.03.100+abcdef0123.HEAD',
    language_pack_info: isMultilingual ? multilingualPackInfo(code) : languagePackInfo(code),
    ...echoed,
    language_identification: identified(contracts, job),
    translation_errors: translationErrors(contracts, job),
    ...intelligenceErrors(contracts, job, languageOf(job)),
  });
}

function translationErrors(contracts: Contracts, job: TranscriptJob) {
  const injected = injectedErrors(contracts, job, 'translation');
  if (injected) return injected;
  const source = languageOf(job);
  const missing = (job.config.translation_config?.target_languages ?? []).filter((to) => !translationPair(source, to));
  if (missing.length === 0) return undefined;
  return missing.map((target) => contracts.jobError('translation-pair', {source, target}));
}

function translations(job: TranscriptJob, source: string, speakerOf: (speaker: string) => string) {
  const {config, recording} = job;
  if (!config.translation_config || job.fault === 'translation-failed') return undefined;
  const targets = config.translation_config.target_languages.filter((target) => translationPair(source, target));
  return Object.fromEntries(
    targets.map((target) => [
      target,
      recording.sentences.map(({start, end, text, speaker, channel}) => ({
        start_time: start,
        end_time: end,
        content: translate(recording, target, text),
        speaker: speakerOf(speaker),
        channel,
      })),
    ]),
  );
}

interface Span {
  start: number;
  end: number;
}

/** The gaps between all sounds, also before the first and after the last, that are long enough to count as silence. */
export function silencesOf(seconds: number, sounds: Span[], shortest: number): Span[] {
  const silences: Span[] = [];
  let soundUntil = 0;
  for (const {start, end} of [...sounds].sort((a, b) => a.start - b.start).concat({start: seconds, end: seconds})) {
    if (start - soundUntil >= shortest) silences.push({start: soundUntil, end: start});
    soundUntil = Math.max(soundUntil, end);
  }
  return silences;
}

function audioEventParts(contracts: Contracts, {config, recording}: TranscriptJob): Fields {
  const requested = config.audio_events_config;
  if (!requested) return {audio_events: undefined, audio_event_summary: undefined};
  const isWanted = wantedEvents(requested);
  const events = recording.events.filter(({type}) => isWanted(type));
  const channels = recording.channels?.map((label) => {
    const isOwn = ({channel}: {channel?: string}) => channel === label;
    const [sentences, own] = [recording.sentences.filter(isOwn), recording.events.filter(isOwn)];
    return [label, eventTotals(contracts, {...recording, sentences, events: own}, isWanted)];
  });
  return {
    audio_events: events.map(({type, start, end, confidence, channel}) => ({
      type,
      start_time: start,
      end_time: end,
      confidence,
      channel,
    })),
    audio_event_summary: {
      overall: eventTotals(contracts, recording, isWanted),
      channels: channels && Object.fromEntries(channels),
    },
  };
}

function eventTotals(contracts: Contracts, recording: Recording, isWanted: (type: string) => boolean): Fields {
  const events = recording.events.filter(({type}) => isWanted(type));
  const words = recording.sentences.flatMap(({tokens}) => tokens.filter(({kind}) => kind === 'word'));
  const silences = silencesOf(recording.seconds, [...words, ...recording.events], contracts.facts.audioEventGapSeconds);
  const overall: Fields = {};
  const summed = audioEvents
    .filter((event) => event.batchSummary)
    .sort((left, right) => (left.type < right.type ? -1 : 1));
  for (const {type, requestable} of summed) {
    if (requestable && !isWanted(type)) continue;
    const own = type === 'silence' ? silences : type === 'speech' ? words : events.filter((one) => one.type === type);
    const total = own.reduce((sum, {start, end}) => sum + end - start, 0);
    const count = type === 'speech' ? recording.sentences.length : own.length;
    overall[type] = {total_duration: round(total), count};
  }
  return overall;
}

/** Returns the transcript as plain text; with speakers, each change of speaker begins a new paragraph. */
export function textTranscript(contracts: Contracts, job: TranscriptJob): string {
  return textOf(readable(contracts, job));
}

/** Returns SubRip subtitles, in the shape that the job requests. */
export function srtTranscript(contracts: Contracts, job: TranscriptJob): string {
  const {max_line_length, max_lines} = job.config.output_config?.srt_overrides ?? {};
  return srtOf(cuesOf(readable(contracts, job), max_line_length, max_lines));
}

/** The response was built from the contract, which requires these fields. */
function readable(contracts: Contracts, job: TranscriptJob): Transcript {
  return jsonTranscript(contracts, job, false) as unknown as Transcript;
}

/** Returns the given text with the times of the recording: its words take the times of the words that were recognized. */
export function alignedText(text: string, recording: Recording, tags: string): string {
  const recognized = recording.sentences.flatMap(({tokens}) => tokens.filter(({kind}) => kind === 'word'));
  let next = 0;
  const lines = text.split('\n').map((line) =>
    line
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const token = recognized[Math.min(next, recognized.length - 1)];
        next += 1;
        return {word, start: token?.start ?? 0, end: token?.end ?? 0};
      }),
  );
  const written = lines.map((line) => {
    if (tags !== 'one_per_line') {
      return line.map(({word, start, end}) => `<time=${start.toFixed(2)}>${word}<time=${end.toFixed(2)}>`).join(' ');
    }
    const [first] = line;
    // Times have one decimal here: 1.96 s is written 2.0.
    const [clock, fraction] = stamp(Math.round((first?.start ?? 0) * 10) / 10).split(',');
    return first ? `[${clock}.${fraction?.[0]}] ${line.map((one) => one.word).join(' ')}` : '';
  });
  return `${written.join('\n').trimEnd()}\n`;
}
