/**
 * What readers do, in Firefox and WebKit as distributions ship them; the other browser tests run in Chromium. Playwright runs
 * the tests; drivers.ts drives the browsers. `npx playwright test -c tests/engines` runs them on the build that is there.
 */
import {defineConfig} from '@playwright/test';
import {common} from '../../playwright.config';
import type {EngineOptions} from './reader';

export default defineConfig<EngineOptions>({
  ...common('engines'),
  testDir: '.',
  projects: [
    {name: 'firefox', use: {engine: 'firefox'}},
    {name: 'webkit', use: {engine: 'webkit'}},
  ],
});
