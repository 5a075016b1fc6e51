/**
 * `npm run check:next`: builds the site on the newest canary of Docusaurus, in a temporary folder with the Node.js that it
 * asks for, and runs the browser smoke tests on it. Not part of `npm test`: it runs every Monday, and reports what the next major breaks.
 */
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildInto} from './build';
import {ROOT} from './paths';
import {outputOf, run} from './run';

const CORE = '@docusaurus/core';
/** The package that brings Node.js for this machine: `node` itself puts it in place by a script, and installations run none. */
const NODE = `node-${process.platform}-${process.arch}`;
/** What a clone has, too: everything but what tools make. */
const LEFT_OUT = new Set('.git .cache .docusaurus .venv build node_modules test-results package-lock.json'.split(' '));

async function main(): Promise<number> {
  const canary = newestOfAll();
  const range = canary && outputOf('npm', ['view', `${CORE}@${canary}`, 'engines.node']);
  if (!range) throw new Error('The registry does not say which canary of Docusaurus is the newest.');
  console.log(`Docusaurus ${canary}, Node.js ${range}`);
  const folder = mkdtempSync(join(tmpdir(), 'next-docusaurus-'));
  try {
    for (const name of readdirSync(ROOT)) {
      if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(folder, name), {recursive: true});
    }
    upgrade(join(folder, 'package.json'), canary, range);
    // A peer dependency that is not met ends the installation, and npm names it: that is part of the answer.
    const installed = await run('npm', ['install', '--no-audit', '--no-fund'], {cwd: folder});
    if (installed.code !== 0) return installed.code;
    const node = join(folder, 'node_modules', NODE, 'bin/node');
    const built = await buildInto({project: folder, node, env: {...process.env, PRECOMPRESS: '0'}});
    if (built.code !== 0) return built.code;
    const smoke = ['playwright', 'test', '--project', 'chromium', '--grep', '@smoke'];
    return (await run('npx', smoke, {env: {...process.env, SITE_BUILD: join(folder, 'build')}})).code;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Returns the newest canary that every package of Docusaurus here has: some are published a while after the others. */
function newestOfAll(): string | undefined {
  const {dependencies, devDependencies} = readManifest(join(ROOT, 'package.json'));
  const names = Object.keys({...dependencies, ...devDependencies}).filter((name) => name.startsWith('@docusaurus/'));
  const versionsOf = (name: string) =>
    JSON.parse(outputOf('npm', ['view', name, 'versions', '--json']) ?? '[]') as string[];
  const others = names.filter((name) => name !== CORE).map(versionsOf);
  return versionsOf(CORE).findLast(
    (version) => version.includes('-canary-') && others.every((versions) => versions.includes(version)),
  );
}

/** Changes the versions of Docusaurus's packages, raises React and TypeScript to what they ask for, and adds their Node.js. */
function upgrade(file: string, canary: string, range: string): void {
  const manifest = readManifest(file);
  for (const group of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(group)) if (name.startsWith('@docusaurus/')) group[name] = canary;
  }
  Object.assign(manifest.dependencies, {react: '^19.3.0', 'react-dom': '^19.3.0'});
  // The peer that @docusaurus/tsconfig 4 asks for.
  manifest.devDependencies.typescript = '^6.0.0';
  manifest.devDependencies[NODE] = range;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

function readManifest(file: string): Record<'dependencies' | 'devDependencies', Record<string, string>> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

void main().then((code) => {
  process.exitCode = code;
});
