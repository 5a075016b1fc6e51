/** Every drill fails the first version of a program and passes the right one, in both languages of the samples. */
import {join} from 'node:path';
import {type Drill, drills} from '@speech-docs/emulator/drills/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {describe, expect, it} from 'vitest';
import {findPython} from '../../tools/python';

const SAMPLES = join(__dirname, '../../samples/drills');
const AT_ONCE = 6;

/** Names of the drills that a program passes. */
async function passed(folder: string, command: string, ending: string, who: string): Promise<string[]> {
  const names: string[] = [];
  const waiting = [...drills];
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

const all = drills.map(({name}) => name).sort();

it('there are at least sixteen', () => expect(all.length).toBeGreaterThanOrEqual(16));

describe.each([
  ['python', findPython, 'py'],
  ['javascript', () => process.execPath, 'mjs'],
])('%s', (folder, command, ending) => {
  it('the right program passes every drill', async () => {
    expect(await passed(folder, command() ?? '', ending, 'right')).toEqual(all);
  }, 600_000);

  it('the first version passes none', async () => {
    expect(await passed(folder, command() ?? '', ending, 'naive')).toEqual([]);
  }, 600_000);
});
