/** What each program of the samples claims under the drills, and which drills are not its own, with the reason. */
import {type DrillKind, drills} from '@speech-docs/emulator/drills/drills';

/** A program stops under a drill that is in neither list: once, with a message, and with a status other than 0. */
export interface Claim {
  /** Names of cases, in all their languages; the first row that has a name counts. */
  programs: RegExp;
  kind: DrillKind;
  /** Drills of another kind that are its own, too. */
  also?: DrillKind;
  /** Drills that it passes as everybody's program must. */
  passes?: readonly string[];
  /** Drills that are not its own, with the reason. */
  not?: Readonly<Record<string, string>>;
  /** Findings that mean nothing for it: it prints no words of the drill's audio, or makes no job. */
  ignores?: readonly string[];
  /** It takes a folder of recordings, and leaves their transcripts in another one. */
  isArchive?: true;
  /** It receives notifications of the jobs of another program. */
  isReceiver?: true;
  /** It streams two channels, and gets the two-channel form of each drill. */
  hasChannels?: true;
  /** Arguments, where those of its case would take long. */
  args?: string[];
  /** It may take so long, because it speaks at the pace of speech. */
  seconds?: number;
}

const NO_WORDS = ['lost', 'twice', 'order'];
const NO_JOB = [...NO_WORDS, 'one-job'];
const UNHARMED = ['jitter', 'back-pressure', 'slow-end', 'oversized'];
const BROKEN = ['reset', 'half-open', 'before-the-final', 'close-without-error'];
const NO_TURN = {'force-in-flight': 'it ends no turn by itself'};
const ONE_SESSION = {
  ...NO_TURN,
  'webm-audio': 'it takes its recording as it is',
  'words-stop': 'it shows what the service says, which is nothing',
  'clock-skew': 'it requests no temporary key',
  'duplicate-finals': 'it has one session, and prints each final that comes',
};
const BY_LIBRARY = 'the client library decides what follows, and the tests have a shim in its place';
const IN_LIBRARY = Object.fromEntries(
  [...BROKEN, 'closed-before-start', 'duration-limit', 'oversized'].map((name) => [name, BY_LIBRARY]),
);
/** What only a program that keeps its state, and reads every part of its result, can do. */
const SHORT = {
  'killed-before': 'it keeps no state',
  'killed-after': 'it keeps no state',
  'job-again': 'it creates one job',
  'many-jobs': 'it takes one recording',
  'feature-failed': 'it takes no feature from the drill',
};
const NO_POST = 'it creates nothing';
const READS_ONLY = Object.fromEntries(
  [
    ...['created-500', 'created-cut', 'created-unlisted', 'not-created-503', 'stuck', 'job-rejected'],
    ...['language-unknown', ...Object.keys(SHORT)],
  ].map((name) => [name, NO_POST]),
);
const NO_GET = 'it reads nothing';
const ONE_REQUEST = {'created-cut': 'it shows one request, and lets the library report a broken connection'};
const CREATES_ONLY = {
  ...SHORT,
  'job-rejected': NO_GET,
  'language-unknown': NO_GET,
  'job-outage': NO_GET,
  'rate-limit': NO_GET,
  unavailable: NO_GET,
  'job-proxy-page': NO_GET,
  stuck: NO_GET,
};

const NOT_IN_FLOW = Object.fromEntries(
  [
    ...['fix-first', 'duration-limit', 'duplicate-finals', 'slow-end', 'oversized', 'words-stop', 'webm-audio'],
    'force-in-flight',
  ].map((name) => [name, 'a conversation has no such message']),
);
const FIRST_PROGRAM = 'it is the shortest program, which the pages say';

