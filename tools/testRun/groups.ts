/** The groups of tests, and which of them each command runs. */
import {join} from 'node:path';
import {buildSite} from '../build';
import {absentEngines} from '../engines';
import {REPORTS} from '../paths';
import {type Outcome, run} from '../run';
import type {Task} from '../schedule';
import {describeSetUp, setUp} from '../setup';
import {add, type Counts, fromReport, NONE, single} from '../testReport/counts';

export type Tier = 'fast' | 'full' | 'soak';

/** What a group came to, and everything that it printed. */
export interface Result {
  counts: Counts;
  output: string;
}

export interface Group extends Task {
  /** The commands that run it: `npm run test:fast`, `npm test`, `npm run test:soak`. */
  tiers: readonly Tier[];
  /** Groups that must have passed; otherwise this one counts as one failure, unrun. */
  needs?: readonly string[];
  /** The report that its runner writes. */
  reportFile?: string;
  /** Runs it; what it prints is kept, and shown at once when `show` is set. */
  run: (show: boolean) => Promise<Result>;
}

const EVERY_DAY: readonly Tier[] = ['fast', 'full'];
const FULL: readonly Tier[] = ['full'];

/** Of the groups that have room, the one that is listed first starts: what others wait for, then what fails fastest. */
export const groups: readonly Group[] = [
  {name: 'setup', tiers: FULL, cores: 0, run: checkTools},
  check('build', FULL, (quiet) => buildSite({quiet})),
  // Without the compressed copies, which only the full run looks at.
  check('quick-build', ['fast', 'soak'], (quiet) => buildSite({quiet, precompress: false})),
  command('types', EVERY_DAY, ['tsc', '--noEmit']),
  vitest('unit', EVERY_DAY, ['unit', 'unit-apart']),
  command('lint', EVERY_DAY, ['biome', 'check']),
  // Its programs mostly wait, for audio that comes as fast as people speak: beside the end of the browser tests, many of
  // which wait, too.
  {...vitest('samples', FULL), cores: 0, after: ['setup', 'pages']},
  command('prose', FULL, ['tsx', 'tools/checkProse.ts']),
  // Every page, one after the other: they use the core that the groups without a browser leave.
  {...browser('pages', FULL, ['--grep', '@pages', '--workers', '1']), cores: 1, after: ['setup'], needs: ['build']},
  {...vitest('build-claims', FULL), after: ['setup'], needs: ['build']},
  // With what is left of the pages: its tests wait more than they compute.
  {...browser('browser', FULL, ['--grep-invert', '@pages|@soak']), cores: 1, after: ['setup'], needs: ['build']},
  {...engineTests(), after: ['setup'], needs: ['build']},
  {...browser('smoke', ['fast'], ['--grep', '@smoke']), needs: ['quick-build']},
  vitest('soak', ['soak']),
  {...browser('browser-soak', ['soak'], ['--grep', '@soak']), needs: ['quick-build']},
];

function check(name: string, tiers: readonly Tier[], start: (quiet: boolean) => Promise<Outcome>): Group {
  const begin = async (show: boolean) => {
    const {code, output} = await start(!show);
    return {counts: single(code === 0), output};
  };
  return {name, tiers, cores: 1, run: begin};
}

function command(name: string, tiers: readonly Tier[], args: readonly string[]): Group {
  return check(name, tiers, (quiet) => run('npx', args, {quiet}));
}

/** Projects of vitest.config.mts: the one of the same name, or those that are listed. */
function vitest(name: string, tiers: readonly Tier[], projects: readonly string[] = [name]): Group {
  const reportFile = join(REPORTS, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const begin = async (show: boolean) => {
    const named = projects.flatMap((project) => ['--project', project]);
    const {code, output} = await run('npx', ['vitest', 'run', ...named, ...reporters], {quiet: !show});
    return counted(reportFile, {code, output});
  };
  return {name, tiers, cores: 1, reportFile, run: begin};
}

/** Specs of playwright.config.ts, which writes the report. */
function browser(name: string, tiers: readonly Tier[], args: readonly string[]): Group {
  const reportFile = join(REPORTS, `${name}.json`);
  const begin = async (show: boolean) => {
    const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile};
    return counted(reportFile, await run('npx', ['playwright', 'test', ...args], {quiet: !show, env}));
  };
  return {name, tiers, cores: 2, reportFile, run: begin};
}

/** Specs of tests/engines. Each engine that is not here counts as one skipped test. */
function engineTests(): Group {
  const group = browser('engines', FULL, ['--config', 'tests/engines']);
  const begin = async (show: boolean) => {
    const {counts, output} = await group.run(show);
    const absent = absentEngines();
    const notes = absent.map((one) => `skipped: every test in ${one}, which is not on this machine\n`).join('');
    if (show) process.stdout.write(notes);
    return {counts: add(counts, {...NONE, skipped: absent.length}), output: output + notes};
  };
  return {...group, run: begin};
}

function counted(reportFile: string, {code, output}: Outcome): Result {
  const {problem, ...counts} = fromReport(reportFile, code);
  if (problem) console.error(problem);
  return {counts, output: problem ? `${output}\n${problem}\n` : output};
}

async function checkTools(): Promise<Result> {
  const result = await setUp();
  const output = describeSetUp(result);
  const [absent, missing] = [true, false].map((kind) =>
    result.missing.filter(({optional = false}) => optional === kind),
  );
  return {
    counts: {passed: result.found.length, failed: missing?.length ?? 0, skipped: absent?.length ?? 0},
    output,
  };
}
