/**
 * What developers of speech products ask a documentation site, and where the answer is. Written from the pages'
 * outline and the contracts before anything was tuned; weights are never fitted to it (src/search/README.md).
 *
 * A row: the query, the pages that answer it (any of them will do), and where a single section does, a part of that
 * section's title. Each group says why a reader would expect what is in it.
 */
import {provider} from '../../provider';

export type QueryKind =
  | 'heading'
  | 'parameter'
  | 'message'
  | 'error'
  | 'line'
  | 'prefix'
  | 'typo'
  | 'question'
  | 'language'
  | 'number'
  | 'words'
  | 'phrase'
  | 'synonym';

export interface KnownItem {
  kind: QueryKind;
  query: string;
  pages: string[];
  section?: RegExp;
  /** Addresses of the entries that answer it, with their anchors. */
  entries?: string[];
}

export type Row = [query: string, pages: string | string[], section?: RegExp];

const stt = '/speech-to-text/';
const batch = `${stt}batch/`;
const realtime = `${stt}real-time/`;
const features = `${stt}features/`;
const output = `${stt}output-enhancements/`;
const intelligence = `${batch}speech-intelligence/`;
const flow = '/voice-agents-flow/';
const container = '/deployments/container/';
const rest = '/api-ref/batch/';
const createJob = `${rest}create-a-new-job`;
const transcript = `${rest}get-the-transcript-for-a-transcription-job`;
const jobDetails = `${rest}get-job-details`;
const overview = `${rest}${provider.slug}-asr-rest-api`;
const realtimeApi = '/api-ref/realtime-transcription-websocket';
const flowApi = '/api-ref/flow-voice-ai-websocket';
const authentication = '/get-started/authentication';

