import {mkdirSync, readdirSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, describe, expect, it} from 'vitest';
import buildCache from '../../../src/build/bundlerCacheKey.server';
import {temporaryFolder} from '../../support/temporaryFolder';

let siteDir: string;
beforeEach(() => {
  siteDir = temporaryFolder('cache');
  mkdirSync(join(siteDir, 'data'));
  mkdirSync(join(siteDir, 'docs'));
  writeFileSync(join(siteDir, 'data/limits.ts'), 'export const limit = 1;');
  writeFileSync(join(siteDir, 'docs/index.mdx'), '# Welcome');
});

function versionNow(): string {
  const config = {experiments: {cache: {type: 'persistent', version: '3.10.2'}}};
  buildCache({siteDir} as LoadContext).configureWebpack?.(config as never, false, {} as never, undefined);
  return config.experiments.cache.version;
}

describe('the cache of a build', () => {
  it('is another one when a fact changes that pages read, and the same when a page changes', () => {
    const before = versionNow();
    expect(before).toMatch(/^3\.10\.2-\w{16}$/);
    writeFileSync(join(siteDir, 'docs/index.mdx'), '# Hello');
    expect(versionNow()).toBe(before);
    writeFileSync(join(siteDir, 'data/limits.ts'), 'export const limit = 2;');
    expect(versionNow()).not.toBe(before);
  });

  it('is left alone where there is none', () => {
    const config = {experiments: {}};
    buildCache({siteDir} as LoadContext).configureWebpack?.(config as never, false, {} as never, undefined);
    expect(config).toEqual({experiments: {}});
  });

  it('does not pile up: the eight newest folders stay', async () => {
    const folder = join(siteDir, 'node_modules/.cache/rspack');
    for (let age = 0; age < 10; age++) {
      mkdirSync(join(folder, `state-${age}`), {recursive: true});
      utimesSync(join(folder, `state-${age}`), 1_000_000 - age, 1_000_000 - age);
    }
    await buildCache({siteDir} as LoadContext).postBuild?.({} as never);
    expect(readdirSync(folder).sort()).toEqual(Array.from({length: 8}, (_, age) => `state-${age}`));
  });
});
