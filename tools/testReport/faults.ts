/** Which faults of the catalogue a run has shown to be survived, read from the reports of its runners. */
import {readReports} from './reports';

export interface FaultCount {
  survived: string[];
  /** Faults of which at least one test failed. */
  failed: string[];
  /** Faults that no test of this run names. */
  untested: string[];
}

const ID = /\b(?:[ABCE-K]\d{1,2}|D-\d{1,2})\b/g;

export function countFaults(reports: readonly string[], ids: readonly string[]): FaultCount {
  // A step with an id counts as a test of its own.
  const outcomes = readReports(reports).flatMap(({titles, passed, steps}) => [
    {name: titles.join(' '), passed},
    ...steps.map((step) => ({name: step.title, passed: step.passed && passed})),
  ]);
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
