/** Makes the archives of programs, with tokens replaced as on the pages. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {contractFiles} from '@speech-docs/contracts/files.server';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {type ArchivedFile, zipOf} from '@speech-docs/publish/zip.server';
import {type SampleArchive, sampleArchives} from '../../../data/sampleArchives';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {withoutRegionMarks} from '../../content/sampleFiles.server';

/** Returns each archive with its path in the built site. */
export function sampleArchiveFiles(): {path: string; content: Buffer}[] {
  return sampleArchives.map(({name, sources, packages, types}) => {
    const files = sources.flatMap((source) => {
      const [from, into = ''] = typeof source === 'string' ? [source] : source;
      return filesOf(join('samples', from), into);
    });
    if (packages) files.push(packageFile(name, packages));
    if (types) files.push({path: types, content: Buffer.from(flowTypes())});
    const folder = types ? '' : `${name}/`;
    const placed = files.map(({path, content}) => ({path: folder + path, content}));
    return {path: `samples/${name}.zip`, content: zipOf(placed)};
  });
}

/** Returns what the site serves as `/contracts/flow.d.ts`. */
function flowTypes(): string {
  const contract = readContract('flow');
  const file = contractFiles('flow', contract.file).find(({name}) => name === 'flow.d.ts');
  return file?.write(contract, replaceSiteTokens('{{provider.siteUrl}}', 'flow.d.ts')) ?? '';
}

function packageFile(name: string, dependencies: SampleArchive['packages']): ArchivedFile {
  const text = JSON.stringify({name, private: true, dependencies}, null, 2);
  return {path: 'package.json', content: Buffer.from(`${text}\n`)};
}

function filesOf(source: string, prefix: string): ArchivedFile[] {
  if (source.endsWith('.wav')) return [{path: prefix, content: readFileSync(source)}];
  if (statSync(source).isFile()) {
    const text = withoutRegionMarks(replaceSiteTokens(readFileSync(source, 'utf8'), source));
    return [{path: prefix + basename(source), content: Buffer.from(text)}];
  }
  return readdirSync(source, {withFileTypes: true}).flatMap((entry) => {
    const path = join(source, entry.name);
    return filesOf(path, entry.isDirectory() ? `${prefix}${entry.name}/` : prefix);
  });
}
