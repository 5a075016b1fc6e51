/**
 * What is under a program: with which versions the tests last ran it, or why they do not. The runner of the samples
 * writes the file (`npm run record -- samples`), the tests compare it with the programs.
 */
import {existsSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {fenceByEnding} from '../../data/sampleLanguages';

export const LAST_RUN_FILE = 'samples/last-run.json';

export interface LastRun {
  /** Language and packages with their versions, by path below `samples/`. */
  ran: Record<string, string>;
  /** Reasons, by path below `samples/` or by folder (`…/`). */
  notRun: Record<string, string>;
}

/** Returns what the tests ran last, and what they don't run. */
export function readLastRunFile(root: string): LastRun {
  const record = join(root, LAST_RUN_FILE);
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {ran: {}, notRun: {}};
}

/** Returns a function that says what the code block of a sample shows below it; nothing for what is no program. */
export function readLastRun(root: string): (file: string) => {ranWith?: string; notRun?: string} {
  const lastRun = readLastRunFile(root);
  return (file) => {
    if (!(extname(file) in fenceByEnding)) return {};
    const path = file.replace(/^samples\//, '');
    const versions = lastRun.ran[path];
    if (versions) return {ranWith: versions};
    const reason = Object.entries(lastRun.notRun).find(
      ([one]) => one === path || (one.endsWith('/') && path.startsWith(one)),
    );
    return reason ? {notRun: reason[1]} : {};
  };
}
