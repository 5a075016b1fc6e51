import {expect, it} from 'vitest';
import type {SessionReport} from '../core/reportSink';
import {checkDrill, type Observation, whyNotJudged} from '../drills/checks';
import {type Drill, drills, withChannels} from '../drills/drills';

const drillNamed = (name: string) => drills.find((one) => one.name === name) as Drill;
const keyRequest = (at: number, status = 403) => ({at, method: 'POST', path: '/v1/api_keys?type=flow', status});
const handshake = (at: number) => ({at, method: 'GET', path: '/v1/flow', status: 101});
const sessionOf = (messages: {message: string; [field: string]: unknown}[]): SessionReport => ({
  ...{api: 'flow', url: '', seconds: 1, error: undefined, broken: [], openedAt: 0, overAt: 0},
  close: {by: 'server', code: 1000},
  frames: messages.map((message) => ({at: 0, from: 'client', message})),
});
/** The rules that a drill finds broken, where the program printed nothing. */
function rulesOf(name: string, seen: Pick<Observation, 'status' | 'sessions' | 'exchanges'>): string[] {
  return checkDrill(drillNamed(name), {output: '', jobs: 0, words: [[]], ...seen}).map(({rule}) => rule);
}

it.each(['rejected-key', 'agent-refused-key'])('%s accepts a program whose request for a key is rejected', (name) => {
  const rules = [0, 1, 2].map((count) =>
    rulesOf(name, {status: 1, sessions: [], exchanges: Array.from({length: count}, (_, at) => keyRequest(at))}),
  );
  expect(rules).toEqual([['connects'], [], ['no-retry']]);
});

it('agent-wrong-calls finds a program that runs a call which it does not offer', () => {
  const tools = [{function: {name: 'book', parameters: {properties: {day: {type: 'string'}}, required: ['day']}}}];
  const rules = (call: object, status: string) => {
    const session = sessionOf([
      {message: 'StartConversation', tools},
      {message: 'ToolInvoke', id: 'call-1', function: call},
      {message: 'ToolResult', id: 'call-1', status},
      {message: 'ConversationEnded'},
    ]);
    return rulesOf('agent-wrong-calls', {status: 0, sessions: [session], exchanges: [handshake(0)]});
  };
  const wrong = [
    {name: 'look', arguments: {}},
    {name: 'book', arguments: {}},
    {name: 'book', arguments: {day: 7}},
  ];
  expect(wrong.map((call) => rules(call, 'ok'))).toEqual(wrong.map(() => ['tool-arguments']));
  expect([...wrong.map((call) => rules(call, 'failed')), rules({name: 'book', arguments: {day: 'x'}}, 'ok')]).toEqual(
    Array(4).fill([]),
  );
});

it.each([
  ['says nothing of', 'hangs up first', ['AudioEnded'], [], true],
  ['fails', 'stops when the service hangs up', ['ConversationEnding', 'AudioEnded'], ['carries-on'], false],
])('agent-terminated %s a program that %s', (_, __, names, rules, isSilent) => {
  const sessions = [sessionOf([...names, 'ConversationEnded'].map((message) => ({message})))];
  const seen = {output: '', status: 0, jobs: 0, words: [], sessions, exchanges: [handshake(0)]};
  expect(rulesOf('agent-terminated', seen)).toEqual(rules);
  expect(whyNotJudged(drillNamed('agent-terminated'), seen) !== undefined).toBe(isSilent);
});

it.each([
  ['acts once, and tells the next conversation', 'acted on Thursday', 'AddInput', []],
  ['acts again', 'acted on Thursday\nacted on Thursday', 'AddInput', ['acts']],
  ['shows and tells nothing', 'agent It is booked.', 'AudioEnded', ['acts', 'told']],
])('agent-tool-cut judges a program that %s', (_, output, sent, expected) => {
  const broken = sessionOf([{message: 'ToolInvoke', id: 'call-1'}]);
  const sessions = [broken, sessionOf([{message: sent}, {message: 'ConversationEnded'}])];
  const seen = {output, status: 0, jobs: 0, words: [], exchanges: [handshake(0)]};
  const judged = (some: SessionReport[]) =>
    checkDrill(drillNamed('agent-tool-cut'), {...seen, sessions: some}).map(({rule}) => rule);
  expect([judged(sessions), judged(sessions.slice(1))]).toEqual([expected, []]);
});

