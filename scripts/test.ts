/**
 * `npm test`: everything, in the order in which a failure is cheapest to learn of. No group stops the next one unless
 * the next one could only repeat the failure (no browser tests without a build). `npm test -- unit browser` runs some.
 * The last line says how many tests there were: `N passed, N failed, N skipped`.
 */
import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {buildSite} from '../tools/build';
import {REPORTS} from '../tools/paths';
import {run} from '../tools/run';
import {add, type Counts, fromReport, NONE, single} from '../tools/testReport/counts';
import {describeFailures} from '../tools/testReport/failures';
import {faults} from '../tools/testReport/faultCatalogue';
import {countFaults} from '../tools/testReport/faults';
import {report, setUp} from './setup';

interface Group {
  name: string;
  /** Groups that must have passed; otherwise this one counts as one failure, unrun. */
  after?: string[];
  run: () => Promise<Counts>;
}

const groups: Group[] = [
  {name: 'setup', run: checkTools},
  {name: 'types', run: async () => single((await run('npx', ['tsc', '--noEmit'])).code === 0)},
  {name: 'lint', run: async () => single((await run('npx', ['biome', 'check'])).code === 0)},
  {name: 'prose', run: async () => single((await run('npx', ['tsx', 'scripts/checkProse.ts'])).code === 0)},
  {name: 'unit', run: () => vitest('unit')},
  {name: 'build', run: async () => single((await buildSite()).code === 0)},
  {name: 'build-claims', after: ['build'], run: () => vitest('build')},
  {name: 'samples', run: () => vitest('samples')},
  {name: 'browser', after: ['build'], run: browser},
  {name: 'faults', run: countSurvivedFaults},
];

const reportFiles = ['unit', 'build', 'samples', 'browser'].map((name) => join(REPORTS, `${name}.json`));

async function checkTools(): Promise<Counts> {
  const result = await setUp();
  report(result);
  return {passed: result.found.length, failed: result.missing.length, skipped: 0};
}

async function vitest(project: string): Promise<Counts> {
  const file = join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const {code} = await run('npx', ['vitest', 'run', '--project', project, ...reporters]);
  return fromReport(file, code);
}

async function browser(): Promise<Counts> {
  const {code} = await run('npx', ['playwright', 'test']);
  return fromReport(join(REPORTS, 'browser.json'), code);
}

/** Says which faults of the catalogue this run has shown to be survived; a failed one has failed in its group already. */
async function countSurvivedFaults(): Promise<Counts> {
  const {survived, failed, untested} = countFaults(reportFiles, Object.keys(faults));
  for (const id of failed) console.error(`not survived: ${id} (${faults[id]})`);
  if (untested.length > 0) console.log(`not tested in this run: ${untested.join(', ')}`);
  console.log(`faults survived: ${survived.length} of ${survived.length + failed.length}`);
  return NONE;
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !groups.some((group) => group.name === name));
  if (unknown.length > 0) {
    console.error(`There is no group ${unknown.join(', ')}. The groups: ${groups.map(({name}) => name).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const lines: string[] = [];
  const failed = new Set<string>();
  let total = NONE;
  for (const group of groups.filter(({name}) => chosen.length === 0 || chosen.includes(name))) {
    console.log(`\n== ${group.name}`);
    const started = Date.now();
    const blockedBy = group.after?.find((name) => failed.has(name));
    if (blockedBy) console.error(`${group.name}: not run, because "${blockedBy}" failed.`);
    const counts = blockedBy ? single(false) : await group.run();
    if (counts.failed > 0) failed.add(group.name);
    total = add(total, counts);
    lines.push(`${group.name.padEnd(14)}${seconds(started).padStart(6)} s   ${sentence(counts)}`);
  }
  const failures = describeFailures(reportFiles);
  if (failures) console.log(`\n${failures}`);
  console.log(`\n${lines.join('\n')}\n`);
  console.log(sentence(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

function sentence({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

void main();
