/** Every row of the table gets its class at its address, and nothing worse is reported beside it. */
import {describe, expect, it} from 'vitest';
import {contractChanges} from '../../packages/contracts/history/diff';
import type {Contract} from '../../packages/protocol/contracts/parsed';
import {readContract} from '../../packages/protocol/contracts/read.server';
import {APIS} from './files';
import {mutations, SEVERITY} from './mutations';

const contracts = Object.fromEntries(APIS.map((api) => [api, readContract(api)])) as Record<string, Contract>;

describe('the differ', () => {
  it('has sixty rows to get right', () => expect(mutations).toHaveLength(60));

  it.each(mutations)('$api: $what at $address: $class', ({api, mutate, class: expected, address}) => {
    const before = contracts[api] as Contract;
    // Anchors of YAML make one object of two places; a copy by text does not.
    const root = JSON.parse(JSON.stringify(before.root));
    mutate(root);
    const changes = contractChanges(before, {...before, root});
    expect(changes.filter((change) => change.class === expected).map((change) => change.address)).toContain(address);
    expect(Math.max(...changes.map((change) => SEVERITY.indexOf(change.class)))).toBe(SEVERITY.indexOf(expected));
    // One mutation is one change; a message that goes takes nothing with it.
    expect(changes).toHaveLength(1);
  });

  it('reports nothing between a contract and itself', () => {
    for (const contract of Object.values(contracts)) expect(contractChanges(contract, contract)).toEqual([]);
  });
});
