/** Set-up of each test file: at its end sockets, servers, processes, and timers are as they were. */
import {afterAll, beforeAll, expect} from 'vitest';

/** How long a connection that was just closed may take to go. */
const PATIENCE_MS = 10_000;

const KINDS = ['TCPServerWrap', 'TCPSocketWrap', 'ProcessWrap', 'Timeout'];
/** Vitest runs a timer during hooks. */
const ALLOWED: Readonly<Record<string, number>> = {Timeout: 1};

let before: Record<string, number> = {};

function count(kind: string): number {
  return process.getActiveResourcesInfo().filter((one) => one === kind).length;
}

const leftOver = () => KINDS.filter((kind) => count(kind) > (before[kind] ?? 0) + (ALLOWED[kind] ?? 0));

// afterAll hooks run in reverse order, so the hook of a set-up file runs last.
beforeAll(() => {
  before = Object.fromEntries(KINDS.map((kind) => [kind, count(kind)]));
});
afterAll(async () => {
  const until = Date.now() + PATIENCE_MS;
  while (leftOver().length > 0 && Date.now() < until) await new Promise((resolve) => setImmediate(resolve));
  expect(leftOver()).toEqual([]);
});
