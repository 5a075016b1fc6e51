/**
 * The browser tests: on the built site, under the headers it is delivered with, in every browser that is here.
 * `npm test` builds the site first; `npx playwright test tests/e2e/…` runs one file on the build that is there.
 */
import {join} from 'node:path';
import {defineConfig, devices, type Project} from '@playwright/test';
import {type Browser, browsers} from './tools/browsers';
import {chromiumFlags} from './tools/chromium';
import {REPORTS} from './tools/paths';

const DEVICES = {
  chromium: {browserName: 'chromium'},
  firefox: devices['Desktop Firefox'],
  webkit: devices['Desktop Safari'],
} as const;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  globalSetup: './tests/support/serveBuild.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Pictures are taken by `npm run screens:accept` only; a missing one fails.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/screens/{arg}{ext}',
  timeout: 30_000,
  expect: {timeout: 5_000},
  // `npm test` names a report for each group.
  reporter: [
    ['list'],
    ['json', {outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(REPORTS, 'browser.json')}],
  ],
  use: {viewport: {width: 1280, height: 800}, trace: 'retain-on-failure'},
  projects: browsers().flatMap(project),
});

/** The tests in one browser; none when it is not on this machine. */
function project({name, path}: Browser): Project[] {
  if (!path) return [];
  const launchOptions = name === 'chromium' ? {executablePath: path, args: chromiumFlags()} : {};
  return [{name, use: {...DEVICES[name], viewport: {width: 1280, height: 800}, launchOptions}}];
}
