/**
 * What a program does after a failure, in every API: whether to try again, when, how often, and what is safe to repeat.
 * Pages, `/errors.json`, the finder, the session check, and the emulator read it; samples are tested against it.
 *
 * A socket decides by the type of the last `Error`; without one, by the close code; without that, by the status of the
 * handshake. A request decides by the text of its error, then by its status. What is not listed has a row too: `other`
 * for a close code, `none` where no response came.
 */

export type Action = 'retry after' | 'new session' | 'fix first' | 'ask support' | 'continue';

/** After one of these, the retry count of a session starts at 0 again; after a success, that of a request. */
export const PROGRESS_TEXT = 'a new final or a reply';

/** How long a program waits, from the moment at which it sees the failure. */
export interface Wait {
  /** Shortest wait before the first attempt. */
  seconds: number;
  /** Each further wait is this many times as long, up to `capSeconds`. */
  growth: number;
  capSeconds: number;
  /** Retries in a row, after which the program stops and reports the failure. The first attempt does not count. */
  attempts: number;
  /** What shares the count: one stream or conversation; one method and path for one job; one job; one recording. */
  per: 'stream' | 'operation' | 'job' | 'recording';
  /** The first attempt needs no wait when the session before it worked. */
  isFirstAtOnce?: true;
}

const socket = {seconds: 5, growth: 2, capSeconds: 60, attempts: 8, per: 'stream'} as const;

export const waits = {
  /** A socket that broke, or a service without room. The service asks for at least five seconds. */
  socket,
  /** Nothing failed: the session is over, and the next one continues. */
  renewal: {...socket, isFirstAtOnce: true},
  /** A problem without a description: one attempt shows whether it lasts. */
  once: {seconds: 5, growth: 1, capSeconds: 10, attempts: 1, per: 'stream'},
  /** The service advises to repeat at once after 503; one rule for every request is as safe, and simpler. */
  request: {seconds: 1, growth: 2, capSeconds: 60, attempts: 5, per: 'operation'},
  /** A job that has to end first; an hour in all. */
  runningJob: {seconds: 5, growth: 1.5, capSeconds: 30, attempts: 120, per: 'job'},
  /** Each read takes up to 30 s itself. */
  jobWithWait: {seconds: 2, growth: 1, capSeconds: 4, attempts: 120, per: 'job'},
  /** Thousands of jobs that have to become fewer. */
  fullQueue: {seconds: 30, growth: 2, capSeconds: 300, attempts: 10, per: 'operation'},
  jobAgain: {seconds: 60, growth: 1, capSeconds: 120, attempts: 1, per: 'recording'},
} as const satisfies Record<string, Wait>;

/** A new job can be missing from the list for this many seconds after its request was sent: a precaution, not a promise. */
export const unlistedSeconds = 60;

/** A webhook has to be responded to within this: a precaution, not a promise. */
export const webhookSeconds = 5;

/** After its last retry, a program without an operator pauses so long, and begins a new row, until its own deadline. */
export const unattendedSeconds = 300;

/** A page can't see the status of a handshake: after this many failures in a row, its server finds out. */
export const blindHandshakes = 2;

/** What each wait is for, in the table of waits. */
export const waitLabels: Readonly<Record<keyof typeof waits, string>> = {
  socket: 'The socket broke, or the account has no free session',
  renewal: 'The session ended, and a new one continues',
  once: "`unknown_error`, or an `Error` type that isn't in the table",
  request: 'A request failed',
  runningJob: 'The job still runs',
  jobWithWait: 'The job still runs, and you read it with `wait=30`',
  fullQueue: '`Max concurrent running jobs exceeded`',
  jobAgain: 'A job or a feature failed, and you create a new job',
};

/** A program multiplies every wait by a random number from 1 to this, so that clients do not return together. */
export const MOST_SPREAD = 2;

/** Seconds of speech that a new conversation may get at once; live speech needs the other half of the window. */
export const repeatedSpeechSeconds = 1;

/** What can be sent again without harm. */
export const repeats = {
  audio:
    'The audio after the `end_time` of the last final. With channels, each channel continues after its own last final.',
  conversation:
    `At most the last ${repeatedSpeechSeconds} s of speech. Pass what the agent must know with \`template_variables\` or ` +
    '`AddInput`.',
  request: 'The same request. The failed one changed nothing.',
  key: 'The request. It creates another key, and the first one expires unused.',
  reads:
    '`GET` and `DELETE`. Before `POST /jobs`, [look for the job in the list, wait, and look again](/speech-to-text/batch/troubleshooting#retries).',
  rejectedJob: 'The job. The new one is billed, and the rejected one is not.',
  job: 'The job, which is billed again.',
} as const;

