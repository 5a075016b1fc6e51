/** `drill`: runs a program against one drill or all of them; the exit status is the verdict. */
import {writeFileSync} from 'node:fs';
import {provider} from '@speech-docs/protocol/facts';
import {OptionError, readArguments, readNumber, serverOptions} from '../command/options';
import {maxAttempts} from './checks';
import {type Drill, drills, withChannels} from './drills';
import {runDrill, type Verdict} from './run';

const OPTIONS = {
  all: {type: 'boolean'},
  channels: {type: 'boolean'},
  fault: {type: 'string', multiple: true},
  report: {type: 'string'},
  parallel: {type: 'string'},
} as const;

/** Returns 0 when the program passes, and 1 when it doesn't. */
export async function runDrills(args: string[]): Promise<number> {
  const dashes = args.indexOf('--');
  const own = dashes < 0 ? args : args.slice(0, dashes);
  const command = dashes < 0 ? [] : args.slice(dashes + 1);
  const {values, positionals: names} = readArguments(own, OPTIONS);
  if (names.length === 0 && !values.all) {
    for (const drill of drills) console.log(listed(drill));
    return 0;
  }
  if (command.length === 0)
    throw new OptionError('drill needs your program after --: drill reset -- python3 app.py {audio}');
  const found = values.all ? ofKind(names[0] ?? (values.channels ? 'stream' : undefined)) : names.map(drillOf);
  if (values.channels && found.some(({kind}) => kind !== 'stream'))
    throw new OptionError('--channels is for drills of streams.');
  const {fault} = serverOptions({fault: values.fault});
  if (fault && found.some(({recordings}) => !recordings))
    throw new OptionError('--fault is for many-jobs: every other drill has a fault of its own.');
  const chosen = found.map((drill) => ({...(values.channels ? withChannels(drill) : drill), ...(fault && {fault})}));
  const parallel = readNumber('parallel', values.parallel, [1, 64]) ?? 4;
  const verdicts = await runAll(chosen, command, parallel);
  if (values.report) writeFileSync(values.report, jsonOf(verdicts));
  const {passed, failed, notJudged} = countVerdicts(verdicts);
  console.log(`${passed} passed, ${failed} failed${notJudged > 0 ? `, ${notJudged} not judged` : ''}`);
  return failed > 0 ? 1 : 0;
}

function listed(drill: Drill): string {
  const {name, kind, title, end, page} = drill;
  const complete = kind === 'agent' ? 'a conversation that ends well, exit status 0' : 'every word once, exit status 0';
  const expected = end === 'complete' ? complete : 'exit status other than 0';
  const attempts = `attempts in a row: at most ${maxAttempts(drill)}`;
  return `${name.padEnd(20)} ${kind.padEnd(8)} ${title}: ${expected}, ${attempts} (${provider.siteUrl}${page})`;
}

function drillOf(name: string): Drill {
  const found = drills.find((drill) => drill.name === name);
  if (!found) throw new OptionError(`There is no drill "${name}". drill without a name lists them.`);
  return found;
}

function ofKind(kind: string | undefined): Drill[] {
  const chosen = drills.filter((drill) => kind === undefined || drill.kind === kind);
  if (chosen.length === 0) throw new OptionError(`--all takes stream, job, webhook, agent, or nothing, not "${kind}".`);
  return chosen;
}

async function runAll(chosen: readonly Drill[], command: string[], parallel: number): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const waiting = [...chosen];
  const worker = async () => {
    for (let drill = waiting.shift(); drill; drill = waiting.shift()) {
      const verdict = await runDrill(drill, command);
      verdicts.push(verdict);
      console.log(describeVerdict(verdict));
    }
  };
  await Promise.all(Array.from({length: parallel}, worker));
  return verdicts.sort((left, right) => chosen.indexOf(left.drill) - chosen.indexOf(right.drill));
}

function describeVerdict({drill, findings, errors, ...verdict}: Verdict): string {
  const {passed, notJudged, lost, twice, seconds} = verdict;
  const hasFailed = findings.length > 0;
  const words = lost === undefined ? '' : `, ${lost} words lost, ${twice} twice`;
  const note = notJudged ? `. Not judged: ${notJudged}` : '';
  const mark = hasFailed ? 'FAIL' : passed ? 'pass' : '----';
  const head = `${mark}  ${drill.name} (${drill.title}), ${seconds.toFixed(1)} s${words}${note}`;
  const all = findings.map(({rule, frame, sent, why, what, page}) => {
    const where = frame > 0 ? ` (frame ${frame}: ${sent.slice(0, 120)})` : '';
    return `      ${rule}${where}: ${why}\n        ${what}\n        ${page}`;
  });
  const lines = [...new Set(all)].map((text) => {
    const count = all.filter((one) => one === text).length;
    return count === 1 ? text : `${text}\n        ${count} times`;
  });
  const last = hasFailed && errors.trim().split('\n').at(-1);
  return [head, ...lines, ...(!last ? [] : [`      Last line of its errors: ${last}`])].join('\n');
}

function jsonOf(verdicts: Verdict[]): string {
  const drills = verdicts.map(({drill, ...verdict}) => ({name: drill.name, title: drill.title, ...verdict}));
  return `${JSON.stringify({...countVerdicts(verdicts), drills}, null, 1)}\n`;
}

function countVerdicts(verdicts: readonly Verdict[]) {
  const passed = verdicts.filter((one) => one.passed).length;
  const failed = verdicts.filter(({findings}) => findings.length > 0).length;
  return {passed, failed, notJudged: verdicts.length - passed - failed};
}
