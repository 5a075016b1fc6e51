/** Makes the archives of programs, with tokens replaced as on the pages. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {sampleArchives} from '../../../data/sampleArchives';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {type ArchivedFile, zipOf} from '../../lib/zip.server';

/** Returns each archive with its path in the built site. */
export function sampleArchiveFiles(root = process.cwd()): {path: string; content: Buffer}[] {
  return sampleArchives.map(({name, sources}) => {
    const files = sources.flatMap((source) => filesOf(join(root, 'samples', source)));
    const inFolder = files.map(({path, content}) => ({path: `${name}/${path}`, content}));
    return {path: `samples/${name}.zip`, content: zipOf(inFolder)};
  });
}

function filesOf(source: string, prefix = ''): ArchivedFile[] {
  if (statSync(source).isFile()) {
    const text = replaceSiteTokens(readFileSync(source, 'utf8'), source);
    return [{path: prefix + basename(source), content: Buffer.from(text)}];
  }
  return readdirSync(source, {withFileTypes: true}).flatMap((entry) => {
    const path = join(source, entry.name);
    return filesOf(path, entry.isDirectory() ? `${prefix}${entry.name}/` : prefix);
  });
}
