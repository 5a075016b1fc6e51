/** What the tests came to, read from the JSON reports of Vitest and Playwright. */
import {readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

export interface Outcome {
  /** Where the test is written: one that runs for many things is one test. */
  place: string;
  name: string;
  /** One page may show many things in a row: each is a step. */
  steps?: string[];
  /** Undefined for a test that was skipped. */
  passed: boolean | undefined;
  message: string;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Suite {
  title: string;
  file?: string;
  suites?: Suite[];
  specs?: {title: string; line: number; tests: {status: string; results: PlaywrightResult[]}[]}[];
}
interface PlaywrightResult {
  errors?: {message?: string}[];
  steps?: {title: string}[];
}
interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: {fullName: string; status: string; failureMessages?: string[]; location?: {line: number}}[];
}

/** Reads the report of a runner that ended with `code`. One that failed without a failed test, or ran none, failed. */
export function readReport(file: string, code: number): Outcome[] {
  const problem = (message: string) => ({place: file, name: file, passed: false, message});
  let outcomes: Outcome[];
  try {
    const {testResults, suites = []} = JSON.parse(readFileSync(file, 'utf8'));
    outcomes = testResults ? testResults.flatMap(fromVitest) : suites.flatMap((suite: Suite) => fromSuite(suite, []));
  } catch (error) {
    return [problem(`The report cannot be read: ${error instanceof Error ? error.message : error}`)];
  }
  if (outcomes.length === 0) return [problem('No test ran.')];
  const isSilent = code !== 0 && !outcomes.some(({passed}) => passed === false);
  return isSilent
    ? [...outcomes, problem(`The runner ended with exit status ${code}, though no test failed.`)]
    : outcomes;
}

function fromVitest({name, status, message, assertionResults}: VitestFile): Outcome[] {
  const own = assertionResults.map(({fullName, status, failureMessages = [], location}) => ({
    place: `${name}:${location?.line ?? fullName}`,
    name: fullName,
    passed: status === 'passed' ? true : status === 'failed' ? false : undefined,
    message: failureMessages.join('\n'),
  }));
  // The file could not be read, or a hook threw.
  const isFileAtFault = status === 'failed' && !own.some(({passed}) => passed === false);
  return isFileAtFault ? [...own, {place: name, name, passed: false, message}] : own;
}

function fromSuite({title, file, suites = [], specs = []}: Suite, above: readonly string[]): Outcome[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({status, results}) => ({
      place: `${file}:${spec.line}`,
      name: [...above, title, spec.title].join(' › '),
      steps: results.flatMap(({steps = []}) => steps.map((step) => step.title)),
      // There are no retries, so a test that is called flaky did fail.
      passed: status === 'skipped' ? undefined : status === 'expected',
      message: results.flatMap(({errors = []}) => errors.map(({message = ''}) => message)).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap((suite) => fromSuite(suite, [...above, title]))];
}

/** Counts written tests: one fails when it fails for anything, and is skipped when it was skipped for everything. */
export function count(outcomes: readonly Outcome[]): Counts {
  const kinds = new Map<string, keyof Counts>();
  for (const {place, passed} of outcomes) {
    const before = kinds.get(place);
    if (passed === false || before === 'failed') kinds.set(place, 'failed');
    else kinds.set(place, passed || before === 'passed' ? 'passed' : 'skipped');
  }
  const counts = {passed: 0, failed: 0, skipped: 0};
  for (const kind of kinds.values()) counts[kind] += 1;
  return counts;
}

/** The first ten failures, each with the first lines of its message but for the runner's own stack. */
export function describeFailures(outcomes: readonly Outcome[]): string {
  const failures = outcomes.filter(({passed}) => passed === false);
  const texts = failures.slice(0, 10).map(({name, message}) => {
    const lines = stripVTControlCharacters(message).trim().split('\n');
    const own = lines.filter((line) => !/^\s+at .*node_modules/.test(line)).slice(0, 12);
    return [`failed: ${name}`, ...own.map((line) => `  ${line}`)].join('\n');
  });
  return [...texts, ...(failures.length > 10 ? [`and ${failures.length - 10} more failed`] : [])].join('\n');
}

/** How many faults of the catalogue a test names, and how many of these no test failed for. */
export function faultsSurvived(outcomes: readonly Outcome[], catalogue: string): string {
  const idsOf = (passed: boolean) =>
    new Set(
      outcomes
        .filter((one) => one.passed === passed)
        .flatMap(({name, steps = []}) => [name, ...steps].join(' ').match(/\b[A-K]-?\d{1,2}\b/g) ?? []),
    );
  const [survived, failed] = [idsOf(true), idsOf(false)];
  const ids = [...catalogue.matchAll(/^([A-K]-?\d+) /gm)].map(([, id = '']) => id);
  const tested = ids.filter((id) => survived.has(id) || failed.has(id));
  return `faults survived: ${tested.filter((id) => !failed.has(id)).length} of ${tested.length} that this run tests`;
}
