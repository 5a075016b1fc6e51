import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Emulator, startEmulator} from '../adapters/server';
import {contracts, Line, recognize, startRecognition} from './support/client';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const SESSIONS = 10_000;
const AT_ONCE = 50;
/** Seconds on a machine of 2026; the limit ends a run that hangs. */
const BOUND_MS = 600_000;
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
    `leave nothing behind: ${SESSIONS} of them, good, bad and vanishing`,
    async () => {
      const bystander = await recognize(emulator);
      // Without a sign of life for three minutes, the service would end it.
      const pings = setInterval(() => bystander.socket.ping(), 20_000);
      await runMany(emulator, 500);
      await settled(emulator, 1);
      const [heap, handles] = [usedHeap(), openHandles()];
      expect(await runMany(emulator, SESSIONS)).toEqual({whole: 2500, vanished: 2500, bad: 2500, early: 2500});
      await settled(emulator, 1);
      expect(usedHeap() - heap).toBeLessThan(GROWTH_BYTES);
      expect(openHandles()).toEqual(handles);
      // A session that was open all the time is undisturbed.
      clearInterval(pings);
      bystander.send(Buffer.alloc(100));
      await bystander.next('AudioAdded');
      bystander.socket.close();
      await settled(emulator, 0);
    },
    BOUND_MS,
  );
});

type Kind = 'whole' | 'vanished' | 'bad' | 'early';
const KINDS: Kind[] = ['whole', 'vanished', 'bad', 'early'];

/** Runs so many sessions, a few at once; returns how many of each kind came to their end. */
async function runMany(emulator: Emulator, count: number): Promise<Record<Kind, number>> {
  const ended = {whole: 0, vanished: 0, bad: 0, early: 0};
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const kind = KINDS[next % KINDS.length] as Kind;
      next += 1;
      await one(emulator, kind);
      ended[kind] += 1;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return ended;
}

/** A whole session, a client that vanishes, a bad message, a session that is closed early. */
async function one(emulator: Emulator, kind: Kind): Promise<void> {
  const line = await Line.open(emulator, '/v2');
  line.send(kind === 'bad' ? '{' : startRecognition());
  if (kind === 'bad') {
    await line.end();
    return;
  }
  await line.next('RecognitionStarted');
  line.send(Buffer.alloc(3200));
  if (kind === 'vanished') line.socket.terminate();
  else if (kind === 'whole') {
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

/** Sockets and servers of this process, counted by kind; timers come and go with the test's own waiting. */
function openHandles(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) {
    if (/TCP/.test(kind)) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
