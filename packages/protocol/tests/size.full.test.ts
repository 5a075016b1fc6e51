/** The largest recordings that the page takes, in every format: judged within 2 s. */
import {expect, it} from 'vitest';
import {MOST_BYTES} from '../sessionCheck/bytes';
import {MOST_FRAMES} from '../sessionCheck/reader';
import {check, read, recordings} from './recorded';

const MOST_MS = 2000;
const resumed = recordings().filter(({scenario}) => scenario.name === 'resumed');

/** The recording so many times; the formats of one document get more entries. */
function repeated(text: string, times: number): string {
  if (!/^\s*[[{]/.test(text) || !/^[\]}]/m.test(text)) return `${text}\n`.repeat(times);
  const document = JSON.parse(text);
  const many = (list: unknown[]) => Array.from({length: times}, () => list).flat();
  return JSON.stringify(
    Array.isArray(document) ? many(document) : {log: {entries: many(document.log.entries)}},
    null,
    1,
  );
}

/** Milliseconds of the processor in the fastest of three runs: other processes take none of them. */
function best(run: () => void): number {
  return Math.min(
    ...Array.from({length: 3}, () => {
      const start = process.cpuUsage();
      run();
      return process.cpuUsage(start).user / 1000;
    }),
  );
}

it.each(resumed)('$format: as many frames as fit are judged within 2 s', ({text}) => {
  const frames = read(text).sessions.reduce((sum, one) => sum + one.frames.length, 0);
  const times = Math.floor(Math.min(MOST_BYTES / text.length, MOST_FRAMES / frames));
  const large = repeated(text, times).slice(0, MOST_BYTES);
  expect(best(() => check(large))).toBeLessThan(MOST_MS);
});
