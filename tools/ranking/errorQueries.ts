/**
 * A fourth set: what readers paste from a terminal, a log, or a program when something fails, and the names of messages.
 * Written before search knew what an error is. A row names failures by their IDs (`packages/protocol/failures`), whose
 * addresses are expected, wherever they are; `*` is any part of an ID, and a number is a code: whatever has it. Every second
 * row is held out.
 */
import {readContract} from '../../packages/protocol/contracts/read.server';
import {type FailureSources, failuresOf} from '../../packages/protocol/failures/catalogue';
import {type KnownItem, type QueryKind, type Row, toItems} from './queries';

const [batch, realtime, flow] = (['batch', 'realtime', 'flow'] as const).map((api) => readContract(api).root);
const failures = failuresOf({batch, realtime, flow} as unknown as FailureSources);

type FailureRow = [query: string, ...ids: string[]];

const groups: Partial<Record<QueryKind, FailureRow[]>> = {
  // A status or a code, alone or with the word beside it.
  number: [
    ['401', '401'],
    ['429', '429'],
    ['503', '503'],
    ['1008', '1008'],
    ['4006', '4006'],
    ['403', '403'],
    ['410', '410'],
    ['423', '423'],
    ['422', '422'],
    ['500', '500'],
    ['1011', '1011'],
    ['1003', '1003'],
    ['4001', '4001'],
    ['4003', '4003'],
    ['4004', '4004'],
    ['4005', '4005'],
    ['4013', '4013'],
    ['501', '501'],
    ['http 401', '401'],
    ['error 429', '429'],
    ['status code 403', '403'],
    ['close code 1008', '1008'],
    ['websocket closed 1011', '1011'],
    ['code 4005', '4005'],
    ['what does 4013 mean', '4013'],
    ['HTTP 410', '410'],
    ['handshake 401', '*.handshake.401'],
    ['handshake HTTP 503', '*.handshake.5xx'],
    ['ws close 4006', '4006'],
    ['response 404', '404'],
    ['1006', '1006'],
    ['exit code 2', 'container.parallel'],
  ],
  // Types and texts as they are.
  error: [
    ['quota_exceeded', '*.quota_exceeded', 'realtime.close.4005'],
    ['not_authorised', '*.not_authorised', 'realtime.close.4001'],
    ['invalid_config', 'realtime.error.invalid_config'],
    ['config_error', 'flow.error.config_error'],
    ['protocol_error', '*.protocol_error', 'realtime.close.1003'],
    ['session_timeout', '*.session_timeout'],
    ['invalid_message', 'realtime.error.invalid_message'],
    ['invalid_model', 'realtime.error.invalid_model', 'realtime.close.4004'],
    ['invalid_language', 'realtime.error.invalid_language'],
    ['invalid_output_format', 'realtime.error.invalid_output_format'],
    ['not_allowed', '*.not_allowed', 'realtime.close.4003'],
    ['job_error', '*.job_error', 'realtime.close.4013'],
    ['unknown_error', '*.unknown_error'],
    ['asr_error', 'flow.error.asr_error'],
    ['llm_error', 'flow.warning.llm_error'],
    ['high_tts_latency', 'flow.warning.high_tts_latency'],
    ['tts_error', 'flow.warning.tts_error'],
    ['add_audio_after_eos', 'realtime.warning.add_audio_after_eos'],
    ['duration_limit_exceeded', 'realtime.warning.duration_limit_exceeded'],
    ['validation_warning', 'realtime.warning.validation_warning'],
    ['policy_violation', 'realtime.close.1008'],
    ['internal_error', 'realtime.close.1011', 'flow.error.internal_error'],
    ['unsupported_language', 'job.*-language'],
    ['sentiment_analysis_failed', 'job.sentiment-failed'],
    ['auto_chapters_failed', 'job.chapters-failed'],
    ['UNEXPECTED_LANGUAGE', 'container.language-id.unexpected_language'],
    ['FILE_UNREADABLE', 'container.language-id.file_unreadable'],
    ['Permission Denied', 'batch.permission-denied'],
    ['unauthorized', 'batch.unauthorized'],
    ['Forbidden', 'batch.forbidden'],
    ['Malformed request', 'batch.malformed-request'],
    ['bad request', 'batch.bad-request'],
    ['job rejected', 'batch.job-rejected'],
    ['Missing text_file', 'batch.missing-text-file'],
    ['No language selected', 'batch.no-language-selected'],
    ['Format Not Supported', 'batch.format-not-supported'],
    ['Transcription not ready', 'batch.transcription-not-ready'],
    ['Job not found', 'batch.job-not-found'],
    ['job expired', 'batch.job-expired'],
    ['Invalid or missing license', 'batch.invalid-or-missing-license'],
    ['log file not available', 'batch.log-file-not-available'],
    ['internal server error', 'batch.internal-server-error'],
    ['service unavailable', 'batch.service-unavailable'],
    ['too many requests', 'batch.too-many-requests'],
    ['failed to get sample rate', 'container.sample-rate'],
    ['could not load license: stat /license.json', 'container.license-missing'],
    ['illegal base64 data', 'container.license-altered'],
    ['must NOT have additional properties', '*.invalid_config', '*.config_error', 'batch.job-rejected'],
  ],
  // Whole lines, as programs and libraries print them.
  line: [
    ['quota_exceeded: 20 of 20 concurrent sessions in use.', '*.quota_exceeded', 'realtime.close.4005'],
    ['server rejected WebSocket connection: HTTP 401', '*.handshake.401'],
    ['Unexpected server response: 401', '*.handshake.401'],
    [
      'requests.exceptions.HTTPError: 401 Client Error: Unauthorized',
      'batch.unauthorized',
      'batch.permission-denied',
      '*.401',
    ],
    ['HTTP/1.1 429 Too Many Requests', '429'],
    ['{"code":401,"error":"Permission Denied"}', 'batch.permission-denied'],
    ['{"code": 404, "error": "Job not found"}', 'batch.job-not-found'],
    ['{"code":400,"error":"Job rejected","detail":"Job config JSON is', 'batch.job-rejected'],
    ['{"message":"Error","type":"invalid_audio_type","reason":"audio_f', 'realtime.error.invalid_audio_type'],
    ['{"message":"Error","type":"not_authorised"', '*.not_authorised', 'realtime.close.4001'],
    ['{"message":"Warning","type":"idle_timeout"', '*.warning.idle_timeout'],
    ['Error: protocol_error: AddAudio is not allowed before Recognitio', '*.protocol_error', 'realtime.close.1003'],
    ['received 1008 (policy violation) policy_violation', 'realtime.close.1008'],
    ['received 4006 (private use) timelimit_exceeded; then sent 4006', 'realtime.close.4006', '*.timelimit_exceeded'],
    ['websockets.exceptions.ConnectionClosedError: received 1011 (inte', 'realtime.close.1011'],
    ['no close frame received or sent', '*.close.1006'],
    ['WebSocket closed with code 1003', 'realtime.close.1003'],
    ['close event code 4001 reason not_authorised', 'realtime.close.4001', '*.not_authorised'],
    ['No audio was received for 60 minutes', '*.idle_timeout', 'realtime.close.1008'],
    ['Session will timeout in 10m due to inactivity', 'realtime.warning.idle_timeout'],
    ["Language 'en-US' is not supported.", 'realtime.error.invalid_language'],
    ["No model is available for language 'auto'", 'realtime.error.invalid_model', 'realtime.close.4004'],
    ['The contract does not include this region', 'realtime.error.not_allowed', 'realtime.close.4003'],
    ["audio_format.encoding 'pcm_s16be' is not supported", 'realtime.error.invalid_audio_type'],
    ["No tool call has the id 'call-3'", 'flow.warning.protocol_error'],
    ["tools[0].function: unknown field 'param'", 'flow.error.config_error'],
    ['The usage allowance of this month is used up', '*.timelimit_exceeded', 'realtime.close.4006'],
    ['Translation from en to cy currently not supported', 'job.translation-pair'],
    ['Topic Detection not supported for ja', 'job.topics-language'],
    ['Sentiment analysis not supported for sv.', 'job.sentiment-language'],
    ['List of topics cannot exceed 10 topics.', 'job.topics-too-many'],
    ["The identified language 'cy' is not one of the expected language", 'job.language-not-expected'],
    ['No speech found for language identification', 'job.language-no-speech*', 'container.language-id.no_speech'],
    ['unable to fetch audio: http status code 403', 'job.fetch-failed'],
    ['unable to send notification: Response status: 502, retrying', 'job.notification-status'],
    ['context deadline exceeded (Client.Timeout exceeded while awaitin', 'job.notification-timeout'],
    ['Language(s) [xx] are not supported for language id', 'batch.job-rejected'],
    ['ttl in body should be greater than or equal to 60', '*.key.422'],
    ['limit in query must be of type int64', 'batch.limit-in-query*'],
    ['signal: illegal instruction', 'container.illegal-instruction'],
    ['License Error: illegal base64 data at input byte 4', 'container.license-altered'],
    ['curl: (22) The requested URL returned error: 403', '403'],
    ['AxiosError: Request failed with status code 429', '429'],
    ['urllib.error.HTTPError: HTTP Error 503: Service Unavailable', '503'],
    ['error 404 job not found', 'batch.job-not-found'],
    ['WARNING speaker_id 1 of 2 speaker identifiers cannot be used', 'realtime.warning.speaker_id'],
    ['rate limit 429 retry', '429'],
    ['job 410 Gone file expired', 'batch.file-expired', 'batch.job-expired'],
  ],
};

