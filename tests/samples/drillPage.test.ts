/** The program that drills a web page tells a page that recovers from one that stops. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {drills} from '@speech-docs/emulator/drills/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {expect, it} from 'vitest';
import {findTestChromium} from '../../tools/chromium';
import {listFiles, readResolved} from './programs';
import {WORK} from './recoveryRun';

const CHROME = findTestChromium();

it.skipIf(!CHROME)('a page gets every word once after a reset, and says when its key is not valid', async () => {
  const folder = join(WORK, 'page');
  mkdirSync(folder, {recursive: true});
  const program = 'samples/get-started/javascript/drill-page.mjs';
  for (const file of [program, ...listFiles('samples/realtime/browser')])
    writeFileSync(join(folder, basename(file)), readResolved(file));
  const command = ['env', `CHROME=${CHROME}`, 'sh', '-c', `cd '${folder}' && exec node drill-page.mjs "$0"`, '{audio}'];
  for (const drill of drills.filter(({name}) => name === 'reset' || name === 'rejected-key')) {
    const {findings, errors} = await runDrill(drill, command);
    expect(findings, errors).toEqual([]);
  }
});
