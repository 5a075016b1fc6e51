/** Where a Python is that can run the samples: one that has the packages they import, recent enough. */
import {join} from 'node:path';
import {outputOf} from './run';

/** What the Python samples import beyond the standard library, with the first major version that they run with. */
export const PYTHON_PACKAGES = {requests: 2, websockets: 14} as const;

export type PythonPackage = keyof typeof PYTHON_PACKAGES;

export const VENV = join(process.cwd(), '.venv');
export const VENV_PYTHON = join(VENV, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');

/** Interpreters outside the environment. The distribution's own may be behind another on the path. */
export const BASE_PYTHONS = ['python3', '/usr/bin/python3', 'python'];
/** Interpreters in the order in which they are tried. */
const CANDIDATES = [VENV_PYTHON, ...BASE_PYTHONS];

// An old package imports well and fails in the first sample that runs: its version is what counts.
const CHECK = `import sys
from importlib.metadata import version
assert sys.version_info >= (3, 9)
for wanted in sys.argv[1:]:
    name, major = wanted.split("=")
    __import__(name)
    assert int(version(name).split(".")[0]) >= int(major)`;

const ALL = Object.keys(PYTHON_PACKAGES) as readonly PythonPackage[];

/** Returns a Python 3.9 or later that has these packages. */
export function findPython(names = ALL): string | undefined {
  const wanted = names.map((name) => `${name}=${PYTHON_PACKAGES[name]}`);
  return CANDIDATES.find((python) => outputOf(python, ['-c', CHECK, ...wanted]) !== undefined);
}

/** Whether this is a Python 3.9 or later with these modules of the standard library; Debian packs some of them apart. */
export function hasModules(python: string, modules: readonly string[]): boolean {
  return outputOf(python, ['-c', `${modules.map((name) => `import ${name}\n`).join('')}${CHECK}`]) !== undefined;
}

/** Says what the Python samples lack here and how to get it; `undefined` when they lack nothing. */
export function missingFromPython(): string | undefined {
  if (findPython()) return undefined;
  const alone = ALL.filter((name) => !findPython([name]));
  const packages = (alone.length > 0 ? alone : ALL).map((name) => `${name}>=${PYTHON_PACKAGES[name]}`).join(' and ');
  const missing = findPython([]) ? `no Python here has ${packages}` : 'there is no Python 3.9 or later here';
  return `${missing}; npm run setup installs what the samples need`;
}

/** Returns the whole path of an interpreter, for a command that takes its name. */
export function pathOfPython(python: string): string {
  return outputOf(python, ['-c', 'import sys; print(sys.executable)'])?.trim() ?? python;
}

/** The packages as pip is asked for them. */
export const pipRequirements = Object.entries(PYTHON_PACKAGES).map(([name, major]) => `${name}>=${major}`);
