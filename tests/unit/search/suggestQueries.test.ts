import {expect, it} from 'vitest';
import {suggestQueries} from '../../../src/search/suggestQueries';

const PAGES = [
  {path: '/', title: 'Welcome'},
  {path: '/a', title: 'Speaker diarization'},
  {path: '/b', title: 'Real-time latency'},
  {path: '/c', title: 'Translation'},
  {path: '/d', title: 'Translation GPU inference container'},
  {path: '/e', title: 'Transcribe from a URL'},
];

it('suggested queries are titles of pages that are like a word of the query, the nearest first', () => {
  expect(suggestQueries('zzz latencies', PAGES)).toEqual(['Real-time latency']);
  expect(suggestQueries('tranzlatoin', PAGES)).toEqual(['Translation', 'Translation GPU inference container']);
});

it('suggested queries are other ones for another query, three at most, and never the query itself', () => {
  expect(suggestQueries('translation ', PAGES)).toEqual(['Translation GPU inference container']);
  expect(suggestQueries('diarized speakers', PAGES)[0]).toBe('Speaker diarization');
});

it.each(['', '???', 'qqqqqqqqqq', '日本'])(
  'suggested queries are what readers come for most for %j, which is like no title',
  (query) => {
    const quickstart = {path: '/speech-to-text/batch/quickstart', title: 'Batch quickstart'};
    expect(suggestQueries(query, [...PAGES, quickstart])).toEqual(['Batch quickstart']);
    // Without a list, of the pages of this site.
    expect(suggestQueries(query)).toHaveLength(3);
  },
);
