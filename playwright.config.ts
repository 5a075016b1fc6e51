/**
 * The browser tests: on the built site, under the headers it is delivered with, in Chromium. tests/engines has the tests
 * for the other engines. `npm test` builds the site first; `npx playwright test tests/e2e/…` runs one file on the build
 * that is there. A test that fails leaves its message and a snapshot of the page; `--trace on` records every step.
 */
import {join} from 'node:path';
import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {REPORTS} from './tools/paths';
import {findTestChromium, testFlags} from './tools/programs';

/**
 * Left to the night: networks, storage, releases, and browsers that go wrong, page translators, and another base URL, which
 * few changes touch; not what the specification says, whose tests have the tag `@order`. Playwright compares this with file,
 * title, and tags of a test.
 */
const NIGHTLY =
  /^(?!.*@order).*(@full|translated|withBaseUrl|faults\/(assets|paper|releases|rendering|search-(content|engine|storage|timing)|storage)[.]spec)/;

/** What the tests of all engines have in common; `name` is that of their results. */
export const common = (name: string): PlaywrightTestConfig => ({
  globalSetup: join(__dirname, 'tests/support/serveBuild.ts'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // They end a test that hangs, and claim nothing about speed: a busy machine is ten times as slow as a quiet one.
  timeout: 180_000,
  expect: {timeout: 45_000},
  // Of its own, because Playwright empties it when a run begins.
  outputDir: join(__dirname, 'test-results', name),
  reporter: [['list'], ['json', {outputFile: join(REPORTS, `${name}.json`)}]],
});

export default defineConfig({
  ...common('browser'),
  grepInvert: process.env.TEST_TIER === 'daily' ? NIGHTLY : undefined,
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  // Pictures are taken by `npm run screens:accept` only; a missing one fails.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/screens/{arg}{ext}',
  use: {
    browserName: 'chromium',
    viewport: {width: 1280, height: 800},
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {executablePath: findTestChromium(), args: testFlags()},
  },
  projects: [{name: 'chromium'}],
});
