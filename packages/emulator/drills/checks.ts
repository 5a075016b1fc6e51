/** What is checked after a drill: the program's output and exit status, and what the emulator saw of it. */
import {provider, waits as waitTable} from '@speech-docs/protocol/facts';
import {valueAt} from '@speech-docs/protocol/rules';
import type {Exchange, SessionReport} from '../core/reportSink';
import {type FunctionCall, isValidCall, type Tool} from '../core/socket/agent';
import type {Finding} from '../pack/emulator';
import type {Drill, DrillKind} from './drills';
import {reportSession} from './report';
import {SOCKET, WAIT_TOLERANCE} from './requests';

export interface Observation {
  output: string;
  /** Exit status; `null` when the program did not end in time. */
  status: number | null;
  sessions: SessionReport[];
  exchanges: (Exchange & {broken?: Finding[]})[];
  /** Jobs that were created, deleted ones too. */
  jobs: number;
  /** Words of the audio: a row for each channel. */
  words: readonly (readonly number[])[];
}

/** Advice for temporary faults. */
const PASSES: Readonly<Record<DrillKind, string>> = {
  stream: 'This fault passes: wait, open a new session, and end with 0 when every word is there.',
  job: 'This fault passes: after the wait, look for the job before you create it again, and end with 0 when you have the text.',
  webhook: 'This fault passes: keep one notification of each job, read the job if none comes, and end with 0.',
  agent: 'This fault passes: wait, begin a new conversation, and end with 0 when one has ended well.',
};
/** Storage that the program served is gone when it starts again, so that its job is rejected. */
const KILLED = 'The drill also killed what your program had started: start storage and receivers separately.';
const KEYS_PATH = '/v1/api_keys';
/** Minimum ratio of the last wait to the first. */
const GROWTH = 1.5;

type Mistake = [rule: string, why: string, what: string];

/** Returns what the program did wrong; nothing when it passes. */
export function checkDrill(drill: Drill, seen: Observation): Finding[] {
  const mistakes = [
    ...ending(drill, seen),
    ...(drill.kind === 'agent' ? conversations(drill, seen) : wordsOf(drill, drill.kind, seen)),
    ...(drill.hasChannels ? speakers(seen) : []),
    ...attempts(drill, seen),
    ...(isSocket(drill) ? temporaryKeys(drill, seen) : []),
    ...(isSocket(drill) ? [] : jobs(drill, seen)),
    ...waits(drill, seen),
    ...sends(drill, seen),
    ...rates(drill, seen),
  ];
  const place = {frame: 0, sent: '', place: `drill ${drill.name}`, page: `${provider.siteUrl}${drill.page}`};
  const ofSessions = seen.sessions.flatMap((session) => reportSession(session).broken);
  const ofRequests = seen.exchanges.flatMap(({broken = []}) => broken);
  return [
    ...mistakes.map(([rule, why, what]): Finding => ({rule, why, what, ...place})),
    ...ofSessions.filter(({rule}) => rule !== 'deprecated'),
    ...ofRequests.filter(({rule}) => rule.endsWith('.wait')),
  ];
}

export const isSocket = ({kind}: Pick<Drill, 'kind'>) => kind === 'stream' || kind === 'agent';

/** Returns why the drill says nothing of the program, whose conversation never came to what the drill is about. */
export function whyNotJudged({sessions: min = 1, breaksCall}: Drill, {sessions}: Observation): string | undefined {
  if (breaksCall && !sessions.slice(0, 1).some((first) => openCalls(first).length > 0))
    return 'no call was open when the connection broke: offer a function that takes TOOL_SECONDS';
  const names = sessions.at(-1)?.frames.map(({message}) => `${message?.message}`) ?? [];
  const end = names.find((name) => name === 'AudioEnded' || name === 'ConversationEnding');
  return sessions.length < min && end === 'AudioEnded'
    ? 'the program ended the conversation before the service did: send silence for longer'
    : undefined;
}

