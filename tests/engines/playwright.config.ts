/**
 * What readers do, in Firefox and WebKit as distributions ship them; the other browser tests run in Chromium. Playwright runs
 * the tests; drivers.ts drives the browsers. `npx playwright test -c tests/engines` runs them on the build that is there.
 */
import {join} from 'node:path';
import {defineConfig} from '@playwright/test';
import {REPORTS} from '../../tools/paths';
import type {EngineOptions} from './reader';

export default defineConfig<EngineOptions>({
  testDir: '.',
  globalSetup: '../support/serveBuild.ts',
  // A browser per worker, which its tests of one engine share; each test goes to the worker that is free.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // A cold engine takes seconds for its first page.
  expect: {timeout: 45_000},
  reporter: [
    ['list'],
    ['json', {outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(REPORTS, 'engines.json')}],
  ],
  projects: [
    {name: 'firefox', use: {engine: 'firefox'}},
    {name: 'webkit', use: {engine: 'webkit'}},
  ],
});
