/**
 * `npm run record -- samples`: runs the samples and writes what those that passed ran with, for the pages that show them.
 * `npm run record -- sessions`: writes data/sessions.json, the sessions that the player on the real-time pages shows. Run
 * it after a change of the emulator or of its recording, and after `emulator:compile`.
 * `npm run emulator:compile` (`emulator`): writes what the packages need of contracts and recordings where no file can be
 * read, such as in a browser. Run it after a change of a contract, of data, or of a recording.
 * `npm run theme:hashes` (`theme`): writes the hashes of what the site depends on in Docusaurus, after an upgrade and a look
 * at what changed. Tests compare all files with fresh ones.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {generateRecordings} from '@speech-docs/emulator/compile';
import {generateContracts} from '@speech-docs/protocol/generate';
import {dependentOn, originals} from './originals';
import {recordSessions, storeRecord} from './recordSessions';
import {run} from './run';

async function samples(): Promise<void> {
  const env = {...process.env, SAMPLES_RECORD: '1', TEST_TIER: 'full'};
  const {code} = await run('npx', ['vitest', 'run', '--project', 'samples', 'tests/samples/samples.test.ts'], {env});
  process.exitCode = code;
}

function sessions(): void {
  const {messages, sessions, ...facts} = storeRecord(recordSessions());
  // A message and a session to a line, so that a change can be read.
  const lists = Object.entries({messages, sessions}).map(
    ([name, items]) => `"${name}":[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`,
  );
  writeFileSync('data/sessions.json', `${JSON.stringify(facts).slice(0, -1)},${lists.join(',')}}\n`);
  console.log(`data/sessions.json: ${sessions.length} sessions.`);
}

async function emulator(): Promise<void> {
  for (const [file, text] of Object.entries({...(await generateContracts()), ...generateRecordings()})) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
    console.log(`${file}: ${text.length} bytes`);
  }
}

function theme(): void {
  const file = 'src/theme/originals.json';
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const now = originals();
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  const changed = Object.keys({...before, ...now}).filter((name) => before[name] !== now[name]);
  for (const name of changed) console.log(`${name}: compare with ${dependentOn(name)}`);
  if (changed.length === 0) console.log('No original has changed.');
}

const records: Record<string, () => void | Promise<void>> = {samples, sessions, emulator, theme};
const record = records[process.argv[2] ?? ''];
if (record) void record();
else {
  console.error(`Write one of: npm run record -- ${Object.keys(records).join(' | ')}`);
  process.exitCode = 2;
}
