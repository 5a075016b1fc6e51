/**
 * `npm test`: everything that a change must not break. `npm run test:fast` (`--fast`): types, lint, units, and the most
 * important browser tests. `npm run test:full` (`--full`), every night: the same as `npm test` for every page and every
 * program, and what takes long. `npm test -- unit build` runs some groups (tools/testGroups.ts). Groups run side by side,
 * and no group stops another one unless that one could only repeat the failure. The last line counts written tests.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {REPORTS} from './paths';
import {schedule} from './schedule';
import {type Group, groups, type Tier} from './testGroups';
import {type Counts, count, describeFailures, faultsSurvived, type Outcome} from './testReport';

const FAULTS = 'tests/faults/catalogue.txt';

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
  const outcomes = [...results.values()].flatMap((result) => result.outcomes);
  const failures = describeFailures(outcomes);
  if (failures) console.log(`\n${failures}`);
  console.log(`\n${[...results.values()].map(({line}) => line).join('\n')}`);
  if (results.has('browser')) console.log(faultsSurvived(outcomes, readFileSync(FAULTS, 'utf8')));
  const total = count(outcomes);
  console.log(`\n${sentence(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

const sentence = ({passed, failed, skipped}: Counts) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Returns the groups that the arguments name, or what is wrong with the arguments. */
function choose(args: readonly string[]): readonly Group[] | string {
  const flags = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2));
  const names = args.filter((arg) => !arg.startsWith('--'));
  const all = groups('full');
  const unknown = names.filter((name) => !all.some((group) => group.name === name));
  if (unknown.length > 0) {
    return `There is no group ${unknown.join(', ')}. The groups: ${all.map(({name}) => name).join(', ')}.`;
  }
  const [tier = 'daily', ...more] = flags;
  const isTier = (value: string): value is Tier => ['fast', 'daily', 'full'].includes(value);
  if (!isTier(tier) || more.length > 0) return `Unknown: ${args.join(' ')}. Write --fast, --full, or names of groups.`;
  return groups(tier).filter(({name, tiers}) => (names.length > 0 ? names.includes(name) : tiers.includes(tier)));
}

interface Ended {
  outcomes: Outcome[];
  line: string;
}

/** Runs the groups, and prints what each said when it has ended; a group on its own is shown as it goes. */
async function runGroups(chosen: readonly Group[]): Promise<Map<string, Ended>> {
  const results = new Map<string, Ended>();
  const began = Date.now();
  const secondsSince = (moment: number) => ((Date.now() - moment) / 1000).toFixed(1).padStart(6);
  const isAlone = chosen.length === 1;
  const tasks = chosen.map((group) => ({...group, after: [...(group.after ?? []), ...(group.needs ?? [])]}));
  await schedule(tasks, availableParallelism(), async ({name, needs = [], run}) => {
    const started = Date.now();
    const from = secondsSince(began);
    const isFailed = (one: string) => results.get(one)?.outcomes.some(({passed}) => passed === false);
    const blockedBy = needs.find(isFailed);
    console.log(
      `${isAlone ? '' : '\n'}== ${name} ${blockedBy ? `is not run, because "${blockedBy}" failed` : 'begins'}`,
    );
    const failure = (message: string) => ({output: '', outcomes: [{place: name, name, passed: false, message}]});
    const {outcomes, output} = blockedBy
      ? failure(`not run, because "${blockedBy}" failed`)
      : await run(isAlone).catch((error: Error) => failure(error.stack ?? error.message));
    const said = sentence(count(outcomes));
    if (!isAlone) console.log(`\n== ${name}: ${said}\n${output.trimEnd()}`);
    const time = `${secondsSince(started)} s, from ${from} s`;
    results.set(name, {outcomes, line: `${name.padEnd(14)}${time}   ${said}`});
  });
  return results;
}

void main(process.argv.slice(2));
