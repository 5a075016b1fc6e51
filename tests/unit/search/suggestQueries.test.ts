import {describe, expect, it} from 'vitest';
import {suggestQueries} from '../../../src/search/suggestQueries';
import type {SearchQuery, SearchResponse} from '../../../src/search/types';
import {FILTERS} from '../../../tools/ranking/evaluate';

const queryFor = (query: string) => ({query, filters: FILTERS});

/** A client that finds these words only, and keeps what it is queried for. */
function clientThatFinds(...words: string[]) {
  const queries: string[] = [];
  const search = async ({query}: SearchQuery): Promise<SearchResponse> => {
    queries.push(query);
    const total = words.includes(query) ? 1 : 0;
    return {kind: 'ready', query, hits: [], total, page: 0, pages: 1, sections: []};
  };
  return {queries, search};
}

describe('suggested queries', () => {
  it('are the words of the query that find something, then what most readers need', async () => {
    expect(await suggestQueries(queryFor('zebra latency'), clientThatFinds('latency'))).toEqual([
      'latency',
      'quickstart',
      'authentication',
    ]);
  });

  it('are three even when nothing is found, and never the query itself', async () => {
    expect(await suggestQueries(queryFor('Quickstart '), clientThatFinds())).toEqual([
      'authentication',
      'supported languages',
      'diarization',
    ]);
  });

  it('cost at most three searches, for the longest words', async () => {
    const client = clientThatFinds();
    await suggestQueries(queryFor('an a aaa bbbb ccccc dddddd eeeeeee'), client);
    expect(client.queries).toEqual(['eeeeeee', 'dddddd', 'ccccc']);
  });

  it('are there when the index is not', async () => {
    const search = async ({query}: SearchQuery): Promise<SearchResponse> => ({
      kind: 'failed',
      query,
      reason: 'offline',
    });
    expect(await suggestQueries(queryFor('one two'), {search})).toHaveLength(3);
  });
});
