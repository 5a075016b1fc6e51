/**
 * `npm run record:sessions`: writes data/sessions.json, the sessions that the player on the real-time pages shows. Run
 * it after a change of the emulator or of its recording; a unit test compares the file with a fresh record.
 */
import {writeFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {recordSessions} from '../packages/emulator/sessionRecorder';
import {compileContracts} from '../packages/protocol/compile/contracts';

const FILE = 'data/sessions.json';

function main(): void {
  const {sessions, ...facts} = recordSessions(compileContracts());
  // A frame to a line, so that a change can be read.
  const written = sessions.map(({frames, ...settings}) =>
    JSON.stringify({...settings, frames: []}).replace('[]', () => list(frames)),
  );
  const text = `${JSON.stringify({...facts, sessions: []}).replace('"sessions":[]', () => `"sessions":${list(written, true)}`)}\n`;
  writeFileSync(FILE, text);
  console.log(`${FILE}: ${text.length} bytes, ${brotliCompressSync(text).length} in Brotli`);
}

function list(items: readonly unknown[], areTexts = false): string {
  return `[\n${items.map((item) => (areTexts ? item : JSON.stringify(item))).join(',\n')}\n]`;
}

main();
