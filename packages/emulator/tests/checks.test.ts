/** What a drill finds in what it has seen of a program. */
import {expect, it} from 'vitest';
import type {SessionReport} from '../core/reportSink';
import {checkDrill, type Observation} from '../drills/checks';
import {type Drill, drills} from '../drills/drills';

const keyRequest = (at: number) => ({at, method: 'POST', path: '/v1/api_keys?type=flow', status: 403});
/** The rules that a drill finds broken, where the program printed nothing. */
function rulesOf(name: string, seen: Pick<Observation, 'status' | 'sessions' | 'exchanges'>): string[] {
  const drill = drills.find((one) => one.name === name) as Drill;
  return checkDrill(drill, {output: '', jobs: 0, words: [[]], ...seen}).map(({rule}) => rule);
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
    const frames = [
      {message: 'StartConversation', tools},
      {message: 'ToolInvoke', id: 'call-1', function: call},
      {message: 'ToolResult', id: 'call-1', status},
      {message: 'ConversationEnded'},
    ].map((message) => ({at: 0, from: 'client' as const, message}));
    const session: SessionReport = {
      ...{api: 'flow', seconds: 1, error: undefined, broken: [], openedAt: 0, overAt: 0},
      ...{close: {by: 'server', code: 1000}, frames},
    };
    const exchanges = [{at: 0, method: 'GET', path: '/v1/flow', status: 101}];
    return rulesOf('agent-wrong-calls', {status: 0, sessions: [session], exchanges});
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
