/**
 * Every limit of the service, by area: batch, real-time, Flow, keys, containers.
 *
 * Pages show `text`, calculators compute with `value`, and both say what happens at the limit. A byte limit
 * counts in powers of ten (1 GB = 1,000,000,000 bytes): the smaller reading, so that a file said to fit does fit.
 * Limits that a contract states too name the field in `contract`, so that a test can hold the two together.
 */

/** What the program that passes the limit receives, word for word. */
export type LimitError =
  | {via: 'http'; status: number; error?: string; detail?: string}
  | {via: 'socket'; type?: string; closeCode?: number}
  | {via: 'warning'; type: string}
  | {via: 'transcript'; list: string; type: string; message: string};

export interface Limit {
  /** The figure of `text`, where code or a contract has it too. */
  value?: number;
  /** The largest value, where `value` is the smallest one. */
  most?: number;
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
}

export interface LimitTree {
  readonly [name: string]: Limit | LimitTree;
}

const flowHoursUsedUp =
  'A new conversation ends right after the handshake or `StartConversation`. Ask support for more, or continue next month.';
const tooManySessions =
  'The new session ends right after the handshake or `StartRecognition`; running sessions continue.';
const flowTooManySessions =
  'A new conversation ends right after the handshake or `StartConversation`, and running ones continue. End one, or retry.';
