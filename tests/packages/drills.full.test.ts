/** Every drill fails the first version of a program and passes the right one, in both languages of the samples. */
import {join} from 'node:path';
import {type Drill, drills} from '@speech-docs/emulator/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {describe, expect, it} from 'vitest';
import {findPython} from '../../tools/python';

const SAMPLES = join(__dirname, '../../samples/drills');
const AT_ONCE = 6;

/** With temporary keys, the API key is rejected at the key service, or that fails and recovers. */
const withKeys = ['rejected-key', 'agent-refused-key'].flatMap((wanted): Drill[] => {
  const drill = drills.find(({name}) => name === wanted) as Drill;
  const variables = {TEMPORARY_KEY: '1'};
  const recovers = {name: `${wanted}-503`, fault: 'POST:503*2', key: 'key', end: 'complete'} as const;
  return [
    {...drill, variables, name: `${wanted}-temporary`},
    {...drill, variables, ...recovers},
  ];
});

async function passed(folder: string, command: string, ending: string, who: string, all = drills): Promise<string[]> {
  const names: string[] = [];
  const waiting = [...all];
  const nameOf = ({kind}: Drill) => (kind === 'stream' || kind === 'agent' ? kind : 'jobs');
  const program = (drill: Drill) => join(SAMPLES, folder, `${who}-${nameOf(drill)}.${ending}`);
  const worker = async () => {
    for (let drill = waiting.shift(); drill; drill = waiting.shift()) {
      const {passed: isPassed} = await runDrill(drill, [command, program(drill), '{audio}']);
      if (isPassed) names.push(drill.name);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return names.sort();
}

describe.each([
  ['python', findPython, 'py'],
  ['javascript', () => process.execPath, 'mjs'],
])('%s', (folder, command, ending) => {
  it('the right program passes every drill, also with temporary keys', async () => {
    const all = [...drills, ...withKeys];
    expect(await passed(folder, command() ?? '', ending, 'right', all)).toEqual(all.map(({name}) => name).sort());
  });

  it('the first version passes none', async () => {
    expect(await passed(folder, command() ?? '', ending, 'naive')).toEqual([]);
  });
});
