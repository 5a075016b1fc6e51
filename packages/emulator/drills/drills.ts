/** The drills: what goes wrong, and what a good client does then. */
import {noWords, sectionPages, unlistedSeconds, waits} from '@speech-docs/protocol/facts';

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
  /** Words of a recording, where the usual number isn't right: each takes 250 ms. */
  words?: number;
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

/**
 * Name, kind, what goes wrong, the fault of the service, and the page that says what to do. The 12 s of `retry-after` are
 * longer than the first wait of the table, which hides a client that ignores the header.
 */
const TABLE = `
rejected-key | stream | The key is not valid | none | keys
expired-key | stream | The service rejects the key during the stream | socket:not_authorised@0.5 | decisions
clock-skew | stream | Temporary keys have already expired when you receive them | POST:skew | keys
handshake-429 | stream | The handshake gets 429 | socket:429*1 | waits
retry-after | stream | The handshake gets 429 with Retry-After: 12 | socket:429@12*1 | waits
burst-503 | stream | Three handshakes get 503 | socket:503*3 | waits
outage | stream | Every handshake gets 503 | socket:503 | waits
proxy-page | stream | A proxy responds with an HTML page | socket:html*1 | decisions
jitter | stream | Messages are late and uneven | socket:jitter | reconnect
back-pressure | stream | The service reads nothing for 3 s | socket:slow-read@1 | back-pressure
reset | stream | The connection is reset while you send | socket:reset@2*1 | reconnect
half-open | stream | The service stops responding, and the connection stays open | socket:stall@2*1 | timeouts
retry-now | stream | The session fails with job_error | socket:job_error@2*1 | decisions
new-session | stream | The session reaches a time limit | socket:session_timeout@2*1 | decisions
fix-first | stream | The session ends with invalid_model | socket:invalid_model@2 | decisions
close-without-error | stream | The session closes with 1011 and no Error | socket:1011@2*1 | decisions
before-the-final | stream | The connection breaks between a partial and its final | socket:cut@1.1*1 | reconnect
duration-limit | stream | EndOfTranscript arrives before you send EndOfStream | socket:duration_limit_exceeded@2.1*1 | duration
duplicate-finals | stream | Each final arrives a second time, after the next one | socket:duplicate | reconnect
slow-end | stream | EndOfTranscript takes 5 s | socket:slow-end | states
oversized | stream | A message is 1.5 MB long | socket:oversized | reconnect
closed-before-start | stream | The socket closes before RecognitionStarted | socket:1011*1 | decisions
redirect | stream | The handshake gets 307 | socket:redirect | decisions
unlisted-error | stream | An Error has a type that no page lists | socket:unlisted_error@2*1 | decisions
idle-recycle | stream | Each session ends with idle_timeout, which is not a failure | socket:idle_timeout@1.2 | waits
words-stop | stream | A session acknowledges audio, but returns no words | socket:silence*1 | decisions
force-in-flight | stream | You end a turn, and the connection breaks with audio on its way | socket:cut@2.6*1 | force
webm-audio | stream | The recording begins like a WebM file, and nothing can decode it | none | file-types
agent-refused-key | agent | The key is not valid | none | keys
agent-expired-key | agent | The service rejects the key during the conversation | socket:not_authorised@1 | keys
agent-quota | agent | The account has no free conversation | socket:quota*1 | decisions
agent-cut | agent | The connection breaks while the agent speaks | socket:cut@3*1 | broken-conversation
agent-interrupted | agent | The user interrupts a reply | none | interrupted
agent-two-calls | agent | The agent makes two calls at once, and repeats one with the same ID | socket:two-calls | functions
agent-wrong-calls | agent | The agent calls an unknown function, and another one with wrong arguments | socket:wrong-calls | functions
agent-late-result | agent | The agent ends the conversation before your function is done | socket:agent-ends@7*1 | functions
agent-tool-cut | agent | The connection breaks while your function runs | socket:cut@7*1 | calls
agent-ends | agent | The agent ends the conversation | socket:agent-ends@4*1 | ending
agent-terminated | agent | The service ends the conversation after a warning | socket:conversation_termination@1*1 | broken-conversation
agent-fast-voice | agent | The voice arrives faster than it plays | socket:fast-voice | received
killed-before | job | Your program is killed before it has the response to POST | none | retries
killed-after | job | Your program is killed after it has the response to POST | none | retries
job-rejected | job | The job is rejected | POST:invalid-audio | status
language-unknown | job | The language is not identified, and \`low_confidence_action\` is \`reject\` | POST:language-low-confidence | language-id
job-again | job | Language identification fails, and a new job can succeed | POST:language-stage-failed*1 | language-error
feature-failed | job | The job is done, and its summary has failed | POST:summarization-failed*1 | summary-error
many-jobs | job | 200 recordings have to keep within the limits of the account | none | limits
webhook-never | webhook | No webhook arrives | POST:hook-down | webhooks
created-500 | job | The job is created, and the response is 500 | POST:500-after*1 | retries
created-cut | job | The job is created, and the connection breaks | POST:cut-after*1 | retries
created-unlisted | job | The response is lost, and the job is missing from the list for 30 s | POST:500-after*1, GET:list-late@30 | retries
not-created-503 | job | The upload gets 503, and no job is created | POST:503*1 | retries
rate-limit | job | A GET request gets 429 with Retry-After: 5 | GET:429@5*1 | waits
unavailable | job | Three GET requests get 503 | GET:503*3 | waits
job-outage | job | Every request after the upload gets 503 | GET:503 | waits
job-proxy-page | job | A proxy responds to a request with HTML | GET:html*1 | retries
stuck | job | The job never ends | POST:stuck | status
webhook-twice | webhook | A webhook arrives twice | POST:hook-twice*1, POST:hook-late*1 | webhooks
webhook-lost | webhook | Your response to a webhook is lost | POST:hook-lost*1, POST:hook-late*1 | webhooks
webhook-early | webhook | A webhook arrives before the response that creates its job | POST:hook-early | webhooks
webhook-order | webhook | Webhooks arrive in another order | POST:hook-late*1 | webhooks
`;

