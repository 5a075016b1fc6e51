/** A job of the batch API: its configuration, what its transcript is made of, and its state. */
import type {Fields} from '@speech-docs/protocol/contracts/contracts';
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
  /** The fault of the request that created it. */
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
  /** It counts as usage, also after its deletion. */
  hasSucceeded: boolean;
}

/** Splits a full header line into name and value. */
export function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
