import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Emulator, startEmulator} from './server';
import {contracts, Line, recognize, startRecognition} from './support/client';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const SESSIONS = 10_000;
const AT_ONCE = 50;
/** A slow machine stops here, having served fewer; these many it serves in any case. */
const BOUND_MS = 40_000;
const AT_LEAST = 1_000;
/** How long a vanished client's connection may take to go. */
const PATIENCE_MS = 30_000;
/** What the heap may gain over all the sessions: far less than a kilobyte for each. */
const GROWTH_BYTES = 8_000_000;

describe('many sessions', () => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startEmulator({port: 0, contracts, maxSessions: 1000});
  });
  afterAll(() => emulator.close());

  it(
    `leave nothing behind: up to ${SESSIONS} of them, good, bad and vanishing, in ${BOUND_MS / 1000} s`,
    async () => {
      const bystander = await recognize(emulator);
      await runMany(emulator, 500);
      const before = usedHeap();
      expect(await runMany(emulator, SESSIONS)).toBeGreaterThanOrEqual(AT_LEAST);
      await settled(emulator, 1);
      expect(usedHeap() - before).toBeLessThan(GROWTH_BYTES);
      // A session that was open all the time is undisturbed.
      bystander.send(Buffer.alloc(100));
      await bystander.next('AudioAdded');
      bystander.socket.close();
      await settled(emulator, 0);
    },
    4 * BOUND_MS,
  );
});

/** Runs so many sessions, or as many as the time allows; returns how many there were. */
async function runMany(emulator: Emulator, count: number): Promise<number> {
  let next = 0;
  const until = Date.now() + BOUND_MS;
  const worker = async () => {
    while (next < count && (Date.now() < until || next < AT_LEAST)) {
      next += 1;
      await one(emulator, next % 4);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return next;
}

/** A whole session, a client that vanishes, a bad message, a session that is closed early. */
async function one(emulator: Emulator, kind: number): Promise<void> {
  const line = await Line.open(emulator, '/v2');
  line.send(kind === 2 ? '{' : startRecognition());
  if (kind === 2) {
    await line.end();
    return;
  }
  await line.next('RecognitionStarted');
  line.send(Buffer.alloc(3200));
  if (kind === 1) line.socket.terminate();
  else if (kind === 0) {
    line.send({message: 'EndOfStream', last_seq_no: 1});
    await line.next('EndOfTranscript');
  }
  line.socket.close();
  await line.end();
}

async function settled(emulator: Emulator, sessions: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (emulator.counts().sessions !== sessions || emulator.counts().connections > sessions) {
    if (Date.now() > until) throw new Error(`still open: ${JSON.stringify(emulator.counts())}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function usedHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describe('the command', () => {
  const launch = (args: string[]) => {
    // Not through the command of tsx: it passes signals on, and on a busy machine gives up before they arrive.
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/emulator/main.ts', ...args], {
      cwd: join(__dirname, '../..'),
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    return {child, ended, output: () => output};
  };

  it('prints its port and the variables of the samples, and stops without a trace', async () => {
    const {child, ended, output} = launch(['--port', '0']);
    while (!output().includes('FLOW_URL')) await new Promise((resolve) => setTimeout(resolve, 50));
    const [, port] = /listens on port (\d+)/.exec(output()) ?? [];
    expect((await fetch(`http://127.0.0.1:${port}/v2/jobs`)).status).toBe(401);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('says so when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const {port} = other.address() as {port: number};
    const {ended, output} = launch(['--port', `${port}`]);
    expect(await ended).toBe(1);
    expect(output()).toContain('The port is taken. Choose another one with --port');
    other.close();
  });
});