const realtimeApi = '/api-ref/realtime-transcription-websocket';
const flowApi = '/api-ref/flow-voice-ai-websocket';

/** Messages of the sockets: the reference that defines them, before guides that use them. */
const messages: Row[] = [
  ['AddTranscript', [realtimeApi, flowApi], /AddTranscript/],
  ['AddPartialTranscript', [realtimeApi, flowApi], /AddPartialTranscript/],
  ['RecognitionStarted', realtimeApi, /RecognitionStarted/],
  ['EndOfUtterance', realtimeApi, /EndOfUtterance/],
  ['SpeakersResult', realtimeApi, /SpeakersResult/],
  ['GetSpeakers', realtimeApi, /GetSpeakers/],
  ['AudioEventStarted', realtimeApi, /AudioEventStarted/],
  ['ForceEndOfUtterance', realtimeApi, /ForceEndOfUtterance/],
  ['AudioAdded', [realtimeApi, flowApi], /AudioAdded/],
  ['EndOfStream', realtimeApi, /EndOfStream/],
  ['AudioEnded', flowApi, /AudioEnded/],
  ['ConversationStarted', flowApi, /ConversationStarted/],
  ['ResponseStarted', flowApi, /ResponseStarted/],
  ['ResponseCompleted', flowApi, /ResponseCompleted/],
  ['ToolInvoke', flowApi, /ToolInvoke/],
  ['ToolResult', flowApi, /ToolResult/],
  ['"message": "AddTranscript"', [realtimeApi, flowApi], /AddTranscript/],
  ['{"message": "StartRecognition"', realtimeApi, /StartRecognition/],
  ['{"message":"ToolInvoke","function":', flowApi, /ToolInvoke/],
  ['addtranslation', realtimeApi, /AddTranslation/],
  ['setrecognitionconfig', realtimeApi, /SetRecognitionConfig/],
  ['StartRecognition message', realtimeApi, /StartRecognition/],
  ['EndOfTranscript not received', realtimeApi, /EndOfTranscript/],
  ['start_conversation', flowApi, /StartConversation/],
  ['AddInput immediate', flowApi, /AddInput/],
  ['AudioAdded seq_no', [realtimeApi, flowApi], /AudioAdded|seq_no/],
];

function addresses(pattern: string): string[] {
  const source = pattern.replace(/[.]/g, '\\.').replace(/\*/g, '.*');
  const isCode = /^\d+$/.test(pattern);
  const found = failures
    .filter(({id, codes}) => (isCode ? codes.includes(Number(pattern)) : new RegExp(`^${source}$`).test(id)))
    .map(({page}) => page);
  if (found.length === 0 && !pattern.startsWith('*')) throw new Error(`No failure has the ID ${pattern}.`);
  return found;
}

function itemsOf(kind: QueryKind, rows: FailureRow[]): KnownItem[] {
  return rows.map(([query, ...ids]) => {
    const entries = ids.flatMap(addresses);
    return {kind, query, entries, pages: [...new Set(entries.map((address) => address.split('#')[0] as string))]};
  });
}

const all = [
  ...Object.entries(groups).flatMap(([kind, rows]) => itemsOf(kind as QueryKind, rows)),
  ...toItems({message: messages}),
];

/** Looked at while search learns what an error is. */
export const errorQueries: KnownItem[] = all.filter((_, index) => index % 2 === 0);
/** Never looked at one by one. */
export const heldOutErrorQueries: KnownItem[] = all.filter((_, index) => index % 2 === 1);
