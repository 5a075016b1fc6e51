import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {clientTimeouts, inWords} from '../../../data/brokenSession';
import {afterSocket, MOST_SPREAD, secondsBefore, socketDecisions, waits} from '../../../data/recovery';

it.each([
  // The last Error, then the close code, then the status, then silence.
  [{error: 'job_error', code: 1003}, 'retry after'],
  [{error: 'protocol_error', code: 1011}, 'fix first'],
  [{code: 1008}, 'new session'],
  [{status: 401}, 'fix first'],
  [{}, 'retry after'],
  // What no list has.
  ...[500, 502, 503, 504].map((status): [object, string] => [{status}, 'retry after']),
  ...[418, 501, 520].map((status): [object, string] => [{status}, 'fix first']),
])('the decision after a socket %j is: %s', (end, action) => expect(afterSocket(end).action).toBe(action));

it('the decision after a socket is that of a code or an error that means the same', () => {
  for (const code of [1006, 1012]) expect(afterSocket({code})).toEqual(afterSocket({code: 1011}));
  for (const code of [1000, 1003, 1006, 1008, 4001, 4005, 4006]) {
    expect(afterSocket({api: 'flow', code})).toEqual(socketDecisions.close.other);
  }
  expect(afterSocket({error: 'toString'})).toEqual(afterSocket({error: 'unknown_error'}));
});

const programs = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'samples'], {encoding: 'utf8'})
  .trim()
  .split('\n')
  .map((file) => ({file, text: readFileSync(file, 'utf8')}))
  .filter(({text}) => /["']job_error["']/.test(text));
/** A session without an agent has no `asr_error`; one that loses no word also knows what it must not try again. */
const wanted = ({file, text}: {file: string; text: string}) =>
  Object.entries(socketDecisions.error)
    .filter(([, {action}]) => action === 'retry after' || /resilient/i.test(file))
    .map(([name]) => name)
    .filter((name) => !/^invalid_|^unknown_error$/.test(name))
    .filter((name) => name !== 'asr_error' || /\basr_error|FLOW_URL/.test(text));

it('a program that reconnects names each error of the table after which a program does', () => {
  expect(programs.length).toBeGreaterThan(15);
  const wrong = programs.flatMap((program) =>
    wanted(program)
      .filter((name) => !new RegExp(`["']${name}["']`).test(program.text))
      .map((name) => `${program.file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

it('a wait grows with each attempt up to its cap, and is never shorter than its first seconds', () => {
  const seconds = [1, 2, 3, 4, 5, 6].map((attempt) => secondsBefore(attempt, waits.socket));
  expect(seconds).toEqual([5, 10, 20, 40, 60, 60]);
  expect(secondsBefore(1, waits.socket, MOST_SPREAD)).toBe(10);
});

it('a wait reads as a phrase', () => {
  expect(inWords(waits.socket)).toBe(
    '5–10 s, 2 times as long after each failed retry, 60 s at most; 8 retries in a row',
  );
  expect(inWords(waits.once)).toBe('5–10 s, once');
  expect(inWords(waits.renewal)).toMatch(/^at once after a new final or a reply, otherwise 5–10 s/);
});

const response = clientTimeouts.find(({id}) => id === 'response')?.seconds ?? 0;
/** It calls the reader's own program, not the API. */
const OWN = 'notification-receiver.py';
const timed = ['batch', 'reference', 'get-started']
  .map((api) => `samples/${api}/python`)
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((file) => file.endsWith('.py') && !file.endsWith(OWN))
  .map((file) => ({file, text: readFileSync(file, 'utf8')}))
  .filter(({text}) => text.includes('import requests'));

it.each(timed)(
  'the timeouts of Python programs for the batch API are those of data/brokenSession.ts in $file',
  ({text}) => {
    const waits = [...text.matchAll(/\bwait(?:": |=)(\d+)/g)].map(([, seconds]) => Number(seconds));
    const seconds = response + Math.max(0, ...waits);
    const timeouts = [...text.matchAll(/timeout(?:"?: |=| = )(\(None, \w+\)|\d+)/gi)].map(([, value = '']) =>
      value.replace('TIMEOUT_SECONDS', `${/TIMEOUT_SECONDS = (\d+)/.exec(text)?.[1]}`),
    );
    const isUpload = text.includes('"data_file"');
    expect(timeouts).toContain(isUpload ? `(None, ${seconds})` : `${seconds}`);
    expect(new Set(timeouts.map((value) => /\d+/.exec(value)?.[0]))).toEqual(new Set([`${seconds}`]));
  },
);