export const claims: readonly Claim[] = [
  {
    programs: /^realtime\/resilient-stream$/,
    kind: 'stream',
    passes: drills.map(({name}) => name),
    not: {...NO_TURN, 'clock-skew': 'it requests no temporary key', 'webm-audio': 'it takes samples from a pipe'},
  },
  {
    programs: /^realtime\/two-channels$/,
    kind: 'stream',
    hasChannels: true,
    passes: drills.map(({name}) => name),
    not: {...NO_TURN, 'clock-skew': 'it requests no temporary key'},
  },
  {
    programs: /^realtime\/measure-latency$/,
    kind: 'stream',
    passes: UNHARMED,
    not: ONE_SESSION,
    args: ['example.wav', '2'],
    ignores: NO_WORDS,
  },
  {programs: /^realtime\/enroll-speakers$/, kind: 'stream', passes: UNHARMED, not: ONE_SESSION, ignores: NO_WORDS},
  {
    programs: /^realtime\/client-library$/,
    kind: 'stream',
    passes: UNHARMED,
    not: {...ONE_SESSION, ...IN_LIBRARY},
    // In JavaScript, a rejected key gets no temporary key, and no session is opened.
    ignores: ['connects'],
  },
  {
    programs: /^realtime\/transcribe$/,
    kind: 'stream',
    passes: UNHARMED,
    not: {...ONE_SESSION, 'duration-limit': FIRST_PROGRAM, 'half-open': FIRST_PROGRAM},
  },
  {programs: /^realtime\//, kind: 'stream', passes: UNHARMED, not: ONE_SESSION},
  {
    programs: /^flow\/(?:conversation|book-repair|moderate|nudge)$/,
    kind: 'stream',
    also: 'agent',
    passes: [
      ...drills.filter(({kind, end}) => kind === 'agent' && end === 'complete').map(({name}) => name),
      'handshake-429',
      'retry-after',
      'burst-503',
      'proxy-page',
      ...BROKEN,
      'retry-now',
      'new-session',
      'closed-before-start',
      'unlisted-error',
      'jitter',
      'back-pressure',
    ],
    not: {
      'clock-skew': 'it requests no temporary key',
      'idle-recycle': 'each conversation begins from the start',
      ...NOT_IN_FLOW,
    },
    ignores: NO_WORDS,
    seconds: 120,
  },
  {
    programs: /^batch\/retry$/,
    kind: 'job',
    passes: ['rate-limit', 'unavailable', 'job-proxy-page'],
    not: READS_ONLY,
    ignores: NO_JOB,
  },
  {
    programs: /^(?:batch\/(?:list-jobs|usage|job-status|feature-discovery)|reference\/(?:get|list)-.*)$/,
    kind: 'job',
    not: READS_ONLY,
    ignores: NO_JOB,
  },
  {
    programs: /^batch\/(?:notifications|app-analytics)$/,
    kind: 'job',
    not: CREATES_ONLY,
    ignores: NO_WORDS,
  },
  {
    programs: /^(?:batch\/transcribe|get-started\/(?:first-transcript|temporary-key.*)|reference\/create-a-new-job)$/,
    kind: 'job',
    not: {...CREATES_ONLY, ...ONE_REQUEST, 'not-created-503': FIRST_PROGRAM},
    ignores: NO_JOB,
  },
  {programs: /^get-started\/check-key$/, kind: 'job', not: READS_ONLY, ignores: NO_JOB},
  // The receiver stores and handles what comes; the program of the page creates the jobs.
  {
    programs: /^batch\/notification-receiver$/,
    kind: 'webhook',
    passes: drills.map(({name}) => name),
    not: {'webhook-never': 'it knows the jobs that it is told of'},
    isReceiver: true,
  },
  {
    programs: /^batch\/archive$/,
    kind: 'job',
    also: 'webhook',
    isArchive: true,
    passes: drills.map(({name}) => name),
    not: {'feature-failed': SHORT['feature-failed']},
  },
  {
    programs: /^batch\/create-once$/,
    kind: 'job',
    passes: drills.map(({name}) => name),
    not: {
      'job-outage': NO_GET,
      stuck: NO_GET,
      'job-rejected': NO_GET,
      'language-unknown': NO_GET,
      'job-again': NO_GET,
      'feature-failed': NO_GET,
      'many-jobs': 'it takes one recording',
    },
    ignores: NO_WORDS,
  },
  {
    programs: /^batch\/language-identification$/,
    kind: 'job',
    not: {...SHORT, 'language-unknown': 'its settings have a default language'},
    ignores: NO_WORDS,
  },
  {programs: /^batch\/client-library$/, kind: 'job', not: {...SHORT, stuck: BY_LIBRARY}, ignores: NO_WORDS},
  {programs: /^batch\//, kind: 'job', not: SHORT, ignores: NO_WORDS},
];

/** Programs that no drill is for, with the reason. */
export const notDrilled: Readonly<Record<string, string>> = {
  'batch/convert-raw': 'it calls no API',
  'batch/delete-job': 'no drill harms a DELETE',
  'batch/first-receiver': 'it is called, and calls nothing',
  'batch/send-test-notification': 'it calls a receiver',
  'deployments/health': 'it calls a container',
  'deployments/realtime-connect': 'it calls a container',
  'flow/first-conversation': 'it shows the messages of one conversation, and recovers from nothing',
  'flow/microphone': 'it runs talk() of the conversation',
  'flow/livekit-start': 'no drill harms the start of a room',
  'flow/mulaw': 'it calls no API',
  'flow/key-server': 'it opens no conversation',
  'flow/phone': 'it calls the bridge',
  'realtime/channels': 'two-channels runs it',
  'realtime/phone-call': 'phoneCall.test.ts breaks its sessions',
  'flow/phone-bridge': 'phone.test.ts breaks its connections',
  'reference/delete-a-job': 'no drill harms a DELETE',
};
