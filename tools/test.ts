/**
 * `npm test`: everything. `npm run test:fast` (`--fast`): types, lint, units, and the most important browser tests.
 * `npm run test:soak` (`--soak`): what takes long and changes seldom. `npm test -- unit build` runs some groups, in their
 * order (tools/testRun/groups.ts). Groups run side by side, and no group stops another one unless that one could only
 * repeat the failure. The last line says how many tests there were: `N passed, N failed, N skipped`.
 */
import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {REPORTS} from './paths';
import {schedule} from './schedule';
import {add, NONE, sentence, single} from './testReport/counts';
import {describeFailures} from './testReport/failures';
import {faults} from './testReport/faultCatalogue';
import {countFaults} from './testReport/faults';
import {type Group, groups, type Result, type Tier} from './testRun/groups';

async function main(args: readonly string[]): Promise<void> {
  const chosen = choose(args);
  if (typeof chosen === 'string') {
    console.error(chosen);
    process.exitCode = 2;
    return;
  }
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const results = await runGroups(chosen);
  const reports = chosen.flatMap(({reportFile}) => reportFile ?? []);
  const failures = describeFailures(reports);
  if (failures) console.log(`\n${failures}`);
  console.log(`\n${[...results.values()].map(({line}) => line).join('\n')}`);
  if (chosen.some(({name}) => name === 'browser')) console.log(describeFaults(reports));
  const total = [...results.values()].reduce((sum, {counts}) => add(sum, counts), NONE);
  console.log(`\n${sentence(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Returns the groups that the arguments name, or what is wrong with the arguments. */
function choose(args: readonly string[]): readonly Group[] | string {
  const [tier = 'full', ...more] = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2));
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => !groups.some((group) => group.name === name));
  if (unknown.length > 0) {
    return `There is no group ${unknown.join(', ')}. The groups: ${groups.map(({name}) => name).join(', ')}.`;
  }
  const isTier = (value: string): value is Tier => groups.some(({tiers}) => tiers.some((one) => one === value));
  if (!isTier(tier) || more.length > 0) return `Unknown: ${args.join(' ')}. Write --fast, --soak, or names of groups.`;
  return groups.filter(({name, tiers}) => (names.length > 0 ? names.includes(name) : tiers.includes(tier)));
}

type Ended = Result & {line: string};

/** Runs the groups, and prints what each said when it has ended; a group on its own is shown as it goes. */
async function runGroups(chosen: readonly Group[]): Promise<Map<string, Ended>> {
  const results = new Map<string, Ended>();
  const isAlone = chosen.length === 1;
  const tasks = chosen.map((group) => ({...group, after: [...(group.after ?? []), ...(group.needs ?? [])]}));
  await schedule(tasks, availableParallelism(), async (group) => {
    const started = Date.now();
    const blockedBy = group.needs?.find((name) => (results.get(name)?.counts.failed ?? 0) > 0);
    console.log(
      `${isAlone ? '' : '\n'}== ${group.name} ${blockedBy ? `is not run, because "${blockedBy}" failed` : 'begins'}`,
    );
    const result = blockedBy ? {counts: single(false), output: ''} : await group.run(isAlone).catch(crashed);
    if (!isAlone) console.log(`\n== ${group.name}: ${sentence(result.counts)}\n${result.output.trimEnd()}`);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    results.set(group.name, {
      ...result,
      line: `${group.name.padEnd(14)}${seconds.padStart(6)} s   ${sentence(result.counts)}`,
    });
  });
  return results;
}

function crashed(error: unknown): Result {
  return {counts: single(false), output: error instanceof Error ? (error.stack ?? error.message) : String(error)};
}

/** Says which faults of the catalogue this run has shown to be survived; a failed one has failed in its group already. */
function describeFaults(reports: readonly string[]): string {
  const {survived, failed, untested} = countFaults(reports, Object.keys(faults));
  return [
    ...failed.map((id) => `not survived: ${id} (${faults[id]})`),
    ...(untested.length > 0 ? [`not tested in this run: ${untested.join(', ')}`] : []),
    `faults survived: ${survived.length} of ${survived.length + failed.length}`,
  ].join('\n');
}

void main(process.argv.slice(2));
