/**
 * Adds the inputs that the bundler cannot see to its persistent cache key: which loaders and plugins process a page, the
 * contracts, data, and samples that they insert, the configuration, the environment, and the versions of everything that
 * is installed. A build from the cache of other inputs would show some pages as they were, or scripts that do not fit
 * each other.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readdir, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BUILD_VARIABLES} from '../../lib/buildEnvironment.server';

/** Folders and files that pages are made from. Pages themselves are modules, which the bundler compares itself. */
const SOURCES = ['src', 'data', 'contracts', 'samples', 'provider.ts', 'package-lock.json'];
/** What npm wrote down of the packages that are really there. */
const INSTALLED = 'node_modules/.package-lock.json';
/** Options of the bundler that decide what a module becomes and where a request leads. */
const OPTIONS = [
  'mode',
  'target',
  'resolve',
  'resolveLoader',
  'module',
  'externals',
  'optimization',
  'output',
] as const;

/** Folders that stay: page and renderer, preview and build, of the last two states of the sources. */
const KEPT = 8;

type Options = Partial<Record<(typeof OPTIONS)[number], unknown>> & {
  plugins?: unknown[];
  experiments?: {cache?: boolean | {version?: string}};
};
type Compiler = {options: Options; hooks: {initialize: {tap: (name: string, run: () => void) => void}}};

export default function bundlerCacheKey(context: LoadContext): Plugin {
  return {
    name: 'bundler-cache-key',
    configureWebpack: () => ({plugins: [{apply: (compiler: unknown) => extendKey(compiler as Compiler, context)}]}),
    async postBuild() {
      await removeOldest(join(context.siteDir, 'node_modules/.cache/rspack'));
    },
  };
}

/** Extends the version of the cache, once every plugin has changed the options and before the bundler reads them. */
function extendKey({options, hooks}: Compiler, {siteDir, siteConfig}: LoadContext): void {
  hooks.initialize.tap('bundler-cache-key', () => {
    const cache = options.experiments?.cache;
    if (typeof cache !== 'object') return;
    cache.version = `${cache.version}-${digest([
      process.version,
      ...BUILD_VARIABLES.map((name) => `${name}=${process.env[name] ?? ''}`),
      inputText(siteConfig),
      ...OPTIONS.map((name) => inputText(options[name])),
      inputText(options.plugins?.map((plugin) => (plugin as object)?.constructor?.name)),
      ...sourceFiles(siteDir).flatMap((file) => [file, readFileSync(file)]),
    ])}`;
  });
}

/** Returns a text that differs when a value differs: functions count by their code, other objects by their class. */
export function inputText(value: unknown, around: readonly unknown[] = []): string {
  if (typeof value === 'function' || value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (around.includes(value)) return 'circular';
  const inside = [...around, value];
  if (Array.isArray(value)) return `[${value.map((one) => inputText(one, inside)).join()}]`;
  const prototype = Object.getPrototypeOf(value);
  // Instances change while they work, for example caches and loaded content.
  if (prototype !== Object.prototype && prototype !== null) return `${value.constructor?.name}`;
  return `{${Object.entries(value)
    .map(([key, one]) => `${key}:${inputText(one, inside)}`)
    .join()}}`;
}

/** Removes what no build has written for long: each change of the sources leaves some 30 MB that none will read. */
async function removeOldest(folder: string): Promise<void> {
  const entries = await readdir(folder).catch(() => []);
  const kept = await Promise.all(
    entries
      .filter((name) => !name.startsWith('.'))
      .map(async (name) => ({name, changed: await stat(join(folder, name)).then((one) => one.mtimeMs)})),
  );
  const old = kept.sort((a, b) => b.changed - a.changed).slice(KEPT);
  await Promise.all(old.map(({name}) => rm(join(folder, name), {recursive: true, force: true})));
}

/** Returns the paths of all files that pages are made from; what a site does not have is left out. */
export function sourceFiles(siteDir: string): string[] {
  const own = new Set(readdirSync(siteDir));
  const files = SOURCES.filter((name) => own.has(name)).flatMap((name) =>
    name.includes('.') ? [join(siteDir, name)] : filesBelow(join(siteDir, name)),
  );
  const installed = join(siteDir, INSTALLED);
  return existsSync(installed) ? [...files, installed] : files;
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