it.each([
  ['a new key for each of two attempts', 2, 2, []],
  ['one key for both attempts', 1, 2, ['new-key']],
  ['a third key after two were rejected', 3, 2, ['renewals']],
  ['a third attempt, with a third key', 3, 3, ['no-retry', 'renewals']],
])('agent-expired-key judges %s', (_, keys, attempts, expected) => {
  const exchanges = [
    ...Array.from({length: keys}, (__, at) => keyRequest(at, 201)),
    ...Array.from({length: attempts}, (__, at) => handshake(at)),
  ];
  expect(rulesOf('agent-expired-key', {status: 1, sessions: [], exchanges})).toEqual(expected);
});

it.each([
  ['who says which words', 'agent   0 1\ncaller  100 101', []],
  ['swaps its channels', 'agent   100 101\ncaller  0 1', ['channel']],
  ['says of some words only that they were said', 'agent   0 1\n100 101', ['channel']],
])('a drill with two channels hears from a program %s', (_, output, expected) => {
  const labels = ['agent', 'caller'];
  const start = {message: 'StartRecognition', transcription_config: {channel_diarization_labels: labels}};
  const words = [
    [0, 1],
    [100, 101],
  ];
  const seen = {output, words, status: 0, jobs: 0, sessions: [sessionOf([start])], exchanges: [handshake(0)]};
  expect(checkDrill(withChannels(drillNamed('jitter')), seen).map(({rule}) => rule)).toEqual(expected);
});

const jobRequest = (method: string, status: number) => ({at: 0, method, path: '/v2/jobs', status});

it('many-jobs finds new jobs that come too fast among many other requests', () => {
  const rules = (rejected: number) => {
    const posts = Array.from({length: 200}, (_, at) => [429, 201].slice(at < rejected ? 0 : 1)).flat();
    const exchanges = [
      ...posts.map((status) => jobRequest('POST', status)),
      ...Array(1000).fill(jobRequest('GET', 200)),
    ];
    const seen = {output: '', status: 0, sessions: [], jobs: 200, words: [[]], exchanges};
    return checkDrill(drillNamed('many-jobs'), seen).map(({rule}) => rule);
  };
  expect([rules(5), rules(24)]).toEqual([[], ['rates']]);
});

it('feature-failed tells a program whose job lacks the feature to send it', () => {
  const seen = {output: '', status: 0, sessions: [], jobs: 1, words: [[]], exchanges: [jobRequest('POST', 201)]};
  const [finding] = checkDrill(drillNamed('feature-failed'), seen);
  expect(finding).toMatchObject({rule: 'one-job', what: expect.stringContaining('Send summarization_config as {}')});
});

it.each([
  ['in no time', [100, 200], ['tool-seconds']],
  ['in the seconds of the drill', [100, 1700], []],
  ['not before the end', [100], []],
])('agent-late-result judges a function that is done %s', (_, times, expected) => {
  const messages = [
    {message: 'ToolInvoke', id: 'call-1'},
    {message: 'ToolResult', id: 'call-1', status: 'failed'},
  ];
  const session = sessionOf([
    {message: 'StartConversation', tools: []},
    ...messages.slice(0, times.length),
    {message: 'ConversationEnding'},
    {message: 'ConversationEnded'},
  ]);
  for (const [index, at] of times.entries()) Object.assign(session.frames[1 + index] ?? {}, {at});
  expect(rulesOf('agent-late-result', {status: 0, sessions: [session], exchanges: [handshake(0)]})).toEqual(expected);
});
