/** Every mutant of a right client is flagged, with the rule that it breaks. */
import {readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {drills} from '@speech-docs/emulator/drills/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {expect, it} from 'vitest';
import {findPython} from '../../tools/python';
import {temporaryFolder} from '../support/temporaryFolder';
import {type Mutant, mutants} from './mutants';

const ROOT = join(__dirname, '../..');
const AT_ONCE = 6;

function write({program, from, to}: Mutant, folder: string, index: number): string {
  const language = program.endsWith('.py') ? 'python' : 'javascript';
  const text = readFileSync(join(ROOT, 'samples/drills', language, program), 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${program} has no ${from}`);
  const file = join(folder, `${index}-${basename(program)}`);
  writeFileSync(file, changed);
  return file;
}

it('there are at least forty, and each breaks the rule that it was made to break', async () => {
  expect(mutants.length).toBeGreaterThanOrEqual(40);
  const folder = temporaryFolder('mutants');
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const python = findPython() ?? '';
  const missed: string[] = [];
  const waiting = [...mutants.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, mutant] = next;
      const drill = drills.find(({name}) => name === mutant.drill);
      if (!drill) throw new Error(`There is no drill ${mutant.drill}`);
      const command = mutant.program.endsWith('.py') ? python : process.execPath;
      const {findings} = await runDrill(drill, [command, write(mutant, folder, index), '{audio}']);
      const rules = findings.map(({rule}) => rule);
      if (!rules.includes(mutant.rule)) missed.push(`${mutant.name} (${mutant.drill}): ${rules} is not ${mutant.rule}`);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  expect(missed).toEqual([]);
}, 900_000);
