/** Which faults of tests/faults/catalogue.ts a run has shown to be survived, read from the reports of its runners. */
import {existsSync, readFileSync} from 'node:fs';

interface Outcome {
  name: string;
  /** Undefined for a test that was skipped. */
  passed: boolean | undefined;
}

export interface FaultCount {
  survived: string[];
  /** Faults of which at least one test failed. */
  failed: string[];
  /** Faults that no test of this run names. */
  untested: string[];
}

const ID = /\b(?:[ABCE-K]\d{1,2}|D-\d{1,2})\b/g;

export function countFaults(reports: readonly string[], ids: readonly string[]): FaultCount {
  const outcomes = reports.filter((file) => existsSync(file)).flatMap((file) => read(readFileSync(file, 'utf8')));
  const of = (id: string) => outcomes.filter(({name, passed}) => passed !== undefined && idsIn(name).has(id));
  const tested = ids.filter((id) => of(id).length > 0);
  const failed = tested.filter((id) => of(id).some(({passed}) => passed === false));
  return {
    survived: tested.filter((id) => !failed.includes(id)),
    failed,
    untested: ids.filter((id) => !tested.includes(id)),
  };
}

const known = new Map<string, Set<string>>();

function idsIn(name: string): Set<string> {
  const ids = known.get(name) ?? new Set(name.match(ID) ?? []);
  known.set(name, ids);
  return ids;
}

function read(text: string): Outcome[] {
  const report = JSON.parse(text) as {testResults?: VitestFile[]; suites?: Suite[]};
  return report.testResults
    ? report.testResults.flatMap(({assertionResults}) => assertionResults.map(fromVitest))
    : (report.suites ?? []).flatMap((suite) => fromSuite(suite, ''));
}

interface VitestFile {
  assertionResults: {fullName: string; status: string}[];
}

function fromVitest({fullName, status}: VitestFile['assertionResults'][number]): Outcome {
  return {name: fullName, passed: status === 'passed' ? true : status === 'failed' ? false : undefined};
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {title: string; tests: {status: string; results: {steps?: {title: string; error?: unknown}[]}[]}[]}[];
}

/** A step with an id counts as a test of its own: one page may show many faults in a row. */
function fromSuite({title, suites = [], specs = []}: Suite, above: string): Outcome[] {
  const path = `${above} ${title}`;
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({status, results}) => {
      const passed = status === 'skipped' ? undefined : status === 'expected';
      const steps = results.flatMap((result) => result.steps ?? []);
      return [
        {name: `${path} ${spec.title}`, passed},
        ...steps.map((step) => ({name: step.title, passed: step.error === undefined && passed})),
      ];
    }),
  );
  return [...own, ...suites.flatMap((suite) => fromSuite(suite, path))];
}
