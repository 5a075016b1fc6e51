/**
 * `npm test`: everything that a change must not break. `npm run test:fast` (`--fast`): types, lint, units, and the most
 * important browser tests. `npm run test:full` (`--full`), every night: every page, every program, and what takes long.
 * `npm test -- unit build` runs some groups. Vitest and Playwright run the tests; this starts them on two cores and adds up
 * their reports. The last line is the sum.
 */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {REPORTS} from './paths';
import {run} from './run';

type Counts = Record<'passed' | 'failed' | 'skipped', number>;

const tier = process.argv.includes('--full') ? 'full' : process.argv.includes('--fast') ? 'fast' : 'daily';
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const reportOf = (group: string) => join(REPORTS, `${group}.json`);
const vitest = (...projects: string[]) => `vitest run --maxWorkers=1 --project ${projects.join(' --project ')}`;

const COMMANDS: Record<string, string> = {
  build: 'docusaurus build',
  types: 'tsc --noEmit',
  lint: 'biome check',
  unit: vitest('unit', 'unit-apart'),
  setup: 'tsx tools/setup.ts',
  browser: `playwright test${tier === 'fast' ? ' --grep @smoke' : ''}`,
  prose: 'tsx tools/checkProse.ts',
  'build-claims': vitest('build-claims'),
  engines: `playwright test --config tests/engines${tier === 'full' ? '' : ' reading'}`,
  samples: vitest('emulator', 'samples'),
  long: vitest('full'),
};
/** Lists of groups that run side by side: first what needs no build, then what needs one. Samples mostly wait for audio. */
const PHASES =
  tier === 'fast'
    ? [[['build'], ['types', 'lint', 'unit']], [['browser']]]
    : [
        [['build'], ['types', 'lint', 'unit'], ['setup', 'prose']],
        [['browser'], ['build-claims', 'engines'], tier === 'full' ? ['samples', 'long'] : ['samples']],
      ];

/** Adds up what a runner reports. One that failed without a failed test, and a program without a report, is one test. */
function countsOf(group: string, isDone: boolean): Counts {
  const {stats, ...sums} = existsSync(reportOf(group)) ? JSON.parse(readFileSync(reportOf(group), 'utf8')) : {};
  const failed = sums.numFailedTests ?? stats?.unexpected;
  return {
    passed: sums.numPassedTests ?? stats?.expected ?? Number(isDone),
    failed: isDone ? 0 : failed || 1,
    skipped: sums.numPendingTests ?? stats?.skipped ?? 0,
  };
}

const sentence = ({passed, failed, skipped}: Counts) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

async function main(): Promise<void> {
  const groups = PHASES.flat(2);
  const unknown = chosen.filter((name) => !groups.includes(name));
  if (unknown.length > 0) throw new Error(`No group ${unknown}. Groups: ${groups}`);
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const total: Counts = {passed: 0, failed: 0, skipped: 0};
  const failures = new Map<string, string>();
  // Compression takes a third of a build, and is claimed in packages/publish.
  const env = {...process.env, TEST_TIER: tier, ...(tier !== 'full' && {PRECOMPRESS: '0'})};

  async function runGroup(name: string, isBuilt: boolean): Promise<void> {
    const [program = '', ...words] = (COMMANDS[name] ?? '').split(' ');
    if (program === 'vitest')
      words.push('--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`);
    const began = Date.now();
    // Without npx, which takes half a second of a processor.
    const {code, output} = isBuilt
      ? await run(join('node_modules/.bin', program), words, {quiet: chosen.length !== 1, env})
      : {code: 1, output: 'not run, because the build failed'};
    // `npm test` keeps the warnings of a build at zero.
    const counts = countsOf(name, code === 0 && !(name === 'build' && /\[WARNING\]/.test(output)));
    for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += counts[kind];
    if (counts.failed > 0) failures.set(name, `\n== ${name}\n${chosen.length === 1 ? '' : output.trimEnd()}`);
    const seconds = ((Date.now() - began) / 1000).toFixed(0).padStart(5);
    console.log(`${name.padEnd(14)}${seconds} s   ${sentence(counts)}`);
  }

  for (const lanes of PHASES) {
    const isBuilt = !failures.has('build');
    const runLane = async (lane: readonly string[]) => {
      for (const name of lane) if (chosen.length === 0 || chosen.includes(name)) await runGroup(name, isBuilt);
    };
    await Promise.all(lanes.map(runLane));
  }
  console.log(`${[...failures.values()].join('\n')}\n${sentence(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
