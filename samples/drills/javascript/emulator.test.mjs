// Node.js 20 or later. Packages: npm install ws@8
// Tests a program of each API against the emulator.
// Usage: node --test emulator.test.mjs

import {createEmulator, numbersWav} from '{{provider.emulatorPackage}}';
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {test} from 'node:test';
import {promisify} from 'node:util';

const run = promisify(execFile);
writeFileSync('numbers.wav', numbersWav(20));
const NUMBERS = Array.from({length: 20}, (_, number) => `${number}`);

/** Runs a program; returns its output, and what the emulator saw of it. */
async function runWith(fault, program) {
  const emulator = await createEmulator({fault, recognize: 'numbers'});
  const keys = {API_KEY: 'any-key', AGENT_ID: 'any-agent'};
  const env = {...process.env, ...emulator.urls, ...keys};
  try {
    const {stdout} = await run('node', [program, 'numbers.wav'], {env});
    return {output: stdout, ...emulator.report()};
  } finally {
    await emulator.close();
  }
}

const words = (output) => output.match(/\d+/g);
const rulesIn = (all) =>
  all.flatMap(({broken = []}) => broken.map(({rule}) => rule));

test('batch creates one job, whose first response is lost', async () => {
  const seen = await runWith('POST:500-after*1', 'right-jobs.mjs');
  assert.deepEqual(words(seen.output), NUMBERS);
  const created = seen.requests.filter(({method}) => method === 'POST');
  assert.equal(created.length, 1);
  assert.deepEqual(rulesIn(seen.requests), []);
});

test('real time has each word once, over two sessions', async () => {
  const seen = await runWith('socket:1011@2*1', 'right-stream.mjs');
  assert.deepEqual(words(seen.output), NUMBERS);
  assert.equal(seen.sessions.length, 2);
  assert.deepEqual(rulesIn(seen.sessions), []);
});

test('the agent calls a function twice, which acts once', async () => {
  const seen = await runWith('socket:two-calls', 'right-agent.mjs');
  assert.equal(seen.output.match(/^acted/gm).length, 1);
  assert.deepEqual(rulesIn(seen.sessions), []);
});
