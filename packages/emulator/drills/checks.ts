/** What is checked after a drill: the program's output and exit status, and what the emulator saw of it. */
import {provider, waits as waitTable} from '@speech-docs/protocol/facts';
import type {Exchange, SessionReport} from '../core/reportSink';
import {type FunctionCall, isRight, type Tool} from '../core/socket/agent';
import type {Drill, DrillKind} from './drills';
import type {Finding} from './finding';
import {reportSession} from './report';
import {TOLERANCE} from './requests';

/** What happened while the program ran. */
export interface Observation {
  output: string;
  /** Exit status; `null` when the program did not end in time. */
  status: number | null;
  sessions: SessionReport[];
  exchanges: Exchange[];
  /** Jobs that were created, deleted ones too. */
  jobs: number;
  /** Words of the audio: a row for each channel. */
  words: readonly (readonly number[])[];
}

/** What to do after a fault that passes. */
const PASSES: Readonly<Record<DrillKind, string>> = {
  stream: 'This fault passes: wait, open a new session, and end with 0 when every word is there.',
  job: 'This fault passes: send the request again after the wait, and end with 0 when you have the transcript.',
  webhook: 'This fault passes: keep one notification of each job, read the job if none comes, and end with 0.',
  agent: 'This fault passes: wait, begin a new conversation, and end with 0 when one has ended well.',
};
/** By how much the last wait is longer than the first. */
const GROWTH = 1.5;

/** Returns what the program did wrong; nothing when it passes. */
export function judge(drill: Drill, seen: Observation): Finding[] {
  const finding = (rule: string, why: string, what: string, sent = ''): Finding => ({
    rule,
    frame: 0,
    sent,
    why,
    what,
    place: `drill ${drill.name}`,
    page: `${provider.siteUrl}${drill.page}`,
  });
  return [
    ...ending(drill, seen, finding),
    ...(drill.kind === 'agent' ? conversations(drill, seen, finding) : wordsOf(drill, seen, finding)),
    ...attempts(drill, seen, finding),
    ...(isSocket(drill) ? [] : jobs(drill, seen, finding)),
    ...waits(drill, seen, finding),
    ...sends(drill, seen, finding),
    ...rates(drill, seen, finding),
    ...seen.sessions.flatMap((session) => reportSession(session).broken).filter(({rule}) => rule !== 'deprecated'),
  ];
}

const isSocket = ({kind}: Pick<Drill, 'kind'>) => kind === 'stream' || kind === 'agent';

/** The last conversation has ended well, and every call of it has a result. */
function conversations({end, sessions: fewest = 1}: Drill, {sessions}: Observation, finding: NewFinding): Finding[] {
  const last = sessions.at(-1);
  if (end !== 'complete' || !last) return [];
  const findings = [];
  if (last.frames.every(({message}) => message?.message !== 'ConversationEnded')) {
    findings.push(finding('conversation', 'The last conversation has no end.', 'Wait for ConversationEnded.'));
  }
  if (sessions.length < fewest) {
    const what = 'Begin a new conversation: the service ended this one, and not the agent.';
    findings.push(finding('carries-on', `It held ${sessions.length} conversations.`, what));
  }
  const idsOf = (name: string) =>
    last.frames.flatMap(({message}) => (message?.message === name ? [`${message.id}`] : []));
  const [calls, results] = [idsOf('ToolInvoke'), idsOf('ToolResult')];
  const open = calls.filter((id) => !results.includes(id));
  const hasAgentEnded = last.frames.some(({message}) => message?.message === 'ConversationEnding');
  if (open.length > 0 && !hasAgentEnded) {
    const what = 'Respond to each ToolInvoke with one ToolResult that repeats its id.';
    findings.push(finding('tool-result', `${open.length} calls have no result: ${open.join(', ')}.`, what));
  }
  return [...findings, ...wrongCalls(last, finding)];
}

