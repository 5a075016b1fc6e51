/** The program that drills web pages: those of the site recover, and stop when their key is not valid. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {drills} from '@speech-docs/emulator/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {expect, it} from 'vitest';
import {findTestChromium} from '../../tools/programs';
import {listFiles, readResolved} from './programs';
import {WORK} from './recoveryRun';

const CHROME = findTestChromium();

it.skipIf(!CHROME).each([
  ['realtime/browser', ['reset', 'words-stop', 'rejected-key']],
  ['flow/javascript', ['agent-cut', 'agent-refused-key']],
])('the page of %s passes the drills %j', async (page, names) => {
  const folder = join(WORK, page);
  mkdirSync(folder, {recursive: true});
  const program = 'samples/get-started/javascript/drill-page.mjs';
  const own = listFiles(`samples/${page}`).filter((file) => dirname(file) === `samples/${page}`);
  for (const file of [program, ...own]) writeFileSync(join(folder, basename(file)), readResolved(file));
  const script = `cd '${folder}' && CHROME='${CHROME}' exec node drill-page.mjs "$0"`;
  for (const drill of drills.filter(({name}) => names.includes(name))) {
    const {findings, errors} = await runDrill(drill, ['sh', '-c', script, '{audio}']);
    expect(findings, `${drill.name}: ${errors}`).toEqual([]);
  }
});
