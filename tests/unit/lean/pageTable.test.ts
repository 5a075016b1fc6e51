import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../support/temporaryFolder';

type Loader = (this: {getOptions: () => object}, source: string) => string;
const require = createRequire(import.meta.url);
const loader = (name: string): Loader => require(`../../../src/lean/pageTable/${name}.cjs`);

const entry = (name: string, module: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")]`;

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

  /** What the module exports, when its functions return their arguments. */
  function evaluated(module: string, names: Record<string, unknown>): unknown {
    const body = module.replace(/^import .*$/gm, '').replace('export default', 'return');
    const runnable = body.replace(/\(\) => import\(\/\* webpackChunkName: "(\w+)" \*\/ ("[^"]+")\)/g, '$2');
    return new Function(...Object.keys(names), runnable)(...Object.values(names));
  }

  it('has every route in its place, and what loads it once', () => {
    const table = load('loader', routes);
    const read = evaluated(table, {
      route: (path: string, parts: object, rest: object) => ({path, parts: Object.entries(parts), ...rest}),
      pages: (part: string[], rest: object, contents: Record<string, string[]>) => [{item: part[1], rest, contents}],
      unknownAddress: () => 'all other addresses',
    });
    expect(read).toEqual([
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

  it('is not made when a route has a property that it cannot pass on', () => {
    const odd = {...chunks, '/search-e09': {__comp: 'c0', 'items.0': 'c4'}};
    expect(() => load('loader', routes, odd)).toThrow('The route /search has the property "items.0"');
  });

  it('is where the list of documents comes from, but for names unlike their addresses', () => {
    const data = {'docusaurus-plugin-content-docs': {default: {path: '/', versions: [{path: '/', docs}]}}};
    expect(evaluated(load('docList', JSON.stringify(data)), {docsBelow: (...all: unknown[]) => all})).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {path: '/', versions: [{path: '/', docs: ['/', {'/a': 'another/name'}]}]},
      },
    });
  });

  it('leaves the list of documents alone where the routes know others', () => {
    const data = {'docusaurus-plugin-content-docs': {default: {versions: [{path: '/', docs: docs.slice(1)}]}}};
    expect(evaluated(load('docList', JSON.stringify(data)), {docsBelow: () => 'made'})).toEqual(data);
  });
});
