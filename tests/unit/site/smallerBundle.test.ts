import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import config from '../../../docusaurus.config';
import {footer} from '../../../src/site/footer';

type Loader = (this: {getOptions: () => object}, source: string) => string;
const require = createRequire(import.meta.url);
const loader = (name: string): Loader => require(`../../../src/site/slim/${name}.cjs`);
const registryFor = (isServer: boolean, source: string) =>
  loader('pageRegistry').call({getOptions: () => ({isServer})}, source);

const entry = (name: string, module: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")]`;

describe('the list of chunks', () => {
  it('names for the renderer the chunk of each page, which its manifest of assets knows', () => {
    expect(registryFor(true, entry('08bd35d7', '@site/docs/a.mdx'))).toBe(
      '"08bd35d7": [() => import(/* webpackChunkName: "08bd35d7" */ "@site/docs/a.mdx"), "08bd35d7", require.resolveWeak("@site/docs/a.mdx")]',
    );
  });

  it('keeps for the page what loads a chunk, and nothing else', () => {
    expect(registryFor(false, entry('08bd35d7', '@site/docs/a.mdx'))).toBe(
      '"08bd35d7": [() => import(/* webpackChunkName: "08bd35d7" */ "@site/docs/a.mdx")]',
    );
  });

  it('puts the parts around every page into one chunk, on both sides', () => {
    expect(registryFor(false, entry('17896441', '@theme/DocItem'))).toContain('webpackChunkName: "docs"');
    expect(registryFor(true, entry('17896441', '@theme/DocItem'))).toContain(', "docs", ');
    expect(registryFor(false, entry('14eb3368', '@theme/DocCategoryGeneratedIndexPage'))).toContain('"14eb3368" */');
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

describe('a data file', () => {
  const read: string[] = [];
  const values = {batchHost: 'asr.example', name: "Say `it's`"};
  const filled = (source: string) =>
    (loader('providerValues') as unknown as (this: object, source: string) => string).call(
      {getOptions: () => ({values, file: 'provider.ts'}), addDependency: (file: string) => read.push(file)},
      source,
    );

  it('has the provider’s values in place of their tokens, whatever quotes are in them, and is built anew with them', () => {
    expect(filled("['eu.{{provider.batchHost}}', '{{ provider.name }}']")).toBe(
      "['eu.asr.example', 'Say \\`it\\'s\\`']",
    );
    expect(read).toEqual(['provider.ts']);
  });

  it('keeps tokens that name nothing, which stop the build where they are shown', () => {
    expect(filled('{{provider.batchHots}} {{limits.batch}}')).toBe('{{provider.batchHots}} {{limits.batch}}');
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
