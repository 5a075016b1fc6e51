/** Where Firefox and WebKitGTK are. */
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {isProgram, onPath} from './chromium';

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