const byContract = 'Your contract sets the figure. Ask your account manager to change it.';
const rateLimited = 'Faster requests can fail. After a 429, hold back all workers for at least 1 s.';
const settingEndsSession = 'The session ends.';
const noJob = 'The request returns `400`, and no job is created.';

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
      value: 1_000_000_000,
      label: 'Max file size of an upload',
      text: 'under 1 GB',
      whatHappens:
        'With 1 GB or more, form included, the request returns `400`, and no job is created. Send larger files by URL with `fetch_data`.',
      error: {via: 'http', status: 400, error: 'Job rejected'},
    },
    retentionDays: {
      value: 7,
      label: 'Retention',
      text: '7 days',
      whatHappens:
        'The recording, transcript, and configuration are deleted 7 days after the job was created. Later requests return 410 or 404.',
      error: {via: 'http', status: 410, error: 'Job Expired'},
    },
    newJobsPerSecond: {
      value: 10,
      label: 'New jobs per second',
      text: '10 new jobs per second',
      whatHappens: `${rateLimited} Failed requests may also count.`,
      error: tooManyRequests,
    },
    statusReadsPerSecond: {
      value: 50,
      label: 'Other requests per second',
      text: '50 other requests per second',
      whatHappens: 'All `GET` and `DELETE` requests count. Faster ones can fail, so use `wait` or webhooks.',
      error: tooManyRequests,
    },
    concurrentJobs: {
      label: 'Concurrent jobs',
      text: '20,000 jobs',
      whatHappens: '`POST /jobs` returns `429` until some of the running jobs have finished.',
      error: {via: 'http', status: 429, error: 'Max concurrent running jobs exceeded'},
    },
    listPageJobs: {
      value: 100,
      label: 'Jobs on one page of the list',
      text: '100 jobs',
      whatHappens: 'One response contains at most 100 jobs. Request the next page with `created_before`.',
      contract: 'ListJobs.limit:maximum',
    },
    callbackUrls: {
      value: 3,
      label: 'Notifications per job',
      text: '3 callback URLs',
      whatHappens: noJob,
      error: configRejected,
      contract: 'JobConfig.notification_config:maxItems',
    },
    translationTargets: {
      value: 5,
      label: 'Translation targets',
      text: '5 languages',
      whatHappens: noJob,
      error: {
        via: 'http',
        status: 400,
        error: 'Job rejected',
        detail: 'maximum number of target languages is 5 and requested count is 6',
      },
      contract: 'TranslationConfig.target_languages:maxItems',
    },
    topics: {
      value: 10,
      label: 'Topics of your own',
      text: '10 topics',
      whatHappens: 'The transcript is complete, but contains an error instead of topics.',
      error: {
        via: 'transcript',
        list: 'metadata.topic_detection_errors',
        type: 'unsupported_list_of_topics',
        message: 'List of topics cannot exceed 10 topics.',
      },
    },
    vocabularyEntries: {
      value: 1000,
      label: 'Custom dictionary',
      text: '1,000 words or phrases',
      whatHappens: noJob,
      error: configRejected,
      contract: 'TranscriptionConfig.additional_vocab:maxItems',
    },
    vocabularyEntryWords: {
      value: 6,
      label: 'Words in one entry of the dictionary',
      text: '6 words',
      whatHappens: 'The job ignores a longer entry, or only the `sounds_like` that is too long. It gives no message.',
    },
    vocabularyWordCharacters: {
      value: 4000,
      label: 'Characters in one word of the dictionary',
      text: '4,000 characters',
      whatHappens: 'The job ignores an entry with a longer word. It gives no message.',
    },
    diarizationChannels: {
      value: 100,
      label: 'Diarization channels',
      text: '100 channels',
      whatHappens: "More channels can't be separated. Count them before you submit, and split the file.",
    },
    languageIdSpeechSeconds: {
      label: 'Speech for language identification',
      text: '60 s of speech',
      whatHappens: 'With less speech in the main language, the job can be rejected because of low confidence.',
    },
    chaptersSpeechMinutes: {
      label: 'Speech for useful chapters',
      text: '10 minutes of speech',
      whatHappens: 'Shorter recordings get chapters too, but benefit less.',
    },
    audioEventGapSeconds: {
      value: 1,
      label: 'Gap between audio events',
      text: '1 s',
      whatHappens: 'Two events of one type with a shorter gap become one event.',
    },
  },

  realtime: {
    sessionHours: {
      value: 48,
      label: 'Length of a session',
      text: '48 hours',
      whatHappens: 'The service closes the socket. Open the next session at the first warning.',
      error: {via: 'socket', type: 'session_timeout', closeCode: 1008},
      contract: 'realtime#session-length:value',
    },
    idleHours: {
      value: 1,
      label: 'Time without audio',
      text: '1 hour without audio',
      whatHappens: 'The service closes the socket. Pings do not count as audio.',
      error: {via: 'socket', type: 'idle_timeout', closeCode: 1008},
      contract: 'realtime#audio-idle:value',
    },
    silentSocketMinutes: {
      value: 3,
      label: 'Time without audio, ping, or pong',
      text: '3 minutes without audio or ping/pong',
      whatHappens: 'The service sends an error and closes the socket. A ping or a pong restarts the clock.',
      error: {via: 'socket', closeCode: 1008},
      contract: 'realtime#connection-idle:value',
    },
    sessionWarningMinutes: {
      label: 'Warnings before the longest session',
      text: '45, 30, and 15 minutes before the end',
      whatHappens: 'Open the next session.',
      error: {via: 'warning', type: 'session_timeout'},
    },
    idleWarningMinutes: {
      label: 'Warnings before the idle limit',
      text: '15, 10, and 5 minutes before the end',
      whatHappens: 'Send audio to stay connected.',
      error: {via: 'warning', type: 'idle_timeout'},
    },
    sessions: {
      free: {
        label: 'Free plan',
        text: '2 sessions at once',
        whatHappens: tooManySessions,
        error: quotaExceeded,
      },
      paid: {
        value: 50,
        label: 'Pro plan',
        text: '50 sessions at once',
        whatHappens: tooManySessions,
        error: quotaExceeded,
      },
      enterprise: {
        label: 'Enterprise plan',
        text: 'custom',
        whatHappens: byContract,
        error: quotaExceeded,
      },
    },
    startSeconds: {
      label: 'Start of a session',
      text: 'under 1 s',
      whatHappens: 'A new session is usually ready sooner. A long custom dictionary delays it.',
    },
    vocabularyStartSeconds: {
      value: 15,
      label: 'Start with a custom dictionary',
      text: 'up to 15 s',
      whatHappens: 'A session with a custom dictionary can start this late, depending on the size of the list.',
      contract: 'realtime#start-up:value',
    },
    vocabularyCacheHours: {
      value: 24,
      label: 'Cache of the custom dictionary',
      text: '24 hours',
      whatHappens: 'A dictionary that no session used for this long leaves the cache. The next session starts later.',
      contract: 'realtime#vocabulary-cache:value',
    },
    vocabularyEntries: {
      value: 1000,
      label: 'Custom dictionary',
      text: '1,000 words or phrases',
      whatHappens: settingEndsSession,
      error: invalidConfig,
      contract: 'TranscriptionConfig.additional_vocab:maxItems',
    },
    vocabularyEntryWords: {
      label: 'Words in one entry of the dictionary',
      text: '6 words',
      whatHappens: 'The service ignores the entry, or only the `sounds_like` that is too long. The session continues.',
      error: {via: 'warning', type: 'validation_warning'},
    },
    vocabularyWordCharacters: {
      label: 'Characters in one word of the dictionary',
      text: '4,000 characters',
      whatHappens: 'The service ignores an entry with a longer word. The session continues.',
      error: {via: 'warning', type: 'validation_warning'},
    },
    translationTargets: {
      value: 5,
      label: 'Translation targets',
      text: '5 languages',
      whatHappens: settingEndsSession,
      error: invalidConfig,
      contract: 'TranslationConfig.target_languages:maxItems',
    },
    translationClosingSeconds: {
      value: 5,
      label: 'Wait for the last translation',
      text: 'up to 5 s',
      whatHappens: 'A session with translation can end this much later, because it waits for the last translation.',
      contract: 'realtime#translation-drain:value',
    },
    partialMilliseconds: {
      label: 'Delay of a partial',
      text: 'under 500 ms',
      whatHappens: 'Partials usually arrive sooner, independent of `max_delay`.',
    },
    maxDelay: {
      value: 0.7,
      most: 4,
      label: 'Maximum delay',
      text: '0.7–4 s',
      whatHappens: settingEndsSession,
      error: invalidConfig,
      contract: 'TranscriptionConfig.max_delay:minimum',
    },
    endOfUtteranceSilence: {
      value: 0,
      most: 2,
      label: 'Silence trigger',
      text: '0–2 s',
      whatHappens: 'The session ends. The value 0 turns detection off.',
      error: invalidConfig,
      contract: 'ConversationConfig.end_of_utterance_silence_trigger:minimum',
    },
    speakers: {
      min: {
        value: 2,
        label: 'Fewest speakers',
        text: '2 speakers',
        whatHappens: settingEndsSession,
        error: invalidConfig,
        contract: 'SpeakerDiarizationConfig.max_speakers:minimum',
      },
    },
    speakerIdentifiers: {
      value: 50,
      label: 'Speaker identifiers of one session',
      text: '50 identifiers',
      whatHappens: 'A session with more ends. Send only the speakers that you expect.',
      contract: 'realtime#speaker-identifiers:value',
    },
    enrollmentSeconds: {
      label: 'Enrollment clip',
      text: '5–30 s',
      whatHappens: 'Record a clip of this length in which the speaker talks alone.',
    },
    channels: {
      value: 2,
      label: 'Channels of one session',
      text: '2 channels',
      whatHappens:
        'The hosted service accepts no third channel. Send it in a session of its own. Your own containers accept more.',
      contract: 'realtime#channels:value',
      error: invalidConfig,
    },
    audioEventsAtOnce: {
      label: 'Audio events at once',
      text: '1 event at a time',
      whatHappens: 'The service does not report an event that starts during another one.',
    },
    audioEventGapSeconds: {
      label: 'Gap between audio events',
      text: '1 s',
      whatHappens: 'Two events of one type with a shorter gap become one event.',
    },
    broadcastSampleRate: {
      value: 12_000,
      label: 'Broadcast sample rate',
      text: '12 kHz',
      whatHappens: 'Audio below this rate uses the telephony model, other audio the broadcast model.',
    },
  },

  flow: {
    monthlyHours: {
      label: 'Hours of an account',
      text: '50 hours per month',
      whatHappens: flowHoursUsedUp,
      error: {via: 'socket', type: 'timelimit_exceeded'},
    },
    sessions: {
      value: 3,
      label: 'Conversations of an account',
      text: '3 conversations at once',
      whatHappens: flowTooManySessions,
      error: {via: 'socket', type: 'quota_exceeded'},
    },
    inputSampleRate: {
      value: 16_000,
      label: 'Input sample rate',
      text: '16 kHz',
      whatHappens: 'The service accepts any rate that `sample_rate` declares.',
    },
    outputSampleRate: {
      label: 'Output sample rate',
      text: '16 kHz',
      whatHappens: 'The agent always speaks at this rate, independent of the rate that you send.',
    },
    startSeconds: {
      label: 'Start of a conversation',
      text: 'under 1 s',
      whatHappens: 'A new conversation is usually ready sooner.',
    },
    idleSeconds: {
      label: 'Time without audio',
      text: 'set by the service',
      whatHappens: 'A `Warning` arrives, then the conversation ends. Send silence while nobody speaks.',
      error: {via: 'socket', type: 'idle_timeout'},
    },
    duration: {
      label: 'Length of a conversation',
      text: 'set by the service',
      whatHappens: 'A `Warning` arrives, then the conversation ends. At the warning, start a new conversation.',
      error: {via: 'socket', type: 'session_timeout'},
    },
    toolSeconds: {
      label: 'Result of a function call',
      text: 'no timeout',
      whatHappens: 'The agent keeps talking and waits for `ToolResult`. Your program must report every outcome.',
    },
  },

  keys: {
    ttlSeconds: {
      min: {
        value: 60,
        label: 'Shortest life of a key',
        text: '60 s',
        whatHappens: 'The request returns an error, and no key is created.',
        contract: 'realtime#temporary-key-life:minimum',
      },
      max: {
        value: 86_400,
        label: 'Longest life of a key',
        text: '86,400 s',
        whatHappens: 'The request returns an error, and no key is created.',
        contract: 'realtime#temporary-key-life:maximum',
      },
    },
    sessionsPerKey: {
      label: 'Sessions per key',
      text: 'any number',
      whatHappens: 'A real-time key opens sessions until it expires; only the limit of the account applies.',
      error: quotaExceeded,
    },
  },

  containers: {
    batchInputHours: {
      label: 'Length of a batch file',
      text: '2 hours',
      whatHappens: 'Longer input is not supported. Split the file before you pass it in.',
    },
    batchInputBytes: {
      label: 'Size of a file in a batch container',
      text: '4 GB',
      whatHappens: 'Larger input is not supported. Split or compress the file before you pass it in.',
    },
    languagesPerContainer: {
      label: 'Languages per container',
      text: '1 language',
      whatHappens: 'The image decides the language. Run one container for each further language.',
    },
    parallelChunkMinutes: {
      label: 'Chunk of a parallel job',
      text: '5 minutes',
      whatHappens: 'Shorter files are not split. More cores do not make them faster.',
    },
    realtimeSessions: {
      value: 1,
      label: 'Sessions at once',
      text: '1 session',
      whatHappens: '`/ready` returns 503 until a slot is free. Raise the default with an environment variable.',
      error: {via: 'http', status: 503},
    },
    readyAccuracySeconds: {
      label: 'Accuracy of the readiness response',
      text: '2 s',
      whatHappens: '`/ready` can be this late. Several sessions that start within this time can reach one container.',
    },
    serviceSilenceSeconds: {
      label: 'Silence of a service',
      text: '10 s',
      whatHappens: 'A service that reports nothing for longer counts as dead, and `/live` returns 503.',
      error: {via: 'http', status: 503},
    },
    batchInferenceRetrySeconds: {
      value: 60,
      label: 'Retry of batch inference',
      text: '60 s',
      whatHappens:
        'Transcription fails when the GPU server is unreachable for longer. An environment variable changes the time.',
    },
    realtimeInferenceRetryMilliseconds: {
      label: 'Retry of real-time inference',
      text: '250 ms',
      whatHappens: 'The session fails when the GPU server is unreachable for longer.',
    },
    userId: {
      min: {
        value: 1,
        label: 'Lowest user or group ID',
        text: '1',
        whatHappens: 'User or group 0 is root, so the non-root mode needs 1 or more.',
      },
      max: {
        value: 65_535,
        label: 'Highest user or group ID',
        text: '65535',
        whatHappens: 'The container does not support a larger number.',
      },
    },
    dictionaryBytesPer1000Words: {
      label: 'Size of 1,000 dictionary words',
      text: '200 kB',
      whatHappens: 'A full cache drops the dictionary that was used least recently. Size the volume for your lists.',
    },
    languageIdSpeechSeconds: {
      label: 'Recommended speech',
      text: 'at least 60 s',
      whatHappens: 'With less speech, the result can be `LOW_CONFIDENCE` instead of a language.',
    },
    languageIdCandidates: {
      label: 'Languages in a result',
      text: '10 languages',
      whatHappens: 'The result lists the most likely ones only.',
    },
    translationTargets: {
      value: 5,
      label: 'Translation targets',
      text: '5 languages',
      whatHappens: 'A transcription with more targets fails. An environment variable changes the limit; 0 removes it.',
    },
    translationStreams: {
      label: 'Translation streams',
      text: '125 streams',
      whatHappens: 'One GPU of the tested size serves this many; each target language counts as a stream.',
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
