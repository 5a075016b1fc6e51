/** Checks the settings of a real-time session beyond their schema: what the service has, and what it ignores. */
import type {Fields, ServiceFacts} from '@speech-docs/protocol/contracts';
import {languages, provider, translationPair} from '@speech-docs/protocol/facts';
import type {Protocol} from '@speech-docs/protocol/rules';
import {isSampleRate, SAMPLE_RATES} from '../recordings';
import {hasDomain, NOT_BOTH_MODELS} from '../results';
import {replacementProblem} from '../settings';
import type {EnrolledSpeaker} from '../speakers';
import type {AudioFormat} from './audioInput';

export interface RealtimeConfig extends Fields {
  language: string;
  domain?: string;
  model?: string;
  operating_point?: string;
  diarization?: string;
  channel_diarization_labels?: string[];
  speaker_diarization_config?: {get_speakers?: boolean; speakers?: EnrolledSpeaker[]};
  additional_vocab?: (string | {content: string; sounds_like?: string[]})[];
  enable_partials?: boolean;
  max_delay?: number;
  conversation_config?: {end_of_utterance_silence_trigger?: number};
  audio_filtering_config?: Fields;
}

export interface Start extends Fields {
  audio_format: AudioFormat;
  transcription_config: RealtimeConfig;
  translation_config?: {target_languages: string[]; enable_partials?: boolean};
  audio_events_config?: {types?: string[]};
}

interface Rejection {
  type: string;
  reason: string;
  /** Path of the setting in `StartRecognition`. */
  field: string;
}

const LANGUAGE = 'transcription_config.language';
/** Returns why the service does not start with these settings; nothing when it does. */
export function rejectionsOf(start: Start, protocol: Protocol, pathLanguage: string | undefined): Rejection[] {
  const {audio_format: format, transcription_config: config} = start;
  const bad =
    config.model && config.operating_point
      ? {field: 'operating_point', text: NOT_BOTH_MODELS}
      : replacementProblem(config);
  const isOther = pathLanguage && pathLanguage !== config.language;
  const otherLanguage = `The path contains the language '${pathLanguage}', the settings '${config.language}'.`;
  const found = [
    languageRejection(config),
    isOther && invalid('language', otherLanguage),
    format.type === 'raw' &&
      !isSampleRate(format.sample_rate) && {
        type: 'invalid_audio_type',
        reason: SAMPLE_RATES,
        field: 'audio_format.sample_rate',
      },
    bad && invalid(bad.field, `transcription_config.${bad.field}: ${bad.text}`),
    channelRejection(config, protocol),
    identifierRejection(config.speaker_diarization_config?.speakers ?? [], protocol),
  ];
  return found.flatMap((one) => one || []);
}

/** `setting` is below `transcription_config`. */
function invalid(setting: string, reason: string): Rejection {
  return {type: 'invalid_config', reason, field: `transcription_config.${setting}`};
}

function languageRejection(config: RealtimeConfig): Rejection | undefined {
  const {language, domain, operating_point: oldModel, model = oldModel} = config;
  const known = languages.filter(({code}) => code === language);
  const isMultilingual = model === provider.models.multilingual || language === 'multi';
  if (known.length === 0 && !isMultilingual)
    return {type: 'invalid_language', reason: `Language '${language}' is not supported.`, field: LANGUAGE};
  const isServed = known.some(({realtime}) => realtime) && !isMultilingual;
  const isDomain = !domain || hasDomain(language, domain, model);
  if (isServed && isDomain) return undefined;
  const variant = domain ? ` (${domain})` : '';
  const field = isServed ? 'transcription_config.domain' : LANGUAGE;
  return {type: 'invalid_model', reason: `No model is available for language '${language}'${variant}.`, field};
}

/** Tells whether each channel has audio and transcripts of its own. */
export function hasChannels({diarization = ''}: RealtimeConfig): boolean {
  return diarization.startsWith('channel');
}

const CHANNELS = 'channel_diarization_labels';

function channelRejection(config: RealtimeConfig, protocol: Protocol): Rejection | undefined {
  if (!hasChannels(config)) return undefined;
  const labels = config.channel_diarization_labels ?? [];
  const max = protocol.limit('channels')?.value ?? Number.POSITIVE_INFINITY;
  if (labels.length === 0)
    return invalid(CHANNELS, `channel_diarization_labels is missing, and '${config.diarization}' needs it.`);
  if (new Set(labels).size < labels.length)
    return invalid(CHANNELS, 'channel_diarization_labels names a channel twice.');
  return labels.length > max
    ? invalid(CHANNELS, `channel_diarization_labels: ${labels.length} channels given, ${max} allowed.`)
    : undefined;
}

export function identifierRejection(speakers: EnrolledSpeaker[], protocol: Protocol): Rejection | undefined {
  const count = speakers.flatMap((one) => one.speaker_identifiers).length;
  const max = protocol.limit('speaker-identifiers')?.value ?? Number.POSITIVE_INFINITY;
  if (count <= max) return undefined;
  return invalid(
    'speaker_diarization_config.speakers',
    `speaker_diarization_config.speakers: ${count} speaker identifiers given, ${max} allowed.`,
  );
}

/** Returns the targets that the service translates to, and a reason for each of the others. */
export function chooseTargets(language: string, requested: readonly string[] = []) {
  const usable = requested.filter((target) => translationPair(language, target));
  const reasons = requested
    .filter((target) => !usable.includes(target))
    .map((target) => `${language} to ${target} is not supported.`);
  return {usable, reasons};
}

/** Returns a reason for each entry of the custom dictionary that is too long; the service ignores them. */
export function vocabularyProblems({additional_vocab: entries = []}: RealtimeConfig, facts: ServiceFacts): string[] {
  return entries.flatMap((entry, index) => {
    const {content, sounds_like: sounds = []} = typeof entry === 'string' ? {content: entry} : entry;
    const field = `additional_vocab[${index}]`;
    const own = tooLong(content, facts);
    if (own) return [`${typeof entry === 'string' ? field : `${field}.content`}: ${own} The entry is ignored.`];
    return sounds.flatMap((sound, at) => {
      const problem = tooLong(sound, facts);
      return problem ? [`${field}.sounds_like[${at}]: ${problem} This pronunciation is ignored.`] : [];
    });
  });
}

function tooLong(text: string, facts: ServiceFacts): string | undefined {
  const {maxVocabularyWords: words, maxVocabularyLetters: letters} = facts;
  const parts = text.trim().split(/\s+/);
  if (parts.length > words) return `${parts.length} words given, ${words} allowed.`;
  const longest = Math.max(...parts.map(({length}) => length));
  return longest > letters ? `${longest} characters in a word, ${letters} allowed.` : undefined;
}
