/** The tests without a browser, in groups that tools/test.ts runs. */
import {defineConfig} from 'vitest/config';

/** Modules that only Docusaurus's own build knows. */
const alias = {
  '@site': process.cwd(),
  '@docusaurus/router': `${process.cwd()}/node_modules/@docusaurus/core/lib/client/exports/router.js`,
  '@docusaurus/Translate': `${process.cwd()}/tests/support/translate.ts`,
  '@generated/page-list/default/pages.json': `${process.cwd()}/tests/support/pageList.ts`,
  '@generated/docusaurus.config': `${process.cwd()}/tests/support/siteConfig.ts`,
  '@generated/i18n': `${process.cwd()}/tests/support/i18n.ts`,
  // As bundled for readers: Node's own build sends credentials another way.
  'algoliasearch/lite': `${process.cwd()}/node_modules/algoliasearch/dist/lite/builds/browser.js`,
};

/** What takes long and changes seldom: `npm run test:full`, every night. */
const FULL = '{tests,packages}/**/*.full.test.ts';
/** Unit tests that replace globals, modules, or the clock: each in a process of its own. */
const APART = '{tests/unit,tests/packages,packages}/**/*.apart.test.ts';
/** Tests of the packages that need no socket and no process, and of what they have in common with contracts and pages. */
const PACKAGES = [
  'packages/{protocol,publish,contracts,agents,search}/tests/**/*.test.ts',
  'packages/emulator/tests/{console/*,sessionCheck*}.test.ts',
  'tests/packages/{failures/*,rules,generated}.test.ts',
];

interface Options {
  exclude?: string[];
  /** A process for each file. The others share one, so that what they all import is read once. */
  isolate?: boolean;
  setup?: string;
}

function group(
  name: string,
  include: string[],
  testTimeout: number,
  {exclude = [FULL], isolate = true, setup}: Options = {},
) {
  // Docusaurus's own modules are for bundlers; Node.js does not read them as they are.
  const server = {deps: {inline: [/@docusaurus/]}};
  const setupFiles = ['tests/support/setUpFile.ts', ...(setup ? [setup] : [])];
  const test = {name, include, exclude, testTimeout, hookTimeout: testTimeout, server, isolate, setupFiles};
  return {resolve: {alias}, test};
}

export default defineConfig({
  test: {
    projects: [
      group('unit', ['tests/unit/**/*.test.{ts,tsx}', ...PACKAGES], 60_000, {
        exclude: [FULL, APART],
        isolate: false,
      }),
      group('unit-apart', [APART], 60_000),
      // Claims about build/, which must be there; the rejections build small sites of their own.
      group('build-claims', ['tests/build/**/*.test.ts'], 240_000, {isolate: false}),
      group('emulator', ['packages/emulator/tests/**/*.test.ts'], 240_000, {
        exclude: [FULL, ...PACKAGES],
        isolate: false,
        setup: 'packages/emulator/tests/support/leavesNothing.ts',
      }),
      group('samples', ['tests/{packages,samples}/**/*.test.ts'], 240_000, {
        exclude: [FULL, ...PACKAGES],
        isolate: false,
      }),
      group('full', [FULL], 1_200_000, {exclude: []}),
    ],
  },
});
