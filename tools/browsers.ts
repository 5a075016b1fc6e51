/** The browsers that the tests drive: which are here, and which are not. */
import {existsSync} from 'node:fs';
import {firefox, webkit} from '@playwright/test';
import {findChromium} from './chromium';

export interface Browser {
  name: 'chromium' | 'firefox' | 'webkit';
  /** Undefined when it is not on this machine. */
  path: string | undefined;
}

const ifThere = (path: string) => (existsSync(path) ? path : undefined);

/** Returns every browser that the tests are written for. Chromium is the system's own where there is one. */
export function browsers(): Browser[] {
  return [
    {name: 'chromium', path: findChromium()},
    {name: 'firefox', path: ifThere(firefox.executablePath())},
    {name: 'webkit', path: ifThere(webkit.executablePath())},
  ];
}

/** Returns the names of those that are not here; their tests count as skipped. */
export function absentBrowsers(all = browsers()): string[] {
  return all.filter(({path}) => path === undefined).map(({name}) => name);
}
