/**
 * Where the browser is that the tests drive. Playwright's configuration and the set-up script need the same path, so
 * that what set-up found is what the tests use.
 */
import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

/** Debian's Chromium without its windows, from the same source and in the same version. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a Chromium: `CHROMIUM_PATH`, then the system's own, then the one Playwright has downloaded. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return [...onPath(NAMES, env), ...ELSEWHERE, chromium.executablePath()].find(isProgram);
}

/**
 * Returns the browser of the tests that open a window for each test: the one without windows where it is here, since it
 * needs 40 % less processor time, and any Chromium elsewhere. tests/engines and the benchmarks use the whole browser.
 */
export function findTestChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return (env.CHROMIUM_PATH ? undefined : findHeadlessShell(env)) ?? findChromium(env);
}

export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return onPath([WITHOUT_WINDOWS], env).find(isProgram);
}

/** Returns where programs of these names could be: below each folder of `PATH`, then below `more`. */
export function onPath(names: readonly string[], {PATH = ''} = process.env, more: readonly string[] = []): string[] {
  return [...PATH.split(delimiter), ...more].flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Switches for a quiet browser that runs anywhere: no first-run pages, no calls home, and no sandbox for root. */
export function testFlags(): string[] {
  const asRoot = process.getuid?.() === 0;
  return [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(asRoot ? ['--no-sandbox'] : []),
  ];
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
