/**
 * Plugin: everything that the site offers as a file. It is written into a static directory of docusaurus.config.ts, so that
 * `npm start` offers the same files as the built site, and links to them are checked.
 */
import {cpSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_FILES} from '@speech-docs/protocol/contracts/read.server';
import {writeInside} from '@speech-docs/publish/htmlPages.server';
import {factFiles} from '../../lib/factFiles';
import {referenceDownloads} from '../../reference/downloads.server';
import {loadReference} from '../../reference/load.server';
import {packEmulator} from './emulatorPackage.server';
import {feedFiles} from './feeds.server';
import {programFiles} from './programFiles.server';
import {sampleArchiveFiles} from './sampleArchives.server';
import {skillFiles} from './skills.server';

const FOLDER = '.cache/downloads';
const COPIED = [
  ['data/sessions.json', 'downloads/sessions.json'],
  ['samples/batch/output/transcripts', 'downloads/transcripts'],
] as const;

export default function downloads({baseUrl, siteConfig, siteDir, i18n}: LoadContext): Plugin {
  const url = new URL(baseUrl, siteConfig.url).href;
  const title = `${siteConfig.title}: changes`;
  const feedLink = (file: string, type: string) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type, href: `${baseUrl}${file}`, title},
  });
  return {
    name: 'downloads',
    getPathsToWatch: () => Object.values(CONTRACT_FILES),
    injectHtmlTags: () => ({
      headTags: [feedLink('feed.xml', 'application/atom+xml'), feedLink('feed.json', 'application/feed+json')],
    }),
    async loadContent() {
      const root = join(siteDir, FOLDER);
      // Of an earlier build, with files of versions that are gone.
      rmSync(root, {recursive: true, force: true});
      const files = [
        ...(await referenceDownloads(url.replace(/\/$/, ''))),
        ...factFiles(),
        ...sampleArchiveFiles(),
        ...programFiles(),
        ...skillFiles(siteDir, url),
        ...feedFiles(await loadReference(), {title, url, language: i18n.currentLocale}),
      ];
      for (const {path, content} of files) writeInside(root, path, content);
      for (const [source, target] of COPIED) cpSync(join(siteDir, source), join(root, target), {recursive: true});
      // The programs of the voice agents read a WAV file, and the first one raw audio: the file without its header of 44 bytes.
      const question = readFileSync(join(siteDir, 'samples/audio/repair-desk.wav'));
      writeInside(root, 'audio/question.wav', question);
      writeInside(root, 'audio/question.raw', question.subarray(44));
      packEmulator(join(root, 'emulator'));
    },
  };
}