/** Finds results `ok` of calls that do not fit the functions of the program. */
function wrongCalls({frames}: SessionReport, finding: NewFinding): Finding[] {
  const messages = frames.flatMap(({message}) => (message ? [message] : []));
  const start = messages.find(({message}) => message === 'StartConversation');
  const done = messages.flatMap(({message, status, id}) => (message === 'ToolResult' && status === 'ok' ? [id] : []));
  const ran = messages.filter(
    (one) =>
      one.message === 'ToolInvoke' &&
      done.includes(one.id) &&
      !isRight(one.function as FunctionCall, start?.tools as Tool[]),
  );
  if (ran.length === 0) return [];
  const ids = ran.map(({id}) => id).join(', ');
  const what = 'Check the name and each argument, and respond with failed or rejected.';
  return [finding('tool-arguments', `${ran.length} wrong calls have the result ok: ${ids}.`, what)];
}

type NewFinding = (rule: string, why: string, what: string, sent?: string) => Finding;

function ending({end, seconds, kind}: Drill, {status}: Observation, finding: NewFinding): Finding[] {
  if (status === null) {
    return [
      finding(
        'ends',
        `The program still ran after ${seconds} s.`,
        'Stop after your own deadline, before DRILL_SECONDS.',
      ),
    ];
  }
  if (end === 'complete' && status !== 0) {
    return [finding('status', `The exit status is ${status}.`, PASSES[kind])];
  }
  if (end === 'stopped' && status === 0) {
    return [
      finding('status', 'The exit status is 0.', 'Report the failure: an exit status of 0 says that all is well.'),
    ];
  }
  return [];
}

const TWICE: Readonly<Record<Exclude<DrillKind, 'agent'>, string>> = {
  stream: 'Begin again where the last final ended, and ignore finals that you have, by start_time.',
  job: 'Print the transcript of one job.',
  webhook: 'Handle each job once: the id in the address of the notification is the key.',
};
const LOST: Readonly<Record<Exclude<DrillKind, 'agent'>, string>> = {
  stream: 'Keep the audio until a final covers it, and send it again in the next session.',
  job: 'Wait until the job is done, and print its transcript.',
  webhook: 'Store a notification that comes before the id of its job, and read the job when none comes in time.',
};

/** The words on standard output are those of the audio. */
function wordsOf({end, kind}: Drill, {output, words}: Observation, finding: NewFinding): Finding[] {
  if (kind === 'agent') return [];
  const got = (output.match(/\b\d+\b/g) ?? []).map(Number);
  const twice = got.filter((number, index) => got.indexOf(number) !== index);
  const all = words.flat();
  const missing = all.filter((number) => !got.includes(number));
  // What two channels say may alternate.
  const isMixed = words.some((row) => {
    const own = words.length > 1 ? got.filter((number) => row.includes(number)) : got;
    return own.some((number, index) => index > 0 && number < (own[index - 1] ?? 0));
  });
  const findings = [];
  if (twice.length > 0) {
    const what = TWICE[kind];
    findings.push(finding('twice', `${twice.length} words came twice: ${shortened(twice)}.`, what));
  } else if (isMixed) {
    const what =
      kind === 'webhook' ? 'Print the jobs in the order of their recordings.' : 'Keep words in order of time.';
    findings.push(finding('order', `Words are not in their order: ${shortened(got)}.`, what));
  }
  if (end === 'complete' && missing.length > 0) {
    const what = LOST[kind];
    findings.push(finding('lost', `${missing.length} of ${all.length} words are lost: ${shortened(missing)}.`, what));
  }
  return findings;
}

function shortened(numbers: number[]): string {
  return numbers.length > 8 ? `${numbers.slice(0, 8).join(' ')} …` : numbers.join(' ');
}

const handshakes = ({exchanges}: Observation) => exchanges.filter(({path}) => /^\/v2(?:\?|$)|^\/v1\/flow/.test(path));

/** Returns how often a right program tries: connections of a stream, or the same request of a job in a row. */
export function mostAttempts({end, kind, attempts: own}: Drill): number {
  const usual = end === 'complete' ? 1 + waitTable.socket.attempts : 1;
  return own ?? (isSocket({kind}) ? usual : 1 + waitTable.request.attempts);
}

/** Share of the requests that a paced program may have rejected: they arrive less evenly than they are sent. */
const MOST_REJECTED = 0.05;

function rates({recordings}: Drill, {exchanges}: Observation, finding: NewFinding): Finding[] {
  const rejected = exchanges.filter(({status}) => status === 429).length;
  if (!recordings || rejected <= MOST_REJECTED * exchanges.length) return [];
  const why = `${rejected} of ${exchanges.length} requests got 429.`;
  return [finding('rates', why, 'Pace the requests of all workers together, and hold all of them back after a 429.')];
}

