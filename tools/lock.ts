/** One process at a time: a file with the process that works. One whose process is gone was left by a run that was stopped. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';

const WAIT_MS = 250;

/** Runs `work` while no other process does; `isDone`, asked before each try, makes it needless. */
export async function withLock(lock: string, work: () => Promise<void>, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    if (take(lock)) {
      try {
        return await work();
      } finally {
        rmSync(lock, {force: true});
      }
    }
    await wait(WAIT_MS);
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
