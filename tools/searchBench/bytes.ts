/** What readers download for search, before they reach for it and after. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD, ROOT} from '../paths';
import {run} from '../run';
import {brotli} from './figures';

export interface Part {
  what: string;
  bytes: number;
}

const SCRIPTS = join(BUILD, 'assets/js');

/** The scripts that a search needs: the client, and the worker with the engine. */
export function engineParts(): Part[] {
  const names = scripts();
  const client = names.filter((name) => /find-client/.test(name));
  // The engine is in the worker, and once more for browsers whose workers fail; readers fetch one of the two.
  const engines = names.filter((name) => holds(name, 'atPrefix') && !client.includes(name));
  return [...client, ...engines.slice(0, 1)].map(part);
}

/** The dialog beyond its frame, which is part of what search adds to every page: its script and its styles. */
export function dialogParts(): Part[] {
  const styles = readdirSync(join(BUILD, 'assets/css')).filter((name) => /^find-styles.*\.css$/.test(name));
  return [
    ...scripts()
      .filter((name) => /find-dialog/.test(name))
      .map(part),
    ...styles.map((name) => ({what: name, bytes: brotli(readFileSync(join(BUILD, 'assets/css', name), 'utf8'))})),
  ];
}

/** What search adds to the scripts of every page: the site's, less those of the same site built without search. */
export async function addedToEveryPage(): Promise<Part[]> {
  const bare = join(ROOT, '.cache/without-search');
  const {code, output} = await run(
    'npx',
    ['docusaurus', 'build', '--config', 'tools/searchBench/withoutSearch.config.ts', '--out-dir', bare],
    {
      quiet: true,
      env: {
        ...process.env,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-without-search',
      },
    },
  );
  if (code !== 0) throw new Error(`The site without search did not build:\n${output.slice(-2000)}`);
  const [withSearch, without] = [initialBytes(BUILD), initialBytes(bare)];
  return [
    {what: 'scripts of a page', bytes: withSearch},
    {what: 'the same without search', bytes: without},
    {what: 'added by search', bytes: withSearch - without},
  ];
}

function initialBytes(folder: string): number {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const sources = [...html.matchAll(/<script[^>]*\bsrc="?([^" >]+\.js)/g)].map(([, source = '']) => source);
  return sources.reduce((sum, source) => sum + brotli(readFileSync(join(folder, source), 'utf8')), 0);
}

const scripts = () => readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
const holds = (name: string, mark: string) => readFileSync(join(SCRIPTS, name), 'utf8').includes(mark);
const part = (name: string): Part => ({what: name, bytes: brotli(readFileSync(join(SCRIPTS, name), 'utf8'))});
