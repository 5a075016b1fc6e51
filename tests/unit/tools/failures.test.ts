import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {describeFailures} from '../../../tools/testReport/failures';
import {temporaryFolder} from '../../support/temporaryFolder';

const vitest = {
  testResults: [
    {
      name: 'tests/samples/samples.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        {
          fullName: 'a sample batch/srt.py',
          status: 'failed',
          failureMessages: ['\u001b[31mit did not end\u001b[39m\n    at x (file:///a/node_modules/vitest/run.js:1:2)'],
        },
        {fullName: 'a sample batch/usage.py', status: 'passed', failureMessages: []},
      ],
    },
    {name: 'tests/unit/gone.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: []},
  ],
};
const playwright = {
  suites: [
    {
      title: 'search.spec.ts',
      specs: [{title: 'opens', tests: [{status: 'expected', results: [{errors: []}]}]}],
      suites: [
        {
          title: 'dialog',
          specs: [{title: 'closes', tests: [{status: 'unexpected', results: [{errors: [{message: 'Timeout'}]}]}]}],
        },
      ],
    },
  ],
};

describe('what a run says at its end', () => {
  let folder: string;
  beforeAll(() => {
    folder = temporaryFolder('failures');
    writeFileSync(join(folder, 'samples.json'), JSON.stringify(vitest));
    writeFileSync(join(folder, 'browser.json'), JSON.stringify(playwright));
    writeFileSync(join(folder, 'cut.json'), '{"testResults": [');
  });

  it('names each failed test with its message, and a file that could not be run', () => {
    const reports = ['samples.json', 'browser.json'].map((name) => join(folder, name));
    expect(describeFailures(reports).split('\n')).toEqual([
      'failed: a sample batch/srt.py',
      '  it did not end',
      'failed: tests/unit/gone.test.ts',
      '  Cannot find module',
      'failed: search.spec.ts › dialog › closes',
      '  Timeout',
    ]);
  });

  it('says nothing of a report that is missing or cut', () => {
    expect(describeFailures([join(folder, 'cut.json'), join(folder, 'none.json')])).toBe('');
  });

  it('cuts long messages and long lists', () => {
    const failureMessages = ['a line\n'.repeat(100)];
    const assertionResults = Array.from({length: 12}, (_, at) => ({
      fullName: `test ${at}`,
      status: 'failed',
      failureMessages,
    }));
    const report = {testResults: [{name: 'many.test.ts', status: 'failed', message: '', assertionResults}]};
    writeFileSync(join(folder, 'many.json'), JSON.stringify(report));
    const text = describeFailures([join(folder, 'many.json')]);
    expect(text.split('\n').length).toBe(10 * 13 + 1);
    expect(text).toMatch(/and 2 more failed$/);
  });
});
