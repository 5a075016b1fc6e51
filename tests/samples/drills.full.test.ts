/** The site's program about recovery under `drill --all`, in both languages. */
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {drills} from '../../packages/emulator/drills/drills';
import {runDrill} from '../../packages/emulator/drills/run';
import {findPython} from '../../tools/python';

const SAMPLES = join(__dirname, '../../samples/realtime');
const AT_ONCE = 6;
/** The program gets raw audio, and its lines begin with a time. */
const RAW = 'set -o pipefail; tail -c +45 "$AUDIO" | "$0" "$1" | sed -E "s/^ *[0-9.]+  //"';

it.each([
  [findPython() ?? 'python3', 'python/resilient-stream.py'],
  [process.execPath, 'javascript/resilient-stream.mjs'],
])(
  '%s %s passes every drill of streams',
  async (command, program) => {
    const problems: string[] = [];
    const waiting = drills.filter(({kind}) => kind === 'stream');
    const worker = async () => {
      for (let drill = waiting.shift(); drill; drill = waiting.shift()) {
        const {findings} = await runDrill(drill, ['bash', '-c', RAW, command, join(SAMPLES, program)]);
        problems.push(...findings.map(({rule, why}) => `${drill?.name}: ${rule}: ${why}`));
      }
    };
    await Promise.all(Array.from({length: AT_ONCE}, worker));
    expect(problems).toEqual([]);
  },
  600_000,
);
