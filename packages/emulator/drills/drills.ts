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
  key?: string;
  /** `complete`: every word, once, and exit status 0. `stopped`: one attempt, what was said, and another exit status. */
  end: 'complete' | 'stopped';
  /** Jobs that a right program creates, where the usual number of its kind isn't right. */
  jobs?: number;
  /** A folder of so many recordings of one word each; the rates of the service apply. */
  recordings?: number;
  /** A stream of two channels: each says words of its own, and the second begins later. */
  hasChannels?: true;
  sends?: string;
  sessions?: number;
  /** The connection breaks while a function of the program runs. */
  breaksCall?: true;
  /** The recording has no audio that can be streamed as it is. */
  isUnplayable?: true;
  /** When the program is ended without warning and started again: before or after it has the response to `POST /jobs`. */
  kill?: 'before' | 'after';
  variables?: Readonly<Record<string, string>>;
  /** Most attempts in a row, where the usual number of `maxAttempts` isn't right. */
  attempts?: number;
  /** Shortest wait before the next attempt, in seconds, where it doesn't follow from what the service returned. */
  leastWait?: number;
  isGrowing?: boolean;
  /** The program may take so long, in seconds. */
  seconds: number;
  page: string;
  /** What a right program does, too, and no message shows. */
  notJudged?: string;
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
const CALLS = '/voice-agents-flow/features/function-calling#cancel';
const AGENT_SECONDS = 90;
/** Long enough for the retries of the table, at their longest. */
const OUTAGE_SECONDS = 400;
/** Time to list the jobs twice, a minute apart. */
const UNLISTED_LIMIT_SECONDS = 150;

export const USUAL_SECONDS = 60;

type Rest = Partial<Drill>;

/** Returns a function of a drill's name and title, the fault of the service, the page that says what to do, and the rest. */
const ofKind =
  (kind: DrillKind, usual: Rest = {}) =>
  (name: string, title: string, fault: string | undefined, page: string, rest: Rest = {}): Drill => {
    const base = {name, title, kind, page, end: 'complete', seconds: USUAL_SECONDS} as const;
    return {...base, ...(fault && {fault}), ...usual, ...rest};
  };
const stream = ofKind('stream');
const job = ofKind('job');
const webhook = ofKind('webhook');
const agent = ofKind('agent', {seconds: AGENT_SECONDS});

/** Returns the drill of a stream with two channels. */
export function withChannels(drill: Drill): Drill {
  return {...drill, hasChannels: true, title: `${drill.title}, with two channels`};
}

