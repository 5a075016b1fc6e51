/** Builds a site of tests/fixtures/sites when this project or the fixture has changed since the last time. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {ROOT} from '../../tools/paths';
import {fixtureSite} from './fixtureSite';

/** `states`: pages in every state. `below`: served below `/docs/`, in two languages. `languages`: the same at the root. */
export type FixtureName = 'states' | 'below' | 'languages';

const MADE_FROM = [
  'src',
  'packages/publish',
  'data',
  'static',
  'provider.ts',
  'docusaurus.config.ts',
  'package-lock.json',
];

/** Returns the folder of the built site. */
export async function builtFixture(name: FixtureName): Promise<string> {
  const built = join(ROOT, `.cache/${name}-site`);
  if (isFresh(built, sourceOf(name))) return built;
  const site = fixtureSite(fixtureFiles(name));
  try {
    const {code, output} = await site.buildInto(built);
    if (code !== 0) throw new Error(`The fixture site of tests/fixtures/sites/${name} cannot be built:\n${output}`);
    return built;
  } finally {
    site.remove();
  }
}

/** Returns the files of a fixture by their paths. */
function fixtureFiles(name: FixtureName): Record<string, string> {
  const source = sourceOf(name);
  const text = (file: string) =>
    name === 'languages' ? readFileSync(file, 'utf8').replace("'/docs/'", "'/'") : readFileSync(file, 'utf8');
  return Object.fromEntries(filesBelow(source).map((file) => [relative(source, file), text(file)]));
}

const sourceOf = (name: FixtureName) => join(ROOT, 'tests/fixtures/sites', name === 'languages' ? 'below' : name);

function isFresh(built: string, source: string): boolean {
  const made = statSync(join(built, 'index.html'), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  const sources = [source, ...MADE_FROM.map((name) => join(ROOT, name))].flatMap(filesBelow);
  return sources.every((file) => statSync(file).mtimeMs < made);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
