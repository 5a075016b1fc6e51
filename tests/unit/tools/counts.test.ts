import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {absentEngines} from '../../../tools/engines';
import {fromReport} from '../../../tools/testReport/counts';
import {temporaryFolder} from '../../support/temporaryFolder';

describe('a group of tests', () => {
  let folder: string;
  const report = (name: string, content: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  beforeAll(() => {
    folder = temporaryFolder('counts');
  });

  it('counts what Vitest and Playwright report', () => {
    const vitest = {numTotalTests: 6, numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1};
    expect(fromReport(report('vitest.json', vitest), 1)).toEqual({passed: 3, failed: 1, skipped: 2});
    const playwright = {stats: {expected: 4, unexpected: 1, flaky: 1, skipped: 2}};
    expect(fromReport(report('playwright.json', playwright), 1)).toEqual({passed: 4, failed: 2, skipped: 2});
  });

  it.each([
    ['without a test', {numTotalTests: 0, numPassedTests: 0}, 'no test ran'],
    ['of browser tests without a test', {stats: {expected: 0, unexpected: 0, flaky: 0, skipped: 0}}, 'no test ran'],
    ['with a report that was cut', '{"numTotalTests": 3, ', 'cannot be read'],
    ['with a report of another kind', {tests: []}, "is neither Vitest's nor Playwright's"],
  ])('%s fails and says so, though its runner was content', (_what, content, problem) => {
    const counts = fromReport(report('odd.json', content), 0);
    expect(counts).toMatchObject({passed: 0, failed: 1});
    expect(counts.problem).toContain(problem);
  });

  it('without a report fails and names the file', () => {
    const file = join(folder, 'none.json');
    expect(fromReport(file, 0)).toMatchObject({passed: 0, failed: 1});
    expect(fromReport(file, 0).problem).toContain(file);
  });

  it('whose runner failed beside the tests counts one failure more', () => {
    const counts = fromReport(report('crash.json', {numTotalTests: 2, numPassedTests: 2}), 3);
    expect(counts).toMatchObject({passed: 2, failed: 1});
    expect(counts.problem).toContain('exit status 3');
  });
});

describe('an engine that is not on the machine', () => {
  it('is named, so that its tests count as skipped', () => {
    expect(
      absentEngines([
        {name: 'chromium', isHere: true},
        {name: 'webkit', isHere: false},
      ]),
    ).toEqual(['webkit']);
  });
});
