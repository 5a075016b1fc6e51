/** Which drills each program of the samples faces, and what it claims to do under them. */
import {type DrillKind, drills} from '@speech-docs/emulator/drills/drills';

export interface Claim {
  /** Names of cases, in all their languages; the first row that has a name counts. */
  programs: RegExp;
  /** Names of drills. */
  faces: readonly string[];
  /** It goes on under each of them as a right program does; others stop once, with a message and a status other than 0. */
  recovers?: true;
  /** Findings that mean nothing for it: it prints no words of the drill's audio, or makes no job. */
  ignores?: readonly string[];
  /**
   * An archive takes a folder of recordings, and leaves their transcripts in another one; a receiver gets notifications of
   * the jobs of another program; channels are two, and have a form of each drill of their own.
   */
  role?: 'archive' | 'receiver' | 'channels';
  /** Arguments, where those of its case would take long. */
  args?: string[];
  /** It may take so long, because it speaks at the pace of speech. */
  seconds?: number;
}

/** Drills that no program has to recover from. */
export const UNHARMED: readonly string[] = ['jitter', 'back-pressure', 'slow-end', 'oversized'];
const NO_WORDS = ['lost', 'twice', 'order'];
const NO_JOB = [...NO_WORDS, 'one-job'];

/** What harms an upload, what harms the requests after it, and how a job can end. */
const UPLOADS = ['created-500', 'created-cut', 'created-unlisted', 'not-created-503'];
const READS = ['rate-limit', 'unavailable', 'job-proxy-page', 'job-outage'];
const ENDS = ['job-rejected', 'language-unknown', 'stuck'];

const allOf = (wanted: DrillKind, ...without: string[]) =>
  drills.filter(({kind, name}) => kind === wanted && !without.includes(name)).map(({name}) => name);

/** Programs of the samples request no temporary keys, and only end-of-turn ends a turn. */
const STREAM = allOf('stream', 'clock-skew', 'force-in-flight');
/** One session, which takes its recording as it is, and prints what comes, or that nothing does. */
const SESSION = STREAM.filter((name) => !['webm-audio', 'words-stop', 'duplicate-finals'].includes(name));
const sessionWithout = (...names: string[]) => SESSION.filter((name) => !names.includes(name));
/** A conversation has no such messages, and each begins from the start. */
const CONVERSATION = sessionWithout('fix-first', 'duration-limit', 'slow-end', 'oversized', 'idle-recycle');
/** The client library decides what follows these, and the tests have a shim in its place. */
const IN_LIBRARY = [
  ...['reset', 'half-open', 'before-the-final', 'close-without-error', 'closed-before-start', 'duration-limit'],
  'oversized',
];

export const claims: readonly Claim[] = [
  {programs: /^realtime\/resilient-stream$/, faces: STREAM.filter((name) => name !== 'webm-audio'), recovers: true},
  {programs: /^realtime\/two-channels$/, faces: STREAM, recovers: true, role: 'channels'},
  {programs: /^realtime\/measure-latency$/, faces: SESSION, ignores: NO_WORDS, args: ['example.wav', '2']},
  {programs: /^realtime\/enroll-speakers$/, faces: SESSION, ignores: NO_WORDS},
  // In JavaScript, a rejected key gets no temporary key, and no session is opened.
  {programs: /^realtime\/client-library$/, faces: sessionWithout(...IN_LIBRARY), ignores: ['connects']},
  // The shortest program, as the pages say.
  {programs: /^realtime\/transcribe$/, faces: sessionWithout('duration-limit', 'half-open')},
  {programs: /^realtime\//, faces: SESSION},
  {
    programs: /^flow\/(?:conversation|book-repair|moderate|nudge)$/,
    faces: [...CONVERSATION, ...allOf('agent')],
    recovers: true,
    // Its function is done at once.
    ignores: [...NO_WORDS, 'tool-seconds'],
    seconds: 120,
  },
  // The receiver stores and handles what comes; the program of the page creates the jobs.
  {
    programs: /^batch\/notification-receiver$/,
    faces: allOf('webhook', 'webhook-never'),
    recovers: true,
    role: 'receiver',
  },
  {
    programs: /^batch\/archive$/,
    faces: [...allOf('job', 'feature-failed'), ...allOf('webhook')],
    recovers: true,
    role: 'archive',
  },
  {
    programs: /^batch\/create-once$/,
    faces: [...UPLOADS, ...READS.filter((name) => name !== 'job-outage'), 'killed-before', 'killed-after'],
    recovers: true,
    ignores: NO_WORDS,
  },
  {programs: /^batch\/retry$/, faces: READS, recovers: true, ignores: NO_JOB},
  {
    programs: /^(?:batch\/(?:list-jobs|usage|job-status|feature-discovery)|reference\/(?:get|list)-.*|.*\/check-key)$/,
    faces: READS,
    ignores: NO_JOB,
  },
  {programs: /^batch\/(?:notifications|app-analytics)$/, faces: UPLOADS, ignores: NO_WORDS},
  // One request, whose library reports a broken connection.
  {
    programs: /^(?:batch\/transcribe|get-started\/.*|reference\/create-a-new-job)$/,
    faces: ['created-500', 'created-unlisted'],
    ignores: NO_JOB,
  },
  // Its settings have a default language.
  {
    programs: /^batch\/language-identification$/,
    faces: [...UPLOADS, ...READS, ...ENDS.filter((name) => name !== 'language-unknown')],
    ignores: NO_WORDS,
  },
  // The client library waits for the job.
  {
    programs: /^batch\/client-library$/,
    faces: [...UPLOADS, ...READS, ...ENDS.filter((name) => name !== 'stuck')],
    ignores: NO_WORDS,
  },
  {programs: /^batch\//, faces: [...UPLOADS, ...READS, ...ENDS], ignores: NO_WORDS},
];