function* conversations(drill: Drill, seen: Observation): Generator<Mistake> {
  const {end, sessions: min = 1, variables} = drill;
  const {sessions} = seen;
  const last = sessions.at(-1);
  if (end !== 'complete' || !last) return;
  const messages = last.frames.flatMap(({message}) => message ?? []);
  const named = (name: string) => messages.filter(({message}) => message === name);
  if (drill.breaksCall && !whyNotJudged(drill, seen)) yield* brokenCall(seen);
  if (named('ConversationEnded').length === 0)
    yield ['conversation', 'The last conversation has no end.', 'Wait for ConversationEnded.'];
  if (sessions.length < min && !whyNotJudged(drill, seen)) {
    const what = 'Begin a new conversation: the service ended this one, and not the agent.';
    yield ['carries-on', `It held ${sessions.length} conversations.`, what];
  }
  const results = named('ToolResult');
  const open = openCalls(last);
  if (open.length > 0 && named('ConversationEnding').length === 0) {
    const why = `${open.length} calls have no result: ${idsOf(open)}.`;
    yield ['tool-result', why, 'Respond to each ToolInvoke with one ToolResult that repeats its id.'];
  }
  const wanted = Number(variables?.TOOL_SECONDS ?? 0);
  const [least = wanted] = sessions
    .slice(0, 1)
    .flatMap(secondsOfTools)
    .toSorted((left, right) => left - right);
  if (least < wanted * WAIT_TOLERANCE) {
    const why = `A result came ${least.toFixed(1)} s after its call.`;
    yield [
      'tool-seconds',
      why,
      `Let your function take TOOL_SECONDS, ${wanted} s (in a page, window.toolSeconds): this drill is about what comes late.`,
    ];
  }
  const tools = named('StartConversation')[0]?.tools as Tool[];
  const wrong = named('ToolInvoke').filter(
    ({id, function: call}) =>
      results.some((result) => result.id === id && result.status === 'ok') && !isValidCall(call as FunctionCall, tools),
  );
  if (wrong.length > 0) {
    const why = `${wrong.length} wrong calls have the result ok: ${idsOf(wrong)}.`;
    yield ['tool-arguments', why, 'Check the name and each argument, and respond with failed or rejected.'];
  }
}

/** The action happens once, and the next conversation is told of it: its call ended with its own conversation. */
function* brokenCall({sessions, output}: Observation): Generator<Mistake> {
  const acts = output.split('\n').filter((line) => line.startsWith('acted'));
  if (acts.length === 0)
    yield [
      'acts',
      'It printed no line that begins with acted.',
      'Print one when your function acts; a page writes it to its console.',
    ];
  if (new Set(acts).size < acts.length)
    yield ['acts', `It acted twice: ${acts.join(', ')}.`, 'Find what is done already, whatever the id of the call is.'];
  if (!sessions.slice(1).some(({frames}) => frames.some(({message}) => message?.message === 'AddInput')))
    yield ['told', 'No conversation was told of the result.', 'Send it to the next conversation as AddInput.'];
}

function openCalls({frames}: SessionReport) {
  const messages = frames.flatMap(({message}) => message ?? []);
  const results = messages.filter(({message}) => message === 'ToolResult');
  return messages.filter(({message, id}) => message === 'ToolInvoke' && !results.some((one) => one.id === id));
}

function secondsOfTools({frames}: SessionReport): number[] {
  return frames.flatMap(({at, message}) => {
    if (message?.message !== 'ToolResult') return [];
    const call = frames.find((one) => one.message?.message === 'ToolInvoke' && one.message.id === message.id);
    return call ? [(at - call.at) / 1000] : [];
  });
}

const idsOf = (messages: {[field: string]: unknown}[]) => messages.map(({id}) => id).join(', ');

