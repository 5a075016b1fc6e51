/** The two columns of package.json: `dependencies` lists what the build needs, `devDependencies` everything else. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {packageImports} from '../support/packageImports';

const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** What a build runs, as opposed to tests and tools. */
const CONFIGURATION = ['docusaurus.config.ts', 'sidebars.ts', 'sidebarsApiRef.ts', 'provider.ts'];
const BUILT_FROM = [...CONFIGURATION, 'data', 'packages/agents', 'packages/publish', 'src'];
/** Everything else that runs. */
const TOOLS = ['packages', 'tests', 'tools', 'playwright.config.ts', 'vitest.config.mts'];

/** Workspaces of this repository, which npm links. */
const OWN_SCOPE = '@speech-docs/';

/** Packages whose one right version is the one that another package brings. */
const BROUGHT_BY: Record<string, string> = {
  '@docusaurus/theme-translations': '@docusaurus/theme-classic',
  '@docusaurus/utils-common': '@docusaurus/core',
  'react-router-config': '@docusaurus/core',
  'react-router-dom': '@docusaurus/core',
};

/** Needed by the build without being imported by a file of this project. */
const NEEDED_UNSEEN: Record<string, string> = {
  '@docsearch/react': 'pins the version whose stored format and types src/search/storedSearches.ts follows',
  '@docusaurus/theme-search-algolia': 'src/search/settings.server.ts has its options; the configuration adds it',
  '@docusaurus/faster': 'Docusaurus loads it when future.faster is set',
  '@mdx-js/react': 'compiled MDX imports it',
  'preact-render-to-string': 'preact renders the HTML of pages with it',
  tsx: 'npm run build runs packages/publish with it',
  prismjs: 'src/content/grammars.ts loads grammars by name',
};

/** Used by tools without being imported. */
const USED_UNSEEN: Record<string, string> = {
  '@biomejs/biome': 'npm run check',
  '@docusaurus/module-type-aliases': 'tsconfig.json',
  '@types/node': 'types of node: modules',
  '@docusaurus/tsconfig': 'tsconfig.json',
  cspell: 'npm run check:prose',
};

const inBuild = packageImports(BUILT_FROM);
const text = CONFIGURATION.map((file) => readFileSync(file, 'utf8')).join('\n');
/** Plugins, themes and presets are named as strings. */
const named = [...text.matchAll(/'(@docusaurus\/[\w-]+)'/g)].map(([, name = '']) => name);

describe('dependencies', () => {
  it('has everything that the build imports, so that npm ci --omit=dev && npm run build works', () => {
    const needed = [...inBuild].filter(([name]) => !(name in BROUGHT_BY) && !name.startsWith(OWN_SCOPE));
    const missing = needed.filter(([name]) => !(name in dependencies)).map(([name, files]) => `${name}: ${files[0]}`);
    expect(missing).toEqual([]);
  });

  it('has every plugin, theme and preset that the configuration names', () => {
    expect(named.filter((name) => !/types$/.test(name) && !(name in dependencies))).toEqual([]);
  });

  it('has nothing that only types and tools use', () => {
    const idle = Object.keys(dependencies).filter(
      (name) => !inBuild.has(name) && !named.includes(name) && !(name in NEEDED_UNSEEN),
    );
    expect(idle).toEqual([]);
  });

  it('names each exception only as long as it is needed', () => {
    expect(Object.keys(NEEDED_UNSEEN).filter((name) => !(name in dependencies) || inBuild.has(name))).toEqual([]);
    expect(Object.keys(BROUGHT_BY).filter((name) => !inBuild.has(name) || name in dependencies)).toEqual([]);
  });
});

describe('devDependencies', () => {
  const used = packageImports([...BUILT_FROM, ...TOOLS], {types: true});

  it('has nothing that nobody uses', () => {
    const hasUse = (name: string) => used.has(name) || name in USED_UNSEEN || used.has(name.replace(/^@types\//, ''));
    expect(Object.keys(devDependencies).filter((name) => !hasUse(name))).toEqual([]);
  });

  it('names each exception only as long as it is needed', () => {
    expect(Object.keys(USED_UNSEEN).filter((name) => !(name in devDependencies) || used.has(name))).toEqual([]);
  });
});
