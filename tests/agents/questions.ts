/**
 * Questions that a program puts to the documentation, with their answers. Written from pages and contracts before the
 * server: nothing of the server is fitted to them. A row: the question, the pages that answer it (any of them will do),
 * and what the text that is read must say.
 */
import {provider} from '../../provider';

export interface KnownAnswer {
  question: string;
  pages: readonly string[];
  answer: RegExp;
}

type Row = [question: string, pages: string | readonly string[], answer: RegExp];

const stt = '/speech-to-text/';
const batch = `${stt}batch/`;
const realtime = `${stt}real-time/`;
const output = `${stt}output-enhancements/`;
const features = `${stt}features/`;
const intelligence = `${batch}speech-intelligence/`;
const flow = '/voice-agents-flow/';
const container = '/deployments/container/';
const jobs = '/api-ref/batch/';
const createJob = `${jobs}create-a-new-job`;
const realtimeApi = '/api-ref/realtime-transcription-websocket';
const flowApi = '/api-ref/flow-voice-ai-websocket';
const errors = '/api-ref/';
const batchLimits = `${batch}supported-files-and-limits`;
const realtimeLimits = `${realtime}supported-formats-and-limits`;
const flowLimits = `${flow}supported-formats-and-limits`;
const cpu = `${container}cpu-speech-to-text-container`;

