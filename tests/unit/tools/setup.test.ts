import {afterEach, expect, it, vi} from 'vitest';
import {VENV_PYTHON} from '../../../tools/python';
import {requirements} from '../../../tools/requirements';
import {outputOf} from '../../../tools/run';
import {describeSetUp, reasonIn, setUp} from '../../../tools/setup';

interface State {
  /** What each Python has; one that is not listed is not on the machine. */
  pythons?: Record<string, string[]>;
  isRoot?: boolean;
  /** Whether pip reaches a package index, and apt a mirror. */
  hasIndex?: boolean;
  hasMirror?: boolean;
  /** The major version of the distribution's websockets. */
  distribution?: number;
}

/** Sets up Python on a machine whose commands are faked, and returns what was run and said. */
async function setUpOn({pythons = {}, isRoot = true, hasIndex = true, hasMirror = true, distribution = 10}: State) {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  const commands: string[] = [];
  const end = (ok: boolean, output = '') => Promise.resolve({code: ok ? 0 : 1, output});
  const give = (python: string, ...modules: string[]) => {
    pythons[python] = [...(pythons[python] ?? []), ...modules];
  };
  const [tool] = requirements({
    isRoot,
    outputOf(command, [, script = '', ...wanted]) {
      if (command === 'apt-get') return isRoot ? 'apt 2.6' : undefined;
      const imports = [...script.matchAll(/^import (venv|ensurepip)$/gm)].map(([, name = '']) => name);
      const has = pythons[command];
      return has && [...imports, ...wanted].every((one) => has.includes(one)) ? '' : undefined;
    },
    run(command, args) {
      commands.push([command, ...args.filter((arg) => !arg.startsWith('-') || arg === '-m')].join(' '));
      if (command === 'apt-get' && !hasMirror) return end(false, 'E: Unable to locate package python3');
      if (args.includes('python3-venv')) give('python3', 'venv', 'ensurepip');
      if (args.includes('python3-websockets'))
        give('python3', 'requests=2', ...(distribution >= 14 ? ['websockets=14'] : []));
      if (args.includes('venv')) {
        if (!pythons[command]?.includes('ensurepip')) return end(false, 'Error: ensurepip is not available.');
        give(VENV_PYTHON);
      }
      if (args.includes('pip')) {
        if (!hasIndex) return end(false, 'ERROR: No matching distribution found for websockets>=14\n');
        give(VENV_PYTHON, 'requests=2', 'websockets=14');
      }
      return end(true);
    },
  }).filter(({name}) => name.startsWith('Python'));
  if (!tool) throw new Error('the set-up looks for no Python');
  const result = await setUp([tool]);
  return {result, commands, said};
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('makes Python from nothing on a fresh Debian, in one run', async () => {
  const {result, commands, said} = await setUpOn({});
  expect(result.found).toEqual([expect.objectContaining({path: VENV_PYTHON})]);
  expect(said.filter((line) => line.includes('did not work'))).toEqual([]);
  expect(commands.map((one) => one.split(' ').slice(0, 4).join(' '))).toEqual([
    'apt-get update',
    'apt-get install python3 python3-venv',
    `python3 -m venv ${VENV_PYTHON.replace(/\/bin\/python$/, '')}`,
    `${VENV_PYTHON} -m pip install`,
  ]);
});

it('makes the environment without the distribution where Python can do it', async () => {
  const {result, commands} = await setUpOn({pythons: {python3: ['venv', 'ensurepip']}, isRoot: false});
  expect(result.missing).toEqual([]);
  expect(commands.some((one) => one.startsWith('apt-get'))).toBe(false);
});

it('installs the module that puts pip into the environment where Debian left it out', async () => {
  const {result} = await setUpOn({pythons: {python3: ['venv']}});
  expect(result.missing).toEqual([]);
});

it('takes the packages of the distribution where there is no index and they are recent enough', async () => {
  const {result} = await setUpOn({hasIndex: false, distribution: 15});
  expect(result.found).toEqual([expect.objectContaining({path: 'python3'})]);
});

it('names one missing part with its command where there is no index', async () => {
  const {result, said} = await setUpOn({hasIndex: false});
  expect(result.missing).toHaveLength(1);
  expect(describeSetUp(result)).toMatch(
    /^setup: Python 3 with requests>=2 and websockets>=14 is missing\..*\n\s+sudo apt-get install python3 python3-venv/,
  );
  expect(said).toContain('setup: that did not work (ERROR: No matching distribution found for websockets>=14).');
});

it('names what is missing where there is neither mirror nor Python', async () => {
  const {result, said} = await setUpOn({hasMirror: false, hasIndex: false});
  expect(result.missing).toHaveLength(1);
  expect(said).toContain('setup: that did not work (E: Unable to locate package python3).');
  expect(said).toContain('setup: that did not work (there is no Python 3.9 or later to make it from).');
});

it('gives the error as the reason, never a frame of its stack', () => {
  const download =
    'Error: Download failed: server returned code 403\n    at ChildProcess.<anonymous> (/a/b.js:1:2)\n    at ChildProcess._handle.onexit (node:internal/child_process:293:12)\n';
  expect(reasonIn(download)).toBe('Error: Download failed: server returned code 403');
  expect(reasonIn('all is said\n')).toBe('all is said');
  expect(reasonIn('')).toBeUndefined();
});

it('does not take a program that is slow for one that is missing', () => {
  expect(() => outputOf('sleep', ['5'], 50)).toThrow('sleep has not ended within 0.05 s');
  expect(outputOf('no-such-program', [])).toBeUndefined();
});
