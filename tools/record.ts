/**
 * `npm run record -- samples`: runs the samples and writes what those that passed ran with, for the pages that show them.
 * `npm run record -- sessions`: writes data/sessions.json, the sessions that the player on the real-time pages shows. Run
 * it after a change of the emulator or of its recording; a unit test compares the file with a fresh record.
 */
import {writeFileSync} from 'node:fs';
import {compileContracts} from '@speech-docs/protocol/compile/contracts';
import {recordSessions} from './recordSessions';
import {run} from './run';

async function samples(): Promise<void> {
  const env = {...process.env, SAMPLES_RECORD: '1', TEST_TIER: 'full'};
  const {code} = await run('npx', ['vitest', 'run', '--project', 'samples', 'tests/samples/samples.test.ts'], {env});
  process.exitCode = code;
}

function sessions(): void {
  const {sessions, ...facts} = recordSessions(compileContracts());
  // A frame to a line, so that a change can be read.
  const written = sessions.map(({frames, ...settings}) =>
    JSON.stringify({...settings, frames: []}).replace('[]', () => list(frames.map((frame) => JSON.stringify(frame)))),
  );
  const whole = JSON.stringify({...facts, sessions: []});
  writeFileSync('data/sessions.json', `${whole.replace('"sessions":[]', () => `"sessions":${list(written)}`)}\n`);
  console.log(`data/sessions.json: ${sessions.length} sessions.`);
}

const list = (items: readonly string[]) => `[\n${items.join(',\n')}\n]`;

const records: Record<string, () => void | Promise<void>> = {samples, sessions};
const record = records[process.argv[2] ?? ''];
if (record) void record();
else {
  console.error(`Write one of: npm run record -- ${Object.keys(records).join(' | ')}`);
  process.exitCode = 2;
}
