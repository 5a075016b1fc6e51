/** Writes the index of the built site, named by its content, and the manifest that leads to it. */
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {INDEX_VERSION, indexFileOf, type Manifest} from '@speech-docs/search/indexFile';
import type {PageText} from '@speech-docs/search/records';

/**
 * Below /assets, which hosts cache as immutable; not called "search", which filter lists block.
 */
const INDEX_FOLDER = 'assets/find';

/** Writes index and manifest below `outDir`; an index of an earlier build there is removed. */
export function writeIndex(pages: PageText[], outDir: string, manifestFile: string, language: string): Manifest {
  const text = JSON.stringify(indexFileOf(pages, language));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = `texts.${language}.${hash}.json`;
  const folder = join(outDir, INDEX_FOLDER);
  mkdirSync(folder, {recursive: true});
  for (const old of readdirSync(folder)) if (old.startsWith(`texts.${language}.`)) rmSync(join(folder, old));
  writeFileSync(join(folder, name), text);

  const manifest: Manifest = {
    version: INDEX_VERSION,
    index: posix.relative(posix.dirname(manifestFile), posix.join(INDEX_FOLDER, name)),
  };
  mkdirSync(join(outDir, posix.dirname(manifestFile)), {recursive: true});
  writeFileSync(join(outDir, manifestFile), JSON.stringify(manifest));
  return manifest;
}
