/** Every row of mutations.yaml gets its class at its address, and nothing worse is reported beside it. */

import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {describe, expect, it} from 'vitest';
import {contractChanges} from '../history/diff';
import {apply, mutations, SEVERITY} from './mutations';

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
