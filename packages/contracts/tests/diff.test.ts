/** Every row of mutations.yaml gets its class at its address, and nothing worse is reported beside it. */

import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {describe, expect, it} from 'vitest';
import {contractChanges} from '../history/diff';
import {apply, mutations, SEVERITY} from './mutations';

// Read once: a parser of YAML takes longer than all comparisons.
const contracts = {batch: readContract('batch'), realtime: readContract('realtime'), flow: readContract('flow')};

describe('the differ', () => {
  it('has sixty rows to get right', () => expect(mutations).toHaveLength(60));

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

  it('reports nothing where a schema has another name and all references follow it', () => {
    const before = contracts.batch;
    const text = JSON.stringify(before.root).replaceAll('schemas/DataFetchConfig"', 'schemas/FetchSettings"');
    const root = JSON.parse(text.replace('"DataFetchConfig":', '"FetchSettings":'));
    expect(root.components.schemas.DataFetchConfig).toBeUndefined();
    expect(contractChanges(before, {...before, root})).toEqual([]);
  });
});
