/** Every row of mutations.yaml gets its class at its address, and nothing worse is reported beside it. */
import {describe, expect, it} from 'vitest';
import type {Change} from '../../packages/contracts/history/change';
import {contractChanges} from '../../packages/contracts/history/diff';
import type {Part} from '../../packages/contracts/parts';
import type {Api} from '../../packages/protocol/contracts/parsed';
import {readContract} from '../../packages/protocol/contracts/read.server';
import {readTable} from '../support/readTable';

const SEVERITY = ['documentation', 'additive', 'breaking'] as const satisfies Change['class'][];

const mutations = Object.entries(readTable<Record<Api, Part[]>>('tests/contracts/mutations.yaml')).flatMap(
  ([api, rows]) =>
    rows.map((row) => {
      const expected = SEVERITY.find((one) => one in row) ?? 'documentation';
      return {api: api as Api, what: row.what, row, expected, address: row[expected]};
    }),
);

describe('the differ', () => {
  it('has sixty rows to get right', () => expect(mutations).toHaveLength(60));

  it.each(mutations)('$api: $what at $address: $expected', ({api, row, expected, address}) => {
    const before = readContract(api);
    // Anchors of YAML make one object of two places; a copy by text does not.
    const root = JSON.parse(JSON.stringify(before.root));
    apply(root, row);
    const changes = contractChanges(before, {...before, root});
    expect(changes.filter((change) => change.class === expected).map((change) => change.address)).toContain(address);
    expect(Math.max(...changes.map((change) => SEVERITY.indexOf(change.class)))).toBe(SEVERITY.indexOf(expected));
    // One mutation is one change; a message that goes takes nothing with it.
    expect(changes).toHaveLength(1);
  });

  it.each(['batch', 'realtime', 'flow'] as const)('reports nothing between %s and itself', (api) => {
    expect(contractChanges(readContract(api), readContract(api))).toEqual([]);
  });
});

/**
 * Carries out a change: `set` and `push` with a value by path, `delete` and `rename` with paths. The steps of a path are
 * parted by spaces: keys, `-1` for the last of a list, `id=a` for the one of a list with that field. A path that begins
 * with no key of the document begins in its schemas.
 */
function apply(root: Part, {set = {}, push = {}, delete: gone = [], rename}: Part): void {
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
