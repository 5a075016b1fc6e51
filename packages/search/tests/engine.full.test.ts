/** What thousands of searches leave behind in the engine of the embedded index. */
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {requestFor} from '../../../tools/ranking/evaluate';
import {openEngine} from '../engine';
import {indexFileOf} from '../indexFile';
import type {PageText} from '../records';

const GROWTH_BYTES = 2_000_000;

const pages: PageText[] = Array.from({length: 50}, (_, at) => ({
  path: `/speech-to-text/page-${at}`,
  section: 'Speech to Text',
  tag: 'docs-default-current',
  keywords: [],
  headings: [
    {level: 1, title: `Page ${at}`, anchor: '', blocks: [`Audio with a delay of ${at} milliseconds.`], code: ''},
    {level: 2, title: 'Choose a delay', anchor: 'choose-a-delay', blocks: ['A smaller delay warms nothing.'], code: ''},
  ],
}));

describe('the search engine', () => {
  it('leaves memory as it was, after a thousand queries', () => {
    const engine = openEngine(indexFileOf(pages, 'en'));
    const query1000 = (word: string) => {
      for (let round = 0; round < 1000; round++) {
        engine.search(requestFor(`${word} ${round} audio`), 'https://docs.example.com');
      }
    };
    query1000('warm');
    const before = heapInUse();
    query1000('delay');
    expect(heapInUse() - before).toBeLessThan(GROWTH_BYTES);
  });
});

/** Bytes in use once the garbage is gone. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
