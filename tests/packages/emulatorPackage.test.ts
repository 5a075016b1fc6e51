/** The package that the site offers: small, quick to start, without dependencies, and usable from its folder alone. */
import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {basename, dirname, join} from 'node:path';
import type * as built from '@speech-docs/emulator';
import {SocketClient, startRecognition, until} from '@speech-docs/emulator/testing';
import type * as published from '@speech-docs/emulator/types';
import {beforeAll, describe, expect, it} from 'vitest';
import {provider} from '../../provider';
import {packEmulator, TARBALL} from '../../src/site/build/emulatorPackage.server';
import {run as runQuietly} from '../../tools/run';
import {temporaryFolder} from '../support/temporaryFolder';

const MOST_BYTES = 480_000;
const FILES =
  'CHANGELOG.md Dockerfile LICENSE README.md THIRD-PARTY.txt package.json emulator.cjs emulator.d.ts emulator.py ' +
  'harbor-tour.wav stereo-call.wav ticket-desk.mp3';
const PROGRAMS = ['agent', 'jobs', 'stream'].flatMap((kind) =>
  ['naive', 'right'].flatMap((name) => [`${name}-${kind}.mjs`, `${name}-${kind}.py`]),
);
const ROOT = join(__dirname, '../..');
const target = temporaryFolder('emulator-tarball');
const tarball = join(target, TARBALL);
const folder = join(temporaryFolder('emulator-package'), 'package');
beforeAll(() => {
  packEmulator(target);
  execFileSync('tar', ['xzf', tarball, '-C', dirname(folder)]);
});

it('has no dependency, and the license texts of what it contains', () => {
  // Ajv's runtime is within the compiled validators.
  const licenses = readFileSync(join(folder, 'THIRD-PARTY.txt'), 'utf8').split('\n----\n\n');
  expect(licenses).toEqual(
    ['ajv', 'ws'].map((name) => expect.stringMatching(`^${name}\\n[^]*Permission is hereby granted`)),
  );
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  expect(Object.keys(manifest.bin)).toEqual([provider.emulatorPackage]);
});

it(`is a tarball of at most ${MOST_BYTES / 1000} kB, with its checksum`, () => {
  const sum = createHash('sha256').update(readFileSync(tarball)).digest('hex');
  expect(readFileSync(`${tarball}.sha256`, 'utf8')).toBe(`${sum}  ${TARBALL}\n`);
  expect(statSync(tarball).size).toBeLessThanOrEqual(MOST_BYTES);
  const listed = execFileSync('tar', ['tzf', tarball], {encoding: 'utf8'}).trim().split('\n');
  expect(listed.map((path) => basename(path)).sort()).toEqual(
    [...FILES.split(' '), ...PROGRAMS, 'emulator.test.mjs'].sort(),
  );
});