export interface Decision {
  action: Action;
  wait?: keyof typeof waits;
  repeat?: keyof typeof repeats;
}

type Decisions = Readonly<Record<string, Decision>>;

const fix = {action: 'fix first'} as const;
const ask = {action: 'ask support'} as const;
const ignore = {action: 'continue'} as const;
const reconnect = {action: 'retry after', wait: 'socket', repeat: 'audio'} as const;
const renew = {action: 'new session', wait: 'renewal', repeat: 'audio'} as const;
/** Every response has another key. */
const newKey = {action: 'retry after', wait: 'request', repeat: 'key'} as const;
/** Nothing was done, or nothing was sent. */
const resend = {action: 'retry after', wait: 'request', repeat: 'request'} as const;
const reread = {action: 'retry after', wait: 'request', repeat: 'reads'} as const;
const afterJob = {action: 'retry after', wait: 'runningJob', repeat: 'request'} as const;
const jobAgain = {action: 'retry after', wait: 'jobAgain', repeat: 'job'} as const;
const rejectedAgain = {action: 'retry after', wait: 'jobAgain', repeat: 'rejectedJob'} as const;

/** Both sockets. In a conversation, `repeat` is `conversation` instead of `audio`, and every close code is `other`. */
export const socketDecisions = {
  error: {
    invalid_message: fix,
    invalid_model: fix,
    invalid_language: fix,
    invalid_config: fix,
    invalid_audio_type: fix,
    invalid_output_format: fix,
    config_error: fix,
    protocol_error: fix,
    not_authorised: fix,
    not_allowed: ask,
    timelimit_exceeded: fix,
    quota_exceeded: reconnect,
    job_error: reconnect,
    asr_error: reconnect,
    internal_error: reconnect,
    unknown_error: {action: 'retry after', wait: 'once', repeat: 'audio'},
    idle_timeout: renew,
    session_timeout: renew,
  },
  warning: {
    // The service ignores later audio and ends the session with `EndOfTranscript`.
    duration_limit_exceeded: renew,
    unsupported_translation_pair: ignore,
    empty_translation_target_list: ignore,
    validation_warning: ignore,
    speaker_id: ignore,
    idle_timeout: ignore,
    session_timeout: renew,
    add_audio_after_eos: ignore,
    protocol_error: ignore,
    conversation_termination: ignore,
    high_asr_latency: ignore,
    high_llm_latency: ignore,
    high_tts_latency: ignore,
    llm_error: ignore,
    llm_request_content_filter: ignore,
    tts_error: ignore,
  },
  close: {
    1003: fix,
    1006: reconnect,
    1008: renew,
    1011: reconnect,
    4001: fix,
    4003: ask,
    4004: fix,
    4005: reconnect,
    4006: fix,
    4013: reconnect,
    other: reconnect,
  },
  handshake: {400: fix, 401: fix, 403: fix, 404: fix, 405: fix, 429: reconnect, '5xx': reconnect, none: reconnect},
  /** The request for a temporary key. */
  key: {400: fix, 401: fix, 403: fix, 422: fix, 429: newKey, '5xx': newKey},
} as const satisfies Record<string, Decisions>;

/** A session that ended with `EndOfTranscript`, had loud audio, and no final: it has the decision of an unlisted error. */
export const noWords = socketDecisions.error.unknown_error;

/** Seconds of audio that a program keeps to send again. */
export const buffered = {
  /** Acknowledged audio after the last word that is older is silence: finals are later than their audio by seconds only. */
  replay: 60,
  /** Everything that waits to be sent. A live source that is further ahead cannot catch up. */
  most: 600,
} as const;

/**
 * How much of the audio that a program keeps is louder than `decibels` when a session counts as one without words: at its
 * end, and while it streams without even a partial. About half of speech is so loud. All are precautions.
 */
export const wordless = {decibels: -40, atEndSeconds: 1, streamingSeconds: 15} as const;

/** The statuses that `5xx` means. Others, such as 501, don't pass. */
export const BUSY_STATUSES: readonly number[] = [500, 502, 503, 504];

/**
 * Requests of the batch API, by the `id` in `x-errors` of its contract or in `unlistedRequests`. With `continue`, the
 * request is right, and what it asks for no longer exists, or never did: it fails forever.
 */
