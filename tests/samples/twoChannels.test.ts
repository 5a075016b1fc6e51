/** A call with two sides goes on in a new session, each side after its own last final. */
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {drills, withChannels} from '@speech-docs/emulator/drills/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {describe, expect, it} from 'vitest';
import {samplesPython} from '../support/python';
import {installSample, skipWithoutLanguage, WORK} from './recoveryRun';

const JAVASCRIPT = 'samples/realtime/javascript/two-channels.mjs';
const [drill] = drills.filter(({name}) => name === 'idle-recycle').map(withChannels);

async function broken(file: string): Promise<string[]> {
  if (!drill) throw new Error('The drill is gone.');
  const command = file.endsWith('.py') ? `${samplesPython().python}` : process.execPath;
  const {findings} = await runDrill(drill, [command, file, '{audio}', '{audio2}']);
  return findings.map(({rule, why}) => `${rule}: ${why}`);
}

describe.concurrent.each([JAVASCRIPT, 'samples/realtime/python/two-channels.py'])('%s', (program) => {
  skipWithoutLanguage(program);
  installSample(program.replace('two-channels', 'channels'));

  it('gets every word of both once', async () => {
    expect(await broken(installSample(program))).toEqual([]);
  });
});

it.concurrent('one position for both loses words, and the drill says so', async () => {
  const folder = join(WORK, 'one-position');
  mkdirSync(folder, {recursive: true});
  const text = readFileSync(installSample('samples/realtime/javascript/channels.mjs'), 'utf8').replace(
    'for (const channel of channels) channel.begin();',
    `const last = Math.max(...channels.map(({done}) => done));
    for (const channel of channels) {
      channel.drop(last - channel.done);
      channel.begin();
    }`,
  );
  writeFileSync(join(folder, 'channels.mjs'), text);
  const file = join(folder, 'two-channels.mjs');
  copyFileSync(installSample(JAVASCRIPT), file);
  expect((await broken(file)).join()).toMatch(/^lost: \d+ of 40 words are lost: .+/);
});
