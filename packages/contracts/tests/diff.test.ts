/** Every row of mutations.yaml gets its class at its address, and nothing worse is reported beside it. */
import type {Api} from '@speech-docs/protocol/contracts';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {describe, expect, it} from 'vitest';
import {readTable} from '../../../tests/support/readTable';
import {type Change, versionAdvice} from '../history/change';
import {contractChanges} from '../history/diff';
import type {Part} from '../parts';

const SEVERITY = ['documentation', 'additive', 'breaking'] as const satisfies Change['class'][];

const mutations = Object.entries(readTable<Record<Api, Part[]>>('packages/contracts/tests/mutations.yaml')).flatMap(
  ([api, rows]) =>
    rows.map((row) => {
      const expected = SEVERITY.find((one) => one in row) ?? 'documentation';
      return {api: api as Api, what: row.what as string, row, expected, address: row[expected]};
    }),
);

// Read once: a parser of YAML takes longer than all comparisons.
const contracts = {batch: readContract('batch'), realtime: readContract('realtime'), flow: readContract('flow')};

describe('the differ', () => {
  it('has sixty-one rows to get right', () => expect(mutations).toHaveLength(61));

  it.each(mutations)('$api: $what at $address: $expected', ({api, row, expected, address}) => {
    const before = contracts[api];
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
    expect(contractChanges(contracts[api], contracts[api])).toEqual([]);
  });

  it('calls it breaking that a request takes no other fields, and not that a response has none', () => {
    const before = contracts.batch;
    const closed = (name: string) => {
      const root = JSON.parse(JSON.stringify(before.root));
      root.components.schemas[name].additionalProperties = false;
      const opposite = {...before, root: JSON.parse(JSON.stringify(root))};
      delete opposite.root.components.schemas[name].additionalProperties;
      return [contractChanges(opposite, {...before, root}), contractChanges({...before, root}, opposite)];
    };
    const classes = (name: string) => closed(name).map((changes) => changes.map((change) => change.class));
    expect(classes('DataFetchConfig')).toEqual([['breaking'], ['additive']]);
  });

  it('keeps the values before and after, of all keywords of one field', () => {
    const before = contracts.realtime;
    const root = JSON.parse(JSON.stringify(before.root));
    const {properties} = root.components.schemas.TranscriptionConfig;
    const {minimum, maximum} = properties.max_delay;
    Object.assign(properties.max_delay, {minimum: 0.5, maximum: 30});
    expect(contractChanges(before, {...before, root})).toMatchObject([
      {address: 'TranscriptionConfig.max_delay', was: {minimum, maximum}, now: {minimum: 0.5, maximum: 30}},
    ]);
  });

  it('reports nothing where a schema has another name and all references follow it', () => {
    const before = contracts.batch;
    const text = JSON.stringify(before.root).replaceAll('schemas/DataFetchConfig"', 'schemas/FetchSettings"');
    const root = JSON.parse(text.replace('"DataFetchConfig":', '"FetchSettings":'));
    expect(root.components.schemas.DataFetchConfig).toBeUndefined();
    expect(contractChanges(before, {...before, root})).toEqual([]);
  });
});

it.each([
  [['breaking', 'additive'], '2.9.9', '3.0.0'],
  [['documentation', 'additive'], '2.1.9', '2.2.0'],
  [['documentation'], '2.1.1', '2.1.2'],
  [['additive'], '2.10.0', undefined],
  [['documentation'], '3.0.0', undefined],
  [[], '2.1.1', undefined],
] as const)('after %j since 2.1.1, %s must be %s', (classes, version, least) => {
  const changes = classes.map((one): Change => ({api: 'batch', class: one, kind: 'changed', address: '', what: ''}));
  expect(versionAdvice('2.1.1', version, changes)?.split(' ').at(-1)).toBe(least && `${least}.`);
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
