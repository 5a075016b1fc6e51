/**
 * Other people's tools, in the versions that `tools.json` pins. They are installed when a test first needs them, into a
 * folder that `npm ci` knows nothing of; without an index, the tests that need them are skipped.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../../tools/paths';
import {BASE_PYTHONS} from '../../tools/python';

export const TOOLS = join(ROOT, 'node_modules/.cache/contract-tools');
const PINNED = join(ROOT, 'tests/contracts/tools.json');
const INSTALLED = join(TOOLS, 'node_modules/.package-lock.json');
const MYPY = join(TOOLS, 'venv/bin/mypy');
const MYPY_VERSION = '2.4.0';

export const SKIPPED = 'the tools cannot be installed: no index of packages is reachable';

/** Installs the tools where they are missing or of other versions; tells whether they are there. */
export function installTools(): boolean {
  const isCurrent = existsSync(INSTALLED) && existsSync(join(TOOLS, 'package.json'));
  if (isCurrent && readFileSync(PINNED, 'utf8') === readFileSync(join(TOOLS, 'package.json'), 'utf8')) return true;
  mkdirSync(TOOLS, {recursive: true});
  cpSync(PINNED, join(TOOLS, 'package.json'));
  return succeeds('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], TOOLS) && existsSync(INSTALLED);
}

/** Installs mypy; returns its path, or nothing where pip reaches no index. */
export function installMypy(): string | undefined {
  if (existsSync(MYPY)) return MYPY;
  mkdirSync(TOOLS, {recursive: true});
  const made = BASE_PYTHONS.some((python) => succeeds(python, ['-m', 'venv', join(TOOLS, 'venv')], TOOLS));
  const pip = join(TOOLS, 'venv/bin/pip');
  return made && succeeds(pip, ['install', '-q', '--retries', '1', `mypy==${MYPY_VERSION}`], TOOLS) ? MYPY : undefined;
}

/** Runs one of the tools; returns all that it prints, whether it is content or not. */
export function runTool(name: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(join(TOOLS, 'node_modules/.bin', name), args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e8,
    });
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    return `${stdout}${stderr}`;
  }
}

function succeeds(command: string, args: readonly string[], cwd: string): boolean {
  try {
    execFileSync(command, args, {cwd, stdio: 'ignore', timeout: 600_000});
    return true;
  } catch {
    return false;
  }
}
