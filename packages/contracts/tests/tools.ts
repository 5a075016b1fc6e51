/** Other people's tools for contracts, in the versions that `tools.json` pins; without an index, what needs them is skipped. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {ON_DEMAND, toolFolderIfAny} from '../../../tools/onDemand';
import {BASE_PYTHONS} from '../../../tools/python';
import {dependencies} from './tools.json';

const NAME = 'contracts';
export const TOOLS = join(ON_DEMAND, NAME);
const VENV = join(ON_DEMAND, 'contracts-python');
const MYPY = join(VENV, 'bin/mypy');
const MYPY_VERSION = '2.4.0';

/** Installs the tools where they are missing or of other versions; tells whether they are there. */
export const installTools = async (): Promise<boolean> =>
  (await toolFolderIfAny(NAME, dependencies, {isModule: false})) !== undefined;

/** Installs mypy; returns its path, or nothing where pip reaches no index. */
export function installMypy(): string | undefined {
  if (existsSync(MYPY)) return MYPY;
  const made = BASE_PYTHONS.some((python) => succeeds(python, ['-m', 'venv', VENV]));
  const pip = join(VENV, 'bin/pip');
  return made && succeeds(pip, ['install', '-q', '--retries', '1', `mypy==${MYPY_VERSION}`]) ? MYPY : undefined;
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

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {stdio: 'ignore', timeout: 600_000});
    return true;
  } catch {
    return false;
  }
}
