/** The site as one archive that opens from a disk, for networks that reach no other. */
import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {embeddedIndex} from '@speech-docs/agents/pack';
import type {IndexFile} from '@speech-docs/search/indexFile';
import {buildSync} from 'esbuild';
import {filesBelow, writeInside} from '../htmlPages.server';
import {type ArchivedFile, zipOf} from '../zip.server';
import {offlinePage, SEARCH_FILE, searchPage} from './offlinePage.server';

const OFFLINE_FILE = 'downloads/documentation.zip';
const FOLDER = 'documentation';
/** Pages that need a server, and the archive itself. */
const LEFT_OUT = /^(?:404|not-found|search)\.html$|^search\/|^downloads\/documentation\.zip$/;

/** Writes the archive of the site in `root`; a site without an index of its own has no search in it. */
export function writeOffline(root: string, {url, base}: {url: string; base: string}): void {
  const linked = new Set<string>();
  const findFile = (address: string) => {
    const path = decodeURIComponent(address.startsWith(base) ? address.slice(base.length) : address.slice(1));
    const file = [path, `${path}.html`, posix.join(path, 'index.html')].find(
      (name) => /\.\w+$/.test(name) && !LEFT_OUT.test(name) && existsSync(join(root, name)),
    );
    if (file) linked.add(file);
    return file;
  };
  const read = (file: string) => readFileSync(join(root, file));
  const index = embeddedIndex(root);
  const pages = filesBelow(root).filter((file) => file.endsWith('.html') && !LEFT_OUT.test(file));
  const site = {url, findFile, hasSearch: index !== undefined};
  const written = pages.map((file) => ({path: file, content: offlinePage(`${read(file)}`, file, site)}));
  const home = written.find(({path}) => path === 'index.html')?.content ?? '';
  const search = index
    ? [
        {path: SEARCH_FILE, content: searchPage(home)},
        {path: 'find.js', content: searchScript(readFileSync(index, 'utf8'), findFile)},
      ]
    : [];
  const others = [...linked].filter((file) => !pages.includes(file)).sort();
  const files = [...written, ...others.map((path) => ({path, content: read(path)})), ...search];
  const archived = files.map(
    ({path, content}): ArchivedFile => ({path: `${FOLDER}/${path}`, content: Buffer.from(content)}),
  );
  writeInside(root, OFFLINE_FILE, zipOf(archived));
}

function searchScript(index: string, fileOf: (address: string) => string | undefined): string {
  const addresses = (JSON.parse(index) as IndexFile).pages.map(({path}) => path);
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'search.ts')],
    bundle: true,
    minify: true,
    target: 'es2022',
    write: false,
    define: {INDEX: 'window.INDEX', FILES: 'window.FILES'},
  });
  const files = Object.fromEntries(addresses.map((address) => [address, fileOf(address)]));
  return `window.INDEX=${index};window.FILES=${JSON.stringify(files)};${outputFiles[0]?.text}`;
}
