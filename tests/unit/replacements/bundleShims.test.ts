import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import config from '../../../docusaurus.config';
import {footer} from '../../../src/config/footer';
import {temporaryFolder} from '../../support/temporaryFolder';

type Loader = (this: {getOptions: () => object}, source: string) => string;
const require = createRequire(import.meta.url);
const loader = (name: string): Loader => require(`../../../src/replacements/${name}.cjs`);
const {
  chunkNames,
}: {chunkNames: (modules: string[]) => Map<string, string>} = require('../../../src/replacements/chunkNames.cjs');
const registryFor = (isServer: boolean, source: string) =>
  loader('pageRegistry').call({getOptions: () => ({isServer})}, source);

const entry = (name: string, module: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")]`;

describe('the list of chunks', () => {
  const nameOf = (registry: string) => /webpackChunkName: "(\w+)"/.exec(registry)?.[1];

  it('names for the renderer the chunk of each page, which its manifest of assets knows', () => {
    const registry = registryFor(true, entry('08bd35d7', '@site/docs/a.mdx'));
    const name = nameOf(registry);
    expect(name).toMatch(/^\w{3}$/);
    expect(registry).toBe(
      `"08bd35d7": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/a.mdx"), "${name}", require.resolveWeak("@site/docs/a.mdx")]`,
    );
  });

  it('keeps for the preview what loads a chunk, and nothing else', () => {
    expect(registryFor(false, entry('08bd35d7', '@site/docs/a.mdx'))).toMatch(
      /^"08bd35d7": \[\(\) => import\(\/\* webpackChunkName: "\w{3}" \*\/ "@site\/docs\/a\.mdx"\)\]$/,
    );
  });

  it('puts the parts around every page into one chunk, on both sides', () => {
    expect(registryFor(false, entry('17896441', '@theme/DocItem'))).toContain('webpackChunkName: "docs"');
    expect(registryFor(true, entry('17896441', '@theme/DocItem'))).toContain(', "docs", ');
    expect(registryFor(false, entry('14eb3368', '@theme/DocCategoryGeneratedIndexPage'))).not.toContain('"docs" */');
  });
});

describe('the names of chunks', () => {
  const modules = Array.from({length: 3000}, (_, index) => `@site/docs/page-${index}.mdx`);
  const names = chunkNames(modules);

  it('are short, all different, and no words', () => {
    expect(new Set(names.values()).size).toBe(modules.length);
    expect([...names.values()].filter((name) => !/^[^aeiouy]{3}$/.test(name))).toEqual([]);
  });

  it('stay what they are when a page is added, but for a few that collide', () => {
    const more = chunkNames([...modules, '@site/docs/another.mdx']);
    expect(modules.filter((module) => more.get(module) !== names.get(module)).length).toBeLessThanOrEqual(2);
  });
});

describe('the table of pages', () => {
  const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/search', component: ComponentCreator('/search', 'e09'), exact: true},
  {
    path: '/',
    component: ComponentCreator('/', 'a54'),
    routes: [
      {path: '/a', component: ComponentCreator('/a', '111'), exact: true, sidebar: "docs"},
      {path: '/folder/', component: ComponentCreator('/folder/', '222'), exact: true, sidebar: "docs"},
      {path: '/alone', component: ComponentCreator('/alone', '333'), exact: true}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
  const modules = {
    c0: '@site/src/Search.tsx',
    c1: '@generated/search/default/__plugin.json',
    c2: '@theme/DocRoot',
    c3: '@theme/DocItem',
    c4: '@site/docs/a.mdx',
    c5: '@site/docs/folder/index.mdx',
    c6: '@site/docs/alone.mdx',
  };
  const chunks: Record<string, object> = {
    '/search-e09': {__comp: 'c0', __context: {plugin: 'c1'}},
    '/-a54': {__comp: 'c2'},
    '/a-111': {__comp: 'c3', content: 'c4'},
    '/folder/-222': {__comp: 'c3', content: 'c5'},
    '/alone-333': {__comp: 'c3', content: 'c6'},
  };
  const docs = [
    {id: 'alone', path: '/alone'},
    {id: 'another/name', path: '/a', sidebar: 'docs'},
    {id: 'folder/index', path: '/folder/', sidebar: 'docs'},
  ];
  const folder = temporaryFolder('page-table');

  function load(name: string, source: string, chunkList = chunks): string {
    writeFileSync(join(folder, 'routes.js'), routes);
    writeFileSync(join(folder, 'routesChunkNames.json'), JSON.stringify(chunkList));
    writeFileSync(
      join(folder, 'registry.js'),
      Object.entries(modules)
        .map(([key, module]) => entry(key, module))
        .join(',\n'),
    );
    const context = {resourcePath: join(folder, 'generated'), addDependency: () => undefined, getOptions: () => ({})};
    return loader(name).call(context as never, source);
  }

  /** What the module exports, with functions that say how they were called. */
  function evaluated(module: string, names: Record<string, unknown>): unknown {
    const body = module.replace(/^import .*$/gm, '').replace('export default', 'return');
    const runnable = body.replace(/\(\) => import\(\/\* webpackChunkName: "(\w+)" \*\/ ("[^"]+")\)/g, '$2');
    return new Function(...Object.keys(names), runnable)(...Object.values(names));
  }

  it('has every route in its place, and what loads it once', () => {
    const table = load('pageTable', routes);
    const told = evaluated(table, {
      route: (path: string, parts: object, rest: object) => ({path, parts: Object.entries(parts), ...rest}),
      pages: (part: string[], rest: object, contents: Record<string, string[]>) => [{item: part[1], rest, contents}],
      unknownAddress: () => 'all other addresses',
    });
    expect(told).toEqual([
      {
        path: '/search',
        parts: [
          ['__comp', [expect.any(String), modules.c0]],
          ['__context.plugin', ['docs', modules.c1]],
        ],
        exact: true,
      },
      {
        path: '/',
        parts: [['__comp', ['docs', modules.c2]]],
        routes: [
          {
            item: modules.c3,
            rest: {exact: true, sidebar: 'docs'},
            contents: {
              '/a': [expect.any(String), modules.c4],
              '/folder/': [expect.any(String), modules.c5],
            },
          },
          {item: modules.c3, rest: {exact: true}, contents: {'/alone': [expect.any(String), modules.c6]}},
        ],
      },
      'all other addresses',
    ]);
    expect(table.split(modules.c4)).toHaveLength(2);
  });

  it('stops the build on a route that wants what it cannot say', () => {
    const odd = {...chunks, '/search-e09': {__comp: 'c0', 'items.0': 'c4'}};
    expect(() => load('pageTable', routes, odd)).toThrow('The route /search wants "items.0"');
  });

  it('is where the list of documents comes from, but for names unlike their addresses', () => {
    const data = {'docusaurus-plugin-content-docs': {default: {path: '/', versions: [{path: '/', docs}]}}};
    expect(evaluated(load('pageData', JSON.stringify(data)), {docsBelow: (...all: unknown[]) => all})).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {path: '/', versions: [{path: '/', docs: ['/', {'/a': 'another/name'}]}]},
      },
    });
  });

  it('leaves the list of documents alone where the routes know others', () => {
    const data = {'docusaurus-plugin-content-docs': {default: {versions: [{path: '/', docs: docs.slice(1)}]}}};
    expect(evaluated(load('pageData', JSON.stringify(data)), {docsBelow: () => 'made'})).toEqual(data);
  });
});

describe('what every page knows about its neighbours', () => {
  const pages = {
    version: {
      label: 'Next',
      docs: {a: {id: 'a', description: 'of a'}, b: {id: 'b', description: 'of b'}},
      docsSidebars: {
        docs: [
          {type: 'link', href: '/a', docId: 'a'},
          {type: 'category', href: '/category/some', items: [{type: 'link', href: '/b', docId: 'b'}]},
        ],
      },
    },
  };
  const kept = (data: object) => JSON.parse(loader('sidebarData').call({getOptions: () => ({})}, JSON.stringify(data)));

  it('is the description of what a category page lists, and the sidebar for the rest', () => {
    expect(kept(pages).version.docs).toEqual({b: pages.version.docs.b});
    expect(kept(pages).version.docsSidebars).toEqual(pages.version.docsSidebars);
  });

  it('is untouched in data of another kind', () => {
    expect(kept({title: 'A category'})).toEqual({title: 'A category'});
  });
});

describe('the parts of the theme that are left out', () => {
  it('are for what the configuration does not use', () => {
    expect(config.themeConfig.docs.sidebar.hideable).toBe(false);
    expect(footer.links.every((column) => 'items' in column)).toBe(true);
    for (const [name, options] of config.plugins.filter((plugin) => typeof plugin !== 'string')) {
      expect(Object.keys(options ?? {}), String(name)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^editUrl$|^showLastUpdate/)]),
      );
    }
    const versions = config.plugins.flatMap((plugin) =>
      (JSON.stringify(plugin).match(/"versions":(\{.*?\}\})/) ?? []).slice(1),
    );
    expect(versions.map((text) => Object.keys(JSON.parse(text)))).toEqual([['current'], ['current']]);
  });
});