const STOPPED = {end: 'stopped'} as const;
const TEMPORARY_KEY = '1';
/** Time to list the jobs twice, a minute apart. */
const UNLISTED_LIMIT_SECONDS = 150;
/** Time for up to two minutes until a job is created again, and for the reads of both jobs. */
const JOB_AGAIN_LIMIT_SECONDS = 180;
export const USUAL_SECONDS = 60;
const AGENT_SECONDS = 90;

const DETAILS: Readonly<Record<string, Partial<Drill>>> = {
  'rejected-key': {...STOPPED, key: 'invalid-key'},
  // A client with temporary keys may try once more, until the next final, and none comes so early; with an API key, that is a
  // finding.
  'expired-key': {...STOPPED, attempts: 2},
  // A new key is the fix that a program can make; when that one is rejected too, a clock is wrong.
  'clock-skew': {...STOPPED, attempts: 2},
  // Waits of 5 s, 10 s, and 20 s, with jitter on top, are right.
  'burst-503': {isGrowing: true, seconds: 120},
  // Long enough for the retries of the table, at their longest.
  outage: {...STOPPED, attempts: 1 + waits.socket.attempts, isGrowing: true, seconds: 400},
  'fix-first': STOPPED,
  redirect: STOPPED,
  'unlisted-error': {leastWait: waits.once.seconds},
  // Each new final resets the count of retries. A program that translates gets one in every third session, at most 32 s later.
  'idle-recycle': {attempts: 40, seconds: 200},
  // A client notices after 20 s, waits for up to 10 s, and sends everything again, on a machine that can be busy.
  'half-open': {seconds: 90},
  // Long enough to show a program that waits for the end of the stream: it is sent twice, at the pace of speech.
  'words-stop': {words: 160, leastWait: waits[noWords.wait].seconds, seconds: 150},
  'force-in-flight': {variables: {FORCE_SECONDS: '1.3'}, sends: 'ForceEndOfUtterance'},
  'webm-audio': {...STOPPED, isUnplayable: true},
  'agent-refused-key': {...STOPPED, key: 'invalid-key'},
  'agent-expired-key': {...STOPPED, attempts: 2, variables: {TEMPORARY_KEY}},
  'agent-cut': {variables: {TEMPORARY_KEY}, notJudged: 'what the next conversation is told'},
  'agent-interrupted': {notJudged: 'what is played and shown'},
  // The function is done after `ConversationEnding`, while the agent still speaks.
  'agent-late-result': {attempts: 1, variables: {TOOL_SECONDS: '1.5'}, notJudged: 'what becomes of the result'},
  'agent-tool-cut': {breaksCall: true, variables: {TOOL_SECONDS: '1.5'}},
  'agent-ends': {attempts: 1},
  'agent-terminated': {sessions: 2},
  'agent-fast-voice': {notJudged: 'what is played'},
  'killed-before': {kill: 'before'},
  'killed-after': {kill: 'after'},
  'job-rejected': STOPPED,
  'language-unknown': STOPPED,
  'job-again': {jobs: 2, seconds: JOB_AGAIN_LIMIT_SECONDS},
  'feature-failed': {jobs: 2, seconds: JOB_AGAIN_LIMIT_SECONDS, variables: {FEATURE: 'summarization_config'}},
  'many-jobs': {recordings: 200, jobs: 200, seconds: 300},
  // A receiver reads each job once a minute.
  'webhook-never': {seconds: UNLISTED_LIMIT_SECONDS},
  'created-unlisted': {seconds: UNLISTED_LIMIT_SECONDS},
  'not-created-503': {leastWait: unlistedSeconds, seconds: UNLISTED_LIMIT_SECONDS},
  // With three waits, the last one is longer than the first whatever the jitter.
  unavailable: {isGrowing: true},
  'job-outage': {...STOPPED, attempts: 1 + waits.request.attempts, isGrowing: true, seconds: 120},
  stuck: {...STOPPED, seconds: 40},
};

export const drills: readonly Drill[] = TABLE.trim()
  .split('\n')
  .map((line): Drill => {
    const [name = '', kind, title = '', fault, page = ''] = line.split(' | ');
    const base = {
      name,
      kind: kind as DrillKind,
      title,
      page: sectionPages[page as keyof typeof sectionPages],
      end: 'complete',
    } as const;
    const seconds = kind === 'agent' ? AGENT_SECONDS : USUAL_SECONDS;
    return {...base, seconds, ...(fault !== 'none' && {fault}), ...DETAILS[name]};
  });

/** Returns the drill of a stream with two channels. */
export function withChannels(drill: Drill): Drill {
  return {...drill, hasChannels: true, title: `${drill.title}, with two channels`};
}
