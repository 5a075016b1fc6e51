import {mkdirSync, readdirSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {BUILD_VARIABLES} from '../../../../src/lib/buildEnvironment.server';
import bundlerCacheKey from '../../../../src/site/build/bundlerCacheKey.server';
import {temporaryFolder} from '../../../support/temporaryFolder';

let siteDir: string;
beforeEach(() => {
  siteDir = temporaryFolder('cache');
  for (const folder of ['data', 'docs', 'node_modules']) mkdirSync(join(siteDir, folder));
  writeFileSync(join(siteDir, 'data/limits.ts'), 'export const limit = 1;');
  writeFileSync(join(siteDir, 'docs/index.mdx'), '# Welcome');
  writeFileSync(join(siteDir, 'node_modules/.package-lock.json'), '{"react": "19.2.9"}');
  return () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

interface Inputs {
  siteConfig?: object;
  options?: object;
}

/** The version of the cache for a build with these inputs. */
function keyFor({siteConfig = {title: 'Docs'}, options = {}}: Inputs = {}): unknown {
  const cache = {type: 'persistent', version: '3.10.2'};
  const compiler = {
    options: {experiments: {cache}, ...options},
    hooks: {initialize: {tap: (_name: string, run: () => void) => run()}},
  };
  const {plugins = []} = (bundlerCacheKey({siteDir, siteConfig} as unknown as LoadContext).configureWebpack?.(
    {} as never,
    false,
    {} as never,
    undefined,
  ) ?? {}) as {plugins?: {apply: (compiler: object) => void}[]};
  for (const plugin of plugins) plugin.apply(compiler);
  return cache.version;
}

describe('the cache of a build', () => {
  it('is used again when only a page changes, which the bundler notices itself', () => {
    const before = keyFor();
    expect(before).toMatch(/^3\.10\.2-\w{16}$/);
    writeFileSync(join(siteDir, 'docs/index.mdx'), '# Hello');
    expect(keyFor()).toBe(before);
  });

  it('is another one when a fact changes that pages read', () => {
    const before = keyFor();
    writeFileSync(join(siteDir, 'data/limits.ts'), 'export const limit = 2;');
    expect(keyFor()).not.toBe(before);
  });

  it('is another one when an installed package changes', () => {
    const before = keyFor();
    writeFileSync(join(siteDir, 'node_modules/.package-lock.json'), '{"react": "19.2.10"}');
    expect(keyFor()).not.toBe(before);
  });

  it.each(['provider.ts', 'package-lock.json'])('is another one when %s changes', (name) => {
    writeFileSync(join(siteDir, name), 'one');
    const before = keyFor();
    writeFileSync(join(siteDir, name), 'two');
    expect(keyFor()).not.toBe(before);
  });

  it('is another one under another version of Node.js', () => {
    const before = keyFor();
    vi.spyOn(process, 'version', 'get').mockReturnValue('v24.0.0');
    expect(keyFor()).not.toBe(before);
  });

  it.each(BUILD_VARIABLES)('is another one when %s changes', (name) => {
    const before = keyFor();
    vi.stubEnv(name, 'changed');
    expect(keyFor()).not.toBe(before);
  });

  it('is another one when an option of the site or of a plugin changes', () => {
    const withOption = (on: boolean) => keyFor({siteConfig: {plugins: [['docs', {path: 'docs', on}]]}});
    expect(withOption(true)).not.toBe(withOption(false));
    expect(withOption(true)).toBe(withOption(true));
  });

  it.each([
    ['an alias', {resolve: {alias: {backend: 'a.ts'}}}, {resolve: {alias: {backend: 'b.ts'}}}],
    ['a loader', {module: {rules: [{test: /a/, loader: 'a'}]}}, {module: {rules: [{test: /a/, loader: 'b'}]}}],
    ['what a rule applies to', {module: {rules: [{test: /a/}]}}, {module: {rules: [{test: /b/}]}}],
    ['which plugins there are', {plugins: [new Map()]}, {plugins: [new Map(), new Set()]}],
    ['a function among the options', {externals: () => 1}, {externals: () => 2}],
  ])('is another one when %s changes', (_what, before, after) => {
    expect(keyFor({options: after})).not.toBe(keyFor({options: before}));
  });

  it('does not grow without end: the eight newest folders stay', async () => {
    const folder = join(siteDir, 'node_modules/.cache/rspack');
    for (let age = 0; age < 10; age++) {
      mkdirSync(join(folder, `state-${age}`), {recursive: true});
      utimesSync(join(folder, `state-${age}`), 1_000_000 - age, 1_000_000 - age);
    }
    await bundlerCacheKey({siteDir} as LoadContext).postBuild?.({} as never);
    expect(readdirSync(folder).sort()).toEqual(Array.from({length: 8}, (_, age) => `state-${age}`));
  });
});
