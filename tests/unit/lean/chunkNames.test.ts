import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

const require = createRequire(import.meta.url);
const FOLDER = '../../../src/lean/chunkNames';
const {shortNames}: {shortNames: (modules: string[]) => Map<string, string>} = require(`${FOLDER}/shortNames.cjs`);
type Loader = {(this: object, source: string): string; readRegistry: (source: string) => Map<string, {chunk: string}>};
const loader: Loader = require(`${FOLDER}/loader.cjs`);

const entry = (name: string, module: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")]`;
const registry = ['@site/docs/a.mdx', '@theme/DocItem', '@theme/DocRoot', '@theme/DocCategoryGeneratedIndexPage']
  .map((module, index) => entry(`c${index}`, module))
  .join(',');

describe('the names of chunks', () => {
  const modules = Array.from({length: 3000}, (_, index) => `@site/docs/page-${index}.mdx`);
  const names = shortNames(modules);

  it('are short, all different, and no words', () => {
    expect(new Set(names.values()).size).toBe(modules.length);
    expect([...names.values()].filter((name) => !/^[^aeiouy]{3}$/.test(name))).toEqual([]);
  });

  it('stay the same when a page is added, except for a few that collide', () => {
    const more = shortNames([...modules, '@site/docs/another.mdx']);
    expect(modules.filter((module) => more.get(module) !== names.get(module)).length).toBeLessThanOrEqual(2);
  });

  it('are the same for the page and for the renderer', () => {
    const namesFor = (isServer: boolean) =>
      [...loader.call({getOptions: () => ({isServer})}, registry).matchAll(/webpackChunkName: "(\w+)"/g)].map(
        ([, name]) => name,
      );
    expect(namesFor(false)).toEqual(namesFor(true));
  });
});

describe('the parts around every page', () => {
  it('share one chunk, and pages have their own', () => {
    const chunks = [...loader.readRegistry(registry).values()].map(({chunk}) => chunk);
    expect(chunks.slice(1, 3)).toEqual(['docs', 'docs']);
    expect(new Set(chunks).size).toBe(3);
  });
});

describe('a list of chunks in another format', () => {
  it('is reported', () => {
    expect(() => loader.readRegistry('export default {"c0": {load: () => import("./a")}}')).toThrow('another format');
    expect(() => loader.readRegistry(`${registry}, "c9": {load: () => import("./a")}`)).toThrow('another format');
  });
});
