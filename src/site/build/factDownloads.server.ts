/** Writes downloads into the built site: the tables of facts as CSV and JSON, and programs of several files as archives. */
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {factFiles} from '../../lib/factFiles';
import {sampleArchiveFiles} from './sampleArchives.server';

export default function factDownloads({siteDir}: LoadContext): Plugin {
  return {
    name: 'fact-downloads',
    async postBuild({outDir}) {
      for (const {path, content} of [...factFiles(), ...sampleArchiveFiles()]) {
        await mkdir(dirname(join(outDir, path)), {recursive: true});
        await writeFile(join(outDir, path), content);
      }
      await copyFile(join(siteDir, 'data/sessions.json'), join(outDir, 'downloads/sessions.json'));
    },
  };
}
