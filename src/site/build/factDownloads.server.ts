/** Writes downloads into the built site: the tables of facts, programs, transcripts, and a spoken question. */
import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeInside} from '@speech-docs/publish/htmlPages.server';
import {factFiles} from '../../lib/factFiles';
import {programFiles} from './programFiles.server';
import {sampleArchiveFiles} from './sampleArchives.server';

const COPIED = [
  ['data/sessions.json', 'downloads/sessions.json'],
  ['samples/batch/output/transcripts', 'downloads/transcripts'],
] as const;

export default function factDownloads({siteDir}: LoadContext): Plugin {
  return {
    name: 'fact-downloads',
    async postBuild({outDir}) {
      for (const {path, content} of [...factFiles(), ...sampleArchiveFiles(), ...programFiles()])
        writeInside(outDir, path, content);
      for (const [source, target] of COPIED) cpSync(join(siteDir, source), join(outDir, target), {recursive: true});
      // The program of the voice agents reads raw audio: the file without its header of 44 bytes.
      const question = readFileSync(join(siteDir, 'samples/audio/repair-desk.wav')).subarray(44);
      writeInside(outDir, 'audio/question.raw', question);
    },
  };
}
