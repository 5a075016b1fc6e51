/** The nightly tests go through the whole table; these are its four actions. */
import {describe, expect, it} from 'vitest';
import {runAgainst} from './recoveryRun';

describe.each(['samples/realtime/python/resilient-stream.py', 'samples/realtime/javascript/resilient-stream.mjs'])(
  '%s',
  (program) => {
    it.each(['job_error@3*1', 'duration_limit_exceeded@3*1', 'reset@3*2', '503*1'])(
      'loses no word, and repeats none, after %s',
      async (fault) => {
        const {lost, twice, status, errors} = await runAgainst(program, `socket:${fault}`);
        expect([lost, twice, status], errors).toEqual([0, 0, 0]);
      },
    );

    it('stops after a type of the other socket, as the table says', async () => {
      expect(await runAgainst(program, 'socket:config_error@1')).toMatchObject({waits: 0, status: 1});
    });

    it('ends with another status than 0 when the key is not valid', async () => {
      expect(await runAgainst(program, 'socket:401')).toMatchObject({waits: 0, status: 1});
    });
  },
);
