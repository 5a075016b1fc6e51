/** Contracts are served; that a broken one stops the build is in rejections.full.test.ts. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {fileOf} from '../support/built';

it('are served by name, by version, and at the address of old', () => {
  const textAt = (address: string) => readFileSync(`${fileOf(address)}`, 'utf8');
  for (const address of ['/contracts/batch.openapi.yaml', '/contracts/2.1.1/batch.openapi.yaml', '/batch.yaml']) {
    expect(textAt(address), address).not.toContain('{{provider');
  }
  expect(JSON.parse(textAt('/contracts/realtime.asyncapi.json')).asyncapi).toBe('3.0.0');
});
