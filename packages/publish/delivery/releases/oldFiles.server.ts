/** Files of other releases that open pages still request: a reader's tab can be older than the release that is served. */
import {copyFileSync, existsSync, linkSync, mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {folderOf, manifestFile, type Release} from './store.server';

export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether an address contains a hash of its content, so that another release never means another file by it. */
export function isHashed(file: string): boolean {
  return file.startsWith('assets/');
}

/** Adds to a release the hashed files that it lacks, of all releases that were served within the last month. */
export function carryOldFiles(store: string, to: Release, releases: readonly Release[], now: Date): void {
  for (const from of releases.filter((release) => release.name !== to.name && !isOutdated(release, now))) {
    for (const file of from.hashed) {
      const source = join(folderOf(store, from.name), file);
      const target = join(folderOf(store, to.name), file);
      if (existsSync(target) || !existsSync(source)) continue;
      mkdirSync(dirname(target), {recursive: true});
      try {
        linkSync(source, target);
      } catch {
        // Some file systems know no second name for a file.
        copyFileSync(source, target);
      }
    }
  }
}

/** Removes releases that were served more than a month ago, but never one of `kept`. */
export function removeOutdated(store: string, releases: readonly Release[], kept: readonly string[], now: Date): void {
  for (const release of releases.filter(({name}) => !kept.includes(name))) {
    if (!isOutdated(release, now)) continue;
    rmSync(manifestFile(store, release.name));
    rmSync(folderOf(store, release.name), {recursive: true, force: true});
  }
}

function isOutdated({servedAt}: Release, now: Date): boolean {
  return now.getTime() - Date.parse(servedAt) > KEPT_DAYS * DAY_MS;
}
