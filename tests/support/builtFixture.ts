/** Sites that tests look at beside the built one, each built when the project or the fixture has changed since the last time. */
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {buildInto} from '../../tools/build';
import {withLock} from '../../tools/lock';
import {BUILD, ROOT} from '../../tools/paths';
import type {Outcome} from '../../tools/run';
import {fixtureSite} from './fixtureSite';

/**
 * Of tests/fixtures/sites, `states`: pages in every state; `below`: served below `/docs/`, in two languages; `languages`:
 * the same at the root. `hosted` is the site itself, for a hosted search index.
 */
export type FixtureName = 'states' | 'below' | 'languages' | 'hosted';

/** The keys of the hosted index. */
const APP_ID = 'TESTAPP';
const API_KEY = 'search-only-key';

const MADE_FROM = [
  'src',
  'packages/publish',
  'data',
  'static',
  'provider.ts',
  'docusaurus.config.ts',
  'package-lock.json',
];
const CACHE = join(ROOT, '.cache');
/** Returns the folder of the built site. */
export async function builtFixture(name: FixtureName): Promise<string> {
  const built = join(CACHE, `${name}-site`);
  mkdirSync(CACHE, {recursive: true});
  const build = async () => {
    const {code, output} = await (name === 'hosted' ? buildHosted(built) : buildFixture(name, built));
    if (code === 0) return;
    // What a build leaves that was stopped would be taken for a site.
    rmSync(built, {recursive: true, force: true});
    throw new Error(`The site "${name}" of the tests cannot be built:\n${output}`);
  };
  // Workers run side by side, and one of them builds.
  await withLock(`${built}.lock`, build, () => isFresh(built, name));
  return built;
}

async function buildFixture(name: Exclude<FixtureName, 'hosted'>, output: string): Promise<Outcome> {
  const source = sourceOf(name);
  const text = (file: string) =>
    name === 'languages' ? readFileSync(file, 'utf8').replace("'/docs/'", "'/'") : readFileSync(file, 'utf8');
  const site = fixtureSite(Object.fromEntries(filesBelow(source).map((file) => [relative(source, file), text(file)])));
  try {
    return await site.build({output, options: ['--no-minify']});
  } finally {
    site.remove();
  }
}

function buildHosted(output: string): Promise<Outcome> {
  return buildInto({
    output,
    // What its scripts weigh does not matter here, and half of a build is making them small.
    options: ['--no-minify'],
    quiet: true,
    env: {
      ...process.env,
      PRECOMPRESS: '0',
      ALGOLIA_APP_ID: APP_ID,
      ALGOLIA_API_KEY: API_KEY,
      // The cache would resolve what is generated to the other build's folder.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-hosted',
    },
  });
}

const sourceOf = (name: Exclude<FixtureName, 'hosted'>) =>
  join(ROOT, 'tests/fixtures/sites', name === 'languages' ? 'below' : name);

/** The site for a hosted index is as old as the site itself. */
function isFresh(built: string, name: FixtureName): boolean {
  const made = changedAt(join(built, 'index.html'));
  if (name === 'hosted') return made > changedAt(join(BUILD, 'index.html'));
  return [sourceOf(name), ...MADE_FROM.map((one) => join(ROOT, one))]
    .flatMap(filesBelow)
    .every((file) => changedAt(file) < made);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function changedAt(file: string): number {
  return statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}
