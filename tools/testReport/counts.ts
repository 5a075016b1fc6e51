/** Sums of tests, read from what each runner reported. */
import {readFileSync} from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NONE: Counts = {passed: 0, failed: 0, skipped: 0};

export function add(a: Counts, b: Counts): Counts {
  return {passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped};
}

/** One check that has no tests inside: the type check, the build. */
export function single(ok: boolean): Counts {
  return ok ? {...NONE, passed: 1} : {...NONE, failed: 1};
}

export function sentence({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Reads a report of Vitest or Playwright. A runner that failed without naming a test counts as one failure, and so does
 * one that ran no test or left no report that can be read: `problem` then says what is wrong.
 */
export function fromReport(file: string, exitCode: number): Counts & {problem?: string} {
  const counts = read(file);
  if (typeof counts === 'string') return {...NONE, failed: 1, problem: counts};
  if (exitCode !== 0 && counts.failed === 0) {
    return {...counts, failed: 1, problem: `the runner ended with exit status ${exitCode}, though no test failed`};
  }
  return counts;
}

function read(file: string): Counts | string {
  try {
    const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
    if (!counts) return `the report ${file} is neither Vitest's nor Playwright's`;
    const {passed, failed, skipped} = counts;
    return passed + failed + skipped > 0 ? counts : 'no test ran';
  } catch (error) {
    return `the report ${file} cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}

function countsOf(report: unknown): Counts | undefined {
  if (!isRecord(report)) return undefined;
  if (isRecord(report.stats)) {
    const {expected, unexpected, flaky, skipped} = report.stats;
    // There are no retries, so a test that is called flaky did fail.
    return {passed: number(expected), failed: number(unexpected) + number(flaky), skipped: number(skipped)};
  }
  if (!('numTotalTests' in report)) return undefined;
  const {numPassedTests, numFailedTests, numPendingTests, numTodoTests} = report;
  return {
    passed: number(numPassedTests),
    failed: number(numFailedTests),
    skipped: number(numPendingTests) + number(numTodoTests),
  };
}

const number = (value: unknown) => Number(value ?? 0);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
