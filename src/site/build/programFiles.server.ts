/** Makes the files of the programs of pages: each as text, for `curl`, and what pages load also colored, for `<ProgramFile>`. */
import {readdirSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {isLoadedSample, isOfferedSample} from '../../../data/sampleLanguages';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {colorSample} from '../../content/highlightCode.server';
import {cutRegion, regionNames, withoutRegionMarks} from '../../content/sampleFiles.server';
import {requestPrograms} from '../../lib/requestPrograms/index.server';

/** Returns each file with its path in the built site. */
export function programFiles(): {path: string; content: string}[] {
  const files = filesBelow('samples').map((name) => `samples/${name}`);
  const programs = files.filter(isOfferedSample).map((file) => ({file, text: readFileSync(file, 'utf8')}));
  return [...programs, ...requestFiles()].flatMap(({file: path, text: source}) => {
    const text = replaceSiteTokens(source, path);
    const program = {path, content: withoutRegionMarks(text)};
    return isLoadedSample(path)
      ? [program, {path: `${path}.json`, content: JSON.stringify(partsOf(text, path))}]
      : [program];
  });
}

/** The requests of reference pages in the languages that a page loads. */
export function requestFiles() {
  const folder = 'samples/reference';
  const names = readdirSync(`${folder}/python`).map((file) => basename(file, '.py'));
  return names.flatMap((name) => {
    const curl = readFileSync(`${folder}/shell/${name}.sh`, 'utf8');
    return requestPrograms(name, curl).map((program) => ({...program, name}));
  });
}

/** Returns the whole program under an empty name, and each of its regions. */
function partsOf(text: string, path: string): Record<string, string> {
  const regions = regionNames(text).map((name) => [
    name,
    colorSample(cutRegion(text, name, path, path).trimEnd(), path),
  ]);
  return {'': colorSample(text, path), ...Object.fromEntries(regions)};
}
