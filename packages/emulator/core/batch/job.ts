/** A job of the batch API: its configuration, what its transcript is made of, and its state. */
import type {Contracts, Fields} from '@speech-docs/protocol/contracts';
import type {Recording} from '../recordings';
import type {EnrolledSpeaker} from '../speakers';

export interface Config extends Fields {
  type: 'transcription' | 'alignment';
  fetch_data?: {url: string; auth_headers?: string[]};
  fetch_text?: {url: string; auth_headers?: string[]};
  transcription_config?: Fields & {
    language: string;
    model?: string;
    operating_point?: string;
    channel_diarization_labels?: string[];
    speaker_diarization_config?: {get_speakers?: boolean; speakers?: EnrolledSpeaker[]};
  };
  alignment_config?: {language: string};
  notification_config?: {url: string; contents?: string[]; method?: string; auth_headers?: string[]}[];
  tracking?: Fields;
  output_config?: {srt_overrides?: {max_line_length?: number; max_lines?: number}};
  translation_config?: {target_languages: string[]};
  language_identification_config?: {
    expected_languages?: string[];
    low_confidence_action?: string;
    default_language?: string;
  };
  summarization_config?: {summary_type?: string};
  sentiment_analysis_config?: Fields;
  topic_detection_config?: {topics?: string[]};
  auto_chapters_config?: Fields;
  audio_events_config?: {types?: string[]};
}

export interface TranscriptJob {
  id: string;
  createdAt: string;
  dataName: string;
  textName: string | undefined;
  text: string | undefined;
  config: Config;
  recording: Recording;
  /** Fault of the request that created the job. */
  fault?: string | undefined;
}

type JobStatus = 'running' | 'done' | 'rejected' | 'deleted' | 'expired';

export interface Job extends TranscriptJob {
  owner: string | undefined;
  createdMs: number;
  status: JobStatus;
  data: Uint8Array;
  errors: {timestamp: string; message: string}[];
  log: string[];
  /** The job counts as usage, even after its deletion. */
  hasSucceeded: boolean;
}

/** Splits a full header line into name and value. */
export function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}

/** What the address of a notification says; other failures are an `error`. */
const OUTCOMES: Readonly<Record<string, string>> = {'invalid-audio': 'trim_error', 'fetch-failed': 'fetch_error'};
/** Faults of language identification: an `auto` job decides by its settings. */
const OF_LANGUAGE = ['language-no-speech', 'language-low-confidence'];

/** Returns why the requested fault rejects the job; `undefined` when it doesn't. */
export function injectedRejection(contracts: Contracts, {config, fault = ''}: Pick<TranscriptJob, 'config' | 'fault'>) {
  const entry = contracts.documents.batch['x-job-errors'].find(({id}) => id === fault);
  const isSetting = OF_LANGUAGE.includes(fault) && config.transcription_config?.language === 'auto';
  if (entry?.status !== 'rejected' || isSetting) return undefined;
  const {message} = contracts.jobError(fault, {code: 'cy', status: '404'});
  return {outcome: OUTCOMES[fault] ?? 'error', message: `${message}`};
}

/** Returns the errors that the metadata has for a feature that the requested fault breaks. */
export function injectedErrors(
  contracts: Contracts,
  {config, fault = ''}: Pick<TranscriptJob, 'config' | 'fault'>,
  feature: string,
) {
  const entry = contracts.documents.batch['x-job-errors'].find(({id}) => id === fault);
  if (entry?.where !== `metadata.${feature}_errors` || !config[`${feature}_config`]) return undefined;
  return [contracts.jobError(fault, {code: 'en', language: 'en', source: 'en', target: 'de'})];
}
