/**
 * Where the programs are that the tests need: browsers, and nginx. The tests and the set-up script look in the same places, so
 * that what set-up found is what the tests use.
 */
import {accessSync, constants, existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROMIUM_ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of a Chromium: `CHROMIUM_PATH`, then the system's own, then the one Playwright has downloaded. */
export function findChromium(): string | undefined {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  return onPath(CHROMIUM) ?? [...CHROMIUM_ELSEWHERE, chromium.executablePath()].find(isProgram);
}

/** Returns Debian's Chromium without its windows, from the same source and in the same version. */
export const findHeadlessShell = () => onPath(['chromium-headless-shell']);

/**
 * Returns the browser of the tests that open a window for each test: the one without windows where it is here, since it
 * needs 40 % less processor time, and any Chromium elsewhere. tests/engines and the benchmarks use the whole browser.
 */
export const findTestChromium = () => (process.env.CHROMIUM_PATH ? undefined : findHeadlessShell()) ?? findChromium();

/** Switches for a quiet browser that runs anywhere: no first-run pages, no calls home, and no sandbox for root. */
export function testFlags(): string[] {
  const flags =
    '--disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
  return [...flags.split(' '), ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
}

/** Returns the path of a Firefox as its maker ships it. */
export const findFirefox = () => onPath(['firefox-esr', 'firefox']);

/** Returns the path of an nginx; Debian puts it where only root looks. */
export const findNginx = () => onPath(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']);

export interface WebKitPrograms {
  driver: string;
  /** WebKitGTK's own small browser. */
  browser: string;
  /** Starts a virtual screen; undefined where there is a real one. */
  screen: string | undefined;
}

/** Returns what drives WebKitGTK, when all of it is here. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = onPath(['WebKitWebDriver']);
  // Debian puts it beside the library, whose folder is named after machine and version.
  const libraries = ['/usr/lib', '/usr/libexec', ...subfolders('/usr/lib', /-linux-gnu/)];
  const versions = libraries.flatMap((folder) => subfolders(folder, /^webkit2gtk-4/));
  const browser = versions.map((folder) => join(folder, 'MiniBrowser')).find(isProgram);
  const screen = process.env.DISPLAY ? undefined : onPath(['Xvfb']);
  return driver && browser && (screen || process.env.DISPLAY) ? {driver, browser, screen} : undefined;
}

function subfolders(folder: string, name: RegExp): string[] {
  const all = existsSync(folder) ? readdirSync(folder) : [];
  return all.filter((one) => name.test(one)).map((one) => join(folder, one));
}

/** Returns the first of these programs that is in a folder of `PATH` or in one of `more`. */
function onPath(names: readonly string[], more: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
