/** Contracts are served; that a broken one stops the build is in rejections.full.test.ts. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {fileOf} from '../support/built';

it('are served by name, by version, and at the address of old', () => {
  const textAt = (address: string) => readFileSync(`${fileOf(address)}`, 'utf8');
  for (const address of ['/contracts/batch.openapi.yaml', '/contracts/2.1.1/batch.openapi.yaml', '/batch.yaml']) {
    expect(textAt(address), address).not.toContain('{{provider');
  }
  for (const name of ['batch.openapi', 'realtime.asyncapi', 'flow.asyncapi']) {
    expect(JSON.parse(textAt(`/contracts/${name}.json`)), name).toEqual(parse(textAt(`/contracts/${name}.yaml`)));
  }
});
