/** Writes downloads into the built site: the tables of facts, programs, transcripts, and the sample recording. */
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeInside} from '@speech-docs/publish/htmlPages.server';
import {factFiles} from '../../lib/factFiles';
import {programFiles} from './programFiles.server';
import {sampleArchiveFiles} from './sampleArchives.server';

const COPIED = [
  ['data/sessions.json', 'downloads/sessions.json'],
  ['samples/batch/output/transcripts', 'downloads/transcripts'],
  // Quickstarts link it at an address that stays.
  ['samples/audio/harbor-tour.wav', 'audio/sample.wav'],
] as const;

export default function factDownloads({siteDir}: LoadContext): Plugin {
  return {
    name: 'fact-downloads',
    async postBuild({outDir}) {
      for (const {path, content} of [...factFiles(), ...sampleArchiveFiles(), ...programFiles()])
        writeInside(outDir, path, content);
      for (const [source, target] of COPIED) cpSync(join(siteDir, source), join(outDir, target), {recursive: true});
    },
  };
}