describe('from a folder of its own', () => {
  it('is a library that rejects options that it does not have', () => {
    const project = temporaryFolder('emulator-project');
    cpSync(folder, join(project, 'node_modules', provider.emulatorPackage), {recursive: true});
    const script = join(project, 'use.mjs');
    writeFileSync(
      script,
      `import {createEmulator, numbersWav} from '${provider.emulatorPackage}';
const emulator = await createEmulator({seed: 7, rates: {newJobs: 1, reads: 50}, fault: 'GET:503*1'});
const status = async () => (await fetch(emulator.urls.BATCH_URL + '/jobs', {headers: {Authorization: 'Bearer k'}})).status;
console.log(await status(), await status(), emulator.report().requests.length, numbersWav(4).length);
for (const wrong of [{speed: 3}, {fault: 'earthquake'}]) await createEmulator(wrong).catch(({message}) => console.log(message));
await emulator.close();`,
    );
    const output = execFileSync(process.execPath, [script], {encoding: 'utf8'});
    expect(output.trim().split('\n')).toEqual([
      '503 200 2 32044',
      'createEmulator has no option "speed"',
      'fault: The fault "earthquake" is unknown',
    ]);
  });

  it('lends itself to tests in JavaScript, of each API', async () => {
    const project = temporaryFolder('emulator-tests');
    mkdirSync(join(project, 'node_modules'));
    symlinkSync(folder, join(project, 'node_modules', provider.emulatorPackage));
    symlinkSync(join(ROOT, 'node_modules/ws'), join(project, 'node_modules/ws'));
    cpSync(join(folder, 'programs'), project, {recursive: true});
    const ended = await runQuietly(process.execPath, ['--test', 'emulator.test.mjs'], {quiet: true, cwd: project});
    expect(ended).toMatchObject({code: 0, output: expect.stringMatching(/^# pass 3$/m)});
  });

  it('lends itself to tests in Python', () => {
    const script = `import sys; sys.path.insert(0, ${JSON.stringify(folder)})
import urllib.request, urllib.error
from emulator import Emulator
with Emulator('--key', 'k') as emulator:
    try: urllib.request.urlopen(emulator.urls['BATCH_URL'] + '/jobs?limit=1')
    except urllib.error.HTTPError as error: print(error.code, error.read().decode()); error.close()
    print(len(emulator.report()['requests']), emulator.broken_rules())`;
    const output = execFileSync('python3', ['-W', 'error', '-c', script], {encoding: 'utf8'});
    expect(output.trim().split('\n')).toEqual(['401 {"code":401,"error":"Permission Denied"}', '1 []']);
  });

  it('checks the sessions of its own report: 0 without a broken rule, 1 with one, 2 for what is no recording', async () => {
    // The code fits the published types, or this does not compile.
    const {createEmulator}: typeof published = createRequire(__filename)(join(folder, 'emulator.cjs')) as typeof built;
    const emulator = await createEmulator();
    const statusOf = (text: string) => {
      writeFileSync(join(folder, 'session.jsonl'), text);
      return spawnSync(process.execPath, [join(folder, 'emulator.cjs'), 'check', join(folder, 'session.jsonl')]).status;
    };
    const statuses: unknown[] = [statusOf('Dear support')];
    for (const [config, last] of [
      [{max_delay: 9}, 'Error'],
      [{}, 'EndOfTranscript'],
    ] as const) {
      const line = await SocketClient.open(emulator, '/v2');
      line.send(startRecognition(config));
      if (last !== 'Error') await line.next('RecognitionStarted');
      line.send({message: 'EndOfStream', last_seq_no: 0});
      await line.next(last);
      line.socket.close();
      await until(() => emulator.report().sessions.length === statuses.length);
      const {sessions} = emulator.report();
      statuses.push(statusOf(sessions.at(-1)?.log ?? ''));
    }
    await emulator.close();
    expect(statuses).toEqual([2, 1, 0]);
  });

  it('runs a drill on a program, and says what is wrong', async () => {
    const samples = join(ROOT, 'samples/drills/javascript');
    const right = readFileSync(join(samples, 'right-jobs.mjs'), 'utf8');
    const [before, last] = right.split('console.log(await poll(await submit(file, feature), again))');
    const deletes =
      "const job = await submit(AUDIO); console.log(await poll(job)); await request('DELETE', '/jobs/' + job)";
    writeFileSync(join(folder, 'deletes.mjs'), [before, last].join(deletes));
    const report = join(folder, 'drills.json');
    // Side by side, because all of them wait.
    const drill = (program: string, ...options: string[]) => {
      const args = ['drill', 'created-500', ...options, '--', process.execPath, program, '{audio}'];
      return runQuietly(process.execPath, [join(folder, 'emulator.cjs'), ...args], {quiet: true});
    };
    const ends = await Promise.all([
      drill(join(samples, 'right-jobs.mjs')),
      drill(join(folder, 'deletes.mjs')),
      drill(join(samples, 'naive-jobs.mjs'), '--report', report),
    ]);
    const finding = 'one-job: It created 2 jobs, and the recordings need 1.';
    const said = ['s, 0 words lost, 0 twice\n1 passed, 0 failed\n', '1 passed, 0 failed', finding];
    expect(ends).toMatchObject(said.map((text, at) => ({code: at < 2 ? 0 : 1, output: expect.stringContaining(text)})));
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      failed: 1,
      drills: [{lost: 0, twice: 0, findings: [{rule: 'one-job'}, {rule: 'batch.wait'}]}],
    });
  });
});
