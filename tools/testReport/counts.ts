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

/** Reads a report of Vitest or Playwright; a runner that failed without naming a test counts as one failure. */
export function fromReport(file: string, exitCode: number): Counts {
  const counts = read(file);
  return exitCode !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

function read(file: string): Counts {
  try {
    return fromVitest(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return NONE;
  }
}

function fromVitest(report: Record<string, unknown>): Counts {
  if (isRecord(report.stats)) return fromPlaywright(report.stats);
  const number = (name: string) => Number(report[name] ?? 0);
  return {
    passed: number('numPassedTests'),
    failed: number('numFailedTests'),
    skipped: number('numPendingTests') + number('numTodoTests'),
  };
}

function fromPlaywright(stats: Record<string, unknown>): Counts {
  const number = (name: string) => Number(stats[name] ?? 0);
  // There are no retries, so a test that is called flaky did fail.
  return {passed: number('expected'), failed: number('unexpected') + number('flaky'), skipped: number('skipped')};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
