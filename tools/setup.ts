/**
 * `npm run setup`: finds what the tests need beyond npm, three browsers, a Python with two packages, nginx, curl, and ffmpeg,
 * installs what is missing, and names with its command what could not be installed. Does nothing, fast, when all is there.
 * `npm test` calls it; building and reading the site never need it.
 */
import {findChromium, findFirefox, findHeadlessShell, findNginx, findWebKit} from './programs';
import {BASE_PYTHONS, findPython, hasModules, pipRequirements, VENV, VENV_PYTHON} from './python';
import {type Outcome, outputOf, run} from './run';

const DOWNLOAD_MS = 180_000;
const PACKAGE_MS = 300_000;

interface Requirement {
  name: string;
  /** What it is for, to end the sentence "It is needed for". */
  purpose: string;
  /** Returns the path of the installed tool. */
  find: () => string | undefined;
  /** Tried before the packages of the distribution. */
  install?: () => Promise<Outcome>;
  packages: readonly string[];
  /** The command that installs it by hand, where it is not that of the distribution. */
  command?: string;
  /** Where it cannot be had, what needs it does without, or is skipped, by name. */
  optional?: boolean;
}

const ENGINES = 'the tests of every browser engine';
const program = (name: string, option: string) => () => (outputOf(name, [option]) === undefined ? undefined : name);

const REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'Chromium',
    purpose: 'the browser tests',
    find: findChromium,
    install: () => run('npx', ['playwright', 'install', 'chromium'], {timeoutMs: DOWNLOAD_MS, quiet: true}),
    packages: ['chromium'],
    command: 'npx playwright install --with-deps chromium',
  },
  {
    name: 'Chromium without windows',
    purpose: 'browser tests that take two thirds of the time; without it they use Chromium',
    find: () => (process.env.CHROMIUM_PATH ? findChromium() : findHeadlessShell()),
    packages: ['chromium-headless-shell'],
    optional: true,
  },
  {name: 'Firefox', purpose: ENGINES, find: findFirefox, packages: ['firefox-esr'], optional: true},
  {
    name: 'WebKitGTK with its driver',
    purpose: ENGINES,
    find: () => findWebKit()?.driver,
    packages: ['webkit2gtk-driver', 'xvfb'],
    optional: true,
  },
  {
    name: `Python 3 with ${pipRequirements.join(' and ')}`,
    purpose: 'the Python samples',
    find: () => findPython(),
    // Before the distribution's own packages, which are too old on many machines.
    install: makeVenv,
    packages: ['python3', 'python3-venv', 'python3-requests', 'python3-websockets'],
  },
  {name: 'nginx', purpose: 'the tests that serve the built site with it', find: findNginx, packages: ['nginx']},
  {
    name: 'curl',
    purpose: 'the shell samples',
    find: program('curl', '--version'),
    packages: ['curl', 'ca-certificates'],
  },
  {name: 'ffmpeg', purpose: 'samples that convert audio', find: program('ffmpeg', '-version'), packages: ['ffmpeg']},
];

/** A fresh Debian has no Python to make the environment from, or one without the module that puts pip into it. */
async function makeVenv(): Promise<Outcome> {
  const base = (...modules: string[]) => BASE_PYTHONS.find((one) => hasModules(one, modules));
  if (!base('venv', 'ensurepip')) await installPackages(['python3', 'python3-venv']);
  const from = base('venv', 'ensurepip') ?? base();
  if (!from) return {code: 127, output: 'there is no Python 3.9 or later to make it from'};
  const made = await run(from, ['-m', 'venv', '--clear', VENV], {timeoutMs: DOWNLOAD_MS, quiet: true});
  if (made.code !== 0) return made;
  const pip = '-m pip install --quiet --disable-pip-version-check --retries 1'.split(' ');
  return run(VENV_PYTHON, [...pip, ...pipRequirements], {timeoutMs: DOWNLOAD_MS, quiet: true});
}

/** Installs packages of the distribution, where this is Debian or a child of it and we may install. */
async function installPackages(packages: readonly string[]): Promise<Outcome> {
  if (process.getuid?.() !== 0) return {code: 1, output: 'packages are installed by root'};
  // The run level keeps packages from starting their services: a server is wanted for the tests only.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  const apt = (...args: string[]) => run('apt-get', args, {env, timeoutMs: PACKAGE_MS, quiet: true});
  // The lists of a fresh machine are empty; where updating fails, those at hand may do.
  await apt('update', '-q');
  return apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}

async function installed({name, find, install, packages}: Requirement): Promise<string | undefined> {
  for (const way of [install, () => installPackages(packages)]) {
    if (!way) continue;
    console.log(`setup: ${name} is not here; installing it …`);
    const {code, output} = await way();
    const path = find();
    if (path) return path;
    console.log(`setup: that did not work (${output.trim().split('\n').at(-1) || `exit status ${code}`}).`);
  }
  return undefined;
}

async function main(): Promise<void> {
  for (const tool of REQUIREMENTS) {
    const {name, purpose, packages, command = `sudo apt-get install ${packages.join(' ')}`, optional} = tool;
    const path = tool.find() ?? (await installed(tool));
    if (path) console.log(`setup: ${name}: ${path}`);
    else {
      console.log(`setup: ${name} is missing. It is needed for ${purpose}. Install it with:\n         ${command}`);
      if (!optional) process.exitCode = 1;
    }
  }
}

void main();
