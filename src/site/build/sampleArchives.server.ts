/** Makes the archives of programs, with tokens replaced as on the pages. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {type ArchivedFile, zipOf} from '@speech-docs/publish/zip.server';
import {type SampleArchive, sampleArchives} from '../../../data/sampleArchives';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {withoutRegionMarks} from '../../content/sampleFiles';

/** Returns each archive with its path in the built site. */
export function sampleArchiveFiles(root = process.cwd()): {path: string; content: Buffer}[] {
  return sampleArchives.map(({name, sources, packages}) => {
    const files = sources.flatMap((source) => filesOf(join(root, 'samples', source)));
    if (packages) files.push(packageFile(name, packages));
    const inFolder = files.map(({path, content}) => ({path: `${name}/${path}`, content}));
    return {path: `samples/${name}.zip`, content: zipOf(inFolder)};
  });
}

function packageFile(name: string, dependencies: SampleArchive['packages']): ArchivedFile {
  const text = JSON.stringify({name, private: true, dependencies}, null, 2);
  return {path: 'package.json', content: Buffer.from(`${text}\n`)};
}

function filesOf(source: string, prefix = ''): ArchivedFile[] {
  if (statSync(source).isFile()) {
    const text = withoutRegionMarks(replaceSiteTokens(readFileSync(source, 'utf8'), source));
    return [{path: prefix + basename(source), content: Buffer.from(text)}];
  }
  return readdirSync(source, {withFileTypes: true}).flatMap((entry) => {
    const path = join(source, entry.name);
    return filesOf(path, entry.isDirectory() ? `${prefix}${entry.name}/` : prefix);
  });
}
