/** What every test file of the emulator claims at its end: sockets, servers, processes, and timers are as they were. */
import {afterAll, beforeAll, expect} from 'vitest';

/** How long a connection that was just closed may take to go. */
const PATIENCE_MS = 10_000;

/** Vitest has a timer of its own while a hook runs. */
function openResources(): string[] {
  return process.getActiveResourcesInfo().filter((kind) => /TCP|Pipe|Process|Timeout/.test(kind));
}

let before: string[] = [];
beforeAll(() => {
  before = openResources();
});

// Of the hooks of a file the one that was named first runs last, and this one is named when the file imports its client.
afterAll(async () => {
  const until = Date.now() + PATIENCE_MS;
  while (openResources().length > before.length && Date.now() < until) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(openResources().length, `${openResources()} were ${before}`).toBeLessThanOrEqual(before.length);
});
