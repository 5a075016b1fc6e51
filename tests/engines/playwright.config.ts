/**
 * The smoke tests of three browser engines, on the built site: Chromium, Firefox, and WebKit as their makers or the
 * distribution ship them. Playwright only runs the tests; it cannot drive stock Firefox and WebKitGTK, so that the small
 * drivers beside this file do. `npx playwright test -c tests/engines` runs them on the build that is there.
 */
import {join} from 'node:path';
import {defineConfig} from '@playwright/test';
import {engines} from '../../tools/engines';
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
  projects: engines()
    .filter(({isHere}) => isHere)
    .map(({name}) => ({name, use: {engine: name}})),
});