export const requestDecisions: Decisions = {
  'bad-request': fix,
  'malformed-request': fix,
  'job-rejected': fix,
  'job-rejected-due-to-invalid-audio': fix,
  'job-rejected-due-to-invalid-text': fix,
  'missing-data-file': fix,
  'missing-text-file': fix,
  'missing-callback': fix,
  'no-language-selected': fix,
  'format-not-supported': fix,
  'job-error': fix,
  'job-in-progress': afterJob,
  'permission-denied': fix,
  unauthorized: fix,
  forbidden: fix,
  'invalid-or-missing-license': ask,
  'requested-product-not-available': ask,
  'job-not-found': fix,
  'transcription-not-ready': afterJob,
  'job-is-not-of-type-transcription': fix,
  'job-is-not-of-type-alignment': fix,
  'log-file-not-available': ignore,
  'method-not-allowed': fix,
  'job-expired': ignore,
  'file-expired': ignore,
  'unprocessable-entity': fix,
  'limit-in-query-must-be-of-type-int64': fix,
  'resource-locked': afterJob,
  'max-concurrent-running-jobs-exceeded': {action: 'retry after', wait: 'fullQueue', repeat: 'request'},
  'too-many-requests': resend,
  'internal-server-error': reread,
  'not-implemented': ignore,
  'service-unavailable': reread,
};

/** What else helps, by operation and error: the same error has other causes there. `decision` is for one of these causes. */
export const exceptionsByOperation: Readonly<Record<string, {phrase: string; decision?: Decision; when?: string}>> = {
  'getTranscript job-not-found': {
    phrase: 'wait while the job runs',
    decision: afterJob,
    when: 'for a transcript, while the details say `running`',
  },
  'getAlignment job-not-found': {phrase: 'wait while the job runs'},
  'deleteJob resource-locked': {phrase: 'send `force=true`'},
};

/** What happens before the API responds, by the `id` in network.ts. Sockets wait as after `none` in their table. */
export const networkDecisions: Decisions = {
  dns: resend,
  refused: resend,
  timeout: reread,
  tls: fix,
  proxy: fix,
  'not-json': reread,
  gateway: reread,
  reset: reread,
  'no-cause': reread,
  'mixed-content': fix,
  cors: fix,
  upgrade: fix,
};

/** Whether to create a job again, by the `id` in `x-job-errors`. The job and its transcript stay in every other case. */
export const jobDecisions: Decisions = {
  'fetch-failed': fix,
  'invalid-audio': fix,
  'notification-timeout': ignore,
  'notification-unreachable': ignore,
  'notification-status': ignore,
  'notification-last-status': ignore,
  'notification-failed': ignore,
  'language-not-expected': fix,
  'language-not-transcribable': fix,
  'language-no-speech': fix,
  'language-low-confidence': fix,
  'language-stage-failed': rejectedAgain,
  'language-low-confidence-fallback': ignore,
  'language-no-speech-fallback': ignore,
  'translation-pair': fix,
  'translation-failed': jobAgain,
  'summarization-language': fix,
  'summarization-failed': jobAgain,
  'sentiment-language': fix,
  'sentiment-failed': jobAgain,
  'topics-language': fix,
  'topics-too-many': fix,
  'topics-failed': jobAgain,
  'chapters-language': fix,
  'chapters-failed': jobAgain,
};

/** What a program saw of a socket that ended. */
export interface Ending {
  /** Real time when it is missing. */
  api?: 'realtime' | 'flow';
  error?: string | undefined;
  code?: number | undefined;
  status?: number | undefined;
}

/** Returns what to do after a socket ended; a status without a row needs a fix. */
export function afterSocket({api, error, code, status}: Ending): Decision {
  const {error: errors, close, handshake} = socketDecisions;
  if (error !== undefined) return own(errors, error) ?? errors.unknown_error;
  // Flow has no close codes of its own: without an Error, any code is a connection that broke.
  if (code !== undefined) return (api === 'flow' ? undefined : own(close, `${code}`)) ?? close.other;
  if (status === undefined) return handshake.none;
  return own(handshake, `${status}`) ?? (BUSY_STATUSES.includes(status) ? handshake['5xx'] : fix);
}

/** The first wait as pages show it: `5–10 s`. */
export function waitRange({seconds}: Wait): string {
  return `${seconds}–${seconds * MOST_SPREAD} s`;
}

/** Returns the seconds before an attempt: `attempt` counts from 1, `spread` is a random number from 1 to `MOST_SPREAD`. */
export function secondsBefore(attempt: number, {seconds, growth, capSeconds}: Wait, spread = 1): number {
  return Math.min(capSeconds, seconds * growth ** (attempt - 1) * spread);
}

function own(decisions: Decisions, key: string): Decision | undefined {
  return Object.hasOwn(decisions, key) ? decisions[key] : undefined;
}
