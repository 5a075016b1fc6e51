import {describe, expect, it} from 'vitest';
import type {SearchAnswer, SearchQuery} from '../../../../src/search/types';
import {suggestQueries} from '../../../../src/search/ui/suggestQueries';

/** A client that finds these words only, and counts what it is asked. */
function clientThatFinds(...words: string[]) {
  const asked: string[] = [];
  const search = async ({query}: SearchQuery): Promise<SearchAnswer> => {
    asked.push(query);
    const total = words.includes(query) ? 1 : 0;
    return {kind: 'ready', query, hits: [], total, page: 0, pages: 1, sections: []};
  };
  return {asked, search};
}

describe('suggested queries', () => {
  it('are the words of the query that find something, then what most readers need', async () => {
    expect(await suggestQueries('zebra latency', clientThatFinds('latency'))).toEqual([
      'latency',
      'quickstart',
      'authentication',
    ]);
  });

  it('are three even when nothing is found, and never the query itself', async () => {
    expect(await suggestQueries('Quickstart ', clientThatFinds())).toEqual([
      'authentication',
      'supported languages',
      'diarization',
    ]);
  });

  it('cost at most three searches, for the longest words', async () => {
    const client = clientThatFinds();
    await suggestQueries('an a aaa bbbb ccccc dddddd eeeeeee', client);
    expect(client.asked).toEqual(['eeeeeee', 'dddddd', 'ccccc']);
  });

  it('are there when the index is not', async () => {
    const search = async ({query}: SearchQuery): Promise<SearchAnswer> => ({kind: 'failed', query, reason: 'offline'});
    expect(await suggestQueries('one two', {search})).toHaveLength(3);
  });
});