const groups: Partial<Record<QueryKind, Row[]>> = {
  // Titles as they are: whoever has seen a page once types its name.
  heading: [
    ['authentication', authentication],
    ['quickstart', ['/get-started/quickstart', `${batch}quickstart`, `${realtime}quickstart`]],
    ['batch quickstart', `${batch}quickstart`],
    ['real-time quickstart', `${realtime}quickstart`],
    ['diarization', `${output}diarization`],
    ['custom dictionary', `${features}custom-dictionary`],
    ['supported languages', [`${stt}supported-languages`, `${flow}supported-languages`]],
    ['translation', [`${stt}translation`, `${container}translation`]],
    ['audio events', `${features}audio-events`],
    ['audio filtering', `${features}audio-filtering`],
    ['feature discovery', `${features}feature-discovery`],
    ['numeral formatting', [`${output}numeral-formatting`, `${realtime}latency`]],
    ['punctuation settings', `${output}punctuation-settings`],
    ['output formatting', `${output}output-formatting`],
    ['end of turn detection', `${realtime}end-of-turn`],
    ['real-time latency', `${realtime}latency`],
    ['notifications', `${batch}notifications`],
    ['fetch url', `${batch}fetch-url`],
    ['job tracking', `${batch}tracking`],
    ['check job status', `${batch}check-job-status`],
    ['language identification', `${batch}language-identification`],
    ['alignment', `${batch}alignment`],
    ['srt formatting', `${batch}srt-format`],
    ['troubleshooting', [`${batch}troubleshooting`, `${container}cpu-speech-to-text-container`]],
    ['usage reporting', `${batch}usage`],
    ['app analytics', `${stt}app-analytics`],
    ['accuracy benchmarking', `${stt}accuracy-benchmarking`],
    ['summarization', `${intelligence}summarization/`],
    ['sentiment analysis', `${intelligence}sentiment-analysis/`],
    ['topics', `${intelligence}topic-detection/`],
    ['chapters', `${intelligence}auto-chapters/`],
    ['function calling', `${flow}features/function-calling`],
    ['application inputs', `${flow}features/application-inputs`],
    ['flow setup', `${flow}setup`],
    ['webrtc over livekit', `${flow}features/webrtc-livekit`],
    ['list all jobs', `${rest}list-all-jobs`],
    ['delete a job', `${rest}delete-a-job`],
    ['get usage statistics', `${rest}get-usage-statistics`],
    ['get object urls', `${rest}get-object-ur-ls`],
    ['temporary keys', authentication, /temporary keys/i],
    ['rate limits', `${batch}supported-files-and-limits`, /rate limits/i],
    [
      'data retention',
      [`${batch}supported-files-and-limits`, `${realtime}supported-formats-and-limits`],
      /data retention/i,
    ],
    ['close codes', [`${realtime}supported-formats-and-limits`, realtimeApi], /close codes/i],
    ['environment variables', `${container}cpu-speech-to-text-container`, /environment variables/i],
    ['partial transcripts', [`${realtime}latency`, `${realtime}quickstart`], /partial transcripts/i],
    ['expected languages', `${batch}language-identification`, /expected languages/i],
  ],
  // Field names, as they are in code: the page that explains the field, or the reference that defines it.
  parameter: [
    ['max_delay', [`${realtime}latency`, realtimeApi]],
    ['max_delay_mode', [`${realtime}latency`, `${output}numeral-formatting`, createJob, realtimeApi]],
    ['enable_partials', [`${realtime}latency`, `${realtime}quickstart`, realtimeApi]],
    ['end_of_utterance_silence_trigger', [`${realtime}end-of-turn`, realtimeApi]],
    ['additional_vocab', [`${features}custom-dictionary`, createJob, realtimeApi]],
    ['sounds_like', [`${features}custom-dictionary`, createJob, realtimeApi]],
    ['speaker_sensitivity', [`${output}diarization`, createJob]],
    ['channel_diarization_labels', [`${output}diarization`, createJob, realtimeApi]],
    ['permitted_marks', [`${output}punctuation-settings`, createJob, realtimeApi]],
    ['punctuation_overrides', [`${output}punctuation-settings`, createJob, realtimeApi]],
    ['enable_entities', [`${output}numeral-formatting`, createJob, realtimeApi]],
    ['operating_point', [stt, `${features}accuracy-language-packs`, createJob, realtimeApi]],
    ['output_locale', [`${output}output-formatting`, createJob, realtimeApi]],
    ['remove_disfluencies', [`${output}output-formatting`, createJob, realtimeApi]],
    ['volume_threshold', [`${features}audio-filtering`, createJob, realtimeApi]],
    ['low_confidence_action', [`${batch}language-identification`, createJob]],
    ['fetch_data', [`${batch}fetch-url`, createJob]],
    ['notification_config', [`${batch}notifications`, createJob]],
    ['auth_headers', [`${batch}notifications`, `${batch}fetch-url`, createJob]],
    ['srt_overrides', [`${batch}srt-format`, createJob]],
    ['max_line_length', [`${batch}srt-format`, createJob]],
    ['summary_length', [`${intelligence}summarization/`, createJob]],
    ['target_languages', [`${stt}translation`, createJob, realtimeApi]],
    ['include_deleted', [`${rest}list-all-jobs`, `${batch}check-job-status`]],
    ['created_before', [`${rest}list-all-jobs`, `${batch}check-job-status`]],
    ['client_ref', [authentication, realtimeApi]],
    ['template_id', [`${flow}setup`, flowApi]],
    ['maxDelay', [`${realtime}latency`, realtimeApi]],
    [
      'audio_format',
      [`${realtime}supported-formats-and-limits`, realtimeApi, `${flow}supported-formats-and-limits`, flowApi],
    ],
    ['transcript_filtering_config', [`${output}output-formatting`, createJob, realtimeApi]],
    // As programs write them.
    ['transcription_config.diarization', [createJob, realtimeApi], /^diarization$/],
    ['transcription_config.additional_vocab', [createJob, realtimeApi], /^additional_vocab$/],
    ['transcript.results[0].alternatives[0].content', transcript, /^content$/],
  ],
  // Messages of the two sockets: the reference describes each, guides use them.
  message: [
    ['StartRecognition', realtimeApi, /StartRecognition/],
    ['RecognitionStarted', realtimeApi, /RecognitionStarted/],
    ['AddPartialTranscript', [realtimeApi, flowApi]],
    ['EndOfTranscript', realtimeApi, /EndOfTranscript/],
    ['EndOfUtterance', [realtimeApi, `${realtime}end-of-turn`]],
    ['SetRecognitionConfig', realtimeApi, /SetRecognitionConfig/],
    ['AudioEventStarted', [realtimeApi, `${features}audio-events`]],
    ['AddTranslation', [realtimeApi, `${stt}translation`]],
    ['StartConversation', flowApi, /StartConversation/],
    ['ConversationEnded', flowApi, /ConversationEnded/],
    ['ToolInvoke', [flowApi, `${flow}features/function-calling`]],
    ['ToolResult', [flowApi, `${flow}features/function-calling`]],
    ['AddInput', [flowApi, `${flow}features/application-inputs`]],
    ['ResponseInterrupted', flowApi, /ResponseInterrupted/],
    ['start recognition', realtimeApi],
  ],
  // Pasted from a log or an answer: where it says what to do.
  error: [
    ['not_authorised', [realtimeApi, `${realtime}supported-formats-and-limits`, `${realtime}quickstart`, flowApi]],
    ['1011', [realtimeApi, `${realtime}supported-formats-and-limits`, flowApi]],
    ['protocol_error', [realtimeApi, `${realtime}supported-formats-and-limits`, `${realtime}quickstart`, flowApi]],
    ['quota_exceeded', [realtimeApi, `${realtime}supported-formats-and-limits`, `${realtime}quickstart`]],
    ['429 Too Many Requests', `${batch}troubleshooting`, /429/],
    ['Job rejected due to invalid audio', `${batch}troubleshooting`, /invalid audio/i],
    ['Missing data_file', `${batch}troubleshooting`, /data_file/],
    ['Resource Locked', `${batch}troubleshooting`, /locked/i],
    ['Permission Denied', `${batch}troubleshooting`, /permission denied/i],
    ['Unable to fetch audio', [`${batch}troubleshooting`, overview], /fetch audio/i],
    ['illegal instruction', `${container}cpu-speech-to-text-container`, /illegal instruction/i],
    ['LOW_CONFIDENCE', [`${batch}language-identification`, transcript, `${container}language-id`, overview]],
    ['unsupported_translation_pair', [`${stt}translation`, transcript, realtimeApi]],
    ['unsupported_list_of_topics', [`${intelligence}topic-detection/`, transcript, overview]],
    ['File Expired', `${batch}troubleshooting`, /expired/i],
    ['Log file not available', `${batch}troubleshooting`, /log file/i],
  ],
  // While it is being typed: three letters or a word and a half.
  prefix: [
    ['diar', `${output}diarization`],
    ['notif', `${batch}notifications`],
    ['trans', [`${stt}translation`, `${container}translation`, transcript, realtimeApi]],
    ['summar', `${intelligence}summarization/`],
    ['punct', `${output}punctuation-settings`],
    ['authen', authentication],
    ['custom dic', `${features}custom-dictionary`],
    ['audio ev', `${features}audio-events`],
    ['laten', `${realtime}latency`],
    ['senti', `${intelligence}sentiment-analysis/`],
    ['max_del', [`${realtime}latency`, realtimeApi]],
    ['end_of_utt', [`${realtime}end-of-turn`, realtimeApi]],
    ['StartRec', realtimeApi],
    ['function cal', `${flow}features/function-calling`],
    ['delete a j', `${rest}delete-a-job`],
    ['troub', `${batch}troubleshooting`],
    ['livek', `${flow}features/webrtc-livekit`],
    ['srt', `${batch}srt-format`],
  ],
  // One slip of the fingers, or the other spelling.
  typo: [
    ['diarisation', `${output}diarization`],
    ['diarizaton', `${output}diarization`],
    ['authentification', authentication],
    ['authetication', authentication],
    ['summarisation', `${intelligence}summarization/`],
    ['puntcuation', `${output}punctuation-settings`],
    ['custom dictionnary', `${features}custom-dictionary`],
    ['supported langauges', [`${stt}supported-languages`, `${flow}supported-languages`]],
    ['notifcations', `${batch}notifications`],
    ['lantecy', `${realtime}latency`],
    ['translaton', [`${stt}translation`, `${container}translation`]],
    ['sentimnet', `${intelligence}sentiment-analysis/`],
    ['alignmnet', `${batch}alignment`],
    ['max_dealy', [`${realtime}latency`, realtimeApi]],
    ['StartRecogniton', realtimeApi],
    ['fucntion calling', `${flow}features/function-calling`],
    ['filesize', `${batch}supported-files-and-limits`, /file size/i],
  ],
  // Sentences, as they are typed to a colleague: most of their words mean nothing.
  question: [
    ['how do I delete a job', `${rest}delete-a-job`],
    ['how to get partial transcripts', [`${realtime}latency`, `${realtime}quickstart`]],
    ['who is speaking', `${output}diarization`],
    [
      'how many concurrent sessions can I run',
      [`${realtime}supported-formats-and-limits`, `${flow}supported-formats-and-limits`],
    ],
    [
      'which file formats are supported',
      [`${batch}supported-files-and-limits`, `${realtime}supported-formats-and-limits`],
    ],
    ['what is the maximum file size', `${batch}supported-files-and-limits`],
    ['how long are transcripts kept', [`${batch}supported-files-and-limits`, `${batch}quickstart`]],
    ['how do I get subtitles', [`${batch}srt-format`, `${batch}quickstart`]],
    ['how to remove ums and ahs', `${output}output-formatting`],
    ['can I censor profanity', `${output}output-formatting`],
    ['which IP addresses do notifications come from', `${batch}notifications`],
    [
      'how do I transcribe a microphone',
      [`${realtime}guides/python-using-microphone`, `${realtime}quickstart`, `${realtime}guides/python-using-ffmpeg`],
    ],
    ['how do I run the container on kubernetes', '/deployments/', /kubernetes/i],
    ['how to detect the spoken language', `${batch}language-identification`],
    ['how do I create a temporary key in the browser', authentication],
    ['how do I reconnect after a dropped connection', `${realtime}supported-formats-and-limits`, /reconnect/i],
    ['how to measure word error rate', `${stt}accuracy-benchmarking`],
    ['transcribe a file from an S3 address', `${batch}fetch-url`],
    ['how do I stop the agent talking', [flowApi, `${flow}features/application-inputs`, flow]],
    ['how do I teach it product names', `${features}custom-dictionary`],
  ],
  // Languages and their codes.
  language: [
    [
      'mandarin',
      [
        `${stt}supported-languages`,
        `${stt}translation`,
        `${output}output-formatting`,
        `${features}accuracy-language-packs`,
      ],
    ],
    ['welsh', [`${stt}supported-languages`, `${container}language-id`]],
    ['en-GB', [`${output}output-formatting`, `${stt}supported-languages`, createJob]],
    ['bilingual', [`${stt}supported-languages`, `${features}accuracy-language-packs`]],
    ['translate japanese', [`${stt}translation`, `${container}translation`]],
    [
      'arabic',
      [
        `${stt}supported-languages`,
        `${stt}translation`,
        `${features}accuracy-language-packs`,
        `${batch}language-identification`,
      ],
    ],
    ['flow german', `${flow}supported-languages`],
    // As their speakers call them.
    ['español', [`${stt}supported-languages`, `${flow}supported-languages`]],
    ['日本語', [`${stt}supported-languages`, `${flow}supported-languages`]],
  ],
  // Figures: sample rates, limits, ports.
  number: [
    [
      '16 kHz',
      [
        `${realtime}supported-formats-and-limits`,
        `${flow}supported-formats-and-limits`,
        `${realtime}latency`,
        `${realtime}guides/python-using-microphone`,
        realtimeApi,
      ],
    ],
    ['pcm_f32le', [`${realtime}supported-formats-and-limits`, realtimeApi, `${realtime}quickstart`]],
    ['port 8001', `${container}cpu-speech-to-text-container`],
    ['7 days', [`${batch}supported-files-and-limits`, `${batch}quickstart`, `${realtime}supported-formats-and-limits`]],
    ['1000 words', `${features}custom-dictionary`],
    ['4013', [realtimeApi, `${realtime}supported-formats-and-limits`, `${realtime}quickstart`]],
  ],
  // Several words in no order.
  words: [
    ['status job', [`${batch}check-job-status`, jobDetails]],
    ['python microphone', `${realtime}guides/python-using-microphone`],
    ['ffmpeg python', `${realtime}guides/python-using-ffmpeg`],
    ['next.js agent', `${flow}guides/nextjs-guide`],
    ['react native', `${flow}guides/react-native`],
    ['cache dictionary container', `${container}cpu-speech-to-text-container`, /cache/i],
    ['gpu container', ['/deployments/', `${container}translation`]],
    ['key temporary batch', authentication, /batch|temporary/i],
    ['usage statistics', [`${rest}get-usage-statistics`, `${batch}usage`]],
    ['speaker labels', `${output}diarization`],
    ['hosts regions endpoints', authentication, /regions/i],
    ['retries notifications', `${batch}notifications`, /retries/i],
    ['license container', '/deployments/'],
    ['language id container', `${container}language-id`],
    ['laughter music applause', `${features}audio-events`],
    ['timestamps align text', [`${batch}alignment`, `${rest}get-the-aligned-text-file-for-an-alignment-job`]],
    ['remove punctuation', `${output}punctuation-settings`],
    // Each is the name of a field, too.
    ['usage', [`${batch}usage`, `${rest}get-usage-statistics`]],
    ['sentiment', `${intelligence}sentiment-analysis/`],
    ['topic', `${intelligence}topic-detection/`],
  ],
  // In quotes: exactly these words, next to each other.
  phrase: [
    ['"custom dictionary"', `${features}custom-dictionary`],
    ['"operating points"', [stt, `${features}accuracy-language-packs`]],
    ['"end of turn"', `${realtime}end-of-turn`],
    ['"read-only mode"', '/deployments/', /read-only/i],
  ],
  // Words from elsewhere for things that these pages call otherwise.
  synonym: [
    ['webhook', `${batch}notifications`],
    ['subtitles', [`${batch}srt-format`, `${batch}quickstart`]],
    ['captions', `${batch}srt-format`],
    [
      'docker',
      [
        `${container}cpu-speech-to-text-container`,
        `${container}language-id`,
        `${container}translation`,
        '/deployments/',
      ],
    ],
    ['streaming', [`${realtime}quickstart`, stt, realtimeApi, `${realtime}latency`]],
    ['vocabulary', `${features}custom-dictionary`],
    ['api token', authentication],
    ['billing', [`${batch}usage`, `${rest}get-usage-statistics`]],
    ['closed captions', `${batch}srt-format`],
    ['helm chart', '/deployments/', /Kubernetes/],
  ],
};

/** Where every failure is explained, whichever page mentions it: an answer to each row that is a failure. */
const FAILURES = '/api-ref/';
const isFailure = (kind: string, query: string) => kind === 'error' || /^(?:http )?[45]\d\d\b|^[14]0\d\d$/i.test(query);

/** Rows with their kind, as the benchmark reads them. */
export function toItems(rows: Partial<Record<QueryKind, Row[]>>): KnownItem[] {
  return Object.entries(rows).flatMap(([kind, list]) =>
    list.map(([query, pages, section]) => ({
      kind: kind as QueryKind,
      query,
      pages: [pages, isFailure(kind, query) ? FAILURES : []].flat(),
      ...(section ? {section} : {}),
    })),
  );
}

export const queries: KnownItem[] = toItems(groups);
