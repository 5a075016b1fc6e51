/** Builds the package: one file with everything in it, its types, and what a reader needs beside it, as a tarball. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {provider} from '../../../provider';

const ROOT = join(__dirname, '../../..');
const {emulatorPackage: NAME, emulatorVersion: VERSION} = provider;

/** File of the tarball: its address does not change with the version. */
export const TARBALL = `${NAME}.tgz`;

/** Writes the files of the package into an empty folder. */
export function buildPackage(folder: string): void {
  mkdirSync(join(folder, 'audio'), {recursive: true});
  buildSync({
    entryPoints: [join(__dirname, 'index.ts')],
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    outfile: join(folder, 'emulator.cjs'),
    banner: {js: '#!/usr/bin/env node'},
    // Optional parts of the socket library; it works without them.
    external: ['bufferutil', 'utf-8-validate'],
    define: {'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"'},
    legalComments: 'inline',
    logLevel: 'error',
  });
  for (const file of ['CHANGELOG.md', 'Dockerfile', 'emulator.d.ts', 'emulator.py']) {
    copyFileSync(join(__dirname, file), join(folder, file));
  }
  const readme = readFileSync(join(__dirname, 'README.md'), 'utf8').replaceAll('NAME', NAME);
  writeFileSync(join(folder, 'README.md'), readme);
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  copyFileSync(join(ROOT, 'samples/audio/harbor-tour.wav'), join(folder, 'audio/harbor-tour.wav'));
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
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  try {
    buildPackage(folder);
    mkdirSync(target, {recursive: true});
    const made = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
      cwd: folder,
      encoding: 'utf8',
    });
    renameSync(join(target, made.trim()), join(target, TARBALL));
    const sum = createHash('sha256')
      .update(readFileSync(join(target, TARBALL)))
      .digest('hex');
    writeFileSync(join(target, `${TARBALL}.sha256`), `${sum}  ${TARBALL}\n`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