/** Without its message, the drill shows nothing. */
function sends({sends: wanted}: Drill, {sessions}: Observation, finding: NewFinding): Finding[] {
  const hasSent = sessions.some(({frames}) => frames.some(({message}) => message?.message === wanted));
  if (!wanted || hasSent) return [];
  return [finding('sends', `It sent no ${wanted}.`, `Send ${wanted} when FORCE_SECONDS of audio are sent.`)];
}

/** Connections of a stream; for a job, the longest row of failures of one request. */
function attempts(drill: Drill, seen: Observation, finding: NewFinding): Finding[] {
  const isStream = isSocket(drill);
  // A program with temporary keys has tried its key before it could open a session.
  const keys = seen.exchanges.filter(({path, status}) => path.startsWith('/v1/api_keys') && status === 403);
  const opened = handshakes(seen).length || (drill.key ? keys.length : 0);
  const count = isStream ? opened : mostInARow(seen.exchanges);
  if (isStream && count === 0 && !drill.isUnplayable)
    return [finding('connects', 'The program opened no session.', 'Take the address from REALTIME_URL or FLOW_URL.')];
  const most = mostAttempts(drill);
  if (count <= most) return [];
  const why = `It ${isStream ? 'tried to connect' : 'sent the same request'} ${count} times.`;
  return most > 2
    ? [finding('attempts', why, `Stop after ${most - 1} retries in a row.`)]
    : [finding('no-retry', why, 'Stop: the same request fails again.')];
}

function mostInARow(exchanges: Exchange[]): number {
  const rows = new Map<string, number>();
  let most = 0;
  for (const {status, path, method} of exchanges) {
    const count = hasFailed(status) ? (rows.get(`${method} ${path}`) ?? 0) + 1 : 0;
    rows.set(`${method} ${path}`, count);
    most = Math.max(most, count);
  }
  return most;
}

function jobs({kind, jobs: own}: Drill, {jobs: count}: Observation, finding: NewFinding): Finding[] {
  const expected = own ?? (kind === 'webhook' ? 2 : 1);
  if (count === expected) return [];
  const what = 'Put a reference of your own into tracking, and look for it in the list of jobs before you send again.';
  return [finding('one-job', `It created ${count} jobs, and the recordings need ${expected}.`, what)];
}

/** How long the program waited after each attempt that failed. */
function waits({leastWait = 0, isGrowing = false, kind}: Drill, seen: Observation, finding: NewFinding): Finding[] {
  const gaps = isSocket({kind}) ? gapsOfSessions(seen) : gapsOfRequests(seen.exchanges);
  const short = leastWait > 0 ? gaps.find((gap) => gap < leastWait * TOLERANCE) : undefined;
  const findings = [];
  if (short !== undefined) {
    findings.push(finding('wait', `It came back after ${short.toFixed(1)} s.`, `Wait at least ${leastWait} s.`));
  }
  const [first = 0, last = first] = [gaps[0], gaps.at(-1)];
  if (isGrowing && gaps.length > 1 && last < first * GROWTH) {
    const list = gaps.map((gap) => gap.toFixed(1)).join(', ');
    findings.push(finding('backoff', `It waited ${list} s.`, 'Wait longer after each failure.'));
  }
  return findings;
}

function gapsOfSessions(seen: Observation): number[] {
  const all = handshakes(seen);
  return all.slice(1).map(({at}, index) => {
    const before = all[index]?.at ?? 0;
    const session = seen.sessions.find(({openedAt}) => openedAt >= before && openedAt < at);
    return (at - (session?.overAt ?? before)) / 1000;
  });
}

/** Whether the same request may succeed later. After 500 a client has other things to do first. */
const hasFailed = (status: number) => status >= 429 && status !== 500;

/** Between a request that failed and the next one to the same path. */
function gapsOfRequests(exchanges: Exchange[]): number[] {
  return exchanges.flatMap(({at, status, path, method}, index) => {
    if (!hasFailed(status)) return [];
    const next = exchanges.slice(index + 1).find((one) => one.path === path && one.method === method);
    return next ? [(next.at - at) / 1000] : [];
  });
}