export const drills: readonly Drill[] = [
  stream('rejected-key', 'The key is not valid', undefined, KEYS, {key: 'invalid-key', end: 'stopped'}),
  // A client with temporary keys may try once more; with an API key, that is a finding.
  stream('expired-key', 'The service rejects the key during the stream', 'socket:not_authorised@2', DECISIONS, {
    end: 'stopped',
    attempts: 2,
  }),
  // A new key is the fix that a program can make; when that one is rejected too, a clock is wrong.
  stream('clock-skew', 'Temporary keys have already expired when you receive them', 'POST:skew', KEYS, {
    end: 'stopped',
    attempts: 2,
  }),
  stream('handshake-429', 'The handshake gets 429', 'socket:429*1', WAITS),
  // Longer than the first wait of the table, which hides a client that ignores the header.
  stream('retry-after', 'The handshake gets 429 with Retry-After: 12', 'socket:429@12*1', WAITS),
  // Waits of 5 s, 10 s, and 20 s, with jitter on top, are right.
  stream('burst-503', 'Three handshakes get 503', 'socket:503*3', WAITS, {
    isGrowing: true,
    seconds: 120,
  }),
  stream('outage', 'Every handshake gets 503', 'socket:503', WAITS, {
    end: 'stopped',
    attempts: 1 + waits.socket.attempts,
    isGrowing: true,
    seconds: OUTAGE_SECONDS,
  }),
  stream('proxy-page', 'A proxy responds with an HTML page', 'socket:html*1', DECISIONS),
  stream('jitter', 'Messages are late and uneven', 'socket:jitter', RECOVERY),
  stream('back-pressure', 'The service reads nothing for 3 s', 'socket:slow-read@1', BACK_PRESSURE),
  stream('reset', 'The connection is reset while you send', 'socket:reset@2*1', RECOVERY),
  stream(
    'half-open',
    'The service stops responding, and the connection stays open',
    'socket:stall@2*1',
    CLIENT_TIMEOUTS,
  ),
  stream('retry-now', 'The session fails with job_error', 'socket:job_error@2*1', DECISIONS),
  stream('new-session', 'The session reaches a time limit', 'socket:session_timeout@2*1', DECISIONS),
  stream('fix-first', 'The session ends with invalid_model', 'socket:invalid_model@2', DECISIONS, {end: 'stopped'}),
  stream('close-without-error', 'The session closes with 1011 and no Error', 'socket:1011@2*1', DECISIONS),
  stream('before-the-final', 'The connection breaks between a partial and its final', 'socket:cut@1.1*1', RECOVERY),
  stream(
    'duration-limit',
    'EndOfTranscript arrives before you send EndOfStream',
    'socket:duration_limit_exceeded@2.1*1',
    '/api-ref/#warning-duration_limit_exceeded',
  ),
  stream('duplicate-finals', 'Each final arrives a second time, after the next one', 'socket:duplicate', RECOVERY),
  stream('slow-end', 'EndOfTranscript takes 5 s', 'socket:slow-end', ENDS),
  stream('oversized', 'A message is 1.5 MB long', 'socket:oversized', RECOVERY),
  stream('closed-before-start', 'The socket closes before RecognitionStarted', 'socket:1011*1', DECISIONS),
  stream('redirect', 'The handshake gets 307', 'socket:redirect', DECISIONS, {end: 'stopped'}),
  stream('unlisted-error', 'An Error has a type that no page lists', 'socket:unlisted_error@2*1', DECISIONS, {
    leastWait: waits.once.seconds,
  }),
  // Each final resets the count of retries.
  stream(
    'idle-recycle',
    'Each session ends with idle_timeout, which is not a failure',
    'socket:idle_timeout@1.2',
    WAITS,
    {attempts: 40, seconds: 120},
  ),
  stream('words-stop', 'A session acknowledges audio, but returns no words', 'socket:silence*1', DECISIONS, {
    leastWait: waits[noWords.wait].seconds,
  }),
  stream(
    'force-in-flight',
    'You end a turn, and the connection breaks with audio on its way',
    'socket:cut@2.6*1',
    '/speech-to-text/real-time/end-of-turn#force',
    {variables: {FORCE_SECONDS: '1.3'}, sends: 'ForceEndOfUtterance'},
  ),
  stream(
    'webm-audio',
    'The recording is a WebM file, which real time does not accept',
    undefined,
    '/speech-to-text/real-time/supported-formats-and-limits#file-types',
    {isUnplayable: true, end: 'stopped'},
  ),
  agent('agent-refused-key', 'The key is not valid', undefined, KEYS, {key: 'invalid-key', end: 'stopped'}),
  agent('agent-expired-key', 'The service rejects the key during the conversation', 'socket:not_authorised@1', KEYS, {
    end: 'stopped',
    attempts: 2,
    variables: {TEMPORARY_KEY: '1'},
  }),
  agent('agent-quota', 'The account has no free conversation', 'socket:quota*1', DECISIONS),
  agent('agent-cut', 'The connection breaks while the agent speaks', 'socket:cut@3*1', AGENT_RECOVERY, {
    variables: {TEMPORARY_KEY: '1'},
    notJudged: 'what the next conversation is told',
  }),
  agent('agent-interrupted', 'The user interrupts a reply', undefined, `${FLOW_REFERENCE}#responseinterrupted`, {
    notJudged: 'what is played and shown',
  }),
  agent(
    'agent-two-calls',
    'The agent makes two calls at once, and repeats one with the same ID',
    'socket:two-calls',
    FUNCTIONS,
  ),
  agent(
    'agent-wrong-calls',
    'The agent calls an unknown function, and another one with wrong arguments',
    'socket:wrong-calls',
    FUNCTIONS,
  ),
  // The function is done after `ConversationEnding`, while the agent still speaks.
  agent(
    'agent-late-result',
    'The agent ends the conversation before your function is done',
    'socket:agent-ends@7*1',
    FUNCTIONS,
    {attempts: 1, variables: {TOOL_SECONDS: '1.5'}, notJudged: 'what becomes of the result'},
  ),
  agent('agent-tool-cut', 'The connection breaks while your function runs', 'socket:cut@7*1', CALLS, {
    breaksCall: true,
    variables: {TOOL_SECONDS: '1.5'},
  }),
  agent(
    'agent-ends',
    'The agent ends the conversation',
    'socket:agent-ends@4*1',
    `${FLOW_REFERENCE}#conversationending`,
    {attempts: 1},
  ),
  agent(
    'agent-terminated',
    'The service ends the conversation after a warning',
    'socket:conversation_termination@1*1',
    AGENT_RECOVERY,
    {sessions: 2},
  ),
  agent(
    'agent-fast-voice',
    'The voice arrives faster than it plays',
    'socket:fast-voice',
    `${FLOW_REFERENCE}#audioreceived`,
    {notJudged: 'what is played'},
  ),
  job('killed-before', 'Your program is killed before it has the response to POST', undefined, RETRIES, {
    kill: 'before',
  }),
  job('killed-after', 'Your program is killed after it has the response to POST', undefined, RETRIES, {kill: 'after'}),
  job('job-rejected', 'The job is rejected', 'POST:invalid-audio', STATUS, {end: 'stopped'}),
  job(
    'language-unknown',
    'The language is not identified, and `low_confidence_action` is `reject`',
    'POST:language-low-confidence',
    '/speech-to-text/batch/language-identification#errors',
    {end: 'stopped'},
  ),
  job(
    'job-again',
    'Language identification fails, and a new job can succeed',
    'POST:language-stage-failed*1',
    '/api-ref/#job-error-language-stage-failed',
    {jobs: 2, seconds: UNLISTED_LIMIT_SECONDS},
  ),
  job(
    'feature-failed',
    'The job is done, and its summary has failed',
    'POST:summarization-failed*1',
    '/api-ref/#job-error-summarization-failed',
    {variables: {FEATURE: 'summarization_config'}, jobs: 2, seconds: UNLISTED_LIMIT_SECONDS},
  ),
  job(
    'many-jobs',
    '200 recordings have to keep within the limits of the account',
    undefined,
    '/speech-to-text/batch/supported-files-and-limits#limits',
    {recordings: 200, jobs: 200, seconds: 300},
  ),
  // A receiver reads each job once a minute.
  webhook('webhook-never', 'No webhook arrives', 'POST:hook-down', HOOKS, {seconds: UNLISTED_LIMIT_SECONDS}),
  job('created-500', 'The job is created, and the response is 500', 'POST:500-after*1', RETRIES),
  job('created-cut', 'The job is created, and the connection breaks', 'POST:cut-after*1', RETRIES),
  job(
    'created-unlisted',
    'The response is lost, and the job is missing from the list for 30 s',
    'POST:500-after*1, GET:list-late@30',
    RETRIES,
    {seconds: UNLISTED_LIMIT_SECONDS},
  ),
  job('not-created-503', 'The upload gets 503, and no job is created', 'POST:503*1', RETRIES, {
    leastWait: unlistedSeconds,
    seconds: UNLISTED_LIMIT_SECONDS,
  }),
  job('rate-limit', 'A GET request gets 429 with Retry-After: 5', 'GET:429@5*1', WAITS),
  // With three waits, the last one is longer than the first whatever the jitter.
  job('unavailable', 'Three GET requests get 503', 'GET:503*3', WAITS, {isGrowing: true}),
  job('job-outage', 'Every request after the upload gets 503', 'GET:503', WAITS, {
    end: 'stopped',
    attempts: 1 + waits.request.attempts,
    isGrowing: true,
    seconds: 120,
  }),
  job('job-proxy-page', 'A proxy responds to a request with HTML', 'GET:html*1', RETRIES),
  job('stuck', 'The job never ends', 'POST:stuck', STATUS, {end: 'stopped', seconds: 40}),
  webhook('webhook-twice', 'A webhook arrives twice', 'POST:hook-twice*1, POST:hook-late*1', HOOKS),
  webhook('webhook-lost', 'Your response to a webhook is lost', 'POST:hook-lost*1, POST:hook-late*1', HOOKS),
  webhook('webhook-early', 'A webhook arrives before the response that creates its job', 'POST:hook-early', HOOKS),
  webhook('webhook-order', 'Webhooks arrive in another order', 'POST:hook-late*1', HOOKS),
];
