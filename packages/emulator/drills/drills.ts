/** The drills: what goes wrong, and what a good client does then. */

import {noWords, unlistedSeconds, waits} from '@speech-docs/protocol/facts';

export type DrillKind = 'stream' | 'job' | 'webhook' | 'agent';

export interface Drill {
  name: string;
  title: string;
  /** What the program does: stream audio, run a job, run two jobs and receive their notifications, or hold a conversation. */
  kind: DrillKind;
  /** Faults of the service, as `--fault` takes them. */
  fault?: string;
  /** Key that the program is given. */
  key?: string;
  /** `complete`: every word, once, and exit status 0. `stopped`: one attempt, what was said, and another exit status. */
  end: 'complete' | 'stopped';
  /** Jobs that a right program creates, where the usual number of its kind isn't right. */
  jobs?: number;
  /** A folder of so many recordings of one word each; the rates of the service apply. */
  recordings?: number;
  /** A stream of two channels: each says words of its own, and the second begins later. */
  hasChannels?: true;
  /** A message that the program has to send. */
  sends?: string;
  /** Fewest connections. */
  sessions?: number;
  /** The recording has no audio that can be streamed as it is. */
  isUnplayable?: true;
  /** When the program is ended without warning and started again: before or after it has the response to `POST /jobs`. */
  kill?: 'before' | 'after';
  /** More variables of the program. */
  variables?: Readonly<Record<string, string>>;
  /** Most attempts in a row, where the usual number of `mostAttempts` isn't right. */
  attempts?: number;
  /** Shortest wait before the next attempt, in seconds. */
  leastWait?: number;
  /** Waits must grow. */
  isGrowing?: boolean;
  /** The program may take so long, in seconds. */
  seconds: number;
  /** The page that says what to do. */
  page: string;
}

const REFERENCE = '/api-ref/realtime-transcription-websocket';
const DECISIONS = '/api-ref/#recovery';
const WAITS = '/api-ref/#waits';
const CLIENT_TIMEOUTS = '/api-ref/#client-timeouts';
const ENDS = `${REFERENCE}#states`;
const BACK_PRESSURE = '/speech-to-text/real-time/quickstart#back-pressure';
const RECOVERY = '/speech-to-text/real-time/supported-formats-and-limits#reconnect';
const KEYS = '/get-started/authentication#key-expiry';
const RETRIES = '/speech-to-text/batch/troubleshooting#retries';
const HOOKS = '/speech-to-text/batch/notifications#production';
const STATUS = '/speech-to-text/batch/check-job-status#how-often';
const FLOW_REFERENCE = '/api-ref/flow-voice-ai-websocket';
const AGENT_RECOVERY = `${FLOW_REFERENCE}#after-a-broken-session`;
const FUNCTIONS = '/voice-agents-flow/features/function-calling#design';
const AGENT_SECONDS = 90;
/** Shortest waits of the table. */
const SOCKET_WAIT = waits.socket.seconds;
const REQUEST_WAIT = waits.request.seconds;
/** Long enough for the retries of the table, at their longest. */
const OUTAGE_SECONDS = 400;
/** Long enough to look twice for a job that may exist. */
const UNLISTED_LIMIT_SECONDS = 150;

/** The time limit of most drills. */
export const USUAL_SECONDS = 60;

const stream = (name: string, title: string, rest: Partial<Drill> & {page: string}): Drill => ({
  name,
  title,
  kind: 'stream',
  end: 'complete',
  seconds: USUAL_SECONDS,
  ...rest,
});
const job = (name: string, title: string, rest: Partial<Drill> & {page: string}): Drill => ({
  ...stream(name, title, rest),
  kind: rest.kind ?? 'job',
});

const agent = (name: string, title: string, rest: Partial<Drill> & {page: string}): Drill => ({
  ...stream(name, title, {seconds: AGENT_SECONDS, ...rest}),
  kind: 'agent',
});

