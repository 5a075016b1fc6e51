/**
 * Puts a build beside the last ones and switches to it at once, or back. Nothing changes for readers until the switch,
 * and whatever fails before it, or in the command after it, leaves the server as it was.
 */
import {copyFileSync, existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {HOSTING_FOLDER} from '../hostFiles';
import {nginxRoot} from '../hosts/nginxSite';
import {filesBelow} from '../pageFiles.server';
import {carryOldFiles, isHashed, removeOutdated} from './oldFiles.server';
import {currentName, folderOf, pointTo, type Release, readReleases, releasesOf, writeRelease} from './store.server';

export interface World {
  now: Date;
  /** Runs the operator's command after the switch; throws when it fails. */
  afterSwitch?: () => void;
  copyFile?: (from: string, to: string) => void;
  freeBytes?: (folder: string) => number;
}

/** Copies `build` into the store and serves it; returns the name of the release. */
export function publish(build: string, storePath: string, world: World): string {
  const store = resolve(storePath);
  const files = checkedFiles(build);
  mkdirSync(releasesOf(store), {recursive: true});
  checkSpace(build, files, store, world);
  const {now, copyFile = copyFileSync} = world;
  const name = freeName(store, now);
  const folder = folderOf(store, name);
  const at = now.toISOString();
  const release = {name, publishedAt: at, servedAt: at, hashed: files.filter(isHashed)};
  try {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), {recursive: true});
      copyFile(join(build, file), join(folder, file));
    }
    writeFileSync(join(folder, HOSTING_FOLDER, 'nginx/root.conf'), nginxRoot(folder));
    switchTo(store, release, world);
  } catch (error) {
    rmSync(folder, {recursive: true, force: true});
    rmSync(`${folder}.json`, {force: true});
    throw error;
  }
  const releases = readReleases(store);
  removeOutdated(store, releases, [name, releases.at(-2)?.name ?? ''], now);
  return name;
}

/** Serves an earlier release again: `name`, or the one published before the current one. Returns its name. */
export function rollBack(storePath: string, name: string | undefined, world: World): string {
  const store = resolve(storePath);
  const releases = readReleases(store);
  const current = currentName(store);
  const names = releases.map((release) => release.name);
  const wanted = name ?? names[names.indexOf(current ?? '') - 1];
  const release = releases.find((one) => one.name === wanted);
  if (!release) {
    const reason = name
      ? `There is no release "${name}" in ${store}.`
      : `There is no release before ${current ?? 'the first'}.`;
    throw new Error(`${reason} Nothing was changed. Releases: ${names.join(', ') || 'none'}.`);
  }
  if (release.name === current) throw new Error(`${current} is the current release already. Nothing was changed.`);
  switchTo(store, release, world);
  return release.name;
}

function switchTo(store: string, release: Release, {now, afterSwitch}: World): void {
  const releases = readReleases(store);
  const before = currentName(store);
  const served = releases.find(({name}) => name === before);
  if (served) writeRelease(store, {...served, servedAt: now.toISOString()});
  carryOldFiles(store, release, readReleases(store), now);
  writeRelease(store, {...release, servedAt: now.toISOString()});
  pointTo(store, release.name);
  try {
    afterSwitch?.();
  } catch (error) {
    if (before) pointTo(store, before);
    else rmSync(join(store, 'current'));
    throw new Error(`${(error as Error).message} The server was switched back to ${before ?? 'no release'}.`);
  }
}

/** Returns the files of a finished build. */
function checkedFiles(build: string): string[] {
  const hint = 'Nothing was changed. Run: npm run build';
  if (!existsSync(build) || !statSync(build).isDirectory()) throw new Error(`There is no build in ${build}. ${hint}`);
  for (const file of ['index.html', '404.html', `${HOSTING_FOLDER}/nginx/server.conf`]) {
    if (!existsSync(join(build, file))) throw new Error(`${build} lacks ${file}: that build did not finish. ${hint}`);
  }
  return filesBelow(build);
}

function checkSpace(build: string, files: readonly string[], store: string, {freeBytes = freeBytesOf}: World): void {
  const needed = files.reduce((sum, file) => sum + statSync(join(build, file)).size, 0);
  const free = freeBytes(store);
  if (needed > free) {
    throw new Error(
      `The disk of ${store} has ${megabytes(free)} left, and the release needs ${megabytes(needed)}. Nothing was ` +
        'changed. Make room, or remove releases that you no longer need to go back to.',
    );
  }
}

function freeBytesOf(folder: string): number {
  const {bavail, bsize} = statfsSync(folder);
  return bavail * bsize;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Two releases within one second get two names. */
function freeName(store: string, now: Date): string {
  const base = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base}-${count}`;
    if (!existsSync(folderOf(store, name))) return name;
  }
}
