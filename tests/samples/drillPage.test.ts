/** The program that drills a web page tells a page that recovers from one that stops. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {drills} from '@speech-docs/emulator/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {expect, it} from 'vitest';
import {findTestChromium} from '../../tools/programs';
import {listFiles, readResolved} from './programs';
import {WORK} from './recoveryRun';

const CHROME = findTestChromium();

it.skipIf(!CHROME)('a page gets every word once, and says when its key is not valid', async () => {
  const folder = join(WORK, 'page');
  mkdirSync(folder, {recursive: true});
  const program = 'samples/get-started/javascript/drill-page.mjs';
  for (const file of [program, ...listFiles('samples/realtime/browser')])
    writeFileSync(join(folder, basename(file)), readResolved(file));
  const script = `cd '${folder}' && CHROME='${CHROME}' exec node drill-page.mjs "$0"`;
  for (const drill of drills.filter(({name}) => ['reset', 'words-stop', 'rejected-key'].includes(name))) {
    const {findings, errors} = await runDrill(drill, ['sh', '-c', script, '{audio}']);
    expect(findings, errors).toEqual([]);
  }
});
