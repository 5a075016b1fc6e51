/** What publishing would change: records by their ids, settings by their names. */
import type {SearchRecord} from '@speech-docs/search/records';

export interface Difference {
  added: SearchRecord[];
  changed: SearchRecord[];
  removed: {objectID: string; url?: string}[];
  /** Names of settings whose value differs. */
  settings: string[];
}

type Stored = {objectID: string} & Record<string, unknown>;

export function difference(
  wanted: {records: SearchRecord[]; settings: object},
  stored: {records: Stored[]; settings: Record<string, unknown>},
): Difference {
  const there = new Map(stored.records.map((record) => [record.objectID, record]));
  const ids = new Set(wanted.records.map(({objectID}) => objectID));
  return {
    added: wanted.records.filter(({objectID}) => !there.has(objectID)),
    changed: wanted.records.filter((record) => {
      const before = there.get(record.objectID);
      return before !== undefined && !holdsAll(before, record);
    }),
    removed: stored.records.filter(({objectID}) => !ids.has(objectID)) as Difference['removed'],
    settings: Object.entries(wanted.settings)
      .filter(([name, value]) => canonical(stored.settings[name]) !== canonical(value))
      .map(([name]) => name),
  };
}

/** A few lines for a terminal: counts, and the first addresses of each kind. */
export function describeDifference({added, changed, removed, settings}: Difference): string {
  const some = (records: {objectID: string; url?: string}[]) =>
    [...new Set(records.map(({url, objectID}) => url ?? objectID))].slice(0, 5).map((url) => `    ${url}`);
  const lines = [
    `  ${added.length} records to add`,
    ...some(added),
    `  ${changed.length} records to change`,
    ...some(changed),
    `  ${removed.length} records to remove`,
    ...some(removed),
    settings.length > 0 ? `  settings to change: ${settings.join(', ')}` : '  settings as they are',
  ];
  return lines.join('\n');
}

/** The service may add fields of its own; ours must be there as we want them. */
function holdsAll(before: Stored, wanted: SearchRecord): boolean {
  return Object.entries(wanted).every(([name, value]) => canonical(before[name]) === canonical(value));
}

/** JSON with sorted keys: the service does not keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
