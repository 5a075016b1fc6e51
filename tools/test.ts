/**
 * `npm test`: everything that a change must not break. `npm run test:fast` (`--fast`): types, lint, units, and the most
 * important browser tests. `npm run test:full` (`--full`), every night: every page, every program, and what takes long.
 * `npm test -- unit build` runs some groups. Vitest and Playwright run the tests; this runs them side by side on two cores
 * and adds up their reports. A group that needs a failed one counts as one failure. The last line is the sum.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {REPORTS} from './paths';
import {run} from './run';

type Tier = 'fast' | 'daily' | 'full';
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}
interface Group {
  name: string;
  command: readonly string[];
  /** Which runner writes a report; a command without one is one test. */
  report?: 'vitest' | 'playwright';
  env?: Record<string, string>;
  needs?: string;
}

/**
 * Left to the night: networks, storage, releases, and browsers that go wrong, page translators, and another base URL, which
 * few changes touch; not what the specification says, whose tests have the tag `@order`. Playwright compares this with file,
 * title, and tags of a test.
 */
const NIGHTLY =
  '^(?!.*@order).*(@full|translated|withBaseUrl|' +
  'faults/(assets|paper|releases|rendering|search-(content|engine|storage|timing)|storage)[.]spec)';

/** Lists of groups; the groups of a list follow one another, the lists run side by side. */
function lanes(tier: Tier): readonly (readonly Group[])[] {
  const isFull = tier === 'full';
  const checks = [
    command('types', 'tsc', '--noEmit'),
    command('lint', 'biome', 'check'),
    vitest('unit', 'unit', 'unit-apart'),
  ];
  const build = (env = {}) => ({...command('build', 'docusaurus', 'build'), env});
  if (tier === 'fast') {
    return [[build({PRECOMPRESS: '0'}), browser('browser', '--grep', '@smoke')], checks];
  }
  const tests = browser('browser', '--workers', '2', ...(isFull ? [] : ['--grep-invert', NIGHTLY]));
  return [
    // Compression takes a third of a build, and is claimed in packages/publish.
    [build(isFull ? {} : {PRECOMPRESS: '0'}), tests],
    [
      ...checks,
      command('prose', 'tsx', 'tools/checkProse.ts'),
      vitest('build-claims', 'build-claims'),
      engines(isFull),
    ],
    // Programs that mostly wait, for audio that comes as fast as people speak.
    [
      command('setup', 'tsx', 'tools/setup.ts'),
      vitest('samples', 'emulator', 'samples'),
      ...(isFull ? [vitest('long', 'full')] : []),
    ],
  ];
}

/** Programs are started without npx, which takes half a second of a processor for each. */
function command(name: string, program: string, ...words: string[]): Group {
  return {name, command: [join('node_modules/.bin', program), ...words]};
}

/** Projects of vitest.config.mts. */
function vitest(name: string, ...projects: string[]): Group {
  const options = projects.flatMap((project) => ['--project', project]);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  const needs = projects.some((project) => project.startsWith('unit')) ? undefined : 'build';
  return {...command(name, 'vitest', 'run', '--maxWorkers=1', ...options, ...report), report: 'vitest', needs};
}

/** Specs of playwright.config.ts; each group has a folder of its own, because Playwright empties it when a run begins. */
function browser(name: string, ...options: string[]): Group {
  const words = ['test', ...options, '--output', join('test-results', name)];
  const env = {PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name)};
  return {...command(name, 'playwright', ...words), report: 'playwright', needs: 'build', env};
}

const engines = (isFull: boolean) => browser('engines', '--config', 'tests/engines', ...(isFull ? [] : ['reading']));
const reportOf = (name: string) => join(REPORTS, `${name}.json`);

/** Adds up what a runner reports; one that failed without a failed test, or ran none, failed. */
function countsOf({name, report}: Group, code: number): Counts {
  const one = {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0};
  if (!report) return one;
  try {
    const {stats, ...sums} = JSON.parse(readFileSync(reportOf(name), 'utf8')) as Record<string, number> & {
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    };
    const [passed = 0, failed = 0, skipped = 0] =
      report === 'vitest'
        ? [sums.numPassedTests, sums.numFailedTests, sums.numPendingTests]
        : [stats.expected, stats.unexpected + stats.flaky, stats.skipped];
    const isSilent = failed === 0 && (code !== 0 || passed + skipped === 0);
    return {passed, failed: isSilent ? 1 : failed, skipped};
  } catch {
    return {passed: 0, failed: 1, skipped: 0};
  }
}

const sentence = ({passed, failed, skipped}: Counts) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

async function main(args: readonly string[]): Promise<void> {
  const tier: Tier = args.includes('--full') ? 'full' : args.includes('--fast') ? 'fast' : 'daily';
  const names = args.filter((arg) => !arg.startsWith('--'));
  const all = lanes(tier);
  const unknown = names.filter((name) => !all.flat().some((group) => group.name === name));
  if (unknown.length > 0) throw new Error(`No group ${unknown}. Groups: ${all.flat().map(({name}) => name)}`);
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const done = new Map<string, Promise<Counts>>();
  const failures: string[] = [];
  const start = async (group: Group, before: Promise<unknown>): Promise<Counts> => {
    await before;
    const needed = group.needs ? await done.get(group.needs) : undefined;
    const began = Date.now();
    // A build with a warning has failed: `npm test` keeps them at zero.
    const env = {...process.env, TEST_TIER: tier, ...group.env};
    const [program = '', ...words] = group.command;
    const {code, output} = needed?.failed
      ? {code: 1, output: `not run, because "${group.needs}" failed`}
      : await run(program, words, {quiet: names.length !== 1, env});
    const isWarned = group.name === 'build' && /\[WARNING\]/.test(output);
    const counts = countsOf(group, isWarned ? 1 : code);
    if (counts.failed > 0) failures.push(`\n== ${group.name}\n${output.trimEnd()}`);
    console.log(
      `${group.name.padEnd(14)}${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s   ${sentence(counts)}`,
    );
    return counts;
  };
  for (const lane of all) {
    let before: Promise<unknown> = Promise.resolve();
    for (const group of lane.filter(({name}) => names.length === 0 || names.includes(name))) {
      before = start(group, before);
      done.set(group.name, before as Promise<Counts>);
    }
  }
  const total = {passed: 0, failed: 0, skipped: 0};
  for (const counts of await Promise.all(done.values())) {
    for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += counts[kind];
  }
  if (names.length !== 1) for (const failure of failures) console.log(failure);
  console.log(`\n${sentence(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
