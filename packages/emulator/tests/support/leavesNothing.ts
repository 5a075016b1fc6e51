/** What every test file of the emulator claims at its end: sockets, servers, processes, and timers are as they were. */
import {afterAll, beforeAll, expect} from 'vitest';

/** How long a connection that was just closed may take to go. */
const PATIENCE_MS = 10_000;

const KINDS = ['TCPServerWrap', 'TCPSocketWrap', 'ProcessWrap', 'Timeout'];
/** Vitest has a timer of its own while a hook runs. */
const ALLOWED: Readonly<Record<string, number>> = {Timeout: 1};

function count(kind: string): number {
  return process.getActiveResourcesInfo().filter((one) => one === kind).length;
}

const isOfEmulator = () => /tests[\\/]emulator[\\/](?!console)/.test(`${expect.getState().testPath}`);

/** Claims it for the test files of the emulator; of the hooks of a file the one that was named first runs last. */
export function leavesNothing(): void {
  let before: Record<string, number> = {};
  const leftOver = () => KINDS.filter((kind) => count(kind) > (before[kind] ?? 0) + (ALLOWED[kind] ?? 0));
  beforeAll(() => {
    before = Object.fromEntries(KINDS.map((kind) => [kind, count(kind)]));
  });
  afterAll(async () => {
    if (!isOfEmulator()) return;
    const until = Date.now() + PATIENCE_MS;
    while (leftOver().length > 0 && Date.now() < until) await new Promise((resolve) => setImmediate(resolve));
    expect(leftOver()).toEqual([]);
  });
}
