import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {expect, it} from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {encoding: 'utf8'})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const names = new Set(files.map((file) => basename(file)));
const folders = files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/')));
const paths = new Set([...files, ...folders]);

/** Documents for maintainers; pages, copies of pages, and the guides beside samples are for readers. */
const documents = files.filter((file) => file.endsWith('.md') && !/^(?:docs|api-ref|samples)\/|\/golden\//.test(file));

/** Paths that look like those of this repository and are not in it, each with the reason. */
const ELSEWHERE: Record<string, string> = {
  'flow-api.d.ts': 'the reader of a guide makes it',
  'flow.d.ts': 'the reader of a guide downloads it',
  'i18n/en': 'English texts are in the code',
  'i18n/fr': 'an example: the first translation makes it',
  'programs/emulator.test.mjs': 'a file of the package',
  '_hosting/bases.json': 'a build writes it',
  'llms.txt': 'a build writes it',
  'llms-full.txt': 'a build writes it',
  'bench.json': '`npm run bench` writes it',
};

const isSource = (path: string) => /\.(?:tsx?|m?js|mts|css|mdx?|json|ya?ml|py|sh|conf|html|txt)$/.test(path);

/**
 * What a document has in backticks that looks like a file or folder here, and names of code outside of them, such as in a
 * drawing of folders. Addresses begin with a slash.
 */
function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word.replace(/\/$/, ''));
  const inCode = code.filter(
    (word) =>
      /^(?:[@\w.-]+\/)*[\w-][\w.-]*$/.test(word) &&
      (isSource(word) || (word.includes('/') && paths.has(word.split('/')[0] ?? ''))),
  );
  const anywhere = [...text.matchAll(/(?<![.*\w])[\w/-][\w./-]*\.(?:tsx?|mts|css)\b/g)].map(([path]) => basename(path));
  return [...inCode, ...anywhere];
}

/** A name alone is that of any file; a path begins at the root or, in a README, at its folder or one above it. */
function isThere(path: string, document: string): boolean {
  if (!path.includes('/')) return names.has(path);
  const places = ['.'];
  for (let folder = dirname(document); folder !== '.'; folder = dirname(folder)) places.push(folder);
  return places.some((place) => ['', '.ts', '.tsx'].some((ending) => paths.has(join(place, path) + ending)));
}

it('a document for maintainers names no file or folder that is not there', () => {
  const missing = documents.flatMap((document) =>
    pathsIn(readFileSync(document, 'utf8'))
      .filter((path) => !(path in ELSEWHERE) && !path.startsWith('build/') && !isThere(path, document))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('a document for maintainers names no command that package.json does not have', () => {
  const scriptsOf = (folder: string): string[] => {
    const file = join(folder, 'package.json');
    return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : [];
  };
  const missing = documents.flatMap((document) => {
    const scripts = [...scriptsOf('.'), ...scriptsOf(document.split('/').slice(0, 2).join('/'))];
    return [...readFileSync(document, 'utf8').matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !scripts.includes(name))
      .map((name) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
});
