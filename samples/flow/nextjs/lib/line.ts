// TypeScript 5. Packages: none. Runs on the server only.
// Who talks, and who waits. One server keeps it in its memory: with several,
// keep it in a store that they share.

// What your account may hold at once; other callers wait in line.
const MAX_CONVERSATIONS = Number(process.env.MAX_CONVERSATIONS ?? 3);
// A caller who is silent for longer is gone. Hidden tabs run once a minute.
const GONE_MS = 90_000;

// Every caller, in the order in which they came, with the last sign of life.
const callers = new Map<string, number>();

/** Keeps the place of a caller, and returns it; 0 is for those who talk. */
export function placeOf(caller: string): number {
  const now = Date.now();
  callers.set(caller, now);
  for (const [one, seen] of callers)
    if (now - seen > GONE_MS) callers.delete(one);
  const nth = [...callers.keys()].indexOf(caller) + 1;
  return Math.max(0, nth - MAX_CONVERSATIONS);
}

export function leave(caller: string): void {
  callers.delete(caller);
}
