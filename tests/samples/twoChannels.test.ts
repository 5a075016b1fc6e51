/** A call with two sides goes on in a new session, each side after its own last final. */
import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:https';
import {join} from 'node:path';
import {numbersWav} from '@speech-docs/emulator/core/numbers';
import {drills, withChannels} from '@speech-docs/emulator/drills/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {describe, expect, it} from 'vitest';
import {listen} from '../support/ports';
import {samplesPython} from '../support/python';
import {installSample, skipWithoutLanguage, startSample, WORK} from './recoveryRun';

const JAVASCRIPT = 'samples/realtime/javascript/two-channels.mjs';
const [drill] = drills.filter(({name}) => name === 'idle-recycle').map(withChannels);

async function broken(file: string, fault = drill?.fault): Promise<string[]> {
  if (!drill) throw new Error('The drill is gone.');
  const command = file.endsWith('.py') ? `${samplesPython().python}` : process.execPath;
  const {findings} = await runDrill({...drill, fault}, [command, file, '{audio}', '{audio2}']);
  return findings.map(({rule, why}) => `${rule}: ${why}`);
}

describe.concurrent.each([JAVASCRIPT, 'samples/realtime/python/two-channels.py'])('%s', (program) => {
  skipWithoutLanguage(program);
  installSample(program.replace('two-channels', 'channels'));

  // Under every drill: drills.full.test.ts.
  it('gets every word of both once, and has its one retry after unknown_error left after a renewal', async () => {
    // The warning comes 5 s before.
    expect(await broken(installSample(program), 'socket:session_timeout@8*1,socket:unknown_error@0*1')).toEqual([]);
  });

  it('does not retry when the certificate is not trusted', async () => {
    const folder = join(WORK, 'certificate');
    mkdirSync(folder, {recursive: true});
    const [key, cert, wav] = ['key.pem', 'cert.pem', 'one.wav'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost'.split(' ');
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], {stdio: 'ignore'});
    writeFileSync(wav, numbersWav(1));
    const server = createServer({key: readFileSync(key), cert: readFileSync(cert)});
    const port = await listen(server);
    const {status, said} = startSample(program, {REALTIME_URL: `wss://localhost:${port}/v2`}, [wav, wav]);
    expect(await status, said.errors).toBe(1);
    expect(said.errors).toMatch(/certificate/i);
    expect(said.errors).not.toContain('next try');
    server.close();
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
