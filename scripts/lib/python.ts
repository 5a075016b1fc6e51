/** Where a Python is that can run the samples: one that has the packages they import. */
import {join} from 'node:path';
import {ask} from './run';

/** What the Python samples need, beyond the standard library. */
export const PYTHON_PACKAGES = ['requests', 'websockets'] as const;

/** What they import of it. Distributions still ship a `websockets` from before version 13, which has no `asyncio` part. */
const IMPORTS = ['requests', 'websockets.asyncio.client'];

export const VENV = join(process.cwd(), '.venv');
const VENV_PYTHON = join(VENV, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');

/** Interpreters in the order in which they are tried. The distribution's own may stand behind another on the path. */
const CANDIDATES = [VENV_PYTHON, 'python3', '/usr/bin/python3', 'python'];

/** Returns a Python 3.9 or later; with the samples' packages unless `bare`. */
export function findPython({bare = false} = {}): string | undefined {
  const imports = bare ? '' : `, ${IMPORTS.join(', ')}`;
  return CANDIDATES.find(
    (python) => ask(python, ['-c', `import sys${imports}; assert sys.version_info >= (3, 9)`]) !== undefined,
  );
}

export const venvPython = VENV_PYTHON;
