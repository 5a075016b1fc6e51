/** The programs that drive each browser engine: which are on this machine, and which are not. */
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {findChromium, isProgram, onPath} from './chromium';

export interface WebKitPrograms {
  driver: string;
  /** WebKitGTK's own small browser. */
  browser: string;
  /** Starts a virtual screen; undefined where there is a real one. */
  screen: string | undefined;
}

const inPath = (name: string) => onPath([name]).find(isProgram);

/** Returns the path of a Firefox as its maker ships it. */
export function findFirefox(): string | undefined {
  return inPath('firefox-esr') ?? inPath('firefox');
}

/** Returns what drives WebKitGTK, when all of it is here. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = inPath('WebKitWebDriver');
  const browser = miniBrowser();
  const screen = process.env.DISPLAY ? undefined : inPath('Xvfb');
  return driver && browser && (screen || process.env.DISPLAY) ? {driver, browser, screen} : undefined;
}

/** Debian puts it beside the library, whose folder is named after machine and version. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec', ...subfolders('/usr/lib', /-linux-gnu/)];
  return folders
    .flatMap((folder) => subfolders(folder, /^webkit2gtk-4/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isProgram);
}

function subfolders(folder: string, name: RegExp): string[] {
  try {
    return readdirSync(folder)
      .filter((one) => name.test(one))
      .map((one) => join(folder, one));
  } catch {
    return [];
  }
}

interface Engine {
  name: 'chromium' | 'firefox' | 'webkit';
  isHere: boolean;
}

/** Returns the engines that tests/engines is written for. */
export function engines(): Engine[] {
  return [
    {name: 'chromium', isHere: findChromium() !== undefined},
    {name: 'firefox', isHere: findFirefox() !== undefined},
    {name: 'webkit', isHere: findWebKit() !== undefined},
  ];
}

/** Returns the names of those that are not here; their tests count as skipped. */
export function absentEngines(all = engines()): string[] {
  return all.filter(({isHere}) => !isHere).map(({name}) => name);
}
