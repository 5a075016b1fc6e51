/** Which limits a table shows. */
import {type Limit, type LimitTree, limits, listLimits} from '@site/data/limits';

export type LimitArea = keyof typeof limits;
export type LimitRow = {path: string; limit: Limit};

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

/** Returns the figure alone where the name of the limit says what it counts: "10" of "New jobs per second". */
export function shownValue({text, label}: Limit): string {
  const [figure = text, ...unit] = text.split(' ');
  const named = label.toLowerCase().split(' ');
  return /^\d/.test(figure) && unit.every((word) => named.includes(word)) ? figure : text;
}
