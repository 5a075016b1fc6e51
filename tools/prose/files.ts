/** The files whose sentences people read: pages, contracts, facts, texts of the interface, and the READMEs. */
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../paths';

const KINDS: {folder: string; names: RegExp}[] = [
  {folder: 'docs', names: /\.mdx$/},
  {folder: 'api-ref', names: /\.mdx$/},
  {folder: 'contracts', names: /\.(yaml|md)$/},
  // Lists of anchors are no sentences.
  {folder: 'data', names: /(?<!movedErrors)\.(ts|md)$/},
  {folder: 'samples', names: /\.md$/},
  {folder: 'src/components', names: /\.(tsx?|md)$/},
  {folder: 'src/reference/render', names: /\.ts$/},
  {folder: 'src', names: /README\.md$|\/(?:footer|navbar|announcement)\.ts$/},
  ...['decisions', 'packages', 'tests', 'tools'].map((folder) => ({folder, names: /\.md$/})),
];

/** Returns their paths from the root of the project, sorted. */
export function proseFiles(root = ROOT): string[] {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  const found = KINDS.filter(({folder}) => existsSync(join(root, folder))).flatMap(({folder, names}) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => names.test(file) && !/node_modules|tests\/publish\/golden/.test(file)),
  );
  return [...new Set([...top, ...found])].sort();
}
