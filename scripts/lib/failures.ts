/** What failed, read from the reports of the runners: said once more at the end, where a cut log still has it. */
import {existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

export interface Failure {
  name: string;
  message: string;
}

const MAX_FAILURES = 10;
const MAX_LINES = 12;

/** Reads reports of Vitest and Playwright; a report that is missing or broken has nothing to say. */
export function readFailures(reports: readonly string[]): Failure[] {
  return reports.filter((file) => existsSync(file)).flatMap((file) => read(readFileSync(file, 'utf8')));
}

/** The first failures, each with the first lines of its message, without what the stack says of the runner. */
export function describeFailures(failures: readonly Failure[]): string {
  const told = failures.slice(0, MAX_FAILURES).map(({name, message}) => {
    const isOwn = (line: string) => !/^\s+at .*node_modules/.test(line);
    const lines = stripVTControlCharacters(message).trim().split('\n').filter(isOwn).slice(0, MAX_LINES);
    return [`failed: ${name}`, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  const more = failures.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more failed`] : [])].join('\n');
}

function read(text: string): Failure[] {
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
  assertionResults: {fullName: string; status: string; failureMessages: string[]}[];
}

function fromVitest({name, status, message, assertionResults}: VitestFile): Failure[] {
  const failed = assertionResults
    .filter((one) => one.status === 'failed')
    .map(({fullName, failureMessages}) => ({name: fullName, message: failureMessages.join('\n')}));
  return failed.length === 0 && status === 'failed' ? [{name, message}] : failed;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {title: string; tests: {status: string; results: {errors: {message?: string}[]}[]}[]}[];
}

function fromSuite({title, suites = [], specs = []}: Suite, above: readonly string[]): Failure[] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({results}) => ({
        name: [...path, spec.title].join(' › '),
        message: results.flatMap(({errors}) => errors.map(({message = ''}) => message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap((suite) => fromSuite(suite, path))];
}
