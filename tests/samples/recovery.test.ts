/** The nightly tests go through the whole table; these are its four actions. */
import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {socketDecisions, waits} from '../../data/recovery';
import {numberAudio} from '../../packages/emulator/core/numbers';
import {ROOT} from './programs';
import {runAgainst, SAMPLE_RATE, WORDS, WORK} from './recoveryRun';

/** More than the programs keep for a new connection, and than the retries can use up. */
const SILENCE_SECONDS = 300;

// Side by side, because all of them wait.
describe.concurrent.each([
  'samples/realtime/python/resilient-stream.py',
  'samples/realtime/javascript/resilient-stream.mjs',
])('%s', (program) => {
  it.each(['job_error@3*1', 'duration_limit_exceeded@3*1', 'reset@3*2', '503*1'])(
    'loses no word, and repeats none, after %s',
    async (fault) => {
      const {lost, twice, status, errors} = await runAgainst(program, `socket:${fault}`);
      expect([lost, twice, status], errors).toEqual([0, 0, 0]);
    },
  );

  it('names every type of the table that is not retried once, and its number of retries', () => {
    const text = readFileSync(join(ROOT, program), 'utf8');
    const types = Object.keys(socketDecisions.error).filter((type) => !/^invalid_|^unknown_error$/.test(type));
    expect(types.filter((type) => !new RegExp(`['"]${type}['"]`).test(text))).toEqual([]);
    expect(text).toContain(`MAX_RETRIES = ${waits.socket.attempts}`);
  });

  it('stops after the retries of the table when each connection hears silence alone', async () => {
    const silence = Buffer.alloc(2 * SAMPLE_RATE * SILENCE_SECONDS);
    const {waits: tries, status} = await runAgainst(program, 'socket:1011@70', silence);
    expect({tries, status}).toEqual({tries: waits.socket.attempts, status: 1});
  });

  it.each(['503', 'invalid_model@4'])(
    'keeps what has no final when it stops after %s, and says which',
    async (fault) => {
      const audio = Buffer.from(numberAudio(0, WORDS, SAMPLE_RATE));
      const first = await runAgainst(program, `socket:${fault}`, audio);
      const [, from, to, path = ''] = /([\d.]+) s to ([\d.]+) s are in (\S+)$/m.exec(first.errors) ?? [];
      const kept = readFileSync(join(WORK, path));
      rmSync(join(WORK, path));
      expect(kept).toEqual(audio.subarray(2 * SAMPLE_RATE * Number(from), 2 * SAMPLE_RATE * Number(to)));
      const second = await runAgainst(program, undefined, kept);
      const words = [...first.words, ...second.words].sort((one, other) => one - other);
      expect([first.status, second.status, words]).toEqual([1, 0, Array.from({length: WORDS}, (_, word) => word)]);
    },
  );

  it('ends with another status than 0 when the key is not valid', async () => {
    expect(await runAgainst(program, 'socket:401')).toMatchObject({waits: 0, status: 1});
  });
});
