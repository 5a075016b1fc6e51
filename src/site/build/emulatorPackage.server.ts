/**
 * Offers the emulator at `/emulator/`: one file with everything in it, its types, and what a reader needs beside it, as a
 * tarball with its checksum.
 */
import {copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {bundleProgram, packInto, tarballOf} from '@speech-docs/emulator/tarball';
import {notEmulated} from '@speech-docs/emulator/texts';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {provider} from '../../../provider';

const ROOT = join(__dirname, '../../..');
const PARTS = join(ROOT, 'packages/emulator/pack');
const {emulatorPackage: NAME, emulatorVersion: VERSION} = provider;

export const TARBALL = tarballOf(NAME);

function buildPackage(folder: string): void {
  mkdirSync(join(folder, 'audio'), {recursive: true});
  bundleProgram(join(PARTS, 'index.ts'), join(folder, 'emulator.cjs'), {
    // Optional parts of the socket library; it works without them.
    external: ['bufferutil', 'utf-8-validate'],
    define: {'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"'},
  });
  for (const file of ['CHANGELOG.md', 'Dockerfile', 'emulator.d.ts', 'emulator.py']) {
    copyFileSync(join(PARTS, file), join(folder, file));
  }
  const list = notEmulated.map((text) => `- ${text}.`).join('\n');
  const readme = replaceSiteTokens(readFileSync(join(PARTS, 'README.md'), 'utf8'), 'README.md');
  writeFileSync(join(folder, 'README.md'), readme.replace('NOT_EMULATED', list));
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  for (const file of ['harbor-tour.wav', 'stereo-call.wav', 'ticket-desk.mp3'])
    copyFileSync(join(ROOT, 'samples/audio', file), join(folder, 'audio', file));
  for (const language of ['python', 'javascript']) {
    const from = join(ROOT, 'samples/drills', language);
    mkdirSync(join(folder, 'programs'), {recursive: true});
    for (const name of readdirSync(from)) {
      const program = replaceSiteTokens(readFileSync(join(from, name), 'utf8'), name);
      writeFileSync(join(folder, 'programs', name), program);
    }
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

function manifest() {
  return {
    name: NAME,
    version: VERSION,
    description: 'An emulator of the batch, real-time, and voice-agent APIs, with drills',
    license: 'MIT',
    main: 'emulator.cjs',
    types: 'emulator.d.ts',
    bin: {[NAME]: 'emulator.cjs'},
    engines: {node: '>=20.18'},
    homepage: `${provider.siteUrl}/get-started/quickstart#emulator`,
  };
}

/** Writes the tarball and its checksum into a folder. */
export function packEmulator(target: string): void {
  packInto(target, NAME, buildPackage);
}
