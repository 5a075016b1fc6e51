/** Makes the files of the programs that pages load: each as text for readers, and colored for `<ProgramFile>`. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {isLoadedSample} from '../../../data/sampleLanguages';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {colorSample} from '../../content/highlightCode';
import {withoutMarks} from '../../content/sampleFiles';

/** Returns each file with its path in the built site. */
export function programFiles(root = process.cwd()): {path: string; content: string}[] {
  const files = readdirSync(join(root, 'samples'), {recursive: true, encoding: 'utf8'}).map(
    (name) => `samples/${name.split(sep).join('/')}`,
  );
  return files.filter(isLoadedSample).flatMap((path) => {
    const text = replaceSiteTokens(readFileSync(join(root, path), 'utf8'), path);
    return [
      {path, content: withoutMarks(text)},
      {path: `${path}.json`, content: JSON.stringify(colorSample(text, path))},
    ];
  });
}
