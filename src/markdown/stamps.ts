/**
 * What stands under a program: with which versions the tests last ran it, or why they do not. The runner of the samples
 * writes the file (`npm run samples:stamp`), the tests hold it against the programs.
 */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

export const STAMPS_FILE = 'samples/ran-with.json';

export interface Stamps {
  /** Language and packages with their versions, by path below `samples/`. */
  ran: Record<string, string>;
  /** Reasons, by path below `samples/` or by folder (`…/`). */
  notRun: Record<string, string>;
}

const PROGRAM = /\.(?:py|m?js|sh|tsx?)$/;

/** Returns a function that says what the code block of a sample shows below it; nothing for what is no program. */
export function readStamps(root: string): (file: string) => {ranWith?: string; notRun?: string} {
  const path = join(root, STAMPS_FILE);
  const stamps: Stamps = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {ran: {}, notRun: {}};
  return (file) => {
    if (!PROGRAM.test(file)) return {};
    const place = file.replace(/^samples\//, '');
    const versions = stamps.ran[place];
    if (versions) return {ranWith: versions};
    const reason = Object.entries(stamps.notRun).find(
      ([one]) => one === place || (one.endsWith('/') && place.startsWith(one)),
    );
    return reason ? {notRun: reason[1]} : {};
  };
}
