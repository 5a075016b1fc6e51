/**
 * What the tests need beyond npm: three browsers, a Python with two packages, nginx, curl, ffmpeg. Each tool says how it
 * is found, the ways to install it in the order in which they are tried, and what to type when none of them works.
 */
import {chromium} from '@playwright/test';
import {findChromium, findHeadlessShell} from './chromium';
import {findFirefox, findWebKit} from './engines';
import {findNginx} from './nginx';
import {BASE_PYTHONS, findPython, hasModules, PYTHON_PACKAGES, pipRequirements, VENV, VENV_PYTHON} from './python';
import {type Outcome, outputOf, run} from './run';

const DOWNLOAD_MS = 180_000;
const PACKAGE_MS = 300_000;

export interface Requirement {
  name: string;
  /** What it is for, to end the sentence "… is missing: needed for". */
  purpose: string;
  /** Returns the path of the installed tool. */
  find: () => string | undefined;
  /** Ways to install it; each is tried until `find` returns a path. */
  ways: Way[];
  /** The command that installs it by hand. */
  command: string;
  /** Where it cannot be had, what needs it does without, or is skipped, by name. */
  optional?: boolean;
}

/** The machine to set up; a test passes one of its own. */
interface Machine {
  run: typeof run;
  outputOf: typeof outputOf;
  isRoot: boolean;
}

const HERE: Machine = {run, outputOf, isRoot: process.getuid?.() === 0};

interface Way {
  label: string;
  install: () => Promise<Outcome>;
}

/** The distribution's package, where this is Debian or a child of it and we may install. */
function debian({run, outputOf, isRoot}: Machine, ...packages: string[]): Way[] {
  if (!isRoot || outputOf('apt-get', ['--version']) === undefined) return [];
  // The run level keeps packages from starting their services: a server is wanted for the tests only.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  const apt = (...args: string[]) => run('apt-get', args, {env, timeoutMs: PACKAGE_MS, quiet: true});
  return [
    {
      label: `the distribution's ${packages.join(' and ')}`,
      install: async () => {
        // The lists of a fresh machine are empty; where updating fails, those at hand may do.
        await apt('update', '-q');
        return apt('install', '-y', '-q', '--no-install-recommends', ...packages);
      },
    },
  ];
}

/**
 * A virtual environment comes before the distribution's own packages, which are too old on many machines. A fresh Debian
 * has no Python to make it from, or one without the module that puts pip into it.
 */
function python(machine: Machine): Requirement {
  const {run, outputOf} = machine;
  const base = (...modules: string[]) => BASE_PYTHONS.find((one) => hasModules(one, modules, outputOf));
  const packages = Object.keys(PYTHON_PACKAGES).map((name) => `python3-${name}`);
  const makeVenv = async (): Promise<Outcome> => {
    const from = base('venv', 'ensurepip') ?? base();
    if (!from) return {code: 127, output: 'there is no Python 3.9 or later to make it from'};
    const made = await run(from, ['-m', 'venv', '--clear', VENV], {timeoutMs: DOWNLOAD_MS, quiet: true});
    if (made.code !== 0) return made;
    const pip = '-m pip install --quiet --disable-pip-version-check --retries 1'.split(' ');
    return run(VENV_PYTHON, [...pip, ...pipRequirements], {timeoutMs: DOWNLOAD_MS, quiet: true});
  };
  return {
    name: `Python 3 with ${pipRequirements.join(' and ')}`,
    purpose: 'the Python samples',
    find: () => findPython(undefined, outputOf),
    ways: [
      ...(base('venv', 'ensurepip') ? [] : debian(machine, 'python3', 'python3-venv')),
      {label: `a virtual environment in ${VENV}`, install: makeVenv},
      ...debian(machine, 'python3', ...packages),
    ],
    command: `sudo apt-get install python3 python3-venv; python3 -m venv .venv && .venv/bin/pip install ${pipRequirements.map((one) => `'${one}'`).join(' ')}`,
  };
}

/** Returns what the tests need, in the order in which it is looked for. */
export const requirements = (machine: Machine = HERE): readonly Requirement[] => [
  {
    name: 'Chromium',
    purpose: 'the browser tests',
    find: findChromium,
    ways: process.env.CHROMIUM_PATH
      ? []
      : [
          {
            label: "Playwright's download",
            install: () => run('npx', ['playwright', 'install', 'chromium'], {timeoutMs: DOWNLOAD_MS, quiet: true}),
          },
          ...debian(machine, 'chromium'),
        ],
    command: process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is no program: correct it or unset it`
      : `npx playwright install --with-deps chromium   (or: sudo apt-get install chromium; looked last at ${chromium.executablePath()})`,
  },
  {
    name: 'Chromium without windows',
    purpose: 'browser tests that take two thirds of the time; without it they use Chromium',
    find: () => (process.env.CHROMIUM_PATH ? findChromium() : findHeadlessShell()),
    ways: debian(machine, 'chromium-headless-shell'),
    command: 'sudo apt-get install chromium-headless-shell   (Debian only)',
    optional: true,
  },
  {
    name: 'Firefox',
    purpose: 'the tests of every browser engine',
    find: findFirefox,
    ways: debian(machine, 'firefox-esr'),
    command: 'sudo apt-get install firefox-esr   (elsewhere: any Firefox that PATH leads to)',
    optional: true,
  },
  {
    name: 'WebKitGTK with its driver',
    purpose: 'the tests of every browser engine',
    find: () => findWebKit()?.driver,
    ways: debian(machine, 'webkit2gtk-driver', 'xvfb'),
    command: 'sudo apt-get install webkit2gtk-driver xvfb   (Linux only)',
    optional: true,
  },
  python(machine),
  {
    name: 'nginx',
    purpose: 'the tests that serve the built site with it',
    find: findNginx,
    ways: debian(machine, 'nginx'),
    command: 'sudo apt-get install nginx',
  },
  {
    name: 'curl',
    purpose: 'the shell samples',
    find: () => (outputOf('curl', ['--version']) === undefined ? undefined : 'curl'),
    ways: debian(machine, 'curl', 'ca-certificates'),
    command: 'sudo apt-get install curl',
  },
  {
    name: 'ffmpeg',
    purpose: 'the samples that convert audio',
    find: () => (outputOf('ffmpeg', ['-version']) === undefined ? undefined : 'ffmpeg'),
    ways: debian(machine, 'ffmpeg'),
    command: 'sudo apt-get install ffmpeg   (macOS: brew install ffmpeg)',
  },
];
