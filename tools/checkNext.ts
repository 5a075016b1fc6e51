/**
 * `npm run check:next`: builds the site on a canary of the next major of Docusaurus, in a temporary folder with Node 24,
 * and runs the browser smoke tests on it. Not part of `npm test`.
 */
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildInto} from './build';
import {ROOT} from './paths';
import {run} from './run';

const CANARY = '4.0.0-canary-6808';
/** The package that brings Node for this machine: `node` itself puts it in place by a script, and installations run none. */
const NODE = `node-${process.platform}-${process.arch}`;
const NODE_MAJOR = '24';
/** What a clone has, too: everything but what tools make. */
const LEFT_OUT = new Set('.git .cache .docusaurus .venv build node_modules test-results package-lock.json'.split(' '));

type Dependencies = Record<string, string>;

async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'next-docusaurus-'));
  try {
    for (const name of readdirSync(ROOT)) {
      if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(folder, name), {recursive: true});
    }
    upgrade(join(folder, 'package.json'));
    const installed = await run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], {cwd: folder});
    if (installed.code !== 0) return installed.code;
    const node = join(folder, 'node_modules', NODE, 'bin/node');
    const env = {...process.env, PRECOMPRESS: '0'};
    const built = await buildInto({project: folder, node, env});
    if (built.code !== 0) return built.code;
    const smoke = ['playwright', 'test', '--project', 'chromium', '--grep', '@smoke'];
    return (await run('npx', smoke, {env: {...process.env, SITE_BUILD: join(folder, 'build')}})).code;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Changes the versions of Docusaurus's packages, and adds the Node that they need. */
function upgrade(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Dependencies;
    devDependencies: Dependencies;
  };
  for (const group of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(group)) if (name.startsWith('@docusaurus/')) group[name] = CANARY;
  }
  manifest.devDependencies[NODE] = NODE_MAJOR;
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

void main().then((code) => {
  process.exitCode = code;
});
