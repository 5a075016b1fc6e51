/** The files whose sentences people read: pages, contracts, facts, texts of the interface, and the READMEs. */
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../lib/paths';

const KINDS: {folder: string; names: RegExp}[] = [
  {folder: 'docs', names: /\.mdx$/},
  {folder: 'emulator', names: /README\.md$/},
  {folder: 'api-ref', names: /\.mdx$/},
  {folder: 'contracts', names: /\.(yaml|md)$/},
  {folder: 'data', names: /\.(ts|md)$/},
  {folder: 'i18n/en', names: /\.json$/},
  {folder: 'samples', names: /\.md$/},
  {folder: 'scripts', names: /\.md$/},
  {folder: 'src/components', names: /\.(tsx?|md)$/},
  {folder: 'src/reference/render', names: /\.ts$/},
  {folder: 'src/config', names: /^src.config.(footer|navbar|announcement)\.ts$/},
  {folder: 'src', names: /README\.md$/},
  {folder: 'tests', names: /README\.md$/},
];
const AT_THE_TOP = ['README.md', 'CONTRIBUTING.md'];

/** Returns their paths from the root of the project, sorted. */
export function proseFiles(root = ROOT): string[] {
  const found = KINDS.flatMap(({folder, names}) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => names.test(file) && !file.includes('node_modules')),
  );
  return [...new Set([...AT_THE_TOP, ...found])].sort();
}
