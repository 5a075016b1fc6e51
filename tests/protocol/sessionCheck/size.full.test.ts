/** The largest recordings that the page takes, in every format: judged within 2 s. */
import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {replaceSiteTokens} from '../../../data/siteTokens';
import {MOST_BYTES} from '../../../packages/protocol/sessionCheck/bytes';
import {checkText, senderIn} from '../../../packages/protocol/sessionCheck/check';
import {checkRulesOf} from '../../../packages/protocol/sessionCheck/checkRules';
import {readCapture} from '../../../packages/protocol/sessionCheck/read';
import {MOST_FRAMES} from '../../../packages/protocol/sessionCheck/reader';
import {contracts} from '../../support/contracts';

const FOLDER = 'tests/protocol/captures';
const MOST_MS = 2000;
const rules = checkRulesOf(contracts);
const formats = readdirSync(FOLDER).map((file) => {
  const {resumed} = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as {resumed: string};
  return [file.replace('.json', ''), replaceSiteTokens(resumed, file)] as const;
});
const read = (text: string) => readCapture(text, senderIn(rules));

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

it.each(formats)('%s: as many frames as fit are judged within 2 s', (_, text) => {
  const frames = read(text).sessions.reduce((sum, one) => sum + one.frames.length, 0);
  const times = Math.floor(Math.min(MOST_BYTES / text.length, MOST_FRAMES / frames));
  const large = repeated(text, times).slice(0, MOST_BYTES);
  expect(best(() => checkText(large, rules))).toBeLessThan(MOST_MS);
});
