/** Writes downloads into the built site: the tables of facts, programs, transcripts, and the sample recording. */
import {copyFile, cp, mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {factFiles} from '../../lib/factFiles';
import {programFiles} from './programFiles.server';
import {sampleArchiveFiles} from './sampleArchives.server';

export default function factDownloads({siteDir}: LoadContext): Plugin {
  return {
    name: 'fact-downloads',
    async postBuild({outDir}) {
      for (const {path, content} of [...factFiles(), ...sampleArchiveFiles(), ...programFiles()]) {
        await mkdir(dirname(join(outDir, path)), {recursive: true});
        await writeFile(join(outDir, path), content);
      }
      await copyFile(join(siteDir, 'data/sessions.json'), join(outDir, 'downloads/sessions.json'));
      await cp(join(siteDir, 'samples/batch/output/transcripts'), join(outDir, 'downloads/transcripts'), {
        recursive: true,
      });
      // Quickstarts link it at an address that stays.
      await mkdir(join(outDir, 'audio'), {recursive: true});
      await copyFile(join(siteDir, 'samples/audio/harbor-tour.wav'), join(outDir, 'audio/sample.wav'));
    },
  };
}
