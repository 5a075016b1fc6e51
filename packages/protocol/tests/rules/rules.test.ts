import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {contracts} from '../../../../tests/support/contracts';
import {readSource} from '../../compile/contracts';
import type {SocketApi} from '../../rules/contract';

const {protocols} = contracts;
const APIS: SocketApi[] = ['realtime', 'flow'];

describe.each(APIS)('each rule of %s', (api) => {
  const source = readSource(api);

  it('names a place that the contract has', () => {
    for (const {id, pointer} of protocols[api].rules) {
      const part = pointer.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], source);
      expect(part, `${id}: ${pointer.join('.')}`).toBeDefined();
    }
  });

  it('has an ID of its own, a sentence, and a page of the reference', () => {
    const {rules} = protocols[api];
    expect(new Set(rules.map(({id}) => id)).size).toBe(rules.length);
    for (const {statement, page, contract} of rules) {
      expect(statement).toMatch(/^[A-Z].*\.$/);
      expect(page).toMatch(/^\/api-ref\/[\w-]+#[a-z-]+$/);
      expect(readFileSync(contract, 'utf8')).toContain('asyncapi');
    }
  });
});
