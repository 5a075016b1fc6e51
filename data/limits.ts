/**
 * Every limit of the service, by area: batch, real-time, Flow, keys, containers.
 *
 * Pages show `text`, calculators compute with `value` and `unit`, and both tell what happens at the limit. A byte limit
 * counts in powers of ten (1 GB = 1,000,000,000 bytes): the smaller reading, so that a file said to fit does fit.
 * Limits that a contract states too name the field in `contract`, so that a test can hold the two together.
 */
import type {PageAddress} from './pageAddress';

export type LimitUnit =
  | 'bytes'
  | 'milliseconds'
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'hours per month'
  | 'requests per second'
  | 'sessions'
  | 'jobs'
  | 'items'
  | 'words'
  | 'characters'
  | 'speakers'
  | 'channels'
  | 'hertz'
  | 'ratio'
  | 'points'
  | 'user id';

/**
 * - `limit`: the service enforces it;
 * - `advice`: the service accepts more, at a price that `whatHappens` states;
 * - `typical`: what usually happens, without a promise;
 * - `none`: no limit exists, or none is published; `value` is `null`.
 */
export type LimitKind = 'limit' | 'advice' | 'typical' | 'none';

/** What the program that passes the limit receives, word for word. */
export type LimitError =
  | {via: 'http'; status: number; error?: string; detail?: string}
  | {via: 'socket'; type?: string; closeCode?: number}
  | {via: 'warning'; type: string}
  | {via: 'transcript'; list: string; type: string; message: string};

export interface Limit {
  kind: LimitKind;
  /** The figure in `unit`; `null` where an account's contract sets it, or where no figure exists. */
  value: number | null;
  unit: LimitUnit;
  /** What tables call it. */
  label: string;
  /** What pages show, and what the token of this limit becomes. */
  text: string;
  /** What happens when the limit is passed, in one or two sentences. */
  whatHappens: string;
  /** The exact error; absent when passing the limit raises none, or none is documented. */
  error?: LimitError;
  /**
   * Where a contract carries the same figure: `Schema.field:keyword`, or `realtime#id:keyword` for a limit of the wire
   * (`x-protocol-limits`).
   */
  contract?: string;
  /** The page that states the limit. */
  page: PageAddress;
}

export interface LimitTree {
  readonly [name: string]: Limit | LimitTree;
}

const batchLimits = '/speech-to-text/batch/supported-files-and-limits';
const batchRetention = '/speech-to-text/batch/supported-files-and-limits#data-retention-limits';
const realtimeLimits = '/speech-to-text/real-time/supported-formats-and-limits';
const latency = '/speech-to-text/real-time/latency';
const endOfTurn = '/speech-to-text/real-time/end-of-turn';
const flowLimits = '/voice-agents-flow/supported-formats-and-limits';
const dictionary = '/speech-to-text/features/custom-dictionary';
const diarization = '/speech-to-text/output-enhancements/diarization';
const translation = '/speech-to-text/translation';
const audioEvents = '/speech-to-text/features/audio-events';
const temporaryKeys = '/get-started/authentication#temporary-keys';
const cpuContainer = '/deployments/container/cpu-speech-to-text-container';
const languageIdContainer = '/deployments/container/language-id';
const translationContainer = '/deployments/container/translation';

const flowHoursUsedUp =
  'A new conversation ends right after the handshake or `StartConversation`. Contact support, or wait for the next month.';
const tooManySessions =
  'The new session ends right after the handshake or `StartRecognition`; running sessions continue.';
const flowTooManySessions =
  'A new conversation ends right after the handshake or `StartConversation`, and running ones continue. End one, or retry.';
const byContract = 'Your contract sets the figure. Ask your account manager to change it.';
const rateLimited = 'Faster requests can fail. After a 429, hold back all workers for at least 1 s.';
const settingEndsSession = 'The session ends.';

const tooManyRequests = {via: 'http', status: 429} as const;
const configRejected = {
  via: 'http',
  status: 400,
  error: 'Job rejected',
  detail: 'Job config JSON is invalid',
} as const;
const invalidConfig = {via: 'socket', type: 'invalid_config'} as const;
const quotaExceeded = {via: 'socket', type: 'quota_exceeded', closeCode: 4005} as const;

