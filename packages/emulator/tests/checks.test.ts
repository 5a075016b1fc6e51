/** What a drill finds in what it has seen of a program. */
import {expect, it} from 'vitest';
import {judge} from '../drills/checks';
import {type Drill, drills} from '../drills/drills';

const keyRequest = (at: number) => ({at, method: 'POST', path: '/v1/api_keys?type=flow', status: 403});

it.each(['rejected-key', 'agent-refused-key'])('%s accepts a program whose request for a key is rejected', (name) => {
  const drill = drills.find((one) => one.name === name) as Drill;
  const rules = (count: number) => {
    const exchanges = Array.from({length: count}, (_, at) => keyRequest(at));
    return judge(drill, {output: '', status: 1, sessions: [], exchanges, jobs: 0, words: [[]]}).map(({rule}) => rule);
  };
  expect([0, 1, 2].map(rules)).toEqual([['connects'], [], ['no-retry']]);
});
