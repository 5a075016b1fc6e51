/** Writes the tables of facts into the built site as CSV and JSON, where the download links of the tables point. */
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {factFiles} from '../../lib/factFiles';

export default function factDownloads(): Plugin {
  return {
    name: 'fact-downloads',
    async postBuild({outDir}) {
      for (const {path, content} of factFiles()) {
        await mkdir(dirname(join(outDir, path)), {recursive: true});
        await writeFile(join(outDir, path), content);
      }
    },
  };
}
