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

it('are in the catalog of APIs with their pages and changes, which are all there', () => {
  const catalog = readFileSync(`${fileOf('/.well-known/api-catalog')}`, 'utf8');
  const addresses = [...catalog.matchAll(/"(?:href|anchor)": "([^"]+)"/g)].map(([, url = '']) => new URL(url).pathname);
  expect(addresses).toEqual(expect.arrayContaining(['/contracts/flow.changes.json', '/feed.xml']));
  expect(addresses.filter((address) => !fileOf(address))).toEqual([]);
});
