/** Which limits a table shows, and what it calls them. */
import {type Limit, type LimitTree, type LimitUnit, limits, listLimits} from '@site/data/limits';

export type LimitArea = keyof typeof limits;
export type LimitRow = {path: string; limit: Limit};

const UNIT_ENDINGS: Partial<Record<LimitUnit, string>> = {
  bytes: 'Bytes',
  milliseconds: 'Milliseconds',
  seconds: 'Seconds',
  minutes: 'Minutes',
  hours: 'Hours',
  days: 'Days',
};

/** Returns the limits of an area in the order of `only`, which may name a group; throws on a name that isn't there. */
export function limitRows(area: LimitArea, only?: string): LimitRow[] {
  const all = listLimits(limits[area] as LimitTree, `${area}.`);
  if (!only) return all;
  return only.split(',').flatMap((name) => {
    const path = `${area}.${name.trim()}`;
    const rows = all.filter((row) => row.path === path || row.path.startsWith(`${path}.`));
    if (rows.length === 0) throw new Error(`<LimitsTable>: data/limits.ts has no "${path}". Correct only="${only}".`);
    return rows;
  });
}

/** Returns the reader's name of a limit: its label, or the words of its path without the unit. */
export function limitLabel({path, limit: {label, unit}}: LimitRow): string {
  if (label) return label;
  const words = path.split('.').slice(1).join(' ');
  const ending = UNIT_ENDINGS[unit];
  const bare = ending && words.endsWith(ending) ? words.slice(0, -ending.length) : words;
  const spaced = bare.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
