import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
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
const vitest = {
  testResults: [
    {
      name: 'samples.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        test('runs a.py', 'failed', 3, '\u001b[31mit did not end\u001b[39m\n  at x (/node_modules/vitest/run.js:1:2)'),
        test('runs b.py', 'passed', 3),
        test('has B1', 'passed', 9),
        test('needs ffmpeg', 'skipped', 12),
      ],
    },
    {name: 'gone.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: []},
  ],
};
const playwright = {
  suites: [
    {
      title: 'search.spec.ts',
      file: 'search.spec.ts',
      specs: [{title: 'outages', line: 1, tests: [{status: 'expected', results: [{steps: [{title: 'A1: no host'}]}]}]}],
      suites: [
        {
          title: 'F10: a fragment',
          file: 'search.spec.ts',
          specs: [
            {title: 'opens', line: 5, tests: [{status: 'expected', results: [{}]}]},
            {title: 'stays', line: 6, tests: [{status: 'unexpected', results: [{errors: [{message: 'Timeout'}]}]}]},
          ],
        },
      ],
    },
  ],
};

describe('the end of a run', () => {
  it('counts written tests: one that runs for many things counts once', () => {
    expect(count(report(vitest, 1))).toEqual({passed: 1, failed: 2, skipped: 1});
    expect(count(report(playwright, 1))).toEqual({passed: 2, failed: 1, skipped: 0});
  });

  it('names each failure with its message, and a file that could not be run', () => {
    expect(describeFailures([...report(vitest, 1), ...report(playwright, 1)]).split('\n')).toEqual([
      'failed: runs a.py',
      '  it did not end',
      'failed: gone.test.ts',
      '  Cannot find module',
      'failed: search.spec.ts › F10: a fragment › stays',
      '  Timeout',
    ]);
  });

  it('counts a runner without a test, with a broken report, or with a status of its own as a failure', () => {
    expect(report({testResults: []})).toMatchObject([{passed: false, message: 'No test ran.'}]);
    expect(report('{"testResults": [')).toMatchObject([
      {passed: false, message: expect.stringContaining('cannot be read')},
    ]);
    expect(count(report({suites: [{...playwright.suites[0], suites: []}]}, 3))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });
});
