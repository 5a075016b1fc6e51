/** One process at a time: a file with the process that works. One whose process is gone was left by a run that was stopped. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';

const WAIT_MS = 250;

/** Runs `work` while no other process does, unless `isDone`, which is asked then: half of a work can look like all of it. */
export async function withLock(lock: string, work: () => Promise<void>, isDone: () => boolean): Promise<void> {
  while (!take(lock)) await wait(WAIT_MS);
  try {
    if (!isDone()) await work();
  } finally {
    rmSync(lock, {force: true});
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), {flag: 'wx'});
    return true;
  } catch {
    if (isAbandoned(lock)) rmSync(lock, {force: true});
    return false;
  }
}

function isAbandoned(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Empty while it is being written.
    return holder > 0 && !process.kill(holder, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