/** The tree of limits; a token such as `limits.batch.maxUploadBytes` names a leaf by its path. */
export const limits = {
  batch: {
    // A file has to be smaller than this: one of exactly 1 GB is too large.
    maxUploadBytes: {
      kind: 'limit',
      value: 1_000_000_000,
      unit: 'bytes',
      label: 'Max file size of an upload',
      text: '1 GB',
      whatHappens: 'The request is rejected, and no job is created. Send larger files by URL with `fetch_data`.',
      error: {via: 'http', status: 400, error: 'Job rejected'},
      page: batchLimits,
    },
    retentionDays: {
      kind: 'limit',
      value: 7,
      unit: 'days',
      label: 'Retention',
      text: '7 days',
      whatHappens: 'The recording, transcript, and configuration are deleted. Later requests return 410 or 404.',
      error: {via: 'http', status: 410, error: 'Job Expired'},
      page: batchRetention,
    },
    newJobsPerSecond: {
      kind: 'advice',
      value: 10,
      unit: 'requests per second',
      label: 'New jobs per second',
      text: '10 new jobs per second',
      whatHappens: rateLimited,
      error: tooManyRequests,
      page: batchLimits,
    },
    statusReadsPerSecond: {
      kind: 'advice',
      value: 50,
      unit: 'requests per second',
      label: 'Status reads per second',
      text: '50 status reads per second',
      whatHappens:
        'All `GET` and `DELETE` requests count. Faster ones can fail: use `wait` or webhooks instead of polling.',
      error: tooManyRequests,
      page: batchLimits,
    },
    concurrentJobs: {
      kind: 'limit',
      value: 20_000,
      unit: 'jobs',
      label: 'Concurrent jobs',
      text: '20,000 jobs',
      whatHappens:
        'New jobs are rejected until some of the running ones have finished. Below the limit, jobs are queued fairly.',
      error: {via: 'http', status: 429, error: 'Max concurrent running jobs exceeded'},
      page: batchLimits,
    },
    listPageJobs: {
      kind: 'limit',
      value: 100,
      unit: 'jobs',
      label: 'Jobs on one page of the list',
      text: '100 jobs',
      whatHappens: 'One response contains at most 100 jobs. Request the next page with `created_before`.',
      contract: 'ListJobs.limit:maximum',
      page: '/speech-to-text/batch/check-job-status',
    },
    callbackUrls: {
      kind: 'limit',
      value: 3,
      unit: 'items',
      label: 'Notifications per job',
      text: '3 callback URLs',
      whatHappens: 'The job is rejected when it is submitted.',
      error: configRejected,
      contract: 'JobConfig.notification_config:maxItems',
      page: '/speech-to-text/batch/notifications',
    },
    translationTargets: {
      kind: 'limit',
      value: 5,
      unit: 'items',
      label: 'Translation targets',
      text: '5 languages',
      whatHappens: 'The job is rejected when it is submitted.',
      error: {
        via: 'http',
        status: 400,
        error: 'Job rejected',
        detail: 'maximum number of target languages is 5 and requested count is 6',
      },
      contract: 'TranslationConfig.target_languages:maxItems',
      page: translation,
    },
    topics: {
      kind: 'limit',
      value: 10,
      unit: 'items',
      label: 'Topics of your own',
      text: '10 topics',
      whatHappens: 'The transcript is complete, but contains an error instead of topics.',
      error: {
        via: 'transcript',
        list: 'metadata.topic_detection_errors',
        type: 'unsupported_list_of_topics',
        message: 'List of topics cannot exceed 10 topics.',
      },
      page: '/speech-to-text/batch/speech-intelligence/topic-detection/#too-many-topics',
    },
    vocabularyEntries: {
      kind: 'limit',
      value: 1000,
      unit: 'items',
      label: 'Custom dictionary',
      text: '1,000 words or phrases',
      whatHappens: 'The job is rejected when it is submitted.',
      error: configRejected,
      contract: 'TranscriptionConfig.additional_vocab:maxItems',
      page: dictionary,
    },
    vocabularyEntryWords: {
      kind: 'limit',
      value: 6,
      unit: 'words',
      label: 'Words in one entry of the dictionary',
      text: '6 words',
      whatHappens: 'The job ignores a longer entry, or only the `sounds_like` that is too long. It gives no message.',
      page: dictionary,
    },
    vocabularyWordCharacters: {
      kind: 'limit',
      value: 4000,
      unit: 'characters',
      label: 'Characters in one word of the dictionary',
      text: '4,000 characters',
      whatHappens: 'The job ignores an entry with a longer word. It gives no message.',
      page: dictionary,
    },
    diarizationChannels: {
      kind: 'limit',
      value: 100,
      unit: 'channels',
      label: 'Diarization channels',
      text: '100 channels',
      whatHappens: "More channels can't be separated. Count them before you submit, and split the file.",
      page: '/speech-to-text/output-enhancements/diarization#channel-diarization',
    },
    speakerIdentifiers: {
      kind: 'limit',
      value: 50,
      unit: 'items',
      label: 'Speaker identifiers in one job',
      text: '50 identifiers',
      whatHappens:
        'Requests with more are rejected. Count the identifiers of all speakers before you submit. Fewer are more accurate.',
      page: '/speech-to-text/output-enhancements/diarization',
    },
    languageIdSpeechSeconds: {
      kind: 'advice',
      value: 60,
      unit: 'seconds',
      label: 'Speech for language identification',
      text: '60 s of speech',
      whatHappens: 'With less speech in the main language, the job can be rejected because of low confidence.',
      page: '/speech-to-text/batch/language-identification#low-confidence',
    },
    chaptersSpeechMinutes: {
      kind: 'advice',
      value: 10,
      unit: 'minutes',
      label: 'Speech for useful chapters',
      text: '10 minutes of speech',
      whatHappens: 'Shorter recordings get chapters too, but benefit less.',
      page: '/speech-to-text/batch/speech-intelligence/auto-chapters/',
    },
    audioEventGapSeconds: {
      kind: 'limit',
      value: 1,
      unit: 'seconds',
      label: 'Gap between audio events',
      text: '1 s',
      whatHappens: 'Two events of one type with a shorter gap become one event.',
      page: audioEvents,
    },
    trackingDetailsBytes: {
      kind: 'none',
      value: null,
      unit: 'bytes',
      label: 'Tracking details',
      text: 'no size limit',
      whatHappens: 'Any JSON object is accepted.',
      page: '/speech-to-text/batch/tracking',
    },
  },

  realtime: {
    sessionHours: {
      kind: 'limit',
      value: 48,
      unit: 'hours',
      label: 'Length of a session',
      text: '48 hours',
      whatHappens: 'The service closes the socket. Open the next session at the first warning.',
      error: {via: 'socket', type: 'session_timeout', closeCode: 1008},
      contract: 'realtime#session-length:value',
      page: realtimeLimits,
    },
    idleHours: {
      kind: 'limit',
      value: 1,
      unit: 'hours',
      label: 'Time without audio',
      text: '1 hour without audio',
      whatHappens: 'The service closes the socket. Pings do not count as audio.',
      error: {via: 'socket', type: 'idle_timeout', closeCode: 1008},
      contract: 'realtime#audio-idle:value',
      page: realtimeLimits,
    },
    silentSocketMinutes: {
      kind: 'limit',
      value: 3,
      unit: 'minutes',
      label: 'Time without audio, ping, or pong',
      text: '3 minutes without audio or ping/pong',
      whatHappens: 'The service sends an error and closes the socket. A ping or a pong restarts the clock.',
      error: {via: 'socket', closeCode: 1008},
      contract: 'realtime#connection-idle:value',
      page: realtimeLimits,
    },
    sessionWarningMinutes: {
      kind: 'typical',
      value: 45,
      unit: 'minutes',
      label: 'Warnings before the longest session',
      text: '45, 30, and 15 minutes before the end',
      whatHappens: 'Open the next session.',
      error: {via: 'warning', type: 'session_timeout'},
      page: realtimeLimits,
    },
    idleWarningMinutes: {
      kind: 'typical',
      value: 15,
      unit: 'minutes',
      label: 'Warnings before the idle limit',
      text: '15, 10, and 5 minutes before the end',
      whatHappens: 'Send audio to stay connected.',
      error: {via: 'warning', type: 'idle_timeout'},
      page: realtimeLimits,
    },
    utteranceDuration: {
      kind: 'none',
      value: null,
      unit: 'seconds',
      label: 'Length of one utterance',
      text: 'set by the service',
      whatHappens:
        'The service acknowledges later audio but ignores it, as after `EndOfStream`. `EndOfTranscript` follows.',
      error: {via: 'warning', type: 'duration_limit_exceeded'},
      page: '/api-ref/realtime-transcription-websocket#warning',
    },
    sessions: {
      free: {
        kind: 'limit',
        value: 2,
        unit: 'sessions',
        label: 'Free plan',
        text: '2 sessions at once',
        whatHappens: tooManySessions,
        error: quotaExceeded,
        page: realtimeLimits,
      },
      paid: {
        kind: 'limit',
        value: 50,
        unit: 'sessions',
        label: 'Pro plan',
        text: '50 sessions at once',
        whatHappens: tooManySessions,
        error: quotaExceeded,
        page: realtimeLimits,
      },
      enterprise: {
        kind: 'limit',
        value: null,
        unit: 'sessions',
        label: 'Enterprise plan',
        text: 'custom',
        whatHappens: byContract,
        error: quotaExceeded,
        page: realtimeLimits,
      },
    },
    startSeconds: {
      kind: 'typical',
      value: 1,
      unit: 'seconds',
      label: 'Start of a session',
      text: 'under 1 s',
      whatHappens: 'A new session is usually ready sooner. A long custom dictionary delays it.',
      page: realtimeLimits,
    },
    vocabularyStartSeconds: {
      kind: 'typical',
      value: 15,
      unit: 'seconds',
      label: 'Start with a custom dictionary',
      text: 'up to 15 s',
      whatHappens: 'A session with a custom dictionary can start this late, depending on the size of the list.',
      contract: 'realtime#start-up:value',
      page: dictionary,
    },
    vocabularyCacheHours: {
      kind: 'limit',
      value: 24,
      unit: 'hours',
      label: 'Cache of the custom dictionary',
      text: '24 hours',
      whatHappens: 'A dictionary that no session used for this long leaves the cache. The next session starts later.',
      contract: 'realtime#vocabulary-cache:value',
      page: dictionary,
    },
    vocabularyEntries: {
      kind: 'limit',
      value: 1000,
      unit: 'items',
      label: 'Custom dictionary',
      text: '1,000 words or phrases',
      whatHappens: settingEndsSession,
      error: invalidConfig,
      contract: 'TranscriptionConfig.additional_vocab:maxItems',
      page: dictionary,
    },
    vocabularyEntryWords: {
      kind: 'limit',
      value: 6,
      unit: 'words',
      label: 'Words in one entry of the dictionary',
      text: '6 words',
      whatHappens: 'The service ignores the entry, or only the `sounds_like` that is too long. The session continues.',
      error: {via: 'warning', type: 'validation_warning'},
      page: dictionary,
    },
    vocabularyWordCharacters: {
      kind: 'limit',
      value: 4000,
      unit: 'characters',
      label: 'Characters in one word of the dictionary',
      text: '4,000 characters',
      whatHappens: 'The service ignores an entry with a longer word. The session continues.',
      error: {via: 'warning', type: 'validation_warning'},
      page: dictionary,
    },
    translationTargets: {
      kind: 'limit',
      value: 5,
      unit: 'items',
      label: 'Translation targets',
      text: '5 languages',
      whatHappens: settingEndsSession,
      error: invalidConfig,
      contract: 'TranslationConfig.target_languages:maxItems',
      page: translation,
    },
    translationClosingSeconds: {
      kind: 'typical',
      value: 5,
      unit: 'seconds',
      label: 'Wait for the last translation',
      text: 'up to 5 s',
      whatHappens: 'A session with translation can end this much later, because it waits for the last translation.',
      contract: 'realtime#translation-drain:value',
      page: translation,
    },
    partialMilliseconds: {
      kind: 'typical',
      value: 500,
      unit: 'milliseconds',
      label: 'Delay of a partial',
      text: 'under 500 ms',
      whatHappens: 'Partials usually arrive sooner, independent of `max_delay`.',
      page: '/speech-to-text/real-time/latency#partial-transcripts',
    },
    maxDelay: {
      min: {
        kind: 'limit',
        value: 0.7,
        unit: 'seconds',
        label: 'Shortest maximum delay',
        text: '0.7 s',
        whatHappens: settingEndsSession,
        error: invalidConfig,
        contract: 'TranscriptionConfig.max_delay:minimum',
        page: latency,
      },
      max: {
        kind: 'limit',
        value: 4,
        unit: 'seconds',
        label: 'Longest maximum delay',
        text: '4 s',
        whatHappens: settingEndsSession,
        error: invalidConfig,
        contract: 'TranscriptionConfig.max_delay:maximum',
        page: latency,
      },
    },
    endOfUtteranceSilence: {
      min: {
        kind: 'limit',
        value: 0,
        unit: 'seconds',
        label: 'Shortest silence trigger',
        text: '0 s',
        whatHappens: 'The value 0 turns detection off. A smaller one ends the session.',
        error: invalidConfig,
        contract: 'ConversationConfig.end_of_utterance_silence_trigger:minimum',
        page: endOfTurn,
      },
      max: {
        kind: 'limit',
        value: 2,
        unit: 'seconds',
        label: 'Longest silence trigger',
        text: '2 s',
        whatHappens: settingEndsSession,
        error: invalidConfig,
        contract: 'ConversationConfig.end_of_utterance_silence_trigger:maximum',
        page: endOfTurn,
      },
    },
    speakers: {
      min: {
        kind: 'limit',
        value: 2,
        unit: 'speakers',
        label: 'Fewest speakers',
        text: '2 speakers',
        whatHappens: settingEndsSession,
        error: invalidConfig,
        contract: 'SpeakerDiarizationConfig.max_speakers:minimum',
        page: '/speech-to-text/output-enhancements/diarization#max-speakers',
      },
      max: {
        kind: 'none',
        value: null,
        unit: 'speakers',
        label: 'Most speakers',
        text: 'no maximum',
        whatHappens: 'Without `max_speakers`, the service separates as many speakers as it recognizes.',
        page: '/speech-to-text/output-enhancements/diarization#max-speakers',
      },
    },
    speakerIdentifiers: {
      kind: 'limit',
      value: 50,
      unit: 'items',
      label: 'Speaker identifiers of one session',
      text: '50 identifiers',
      whatHappens:
        'Requests with more are rejected. Count the identifiers of all speakers before you start. Fewer are more accurate.',
      contract: 'realtime#speaker-identifiers:value',
      page: diarization,
    },
    enrollmentSeconds: {
      min: {
        kind: 'advice',
        value: 5,
        unit: 'seconds',
        label: 'Shortest enrollment clip',
        text: '5 s',
        whatHappens: 'Record a clip of 5 to 30 s in which the speaker talks alone.',
        page: diarization,
      },
      max: {
        kind: 'advice',
        value: 30,
        unit: 'seconds',
        label: 'Longest enrollment clip',
        text: '30 s',
        whatHappens: 'Record a clip of 5 to 30 s in which the speaker talks alone.',
        page: diarization,
      },
    },
    channels: {
      kind: 'limit',
      value: 2,
      unit: 'channels',
      label: 'Channels of one session',
      text: '2 channels',
      whatHappens: 'A third channel is not accepted. Send it in a session of its own.',
      contract: 'realtime#channels:value',
      page: diarization,
    },
    audioEventsAtOnce: {
      kind: 'limit',
      value: 1,
      unit: 'items',
      label: 'Audio events at once',
      text: '1 event at a time',
      whatHappens: 'The service does not report an event that starts during another one.',
      page: audioEvents,
    },
    audioEventGapSeconds: {
      kind: 'limit',
      value: 1,
      unit: 'seconds',
      label: 'Gap between audio events',
      text: '1 s',
      whatHappens: 'Two events of one type with a shorter gap become one event.',
      page: audioEvents,
    },
    broadcastSampleRate: {
      kind: 'limit',
      value: 12_000,
      unit: 'hertz',
      label: 'Broadcast sample rate',
      text: '12 kHz',
      whatHappens: 'Audio below this rate uses the telephony model, other audio the broadcast model.',
      page: '/api-ref/realtime-transcription-websocket#info',
    },
  },

  flow: {
    monthlyHours: {
      kind: 'limit',
      value: 50,
      unit: 'hours per month',
      label: 'Hours of an account',
      text: '50 hours per month',
      whatHappens: flowHoursUsedUp,
      error: {via: 'socket', type: 'timelimit_exceeded'},
      page: flowLimits,
    },
    sessions: {
      kind: 'limit',
      value: 3,
      unit: 'sessions',
      label: 'Conversations of an account',
      text: '3 conversations at once',
      whatHappens: flowTooManySessions,
      error: {via: 'socket', type: 'quota_exceeded'},
      page: flowLimits,
    },
    inputSampleRate: {
      kind: 'advice',
      value: 16_000,
      unit: 'hertz',
      label: 'Input sample rate',
      text: '16 kHz',
      whatHappens: 'The service accepts any rate that `sample_rate` declares.',
      page: flowLimits,
    },
    outputSampleRate: {
      kind: 'limit',
      value: 16_000,
      unit: 'hertz',
      label: 'Output sample rate',
      text: '16 kHz',
      whatHappens: 'The agent always speaks at this rate, independent of the rate that you send.',
      page: flowLimits,
    },
    startSeconds: {
      kind: 'typical',
      value: 1,
      unit: 'seconds',
      label: 'Start of a conversation',
      text: 'under 1 s',
      whatHappens: 'A new conversation is usually ready sooner.',
      page: flowLimits,
    },
    idleSeconds: {
      kind: 'none',
      value: null,
      unit: 'seconds',
      label: 'Time without audio',
      text: 'set by the service',
      whatHappens: 'A `Warning` arrives, then the conversation ends. Send silence while nobody speaks.',
      error: {via: 'socket', type: 'idle_timeout'},
      page: flowLimits,
    },
    duration: {
      kind: 'none',
      value: null,
      unit: 'seconds',
      label: 'Length of a conversation',
      text: 'set by the service',
      whatHappens: 'A `Warning` arrives, then the conversation ends. At the warning, start a new conversation.',
      error: {via: 'socket', type: 'session_timeout'},
      page: flowLimits,
    },
    toolSeconds: {
      kind: 'none',
      value: null,
      unit: 'seconds',
      label: 'Result of a function call',
      text: 'no timeout',
      whatHappens: 'The agent keeps talking and waits for `ToolResult`. Your program must report every outcome.',
      page: '/voice-agents-flow/features/function-calling',
    },
  },

  keys: {
    ttlSeconds: {
      min: {
        kind: 'limit',
        value: 60,
        unit: 'seconds',
        label: 'Shortest life of a key',
        text: '60 s',
        whatHappens: 'The request for a key is rejected.',
        contract: 'realtime#temporary-key-life:minimum',
        page: temporaryKeys,
      },
      max: {
        kind: 'limit',
        value: 86_400,
        unit: 'seconds',
        label: 'Longest life of a key',
        text: '86,400 s',
        whatHappens: 'The request for a key is rejected.',
        contract: 'realtime#temporary-key-life:maximum',
        page: temporaryKeys,
      },
    },
    sessionsPerKey: {
      kind: 'none',
      value: null,
      unit: 'sessions',
      label: 'Sessions per key',
      text: 'any number',
      whatHappens: 'A real-time key opens sessions until it expires; only the limit of the account applies.',
      error: quotaExceeded,
      page: temporaryKeys,
    },
  },

  containers: {
    batchInputHours: {
      kind: 'limit',
      value: 2,
      unit: 'hours',
      label: 'Length of a batch file',
      text: '2 hours',
      whatHappens: 'Longer input is not supported. Split the file before you pass it in.',
      page: cpuContainer,
    },
    batchInputBytes: {
      kind: 'limit',
      value: 4_000_000_000,
      unit: 'bytes',
      label: 'Size of a file in a batch container',
      text: '4 GB',
      whatHappens: 'Larger input is not supported. Split or compress the file before you pass it in.',
      page: cpuContainer,
    },
    languagesPerContainer: {
      kind: 'limit',
      value: 1,
      unit: 'items',
      label: 'Languages per container',
      text: '1 language',
      whatHappens: 'The image decides the language. Run one container for each further language.',
      page: cpuContainer,
    },
    parallelChunkMinutes: {
      kind: 'limit',
      value: 5,
      unit: 'minutes',
      label: 'Chunk of a parallel job',
      text: '5 minutes',
      whatHappens: 'Shorter files are not split. More cores do not make them faster.',
      page: cpuContainer,
    },
    realtimeSessions: {
      kind: 'limit',
      value: 1,
      unit: 'sessions',
      label: 'Sessions at once',
      text: '1 session',
      whatHappens: '`/ready` returns 503 until a slot is free. Raise the default with an environment variable.',
      error: {via: 'http', status: 503},
      page: cpuContainer,
    },
    readyAccuracySeconds: {
      kind: 'limit',
      value: 2,
      unit: 'seconds',
      label: 'Accuracy of the readiness response',
      text: '2 s',
      whatHappens: '`/ready` can be this late. Several sessions that start within this time can reach one container.',
      page: cpuContainer,
    },
    serviceSilenceSeconds: {
      kind: 'limit',
      value: 10,
      unit: 'seconds',
      label: 'Silence of a service',
      text: '10 s',
      whatHappens: 'A service that reports nothing for longer counts as dead, and `/live` returns 503.',
      error: {via: 'http', status: 503},
      page: cpuContainer,
    },
    batchInferenceRetrySeconds: {
      kind: 'limit',
      value: 60,
      unit: 'seconds',
      label: 'Retry of batch inference',
      text: '60 s',
      whatHappens:
        'Transcription fails when the GPU server is unreachable for longer. An environment variable changes the time.',
      page: cpuContainer,
    },
    realtimeInferenceRetryMilliseconds: {
      kind: 'limit',
      value: 250,
      unit: 'milliseconds',
      label: 'Retry of real-time inference',
      text: '250 ms',
      whatHappens: 'The session fails when the GPU server is unreachable for longer.',
      page: cpuContainer,
    },
    userId: {
      min: {
        kind: 'limit',
        value: 1,
        unit: 'user id',
        label: 'Lowest user or group ID',
        text: '1',
        whatHappens: 'User or group 0 is root, so the non-root mode needs 1 or more.',
        page: cpuContainer,
      },
      max: {
        kind: 'limit',
        value: 65_535,
        unit: 'user id',
        label: 'Highest user or group ID',
        text: '65535',
        whatHappens: 'The container does not support a larger number.',
        page: cpuContainer,
      },
    },
    dictionaryBytesPer1000Words: {
      kind: 'typical',
      value: 200_000,
      unit: 'bytes',
      label: 'Size of 1,000 dictionary words',
      text: '200 kB',
      whatHappens: 'A full cache drops the dictionary that was used least recently. Size the volume for your lists.',
      page: '/deployments/container/cpu-speech-to-text-container#how-to-use-a-shared-custom-dictionary-cache',
    },
    languageIdSpeechSeconds: {
      kind: 'advice',
      value: 60,
      unit: 'seconds',
      label: 'Speech to identify',
      text: '60 s of speech',
      whatHappens: 'With less speech, the result can be `LOW_CONFIDENCE` instead of a language.',
      page: languageIdContainer,
    },
    languageIdCandidates: {
      kind: 'limit',
      value: 10,
      unit: 'items',
      label: 'Languages in a result',
      text: '10 languages',
      whatHappens: 'The result lists the most likely ones only.',
      page: languageIdContainer,
    },
    translationTargets: {
      kind: 'limit',
      value: 5,
      unit: 'items',
      label: 'Translation targets',
      text: '5 languages',
      whatHappens: 'More targets are rejected. An environment variable changes the limit; 0 removes it.',
      page: translationContainer,
    },
    translationStreams: {
      kind: 'typical',
      value: 125,
      unit: 'sessions',
      label: 'Translation streams',
      text: '125 streams',
      whatHappens: 'One GPU of the tested size serves this many; each target language counts as a stream.',
      page: translationContainer,
    },
    gpusPerServer: {
      kind: 'limit',
      value: 1,
      unit: 'items',
      label: 'GPUs of a server',
      text: '1 GPU',
      whatHappens: 'An inference server uses one GPU and shares it with no other. Start one server for each GPU.',
      page: translationContainer,
    },
  },
} as const satisfies LimitTree;

/** Tells a limit from a group of limits. */
export function isLimit(node: Limit | LimitTree): node is Limit {
  return typeof node.text === 'string';
}

/** Returns every limit below a node with its path, such as `batch.maxUploadBytes`, in the order of the file. */
export function listLimits(tree: LimitTree = limits, prefix = ''): {path: string; limit: Limit}[] {
  return Object.entries(tree).flatMap(([name, node]) =>
    isLimit(node) ? [{path: prefix + name, limit: node}] : listLimits(node, `${prefix}${name}.`),
  );
}
