/** The nightly tests go through the whole table; these are its four actions. */
import {once} from 'node:events';
import {closeSync, openSync, readFileSync, rmSync} from 'node:fs';
import {connect, createServer, type Socket} from 'node:net';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {numberAudio} from '@speech-docs/emulator/core';
import {listen} from '@speech-docs/emulator/server';
import {describe, expect, it, vi} from 'vitest';
import {limits} from '../../data/limits';
import {daily, inTurn} from '../support/tier';
import {type Run, runAgainst, SAMPLE_RATE, type Started, skipWithoutLanguage, speech, WORDS, WORK} from './recoveryRun';

/** Every client that pings does so at least every 30 s. */
const PAUSE_SCALE = 0.2;
/** The warning comes 5 s before; a renewal is no retry, so the one retry after `unknown_error` is left. */
const renewalThenError = 'session_timeout@8*1,socket:unknown_error@0*1';
const ALL_WORDS = Array.from({length: WORDS}, (_, word) => word);

/** Returns the seconds at which the saved audio begins; it is what the program says that it is. */
function savedFrom({errors}: Run): number {
  const [, from, to, path = ''] = /([\d.]+) s to ([\d.]+) s are in (\S+)$/m.exec(errors) ?? [];
  const kept = readFileSync(join(WORK, path));
  rmSync(join(WORK, path));
  // Not by toEqual, which takes half a second for so many bytes.
  expect(kept.equals(audioFrom(Number(from)).subarray(0, kept.length))).toBe(true);
  // It says hundredths of a second, and has whatever arrived.
  const end = Number(from) + kept.length / (2 * SAMPLE_RATE);
  expect(Math.abs(end - Number(to))).toBeLessThan(0.006);
  return Number(from);
}

const audioFrom = (seconds: number) => speech.subarray(2 * SAMPLE_RATE * seconds);

async function hasKeptTheRest(program: string, first: Run): Promise<void> {
  const second = await runAgainst(program, {audio: audioFrom(savedFrom(first))});
  expect(second.status).toBe(0);
  expect([...first.words, ...second.words].sort((one, other) => one - other)).toEqual(ALL_WORDS);
}

/** Returns both ends of a connection, of which nothing was read. */
async function connection(): Promise<[Socket, Socket]> {
  const server = createServer({pauseOnConnect: true});
  const writer = connect(await listen(server), '127.0.0.1');
  const [reader] = await once(server, 'connection');
  server.close();
  return [writer, reader];
}

const programs = [
  'samples/realtime/python/resilient-stream.py',
  'samples/realtime/javascript/resilient-stream.mjs',
  'samples/realtime/typescript/resilient-stream.mts',
  'samples/realtime/java/ResilientStream.java',
  'samples/realtime/go/resilient-stream.go',
  'samples/realtime/csharp/ResilientStream.cs',
];

// Side by side, because all of them wait.
describe.concurrent.each(daily(programs, 2))('%s', (program) => {
  skipWithoutLanguage(program);
  const number = programs.indexOf(program);

  it.each([
    ...inTurn(['job_error@3*1', 'duration_limit_exceeded@3*1', '503*1', 'reset@3*2'], number),
    renewalThenError,
  ])('loses no word, and repeats none, after %s', async (fault) => {
    const {lost, twice, status, errors} = await runAgainst(program, {fault: `socket:${fault}`});
    expect([lost, twice, status], errors).toEqual([0, 0, 0]);
  });

  it.each(inTurn(['silence*1', 'silence@5*1'], number))(
    'ends a session after 15 s of loud audio without words, and loses none of it, after %s',
    async (fault) => {
      const audio = numberAudio(0, 400, SAMPLE_RATE);
      const {words, status, broken, errors} = await runAgainst(program, {audio, fault: `socket:${fault}`});
      expect([words, status, broken], errors).toEqual([Array.from({length: 400}, (_, word) => word), 0, []]);
    },
  );

  it.each(inTurn(['503', 'invalid_model@4'], number))(
    'keeps what has no final when it stops after %s, and says which',
    async (fault) => {
      const first = await runAgainst(program, {fault: `socket:${fault}`});
      expect(first.status).toBe(1);
      await hasKeptTheRest(program, first);
    },
  );

  const signals = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const;
  it.each(inTurn(signals, 1 - number))(
    'keeps what has no final at %s, although its source stays open',
    async (signal, status) => {
      const act = ({program: running}: Started) => {
        running.stdin?.write(speech);
        running.stdout?.once('data', () => running.kill(signal));
      };
      const first = await runAgainst(program, {act});
      expect(first.status).toBe(status);
      await hasKeptTheRest(program, first);
    },
  );

  it('stops, and keeps what it could not print, when its output is full or closed', async () => {
    const full = openSync('/dev/full', 'w');
    const ends = await Promise.all([
      runAgainst(program, {stdio: ['pipe', full, 'pipe']}),
      runAgainst(program, {
        act({program: running}) {
          running.stdin?.end(speech);
          running.stdout?.destroy();
        },
      }),
    ]);
    closeSync(full);
    for (const end of ends) {
      // Not how often it connected: on a busy machine, a handshake can be too late for the program.
      expect(end.errors).toMatch(/^No output: .+\sStopped: /m);
      expect([end.status, savedFrom(end)]).toEqual([1, 0]);
    }
  });

  it('transcribes what it has when its source breaks, and ends with another status than 0', async () => {
    const [writer, reader] = await connection();
    const act = async ({said}: Started) => {
      reader.destroy();
      writer.write(speech);
      await vi.waitFor(() => expect(said.output).toMatch(/ 20\b/), 60_000);
      writer.resetAndDestroy();
    };
    const {lost, twice, status, errors} = await runAgainst(program, {stdio: [reader, 'pipe', 'pipe'], act});
    expect([lost, twice, status, errors]).toEqual([0, 0, 1, expect.stringContaining('The source failed')]);
  });

  it('keeps one session open with pings while its source pauses for longer than a silent socket may stay open', async () => {
    const act = async ({program: running}: Started) => {
      const half = speech.length / 2;
      running.stdin?.write(speech.subarray(0, half));
      // Ten seconds more, in which it starts.
      await sleep(1000 * (PAUSE_SCALE * 60 * limits.realtime.silentSocketMinutes.value + 10));
      running.stdin?.end(speech.subarray(half));
    };
    const run = await runAgainst(program, {act, timeScale: PAUSE_SCALE});
    const {lost, twice, status, sessions, errors} = run;
    expect([lost, twice, status, sessions], errors).toEqual([0, 0, 0, 1]);
  });
});