function* ending({end, seconds, kind, kill}: Drill, {status}: Observation): Generator<Mistake> {
  if (status === null) {
    const why = `The program still ran after ${seconds} s.`;
    yield ['ends', why, 'Stop after your own deadline, before DRILL_SECONDS, and close a browser that you opened.'];
  } else if (end === 'complete' && status !== 0) {
    yield ['status', `The exit status is ${status}.`, kill ? `${PASSES[kind]} ${KILLED}` : PASSES[kind]];
  } else if (end === 'stopped' && status === 0) {
    yield [
      'status',
      'The exit status is 0.',
      'Report the failure: an exit status of 0 says that all is well. The program that opens a page ends with 1 then.',
    ];
  }
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

/** Returns the words that the program printed, those that it printed again, and those that are missing. */
export function readWords({output, words}: Observation) {
  const got = numbersIn(output);
  const twice = got.filter((number, index) => got.indexOf(number) !== index);
  return {got, twice, missing: words.flat().filter((number) => !got.includes(number))};
}

function* wordsOf({end}: Drill, kind: keyof typeof LOST, seen: Observation): Generator<Mistake> {
  const {words} = seen;
  const {got, twice, missing} = readWords(seen);
  // What two channels say may alternate.
  const isMixed = words.some((row) => {
    const own = words.length > 1 ? got.filter((number) => row.includes(number)) : got;
    return own.some((number, index) => index > 0 && number < (own[index - 1] ?? 0));
  });
  if (twice.length > 0) {
    yield ['twice', `${twice.length} words came twice: ${shortened(twice)}.`, TWICE[kind]];
  } else if (isMixed) {
    const isHook = kind === 'webhook';
    const what = isHook ? 'Print the jobs in the order of their recordings.' : 'Keep words in order of time.';
    yield ['order', `Words are not in their order: ${shortened(got)}.`, what];
  }
  if (end === 'complete' && missing.length > 0)
    yield ['lost', `${missing.length} of ${words.flat().length} words are lost: ${shortened(missing)}.`, LOST[kind]];
}

const numbersIn = (text: string) => (text.match(/\b\d+\b/g) ?? []).map(Number);

/** The first label of a session says the words of the first recording; each line of the output has a label. */
function* speakers({output, words, sessions}: Observation): Generator<Mistake> {
  const labels = sessions.flatMap(labelsOf)[0] ?? [];
  const isOf = (line: string) => labels.findIndex((label) => line.includes(label));
  const wrong = output.split('\n').flatMap((line) => {
    const channel = isOf(line);
    return numbersIn(line.replace(labels[channel] ?? '', '')).filter((number) => !words[channel]?.includes(number));
  });
  if (labels.length === 0 || wrong.length === 0) return;
  const what = 'Begin each line with the label of its channel; the first of channel_diarization_labels is for {audio}.';
  yield ['channel', `${wrong.length} words are not at their channel: ${shortened(wrong)}.`, what];
}

function labelsOf({frames}: SessionReport): string[][] {
  return frames.flatMap(({message}) => {
    const labels = valueAt(message, 'transcription_config', 'channel_diarization_labels');
    return Array.isArray(labels) ? [labels.map(String)] : [];
  });
}

function shortened(numbers: number[]): string {
  return numbers.length > 8 ? `${numbers.slice(0, 8).join(' ')} …` : numbers.join(' ');
}

const handshakes = ({exchanges}: Observation) => exchanges.filter(({path}) => SOCKET.test(path));

/** Returns how often a right program tries: connections of a stream, or the same request of a job in a row. */
export function maxAttempts({end, kind, attempts}: Drill): number {
  const usual = end === 'complete' ? 1 + waitTable.socket.attempts : 1;
  return attempts ?? (isSocket({kind}) ? usual : 1 + waitTable.request.attempts);
}

/** Share of the requests that a paced program may have rejected: they arrive less evenly than they are sent. */
const MAX_REJECTED = 0.05;

/** New jobs have a rate of their own. */
function* rates({recordings}: Drill, {exchanges}: Observation): Generator<Mistake> {
  for (const kind of ['POST', 'GET'].slice(0, recordings ? 2 : 0)) {
    const sent = exchanges.filter(({method}) => (method === 'POST') === (kind === 'POST'));
    const rejected = sent.filter(({status}) => status === 429).length;
    if (rejected <= MAX_REJECTED * sent.length) continue;
    const why = `${rejected} of ${sent.length} requests ${kind === 'POST' ? 'for new jobs' : 'about jobs'} got 429.`;
    yield ['rates', why, 'Pace the requests of all workers together, and hold all of them back after a 429.'];
  }
}

function* sends({sends: wanted}: Drill, {sessions}: Observation): Generator<Mistake> {
  const hasSent = sessions.some(({frames}) => frames.some(({message}) => message?.message === wanted));
  if (wanted && !hasSent)
    yield ['sends', `It sent no ${wanted}.`, `Send ${wanted} when FORCE_SECONDS of audio are sent.`];
}

function* attempts(drill: Drill, seen: Observation): Generator<Mistake> {
  const isStream = isSocket(drill);
  // A program with temporary keys fails at the request for a key, before it opens a session.
  const keys = seen.exchanges.filter(({path, status}) => path.startsWith(KEYS_PATH) && status === 403);
  const opened = handshakes(seen).length || (drill.key ? keys.length : 0);
  const count = isStream ? opened : maxInARow(seen.exchanges);
  const max = maxAttempts(drill);
  const why = `It ${isStream ? 'tried to connect' : 'sent the same request'} ${count} times.`;
  if (isStream && count === 0 && !drill.isUnplayable)
    yield [
      'connects',
      'The program opened no session.',
      'Take the address from REALTIME_URL or FLOW_URL; a page gets it from its server.',
    ];
  else if (count > max && max > 2) yield ['attempts', why, `Stop after ${max - 1} retries in a row.`];
  else if (count > max) yield ['no-retry', why, 'Stop: the same request fails again.'];
}

/** A program with temporary keys requests one before each attempt, and one more when the service rejects the first. */
function* temporaryKeys(drill: Drill, seen: Observation): Generator<Mistake> {
  const keys = seen.exchanges.filter(({path, status}) => path.startsWith(KEYS_PATH) && status === 201).length;
  const opened = handshakes(seen).length;
  const max = maxAttempts(drill);
  if (keys > 0 && keys < opened) {
    const why = `It tried to connect ${opened} times with ${keys} temporary keys.`;
    yield ['new-key', why, 'Request a new temporary key before each attempt.'];
  } else if (keys > max) yield ['renewals', `It requested ${keys} temporary keys.`, `Stop after ${max}.`];
}

function maxInARow(exchanges: Exchange[]): number {
  const rows = new Map<string, number>();
  let max = 0;
  for (const {status, path, method} of exchanges) {
    const count = hasFailed(status) ? (rows.get(`${method} ${path}`) ?? 0) + 1 : 0;
    rows.set(`${method} ${path}`, count);
    max = Math.max(max, count);
  }
  return max;
}

function* jobs({kind, jobs: own, variables}: Drill, {jobs: count}: Observation): Generator<Mistake> {
  const expected = own ?? (kind === 'webhook' ? 2 : 1);
  if (count === expected) return;
  const {FEATURE} = variables ?? {};
  const feature = FEATURE ? `Send ${FEATURE} as {}, and read its errors in the transcript. ` : '';
  const what =
    own === 2 && count < own
      ? `${feature}After an error that can pass, create the job again, once.`
      : 'Put a reference of your own into tracking, and look for it in the list of jobs before you send again.';
  yield ['one-job', `It created ${count} jobs, and the recordings need ${expected}.`, what];
}

function* waits({leastWait = 0, isGrowing = false, kind}: Drill, seen: Observation): Generator<Mistake> {
  const gaps = isSocket({kind}) ? gapsOfSessions(seen) : gapsOfRequests(seen.exchanges);
  const short = leastWait > 0 ? gaps.find((gap) => gap < leastWait * WAIT_TOLERANCE) : undefined;
  if (short !== undefined) yield ['wait', `It came back after ${short.toFixed(1)} s.`, `Wait at least ${leastWait} s.`];
  const [first = 0, last = first] = [gaps[0], gaps.at(-1)];
  if (isGrowing && gaps.length > 1 && last < first * GROWTH) {
    const list = gaps.map((gap) => gap.toFixed(1)).join(', ');
    yield ['backoff', `It waited ${list} s.`, 'Wait longer after each failure.'];
  }
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

/** Returns the seconds between a failed request and the next one to the same path. */
function gapsOfRequests(exchanges: Exchange[]): number[] {
  return exchanges.flatMap(({at, status, path, method}, index) => {
    if (!hasFailed(status)) return [];
    const next = exchanges.slice(index + 1).find((one) => one.path === path && one.method === method);
    return next ? [(next.at - at) / 1000] : [];
  });
}
