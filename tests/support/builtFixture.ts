/** Sites that tests look at beside the built one, each built when the project or the fixture has changed since the last time. */
import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';
import {filesBelow} from '@speech-docs/publish/htmlPages.server';
import {ROOT} from '../../tools/paths';
import type {Outcome} from '../../tools/run';
import {fixtureSite} from './fixtureSite';

/**
 * Of tests/fixtures/sites, `states`: pages in every state; `below`: served below `/docs/`, in two languages;
 * `hosted`: the site around a few pages, for a hosted search index.
 */
export type FixtureName = 'states' | 'below' | 'hosted';

/** The keys of the hosted index; no connection, and half a gigabyte of memory. */
const HOSTED = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'search-only-key',
  NODE_OPTIONS: `--max-old-space-size=512 --require ${join(ROOT, 'tests/support/offline.cjs')}`,
};

const MADE_FROM = ['src', 'packages', 'data', 'static', 'provider.ts', 'docusaurus.config.ts', 'package-lock.json'];
const CACHE = join(ROOT, '.cache');

/** Returns the folder of the built site; what the build said is beside it, in a file that ends in `.log`. */
export async function builtFixture(name: FixtureName): Promise<string> {
  const built = join(CACHE, `${name}-site`);
  const lock = `${built}.lock`;
  mkdirSync(CACHE, {recursive: true});
  // Workers run side by side, and one of them builds.
  while (!take(lock)) await wait(250);
  try {
    if (isFresh(built, name)) return built;
    const {code, output} = await buildFixture(name, built);
    // Playwright asks the programs that its workers start for colors.
    writeFileSync(`${built}.log`, stripVTControlCharacters(output));
    if (code === 0) return built;
    // What a build leaves that was stopped would be taken for a site.
    rmSync(built, {recursive: true, force: true});
    throw new Error(`The site "${name}" of the tests cannot be built:\n${output}`);
  } finally {
    rmSync(lock, {force: true});
  }
}

/** Writes the file with this process, unless it is there; one whose process is gone was left by a run that was stopped. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, {flag: 'wx'});
    return true;
  } catch {
    if (isAbandoned(lock)) rmSync(lock, {force: true});
    return false;
  }
}

function isAbandoned(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Empty while it is being written.
    return holder > 0 && !process.kill(holder, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Builds a site into the folder `output`. */
export async function buildFixture(name: FixtureName, output: string): Promise<Outcome> {
  const source = sourceOf(name);
  const site = fixtureSite(
    Object.fromEntries(filesBelow(source).map((file) => [file, readFileSync(join(source, file), 'utf8')])),
  );
  // What its scripts weigh does not matter here, and half of a build is making them small.
  return site.build({output, options: ['--no-minify'], variables: name === 'hosted' ? HOSTED : {}});
}

const sourceOf = (name: FixtureName) => join(ROOT, 'tests/fixtures/sites', name);

function isFresh(built: string, name: FixtureName): boolean {
  // The log is written last: a site without one is what a stopped build left.
  const made = Math.min(changedAt(join(built, 'index.html')), changedAt(`${built}.log`));
  const sources = [sourceOf(name), ...MADE_FROM.map((one) => join(ROOT, one))];
  return sources
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path).map((file) => join(path, file)) : [path]))
    .every((file) => changedAt(file) < made);
}

function changedAt(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}
