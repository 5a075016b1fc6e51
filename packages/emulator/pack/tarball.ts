/** Makes a package that the site offers: a bundle of one file with what readers need beside it, as a tarball with its checksum. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {type BuildOptions, buildSync} from 'esbuild';

/** Bundles a program for Node.js into one file that a shell can start. */
export function bundleProgram(entry: string, outfile: string, options: BuildOptions = {}): void {
  const {metafile} = buildSync({
    metafile: true,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    outfile,
    banner: {js: '#!/usr/bin/env node'},
    legalComments: 'inline',
    logLevel: 'error',
    ...options,
  });
  writeFileSync(join(dirname(outfile), 'THIRD-PARTY.txt'), licensesOf(Object.keys(metafile?.inputs ?? {})));
}

/** The comment that esbuild 0.28 and Rolldown 1 write above a file of a package that they bundle. */
const BUNDLED = /^\/\/(?:#region)? .*?([^/ ]*node_modules\/(?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/gm;

/**
 * Returns the license texts of the packages among the files that a bundle was made of, and of those that such a file was
 * itself bundled from: each copy has to carry them.
 */
function licensesOf(files: readonly string[]): string {
  const folders = files.flatMap((file) => [
    ...(/^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? []),
    ...[...readFileSync(file, 'utf8').matchAll(BUNDLED)].map(([, folder = '']) => folder),
  ]);
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const {name} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const license = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      if (!license) throw new Error(`${name} has no text of its license`);
      return `${name}\n\n${readFileSync(join(folder, license), 'utf8').trim()}\n`;
    })
    .join('\n----\n\n');
}

/** File of the tarball: its address does not change with the version. */
export const tarballOf = (name: string) => `${name}.tgz`;

/** Writes tarball and checksum of the package that `build` writes into an empty folder. */
export function packInto(target: string, name: string, build: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  const tarball = tarballOf(name);
  try {
    build(folder);
    mkdirSync(target, {recursive: true});
    const made = execFileSync('npm', ['pack', '--silent', '--pack-destination', resolve(target)], {
      cwd: folder,
      encoding: 'utf8',
    });
    renameSync(join(target, made.trim()), join(target, tarball));
    const sum = createHash('sha256')
      .update(readFileSync(join(target, tarball)))
      .digest('hex');
    writeFileSync(join(target, `${tarball}.sha256`), `${sum}  ${tarball}\n`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
