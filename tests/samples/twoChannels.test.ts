/** A call with two sides goes on in a new session, each side after its own last final. */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:https';
import {join} from 'node:path';
import {numbersWav} from '@speech-docs/emulator/core';
import {drills, withChannels} from '@speech-docs/emulator/drills';
import {runDrill} from '@speech-docs/emulator/drills/run';
import {listen} from '@speech-docs/emulator/server';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../support/temporaryFolder';
import {commandOf, installSample, skipWithoutLanguage, startSample} from './recoveryRun';

const [drill] = drills.filter(({name}) => name === 'idle-recycle').map(withChannels);

const PROGRAMS = ['javascript/two-channels.mjs', 'python/two-channels.py', 'java/TwoChannels.java'].map(
  (name) => `samples/realtime/${name}`,
);

describe.concurrent.each(PROGRAMS)('%s', (program) => {
  skipWithoutLanguage(program);
  installSample(program.replace('two-channels', 'channels'));

  it('gets every word of both once, and has its one retry after unknown_error left after a renewal', async () => {
    if (!drill) throw new Error('The drill is gone.');
    // The warning comes 5 s before.
    const fault = 'socket:session_timeout@8*1,socket:unknown_error@0*1';
    const command = [...commandOf(program), '{audio}', '{audio2}'];
    expect((await runDrill({...drill, fault}, command)).findings).toEqual([]);
  });

  it('does not retry when the certificate is not trusted', async () => {
    const wav = join(temporaryFolder('certificate'), 'one.wav');
    const [key, cert] = [`${wav}.key`, `${wav}.cert`];
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
