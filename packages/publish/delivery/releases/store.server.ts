/**
 * The folder of a server that releases are kept in:
 *
 *     releases/2026-11-22T10-15-30Z/       a whole site
 *     releases/2026-11-22T10-15-30Z.json   what it brought along and when it was last served
 *     current -> releases/2026-11-22T10-15-30Z
 */
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {basename, join} from 'node:path';

export interface Release {
  name: string;
  publishedAt: string;
  /** When it was replaced; while it is served, when that began. */
  servedAt: string;
  /** Files of its own that open pages of it still request after the next release: their names contain a hash. */
  hashed: string[];
}

export const releasesOf = (store: string) => join(store, 'releases');
export const folderOf = (store: string, name: string) => join(releasesOf(store), name);
const manifestOf = (store: string, name: string) => join(releasesOf(store), `${name}.json`);
const linkOf = (store: string) => join(store, 'current');

/** Returns the releases, oldest first. A folder without a manifest was never finished and is not one of them. */
export function readReleases(store: string): Release[] {
  if (!existsSync(releasesOf(store))) return [];
  return readdirSync(releasesOf(store))
    .filter((name) => name.endsWith('.json') && existsSync(folderOf(store, name.slice(0, -'.json'.length))))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(releasesOf(store), name), 'utf8')) as Release);
}

export function writeRelease(store: string, release: Release): void {
  writeFileSync(manifestOf(store, release.name), `${JSON.stringify(release, null, 2)}\n`);
}

export function manifestFile(store: string, name: string): string {
  return manifestOf(store, name);
}

/** Returns the name of the release that is served, `undefined` before the first one. Throws when `current` is no link. */
export function currentName(store: string): string | undefined {
  const stat = lstatSync(linkOf(store), {throwIfNoEntry: false});
  if (!stat) return undefined;
  if (!stat.isSymbolicLink()) {
    throw new Error(`${linkOf(store)} is not a link, so releases cannot be switched. Move it away and publish again.`);
  }
  return basename(readlinkSync(linkOf(store)));
}

/** Makes `name` the current release in one step: no request finds half of a site, or none. */
export function pointTo(store: string, name: string): void {
  const next = join(store, `.current-${process.pid}`);
  symlinkSync(join('releases', name), next);
  renameSync(next, linkOf(store));
}
