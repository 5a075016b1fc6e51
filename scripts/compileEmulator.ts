/**
 * `npm run emulator:compile`: writes emulator/generated, what the emulator's core needs in a browser. Run it after a
 * change of a contract or of a recording; a test compares the files with fresh ones.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {generateFiles} from '../emulator/compile/writeGenerated';

const FOLDER = 'emulator/generated';

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  for (const [name, text] of Object.entries(await generateFiles())) {
    writeFileSync(join(FOLDER, name), text);
    console.log(`${FOLDER}/${name}: ${text.length} bytes`);
  }
}

void main();
