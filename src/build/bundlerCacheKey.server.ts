/**
 * Keeps the bundler's cache honest. It knows the modules of a page, not what else the page was made from: the loaders and
 * plugins that run over it, and the contracts, data and samples that they put in. A build after a change of these would
 * show some pages as they were, or scripts that do not fit one another.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {readdir, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folders and files that pages are made from. Pages themselves are modules, which the bundler looks at itself. */
const SOURCES = ['src', 'data', 'contracts', 'samples', 'provider.ts', 'package-lock.json'];

/** Folders that stay: page and renderer, preview and build, of the last two states of the sources. */
const KEPT = 8;

type CacheOptions = {version?: string};

export default function buildCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const {cache} = (config as {experiments?: {cache?: CacheOptions}}).experiments ?? {};
      // The list of files that the bundler would watch itself (buildDependencies) does not make it forget a page.
      if (cache) cache.version = `${cache.version}-${hashOf(sourceFiles(siteDir))}`;
      return {};
    },
    async postBuild() {
      await removeOldest(join(siteDir, 'node_modules/.cache/rspack'));
    },
  };
}

/** Removes what no build has written for long: each change of the sources leaves some 30 MB that none will read. */
async function removeOldest(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(() => []);
  const kept = await Promise.all(
    entries
      .filter((name) => !name.startsWith('.'))
      .map(async (name) => ({name, changed: await stat(join(folder, name)).then((one) => one.mtimeMs)})),
  );
  const old = kept.sort((a, b) => b.changed - a.changed).slice(KEPT);
  await Promise.all(old.map(({name}) => rm(join(folder, name), {recursive: true, force: true})));
}

/** Returns the paths of all files that pages are made from; what a site does not have is left out. */
export function sourceFiles(siteDir: string): string[] {
  const own = new Set(readdirSync(siteDir));
  return SOURCES.filter((name) => own.has(name)).flatMap((name) =>
    name.includes('.') ? [join(siteDir, name)] : filesBelow(join(siteDir, name)),
  );
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
