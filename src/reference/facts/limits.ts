/** `<LimitsTable area="batch" only="…" />`: limits with their value, what happens at them, and the error. */
import type {RootContent} from 'mdast';
import {type Limit, limits, listLimits} from '../../../data/limits';
import {limitErrorText} from '../../lib/limitErrorText';
import {InvalidAttribute, keyIn} from '../lookup';
import {html} from '../render/nodes';
import type {Attributes} from '../types';
import {factTable} from './factTable';

type LimitRow = {path: string; limit: Limit};

/** `only` has names in the area, separated by commas; a group's name brings all of it. Everything without it. */
export function limitsTable({area, only, caption}: Attributes): RootContent {
  const rows = limitRows(area, only);
  const error = ({limit}: LimitRow) =>
    limit.error ? limitErrorText(limit.error) : html('span', {className: 'no-error'}, '—');
  return factTable({
    className: 'limits',
    isPlain: true,
    caption,
    rows,
    id: ({path}) => path,
    searchTitle: ({limit}) => limit.label,
    columns: {
      Limit: ({limit}) => limit.label,
      Value: ({limit}) => shownValue(limit),
      'When exceeded': ({limit}) => limit.whatHappens,
      ...(rows.some(({limit}) => limit.error) && {Error: error}),
    },
  });
}

/** Returns the limits of an area in the order of `only`, which may name a group; throws on a name that isn't there. */
function limitRows(area: string | undefined, only?: string): LimitRow[] {
  const all = listLimits(limits[keyIn(limits, 'area', area)], `${area}.`);
  if (!only) return all;
  return only.split(',').flatMap((name) => {
    const path = `${area}.${name.trim()}`;
    const rows = all.filter((row) => row.path === path || row.path.startsWith(`${path}.`));
    if (rows.length === 0) throw new InvalidAttribute(`data/limits.ts has no "${path}". Correct only="${only}".`);
    return rows;
  });
}

/** Returns the figure alone where the name of the limit says what it counts: "10" of "New jobs per second". */
function shownValue({text, label}: Limit): string {
  const [figure = text, ...unit] = text.split(' ');
  const named = label.toLowerCase().split(' ');
  return /^\d/.test(figure) && unit.every((word) => named.includes(word)) ? figure : text;
}
