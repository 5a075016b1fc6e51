/**
 * `npm run emulator:compile`: writes what the packages need of contracts and recordings where no file can be read, such as
 * in a browser. Run it after a change of a contract or of a recording; a test compares the files with fresh ones.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {generateRecordings} from '@speech-docs/emulator/compile/recordings';
import {generateContracts} from '@speech-docs/protocol/compile/generate';

async function main(): Promise<void> {
  for (const [file, text] of Object.entries({...(await generateContracts()), ...generateRecordings()})) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
    console.log(`${file}: ${text.length} bytes`);
  }
}

void main();
