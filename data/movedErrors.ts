// cspell:ignore notif requ
/** Where the anchors of errors went when every error got one entry in the catalogue on the first page of the reference. */
import {provider} from '../provider';

const CATALOGUE = '/api-ref/#';
const TROUBLESHOOTING = '/speech-to-text/batch/troubleshooting';
const REALTIME_LIMITS = '/speech-to-text/real-time/supported-formats-and-limits';
const FLOW = '/voice-agents-flow/';
const OVERVIEW = `/api-ref/batch/${provider.slug}-asr-rest-api`;
const OPERATIONS =
  'create-a-new-job delete-a-job get-job-details get-object-ur-ls get-the-aligned-text-file-for-an-alignment-job get-the-data-file-used-as-input-to-a-job get-the-log-file-for-a-job get-the-text-file-used-as-input-to-an-alignment-job get-the-transcript-for-a-transcription-job get-usage-statistics list-all-jobs';

/** Entries that kept their names. */
const SAME =
  'bad-request file-expired forbidden format-not-supported internal-server-error invalid-or-missing-license job-error job-expired job-in-progress job-is-not-of-type-alignment job-is-not-of-type-transcription job-not-found job-rejected job-rejected-due-to-invalid-audio job-rejected-due-to-invalid-text limit-in-query-must-be-of-type-int64 log-file-not-available malformed-request max-concurrent-running-jobs-exceeded missing-callback missing-data-file missing-text-file no-language-selected not-implemented other-apis permission-denied problem-address problem-audio problem-contract problem-idle problem-key problem-language problem-language-unclear problem-language-unexpected problem-license problem-moment problem-no-speech problem-operation problem-quota problem-service problem-session-length problem-settings problem-translation problem-unreadable-request problem-usage requested-product-not-available resource-locked service-unavailable too-many-requests transcription-not-ready unauthorized unprocessable-entity';
const OTHERS = {
  'all-errors': 'request-errors',
  index: 'errors',
  key: 'request-errors',
  'not-accepted': 'request-errors',
  'not-there': 'request-errors',
  requests: 'request-errors',
  service: 'request-errors',
  'feature-without-result': 'job-errors',
  'identified-language': 'job-error-language-not-expected',
  'notification-failed': 'job-error-notification-failed',
  'unable-to-fetch-audio': 'job-error-fetch-failed',
  'missing-data_file': 'missing-data-file',
  'missing-text_file': 'missing-text-file',
  'no-text': 'too-many-requests',
  'no-text-2': 'service-unavailable',
  'job-config-json-is-invalid': 'job-rejected',
  'job-config-json-is-invalid.-error-language-eu-is': 'job-rejected',
  'job-config-json-is-invalid.-error-language-s-eo': 'job-rejected',
  'maximum-number-of-target-languages-is-5-and-requ': 'job-rejected',
};
const JOB_ERRORS =
  'chapters-failed chapters-language fetch-failed language-low-confidence language-low-confidence-fallback language-no-speech language-no-speech-fallback language-not-expected language-not-transcribable language-stage-failed notification-failed notification-last-status notification-status notification-timeout sentiment-failed sentiment-language summarization-failed summarization-language topics-failed topics-language topics-too-many translation-failed translation-pair';
const STATUSES = '400 401 403 404 410 422 423 429 500 501 503';
const TYPES =
  'asr_error config_error idle_timeout internal_error invalid_audio_type invalid_config invalid_language invalid_message invalid_model invalid_output_format job_error not_allowed not_authorised protocol_error quota_exceeded session_timeout timelimit_exceeded unknown_error';
const WARNINGS =
  'add_audio_after_eos duration_limit_exceeded empty_translation_target_list speaker_id unsupported_translation_pair validation_warning conversation_termination high_asr_latency high_llm_latency high_tts_latency llm_error llm_request_content_filter tts_error idle_timeout-2 session_timeout-2 protocol_error-2';
const INFOS = 'concurrent_session_usage conversation_duration_limit status_update';
/** Codes of an error are in its entry. */
const CLOSE_CODES = {
  1003: 'error-protocol_error',
  1008: 'close-code-1008',
  1011: 'close-code-1011',
  4001: 'error-not_authorised',
  4003: 'error-not_allowed',
  4004: 'error-invalid_model',
  4005: 'error-quota_exceeded',
  4006: 'error-timelimit_exceeded',
  4013: 'error-job_error',
  'any-other': 'close-code-other',
};

/** Rows that repeated the entries of the catalogue with their whole messages. */
const NOTIFICATIONS = {
  'error-in-sending-notification-unable-to-send-not': 'notification-timeout',
  'error-in-sending-notification-unable-to-send-not-2': 'notification-unreachable',
  'error-in-sending-notification-unable-to-send-not-3': 'notification-status',
  'unable-to-send-notification-unable-to-send-notif': 'notification-last-status',
};

/** Rows of tables had anchors by their first cell, numbered from the second one on. */
const numbered = (names: string[]) => names.flatMap((name) => [name, `${name}-2`]);

type Moves = [string, string][];

/** Moves anchors of a page to the catalogue; `to` makes the new name. */
const moved = (page: string, names: readonly string[], to: (name: string) => string): Moves =>
  names.map((name) => [`${page}#${name}`, CATALOGUE + to(name)]);

const statusRows = (page: string) => moved(page, numbered(STATUSES.split(' ')), (name) => name.replace('-2', ''));
const unnamedRows = (page: string) =>
  moved(
    page,
    ['', ...Array.from({length: 15}, (_, row) => `-${row + 2}`)].map((end) => `any-error-status${end}`),
    () => 'request-errors',
  );

const socketRows = (page: string): Moves => [
  ...moved(page, TYPES.split(' '), (name) => `error-${name}`),
  ...moved(page, WARNINGS.split(' '), (name) => `warning-${name.replace('-2', '')}`),
];

/** Old address to new address. */
export const movedErrors: Readonly<Record<string, string>> = Object.fromEntries([
  ...moved(TROUBLESHOOTING, SAME.split(' '), (name) => name),
  ...Object.entries(OTHERS).flatMap(([name, to]) => moved(TROUBLESHOOTING, [name], () => to)),
  ...[TROUBLESHOOTING, OVERVIEW].flatMap((page) => [...statusRows(page), ...unnamedRows(page)]),
  ...moved(OVERVIEW, JOB_ERRORS.split(' '), (name) => `job-error-${name}`).map(([from, to]) => [
    from.replace('#', '#job-error-'),
    to,
  ]),
  ...OPERATIONS.split(' ').flatMap((name) => statusRows(`/api-ref/batch/${name}`)),
  ...[REALTIME_LIMITS, FLOW].flatMap(socketRows),
  ...Object.entries(CLOSE_CODES).flatMap(([code, to]) => moved(REALTIME_LIMITS, [code], () => to)),
  ...Object.entries(NOTIFICATIONS).map(([name, to]) => [
    `/speech-to-text/batch/notifications#${name}`,
    `${CATALOGUE}job-error-${to}`,
  ]),
  ...INFOS.split(' ').map((name) => [`${FLOW}#${name}`, `/api-ref/flow-voice-ai-websocket#info-${name}`]),
]);