/** Returns the drill of a stream with two channels. */
export function withChannels(drill: Drill): Drill {
  return {...drill, hasChannels: true, title: `${drill.title}, with two channels`};
}

export const drills: readonly Drill[] = [
  stream('rejected-key', 'The key is not valid', {key: 'invalid-key', end: 'stopped', page: KEYS}),
  stream('expired-key', 'The service rejects the key during the stream', {
    fault: 'socket:not_authorised@2',
    end: 'stopped',
    // The second is for a temporary key; with an API key, the report lists it.
    attempts: 2,
    page: DECISIONS,
  }),
  stream('clock-skew', 'Temporary keys have already expired when you receive them', {
    fault: 'POST:skew',
    end: 'stopped',
    // A new key is the fix that a program can make; when that one is rejected too, a clock is wrong.
    attempts: 2,
    page: KEYS,
  }),
  stream('handshake-429', 'The handshake gets 429', {fault: 'socket:429*1', leastWait: SOCKET_WAIT, page: WAITS}),
  // Longer than the first wait of the table, which hides a client that ignores the header.
  stream('retry-after', 'The handshake gets 429 with Retry-After: 12', {
    fault: 'socket:429@12*1',
    leastWait: 12,
    page: WAITS,
  }),
  stream('burst-503', 'Three handshakes get 503', {
    fault: 'socket:503*3',
    leastWait: SOCKET_WAIT,
    isGrowing: true,
    // Waits of 5 s, 10 s, and 20 s, with jitter on top, are right.
    seconds: 120,
    page: WAITS,
  }),
  stream('outage', 'Every handshake gets 503', {
    fault: 'socket:503',
    end: 'stopped',
    attempts: 1 + waits.socket.attempts,
    leastWait: SOCKET_WAIT,
    isGrowing: true,
    seconds: OUTAGE_SECONDS,
    page: WAITS,
  }),
  stream('proxy-page', 'A proxy responds with an HTML page', {
    fault: 'socket:html*1',
    leastWait: SOCKET_WAIT,
    page: DECISIONS,
  }),
  stream('jitter', 'Messages are late and uneven', {fault: 'socket:jitter', page: RECOVERY}),
  stream('back-pressure', 'The service reads nothing for 3 s', {fault: 'socket:slow-read@1', page: BACK_PRESSURE}),
  stream('reset', 'The connection is reset while you send', {
    fault: 'socket:reset@2*1',
    leastWait: SOCKET_WAIT,
    page: RECOVERY,
  }),
  stream('half-open', 'The service stops responding, and the connection stays open', {
    fault: 'socket:stall@2*1',
    page: CLIENT_TIMEOUTS,
  }),
  stream('retry-now', 'The session fails with job_error', {
    fault: 'socket:job_error@2*1',
    leastWait: SOCKET_WAIT,
    page: DECISIONS,
  }),
  stream('new-session', 'The session reaches a time limit', {fault: 'socket:session_timeout@2*1', page: DECISIONS}),
  stream('fix-first', 'The session ends with invalid_model', {
    fault: 'socket:invalid_model@2',
    end: 'stopped',
    page: DECISIONS,
  }),
  stream('close-without-error', 'The session closes with 1011 and no Error', {
    fault: 'socket:1011@2*1',
    leastWait: SOCKET_WAIT,
    page: DECISIONS,
  }),
  stream('before-the-final', 'The connection breaks between a partial and its final', {
    fault: 'socket:cut@1.1*1',
    leastWait: SOCKET_WAIT,
    page: RECOVERY,
  }),
  stream('duration-limit', 'EndOfTranscript arrives before you send EndOfStream', {
    fault: 'socket:duration_limit_exceeded@2.1*1',
    page: '/api-ref/#warning-duration_limit_exceeded',
  }),
  stream('duplicate-finals', 'Each final arrives a second time, after the next one', {
    fault: 'socket:duplicate',
    page: RECOVERY,
  }),
  stream('slow-end', 'EndOfTranscript takes 5 s', {fault: 'socket:slow-end', page: ENDS}),
  stream('oversized', 'A message is 1.5 MB long', {fault: 'socket:oversized', page: RECOVERY}),
  stream('closed-before-start', 'The socket closes before RecognitionStarted', {
    fault: 'socket:1011*1',
    leastWait: SOCKET_WAIT,
    page: DECISIONS,
  }),
  stream('redirect', 'The handshake gets 307', {fault: 'socket:redirect', end: 'stopped', page: DECISIONS}),
  stream('unlisted-error', 'An Error has a type that no page lists', {
    fault: 'socket:unlisted_error@2*1',
    leastWait: waits.once.seconds,
    page: DECISIONS,
  }),
  stream('idle-recycle', 'Each session ends with idle_timeout, which is not a failure', {
    fault: 'socket:idle_timeout@1.2',
    // A retry is counted again from each final on.
    attempts: 40,
    seconds: 120,
    page: WAITS,
  }),
  stream('words-stop', 'A session acknowledges audio, but returns no words', {
    fault: 'socket:silence*1',
    leastWait: waits[noWords.wait].seconds,
    page: DECISIONS,
  }),
  stream('force-in-flight', 'You end a turn, and the connection breaks with audio on its way', {
    fault: 'socket:cut@2.6*1',
    leastWait: SOCKET_WAIT,
    variables: {FORCE_SECONDS: '1.3'},
    sends: 'ForceEndOfUtterance',
    page: '/speech-to-text/real-time/end-of-turn#force',
  }),
  stream('webm-audio', 'The recording is a WebM file instead of raw audio', {
    isUnplayable: true,
    end: 'stopped',
    page: '/speech-to-text/real-time/supported-formats-and-limits#formats',
  }),
  agent('agent-refused-key', 'The key is not valid', {key: 'invalid-key', end: 'stopped', page: KEYS}),
  agent('agent-expired-key', 'The service rejects the key during the conversation', {
    fault: 'socket:not_authorised@1',
    end: 'stopped',
    attempts: 2,
    variables: {TEMPORARY_KEY: '1'},
    page: KEYS,
  }),
  agent('agent-quota', 'The account has no free conversation', {
    fault: 'socket:quota*1',
    leastWait: SOCKET_WAIT,
    page: DECISIONS,
  }),
  agent('agent-cut', 'The connection breaks while the agent speaks', {
    fault: 'socket:cut@3*1',
    leastWait: SOCKET_WAIT,
    variables: {TEMPORARY_KEY: '1'},
    page: AGENT_RECOVERY,
  }),
  agent('agent-interrupted', 'The user interrupts a reply', {page: `${FLOW_REFERENCE}#responseinterrupted`}),
  agent('agent-two-calls', 'The agent makes two calls at once, and repeats one with the same ID', {
    fault: 'socket:two-calls',
    page: FUNCTIONS,
  }),
  agent('agent-wrong-calls', 'The agent calls an unknown function, and another one with wrong arguments', {
    fault: 'socket:wrong-calls',
    page: FUNCTIONS,
  }),
  agent('agent-late-result', 'The agent ends the conversation before your function is done', {
    fault: 'socket:agent-ends@7*1',
    attempts: 1,
    variables: {TOOL_SECONDS: '5'},
    page: FUNCTIONS,
  }),
  agent('agent-ends', 'The agent ends the conversation', {
    fault: 'socket:agent-ends@4*1',
    attempts: 1,
    page: `${FLOW_REFERENCE}#conversationending`,
  }),
  agent('agent-terminated', 'The service ends the conversation after a warning', {
    fault: 'socket:conversation_termination@1*1',
    sessions: 2,
    page: AGENT_RECOVERY,
  }),
  agent('agent-fast-voice', 'The voice arrives faster than it plays', {
    fault: 'socket:fast-voice',
    page: `${FLOW_REFERENCE}#audioreceived`,
  }),
  job('killed-before', 'Your program is killed before it has the response to POST', {kill: 'before', page: RETRIES}),
  job('killed-after', 'Your program is killed after it has the response to POST', {kill: 'after', page: RETRIES}),
  job('job-rejected', 'The job is rejected', {fault: 'POST:invalid-audio', end: 'stopped', page: STATUS}),
  job('language-unknown', 'The language is not identified, and `low_confidence_action` is `reject`', {
    fault: 'POST:language-low-confidence',
    end: 'stopped',
    page: '/speech-to-text/batch/language-identification#errors',
  }),
  job('job-again', 'Language identification fails, and a new job can succeed', {
    fault: 'POST:language-stage-failed*1',
    jobs: 2,
    seconds: UNLISTED_LIMIT_SECONDS,
    page: '/api-ref/#job-error-language-stage-failed',
  }),
  job('feature-failed', 'The job is done, and its summary has failed', {
    fault: 'POST:summarization-failed*1',
    variables: {FEATURE: 'summarization_config'},
    jobs: 2,
    seconds: UNLISTED_LIMIT_SECONDS,
    page: '/api-ref/#job-error-summarization-failed',
  }),
  job('many-jobs', '200 recordings have to keep within the limits of the account', {
    recordings: 200,
    jobs: 200,
    seconds: 300,
    page: '/speech-to-text/batch/supported-files-and-limits#limits',
  }),
  job('webhook-never', 'No webhook arrives', {
    kind: 'webhook',
    fault: 'POST:hook-down',
    // A receiver reads each job once a minute.
    seconds: UNLISTED_LIMIT_SECONDS,
    page: HOOKS,
  }),
  job('created-500', 'The job is created, and the response is 500', {fault: 'POST:500-after*1', page: RETRIES}),
  job('created-cut', 'The job is created, and the connection breaks', {fault: 'POST:cut-after*1', page: RETRIES}),
  job('created-unlisted', 'The response is lost, and the job is missing from the list for 30 s', {
    fault: 'POST:500-after*1, GET:list-late@30',
    seconds: UNLISTED_LIMIT_SECONDS,
    page: RETRIES,
  }),
  job('not-created-503', 'The upload gets 503, and no job is created', {
    fault: 'POST:503*1',
    leastWait: unlistedSeconds,
    seconds: UNLISTED_LIMIT_SECONDS,
    page: RETRIES,
  }),
  job('rate-limit', 'A GET request gets 429 with Retry-After: 5', {fault: 'GET:429@5*1', leastWait: 5, page: WAITS}),
  // With three waits, the last one is longer than the first whatever the jitter.
  job('unavailable', 'Three GET requests get 503', {
    fault: 'GET:503*3',
    leastWait: REQUEST_WAIT,
    isGrowing: true,
    page: WAITS,
  }),
  job('job-outage', 'Every request after the upload gets 503', {
    fault: 'GET:503',
    end: 'stopped',
    attempts: 1 + waits.request.attempts,
    leastWait: REQUEST_WAIT,
    isGrowing: true,
    seconds: 120,
    page: WAITS,
  }),
  job('job-proxy-page', 'A proxy responds to a request with HTML', {
    fault: 'GET:html*1',
    leastWait: REQUEST_WAIT,
    page: RETRIES,
  }),
  job('stuck', 'The job never ends', {fault: 'POST:stuck', end: 'stopped', seconds: 40, page: STATUS}),
  job('webhook-twice', 'A webhook arrives twice', {
    kind: 'webhook',
    fault: 'POST:hook-twice*1, POST:hook-late*1',
    page: HOOKS,
  }),
  job('webhook-lost', 'Your response to a webhook is lost', {
    kind: 'webhook',
    fault: 'POST:hook-lost*1, POST:hook-late*1',
    page: HOOKS,
  }),
  job('webhook-early', 'A webhook arrives before the response that creates its job', {
    kind: 'webhook',
    fault: 'POST:hook-early',
    page: HOOKS,
  }),
  job('webhook-order', 'Webhooks arrive in another order', {
    kind: 'webhook',
    fault: 'POST:hook-late*1',
    page: HOOKS,
  }),
];
