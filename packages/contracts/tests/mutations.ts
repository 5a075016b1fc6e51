/** The changes of mutations.yaml, and how each is carried out. */

import type {Api} from '@speech-docs/protocol/contracts/parsed';
import {readTable} from '../../../tests/support/readTable';
import type {Change} from '../history/change';
import type {Part} from '../parts';

export const SEVERITY = ['documentation', 'additive', 'breaking'] as const satisfies Change['class'][];

export const mutations = Object.entries(
  readTable<Record<Api, Part[]>>('packages/contracts/tests/mutations.yaml'),
).flatMap(([api, rows]) =>
  rows.map((row) => {
    const expected = SEVERITY.find((one) => one in row) ?? 'documentation';
    return {api: api as Api, what: row.what as string, row, expected, address: row[expected]};
  }),
);

/**
 * Carries out a change: `set` and `push` with a value by path, `delete` and `rename` with paths. The steps of a path are
 * parted by spaces: keys, `-1` for the last of a list, `id=a` for the one of a list with that field. A path that begins
 * with no key of the document begins in its schemas.
 */
export function apply(root: Part, {set = {}, push = {}, delete: gone = [], rename}: Part): void {
  for (const [path, value] of Object.entries(set)) {
    const {parent, key} = placeIn(root, path);
    parent[key] = value;
  }
  for (const [path, value] of Object.entries(push)) {
    const {parent, key} = placeIn(root, path);
    parent[key].push(value);
  }
  for (const path of [rename ?? [], gone].flat()) {
    const {parent, key} = placeIn(root, path);
    if (!(key in parent)) throw new Error(`there is no ${path}`);
    if (path === rename) parent[`${key}_renamed`] = parent[key];
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
}

function placeIn(root: Part, path: string): {parent: Part; key: string | number} {
  const steps = path.split(' ');
  let parent = (steps[0] ?? '') in root ? root : root.components.schemas;
  for (const step of steps.slice(0, -1)) {
    parent = parent[keyOf(parent, step)];
    if (parent === undefined) throw new Error(`there is no ${step} of ${path}`);
  }
  return {parent, key: keyOf(parent, `${steps.at(-1)}`)};
}

function keyOf(parent: Part, step: string): string | number {
  if (!Array.isArray(parent)) return step;
  const [field = '', value] = step.split('=');
  return value === undefined ? parent.length + Number(step) : parent.findIndex((one) => String(one[field]) === value);
}
