/** Builds the site of tests/fixtures/sites/states when this project or the fixture has changed since the last time. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {ROOT} from '../../tools/paths';
import {fixtureSite} from './fixtureSite';

const SOURCE = join(ROOT, 'tests/fixtures/sites/states');
const BUILT = join(ROOT, '.cache/states-site');
const MADE_FROM = ['src', 'data', 'static', 'provider.ts', 'docusaurus.config.ts', 'package-lock.json'];

/** Returns the folder of the built site. */
export async function statesSite(): Promise<string> {
  if (isFresh()) return BUILT;
  const files = filesBelow(SOURCE).map((file) => [relative(SOURCE, file), readFileSync(file, 'utf8')]);
  const site = fixtureSite(Object.fromEntries(files));
  try {
    const {code, output} = await site.build('--out-dir', BUILT);
    if (code !== 0) throw new Error(`The fixture site of tests/fixtures/sites/states cannot be built:\n${output}`);
    return BUILT;
  } finally {
    site.remove();
  }
}

function isFresh(): boolean {
  const made = statSync(join(BUILT, 'index.html'), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  const sources = [SOURCE, ...MADE_FROM.map((name) => join(ROOT, name))].flatMap(filesBelow);
  return sources.every((file) => statSync(file).mtimeMs < made);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
