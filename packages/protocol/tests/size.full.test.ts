/** The largest recordings that the page takes: judged within 2 s. */
import {expect, it} from 'vitest';
import {MOST_BYTES} from '../sessionCheck/bytes';
import {MOST_FRAMES} from '../sessionCheck/reader';
import {check, read, recordings} from './recorded';

const MOST_MS = 2000;
const resumed = recordings().filter(({name}) => name === 'resumed');

/** The recording so many times; a HAR gets more entries. */
function repeated(text: string, format: string, times: number): string {
  if (format !== 'chrome-har') return `${text}\n`.repeat(times);
  const {entries} = JSON.parse(text).log;
  return JSON.stringify({log: {entries: Array.from({length: times}, () => entries).flat()}}, null, 1);
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

it.each(resumed)('$format: as many frames as fit are judged within 2 s', ({format, text}) => {
  const frames = read(text).sessions.reduce((sum, one) => sum + one.frames.length, 0);
  const times = Math.floor(Math.min(MOST_BYTES / text.length, MOST_FRAMES / frames));
  const large = repeated(text, format, times).slice(0, MOST_BYTES);
  expect(best(() => check(large))).toBeLessThan(MOST_MS);
});
