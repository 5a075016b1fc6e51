/** The programs that survive a broken session keep the table of decisions, row by row: no word lost, none twice. */

import {readSource} from '@speech-docs/protocol/compile/contracts';
import {describe, expect, it, vi} from 'vitest';
import {afterSocket, type Decision, socketDecisions, waits} from '../../data/recovery';
import {runAgainst, SAMPLE_RATE, skipWithoutPython, startDeafService, startSample} from './recoveryRun';

const programs = ['samples/realtime/python/resilient-stream.py', 'samples/realtime/javascript/resilient-stream.mjs'];

const {'x-errors': errors, 'x-close-codes': codes} = readSource('realtime') as unknown as {
  'x-errors': {type: string}[];
  'x-close-codes': {code: number}[];
};
const statuses = Object.keys(socketDecisions.handshake).filter((key) => /^\d+$/.test(key));

/** More than the programs keep for a new connection, and than the retries can use up. */
const SILENCE_SECONDS = 300;

type Row = [fault: string, decision: Decision];

/** Every row that the emulator can play: after two seconds of audio, or instead of the handshake. */
const rows: Row[] = [
  ...errors.map(({type}): Row => [`${type}@2`, afterSocket({error: type})]),
  ...codes.map(({code}): Row => [`${code}@2`, afterSocket({code})]),
  ...[...statuses, '500', '501', '503'].map((status): Row => [status, afterSocket({status: Number(status)})]),
  ['duration_limit_exceeded@2', socketDecisions.warning.duration_limit_exceeded],
  ['reset@2', socketDecisions.close[1006]],
];
const again = rows.filter(([, {wait}]) => wait);
const never = rows.filter(([, {wait}]) => !wait);

const greetings = ['RecognitionStarted'];

/** Starts a program with a live source that has so many seconds of audio, and stays open. */
function streamLive(program: string, url: string, seconds: number) {
  const running = startSample(program, {REALTIME_URL: url});
  running.program.stdin?.on('error', () => {}).write(Buffer.alloc(2 * SAMPLE_RATE * seconds));
  return running;
}

describe.concurrent.each(programs)('%s', (program) => {
  skipWithoutPython(program);
  // Other messages come each second; what is due does not.
  it.for([
    [0, false],
    [10, false],
    [30, false],
    [10, true],
  ] as const)(
    'gives a connection up when %i frames are confirmed, and no more; all are sent: %s',
    async ([confirms, isOver], context) => {
      const service = await startDeafService(context, {greetings, confirms});
      const {program: running, said} = streamLive(program, service.url, 3);
      if (isOver) running.stdin?.end();
      if (confirms === 30) {
        await vi.waitFor(() => expect(service.frames()).toBe(30), 20_000);
        running.stdin?.write(Buffer.alloc(SAMPLE_RATE));
      }
      await vi.waitFor(() => expect(said.errors).toContain('no message in time'), 60_000);
      running.kill();
    },
  );

  it('pings while its source is silent', async (context) => {
    const service = await startDeafService(context, {greetings});
    const {program: running} = streamLive(program, service.url, 0);
    await vi.waitFor(() => expect(service.pings()).toBeGreaterThan(0), 60_000);
    running.kill();
  });
});

describe.each(programs)('%s', (program) => {
  skipWithoutPython(program);
  it.each(again)('gets every word once after %s', async (fault) => {
    const {lost, twice, status, errors: text} = await runAgainst(program, `socket:${fault}*1`);
    expect([lost, twice, status], text).toEqual([0, 0, 0]);
  });

  it.each(never)('stops after %s, without another attempt', async (fault) => {
    const {waits: count, twice, status, errors: text} = await runAgainst(program, `socket:${fault}`);
    expect([count, twice, status], text).toEqual([0, 0, 1]);
  });

  it.each(['cut@0.5', 'cut@2', 'cut@5', 'jitter', 'duplicate', 'slow-end', 'oversized', 'slow-read@2', 'stall@2'])(
    'gets every word once although of %s',
    async (fault) => {
      const {lost, twice, status, errors: text} = await runAgainst(program, `socket:${fault}*1`);
      expect([lost, twice, status], text).toEqual([0, 0, 0]);
    },
  );

  it('stops after the retries of the table when each connection hears silence alone', async () => {
    const silence = Buffer.alloc(2 * SAMPLE_RATE * SILENCE_SECONDS);
    const {waits: tries, status} = await runAgainst(program, 'socket:1011@70', silence);
    expect({tries, status}).toEqual({tries: waits.socket.attempts, status: 1});
  });

  it.each<[string, keyof typeof waits]>([
    ['503', 'socket'],
    ['reset@0', 'socket'],
    ['job_error@0', 'socket'],
    ['session_timeout@0', 'renewal'],
    ['unknown_error@0', 'once'],
  ])('gives up after the attempts of the table when %s comes every time', async (fault, wait) => {
    const {waits: count, status, errors: text} = await runAgainst(program, `socket:${fault}`);
    expect([count, status], text).toEqual([waits[wait].attempts, 1]);
  });
});
