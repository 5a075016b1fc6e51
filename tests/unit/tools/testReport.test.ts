import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {count, describeFailures, readReport} from '../../../tools/testReport';
import {temporaryFolder} from '../../support/temporaryFolder';

function report(content: unknown, code = 0) {
  const file = join(temporaryFolder('reports'), 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readReport(file, code);
}

const test = (fullName: string, status: string, line: number, message = '') => ({
  fullName,
  status,
  location: {line},
  failureMessages: [message],
});
const all = [test('runs a.py', 'failed', 3, '\u001b[31mno end\u001b[39m'), test('runs b.py', 'passed', 3)];
const vitest = {
  testResults: [
    {name: 'samples.test.ts', status: 'failed', message: '', assertionResults: [...all, test('B1', 'skipped', 12)]},
    {name: 'gone.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: []},
  ],
};
const passed = {title: 'opens', line: 5, tests: [{status: 'expected', results: [{}]}]};
const failed = {title: 'stays', line: 6, tests: [{status: 'flaky', results: [{errors: [{message: 'Timeout'}]}]}]};
const playwright = {
  suites: [{title: 'a.spec.ts', file: 'a.spec.ts', suites: [{title: 'F10', specs: [passed, failed]}]}],
};

it('counts written tests: one that runs for many things counts once, and fails when it fails for one', () => {
  expect(count(report(vitest, 1))).toEqual({passed: 0, failed: 2, skipped: 1});
  expect(count(report(playwright, 1))).toEqual({passed: 1, failed: 1, skipped: 0});
});

it('names each failure with its message, and a file that could not be run', () => {
  expect(describeFailures([...report(vitest, 1), ...report(playwright, 1)]).split('\n')).toEqual([
    ...['failed: runs a.py', '  no end', 'failed: gone.test.ts', '  Cannot find module'],
    ...['failed: a.spec.ts › F10 › stays', '  Timeout'],
  ]);
});

it('counts a runner without a test, with a broken report, or with a status of its own as a failure', () => {
  expect(report({testResults: []})).toMatchObject([{passed: false, message: 'No test ran.'}]);
  expect(report('{"testResults": [')).toMatchObject([
    {passed: false, message: expect.stringContaining('cannot be read')},
  ]);
  expect(count(report({suites: [{title: 'a', specs: [passed]}]}, 3))).toEqual({passed: 1, failed: 1, skipped: 0});
});
