/** The groups of tests, and which of them each command runs. */
import {join} from 'node:path';
import {builtFixture} from '../tests/support/builtFixture';
import {buildSite} from './build';
import {absentEngines} from './engines';
import {REPORTS} from './paths';
import {type Outcome as Ended, run} from './run';
import type {Task} from './schedule';
import {describeSetUp, setUp} from './setup';
import {type Outcome, readReport} from './testReport';

/** `npm run test:fast`, `npm test`, `npm run test:full`. */
export type Tier = 'fast' | 'daily' | 'full';

/** What the tests of a group came to, and everything that it printed. */
interface Result {
  outcomes: Outcome[];
  output: string;
}

export interface Group extends Task {
  tiers: readonly Tier[];
  /** Groups that must have passed; otherwise this one counts as one failure, unrun. */
  needs?: readonly string[];
  /** Runs it; what it prints is kept, and shown at once when `show` is set. */
  run: (show: boolean) => Promise<Result>;
}

/**
 * Left to the night: networks, storage, releases, and browsers that go wrong, which few changes touch, every state of a
 * page, options that this site does not use, and the view of authors, who see at once when it fails.
 * Playwright compares this with file, title, and tags of a test.
 */
const NIGHTLY =
  '@full|faults/(assets|paper|releases|rendering|search-(content|engine|storage|timing)|storage|wrong-base-url)[.]spec';

/** Every day the first two. */
const FIXTURES = ['below', 'hosted', 'states', 'languages'] as const;

const ALL: readonly Tier[] = ['fast', 'daily', 'full'];
const DAILY: readonly Tier[] = ['daily', 'full'];

/** Of the groups that have room, the one that is listed first starts: what others wait for, then what fails fastest. */
export function groups(tier: Tier): readonly Group[] {
  const env = {...process.env, TEST_TIER: tier};
  const isFull = tier === 'full';
  return [
    {name: 'setup', tiers: DAILY, cores: 0, run: checkTools},
    check('build', DAILY, (quiet) => buildSite({quiet})),
    // Without the compressed copies, which only the daily tests look at.
    check('quick-build', ['fast'], (quiet) => buildSite({quiet, precompress: false})),
    {...fixtures(isFull), needs: ['build']},
    command('types', ALL, ['tsc', '--noEmit']),
    vitest('unit', ALL, env, ['unit', 'unit-apart']),
    command('lint', ALL, ['biome', 'check']),
    // Its programs mostly wait, for audio that comes as fast as people speak: beside all that follows.
    {...vitest('samples', DAILY, env), cores: 0, after: ['setup', 'build']},
    // The longest, so that it begins first. Its tests wait, too: three of them keep one core busy.
    {
      ...browser('browser', DAILY, env, [
        ...['--grep-invert', isFull ? '@pages' : `@pages|${NIGHTLY}`],
        ...['--workers', '3'],
      ]),
      after: ['setup'],
      needs: ['build', 'fixtures'],
    },
    {...vitest('build-claims', DAILY, env), after: ['setup'], needs: ['build', 'fixtures']},
    // Every page, one after the other, on the core that the groups before leave.
    {...browser('pages', DAILY, env, ['--grep', '@pages', '--workers', '1']), after: ['setup'], needs: ['build']},
    {...engineTests(env, isFull), after: ['setup'], needs: ['build']},
    command('prose', DAILY, ['tsx', 'tools/checkProse.ts']),
    {...browser('smoke', ['fast'], env, ['--grep', '@smoke']), needs: ['quick-build']},
    {...vitest('long', ['full'], env, ['full']), needs: ['build']},
  ];
}

/** One check that has no tests inside: the type check, the build. */
function check(name: string, tiers: readonly Tier[], start: (quiet: boolean) => Promise<Ended>): Group {
  const begin = async (show: boolean) => {
    const {code, output} = await start(!show);
    const message = code === 0 ? '' : output.trim().split('\n').slice(-12).join('\n');
    return {outcomes: [{place: name, name, passed: code === 0, message}], output};
  };
  return {name, tiers, cores: 1, run: begin};
}

/** The sites that tests look at beside the built one, before the groups that would share the cores with their builds. */
function fixtures(isFull: boolean): Group {
  const begin = async () => {
    const outcomes: Outcome[] = [];
    for (const name of isFull ? FIXTURES : FIXTURES.slice(0, 2)) {
      const message = await builtFixture(name).then(() => '', String);
      outcomes.push({place: 'fixtures', name: `the site ${name} is built`, passed: message === '', message});
    }
    return {outcomes, output: ''};
  };
  return {name: 'fixtures', tiers: DAILY, cores: 1, run: begin};
}

function command(name: string, tiers: readonly Tier[], args: readonly string[]): Group {
  return check(name, tiers, (quiet) => run('npx', args, {quiet}));
}

/**
 * Projects of vitest.config.mts: the one of the same name, or those that are listed. A group keeps one core busy: pages,
 * contracts, and modules are read once, and not in each of two workers.
 */
function vitest(
  name: string,
  tiers: readonly Tier[],
  env: NodeJS.ProcessEnv,
  projects: readonly string[] = [name],
): Group {
  const file = join(REPORTS, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const named = projects.flatMap((project) => ['--project', project]);
  const workers = name === 'samples' ? [] : ['--maxWorkers=1'];
  return reported(name, tiers, file, ['vitest', 'run', ...named, ...workers, ...reporters], env);
}

/** Specs of playwright.config.ts, which writes the report. */
function browser(name: string, tiers: readonly Tier[], env: NodeJS.ProcessEnv, args: readonly string[]): Group {
  const file = join(REPORTS, `${name}.json`);
  // A folder of its own, because Playwright empties it when a run begins.
  const output = ['--output', join('test-results', name)];
  return reported(name, tiers, file, ['playwright', 'test', ...args, ...output], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
}

function reported(
  name: string,
  tiers: readonly Tier[],
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Group {
  const begin = async (show: boolean) => {
    const {code, output} = await run('npx', args, {quiet: !show, env});
    return {outcomes: readReport(file, code), output};
  };
  return {name, tiers, cores: 1, run: begin};
}

/** Specs of tests/engines: every day what readers do, in the engines that no other test uses. Each engine that is not here counts as one skipped test. */
function engineTests(env: NodeJS.ProcessEnv, isFull: boolean): Group {
  const shown = isFull ? [] : ['reading', '--grep-invert', 'chromium'];
  const group = browser('engines', DAILY, env, ['--config', 'tests/engines', ...shown]);
  const begin = async (show: boolean) => {
    const {outcomes, output} = await group.run(show);
    const absent = absentEngines().map((one) => `every test in ${one}, which is not on this machine`);
    const skipped = absent.map((name) => ({place: name, name, passed: undefined, message: ''}));
    return {
      outcomes: [...outcomes, ...skipped],
      output: [output, ...absent.map((one) => `skipped: ${one}`)].join('\n'),
    };
  };
  return {...group, run: begin};
}

/** A part that is missing is one failure, which names the command that installs it; an optional one is skipped. */
async function checkTools(): Promise<Result> {
  const result = await setUp();
  const output = describeSetUp(result);
  const found = result.found.map(({name}) => ({place: name, name, passed: true, message: ''}));
  const missing = result.missing.map((tool) => ({
    place: tool.name,
    name: `${tool.name} is here`,
    passed: tool.optional ? undefined : false,
    message: describeSetUp({found: [], missing: [tool]}),
  }));
  return {outcomes: [...found, ...missing], output};
}