const rows: Row[] = [
  // Limits.
  ['maximum file size of a batch upload', batchLimits, /1 GB/],
  ['how long are batch results kept', batchLimits, /7 days/],
  ['how many new jobs per second', batchLimits, /10 new jobs per second/],
  ['concurrent jobs limit', batchLimits, /20,000/],
  ['how many callback URLs can one job have', [batchLimits, createJob, `${batch}notifications`], /\b(?:3|three)\b/],
  ['how many topics of my own', [batchLimits, `${intelligence}topic-detection/`], /10 topics|\b10\b/],
  ['maximum length of a real-time session', [realtimeLimits, realtimeApi, errors], /48 hours/],
  ['concurrent real-time sessions on the free plan', realtimeLimits, /2 sessions/],
  [
    'custom dictionary maximum number of words',
    [batchLimits, realtimeLimits, `${features}custom-dictionary`, createJob],
    /1,000/,
  ],
  ['how many conversations at once in Flow', flowLimits, /3 conversations/],
  ['sample rate of the audio that a voice agent returns', [flowLimits, flowApi], /16 kHz|16000/],
  // Formats.
  ['which file types does batch accept', batchLimits, /`?flac`?/],
  ['raw audio encodings in real time', [realtimeLimits, realtimeApi], /pcm_f32le/],
  ['can I send mulaw to Flow', flowLimits, /mulaw/],
  ['telephony or broadcast model by sample rate', [realtimeLimits, realtimeApi], /12 kHz|telephony/],
  // Authentication.
  ['how do I send the API key to the batch API', '/get-started/authentication', /Authorization: Bearer/],
  ['create a temporary key for a browser', '/get-started/authentication', /temporary key/i],
  ['ttl of a temporary key', ['/get-started/authentication', realtimeApi, flowApi], /ttl/],
  [
    'which host for the EU region',
    [
      '/get-started/authentication',
      errors,
      realtimeApi,
      `${realtime}quickstart`,
      `${jobs}${provider.slug}-asr-rest-api`,
    ],
    /eu1\.batch|eu\.realtime/,
  ],
  // Fields.
  ['max_delay range and default', [realtimeApi, realtimeLimits, `${realtime}latency`], /0\.7/],
  ['end_of_utterance_silence_trigger maximum', [realtimeApi, realtimeLimits, `${realtime}end-of-turn`], /\b2\b/],
  ['speaker_sensitivity default', [realtimeApi, createJob, `${output}diarization`], /0\.5/],
  ['allowed values of diarization in batch', [createJob, `${output}diarization`], /`?channel`?/],
  ['summary_length values', [createJob, `${intelligence}summarization/`], /detailed/],
  ['low_confidence_action default', [createJob, `${batch}language-identification`], /reject/],
  ['method of a notification put or post', [createJob, `${batch}notifications`], /put/i],
  ['srt_overrides max_line_length', [createJob, `${batch}srt-format`], /max_line_length/],
  [
    'punctuation_overrides permitted_marks',
    [createJob, realtimeApi, `${output}punctuation-settings`],
    /permitted_marks/,
  ],
  ['volume_threshold range', [createJob, realtimeApi, `${features}audio-filtering`], /100/],
  ['template_id of an agent', [flowApi, `${flow}setup`, flow], /template_id/],
  ['wait query parameter of get job details', `${jobs}get-job-details`, /wait/],
  ['created_before list jobs', [`${jobs}list-all-jobs`, `${batch}check-job-status`, batchLimits], /created_before/],
  ['transcript format txt srt json-v2', [`${jobs}get-the-transcript-for-a-transcription-job`, createJob], /srt/],
  ['force delete a running job', `${jobs}delete-a-job`, /force/],
  // Messages.
  ['fields of StartRecognition', realtimeApi, /transcription_config/],
  ['last_seq_no in EndOfStream', realtimeApi, /last_seq_no/],
  ['SetRecognitionConfig what can change during a session', realtimeApi, /SetRecognitionConfig/],
  ['ForceEndOfUtterance', [realtimeApi, `${realtime}end-of-turn`], /ForceEndOfUtterance/],
  ['seq_no in AudioAdded', [realtimeApi, `${realtime}quickstart`], /seq_no/],
  ['ToolInvoke message', [flowApi, `${flow}features/function-calling`], /ToolInvoke/],
  ['AddInput interrupt_response', [flowApi, `${flow}features/application-inputs`], /interrupt_response/],
  // Errors and codes.
  ['close code 4005', [realtimeApi, errors, realtimeLimits, flowApi], /quota_exceeded/],
  ['close code 1011', [realtimeApi, errors, realtimeLimits, flowApi], /internal_error/],
  ['Job rejected due to invalid audio', [errors, `${batch}troubleshooting`], /audio/i],
  ['Max concurrent running jobs exceeded', [errors, batchLimits, createJob], /429/],
  ['not_authorised', [errors, realtimeApi, flowApi, realtimeLimits], /key/],
  ['410 Job Expired', [errors, batchLimits, `${jobs}get-job-details`], /410|Expired/i],
  ['idle_timeout when does it come', [errors, realtimeApi, flowApi, realtimeLimits, flowLimits], /hour|audio/],
  // Features.
  [
    'remove disfluencies from the transcript',
    [`${output}output-formatting`, createJob, realtimeApi],
    /remove_disfluencies/,
  ],
  ['label speakers by channel', `${output}diarization`, /channel_diarization_labels/],
  ['detect music and applause', `${features}audio-events`, /applause/i],
  [
    'translate into which languages from English',
    [`${stt}translation`, `${stt}supported-languages`],
    /German|languages/,
  ],
  ['user agent of the download in fetch url', `${batch}fetch-url`, /Speech-API/],
  [
    'recording needs how many seconds of speech for language identification',
    [`${batch}language-identification`, `${container}language-id`],
    /60\ss/,
  ],
  ['IP addresses that notifications come from', `${batch}notifications`, /IP/],
  ['reconnect without losing words', realtimeLimits, /reconnect/i],
  // Deployments.
  ['memory of the GPU inference server', [cpu, '/deployments/'], /24 GB/],
  ['maximum length of a file in the batch container', cpu, /2 hours/],
  [
    'LICENSE_TOKEN',
    [cpu, `${container}language-id`, `${container}translation`, '/deployments/'],
    /signedclaimstoken|license/i,
  ],
  ['language code of Mandarin', [`${stt}supported-languages`, `${flow}supported-languages`], /cmn/],
];

export const questions: readonly KnownAnswer[] = rows.map(([question, pages, answer]) => ({
  question,
  pages: [pages].flat() as string[],
  answer,
}));
