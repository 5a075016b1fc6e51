/**
 * The browser tests: on the built site, under the headers it is delivered with, in every browser that is here.
 * `npm test` builds the site first; `npx playwright test tests/e2e/…` runs one file on the build that is there.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {defineConfig, devices, firefox, webkit} from '@playwright/test';
import {chromiumFlags, findChromium} from './tools/chromium';
import {REPORTS} from './tools/paths';

const others = [
  {name: 'firefox', type: firefox, device: devices['Desktop Firefox']},
  {name: 'webkit', type: webkit, device: devices['Desktop Safari']},
];

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  globalSetup: './tests/support/serveBuild.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: {timeout: 5_000},
  reporter: [['list'], ['json', {outputFile: join(REPORTS, 'browser.json')}]],
  use: {viewport: {width: 1280, height: 800}, trace: 'retain-on-failure'},
  projects: [
    {
      name: 'chromium',
      use: {browserName: 'chromium', launchOptions: {executablePath: findChromium(), args: chromiumFlags()}},
    },
    ...others
      .filter(({type}) => existsSync(type.executablePath()))
      .map(({name, device}) => ({name, use: {...device, viewport: {width: 1280, height: 800}}})),
  ],
});
