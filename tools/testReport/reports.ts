/** What each test came to, read from the reports of Vitest and Playwright. */
import {existsSync, readFileSync} from 'node:fs';

export interface Outcome {
  /** The titles of its groups, then its own. */
  titles: string[];
  /** Undefined for a test that was skipped. */
  passed: boolean | undefined;
  /** Why it failed, in the runner's words. */
  message: string;
  /** One page may show many things in a row: each is a step. */
  steps: {title: string; passed: boolean}[];
}

/** Reads what is there; a report that is missing or broken has nothing to say. */
export function readReports(files: readonly string[]): Outcome[] {
  return files.filter((file) => existsSync(file)).flatMap((file) => read(readFileSync(file, 'utf8')));
}

function read(text: string): Outcome[] {
  try {
    const report = JSON.parse(text) as {testResults?: VitestFile[]; suites?: Suite[]};
    return report.testResults
      ? report.testResults.flatMap(fromVitest)
      : (report.suites ?? []).flatMap((suite) => fromSuite(suite, []));
  } catch {
    return [];
  }
}

interface VitestFile {
  name: string;
  status: string;
  /** Why the file as a whole failed: it could not be read, or a hook threw. */
  message: string;
  assertionResults: {fullName: string; status: string; failureMessages?: string[]}[];
}

function fromVitest({name, status, message, assertionResults}: VitestFile): Outcome[] {
  const own = assertionResults.map((one) => ({
    titles: [one.fullName],
    passed: one.status === 'passed' ? true : one.status === 'failed' ? false : undefined,
    message: one.failureMessages?.join('\n') ?? '',
    steps: [],
  }));
  const isFileAtFault = status === 'failed' && !own.some(({passed}) => passed === false);
  return isFileAtFault ? [...own, {titles: [name], passed: false, message, steps: []}] : own;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {title: string; tests: {status: string; results: PlaywrightResult[]}[]}[];
}

interface PlaywrightResult {
  errors?: {message?: string}[];
  steps?: {title: string; error?: unknown}[];
}

function fromSuite({title, suites = [], specs = []}: Suite, above: readonly string[]): Outcome[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({status, results}) => ({
      titles: [...path, spec.title],
      // There are no retries, so a test that is called flaky did fail.
      passed: status === 'skipped' ? undefined : status === 'expected',
      message: results.flatMap(({errors = []}) => errors.map(({message = ''}) => message)).join('\n'),
      steps: results.flatMap(({steps = []}) => steps.map((step) => ({title: step.title, passed: !step.error}))),
    })),
  );
  return [...own, ...suites.flatMap((suite) => fromSuite(suite, path))];
}
