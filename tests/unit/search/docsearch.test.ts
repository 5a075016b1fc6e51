import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {type SearchClient, SearchFailure} from '../../../src/search/client';
import {guardedClientForDocSearch} from '../../../src/search/docsearch';
import {searchSettings} from '../../../src/search/settings.server';
import type {WireAnswer} from '../../../src/search/types';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What DocSearch 3.9.0 does with its client, in the order in which it does it. */
function modal(ask: SearchClient['ask']) {
  const seen: string[] = [];
  const client = {settings: searchSettings({}), ask, addAlgoliaAgent: () => undefined} as unknown as SearchClient;
  const guarded = guardedClientForDocSearch(client, () => Date.now());
  const outcome = guarded
    .search({requests: [{indexName: 'docs', query: 'delay'}]})
    .catch((error) => {
      if (error.name === 'RetryError') seen.push('error screen');
      throw error;
    })
    .then((answer: WireAnswer) => {
      seen.push('hits');
      return answer.results[0]?.hits;
    });
  let settled = 'pending';
  outcome.then(
    () => {
      settled = 'resolved';
    },
    () => {
      settled = 'rejected';
    },
  );
  return {seen, state: () => settled};
}

describe('the dialog', () => {
  it('gets its hits', async () => {
    const {seen, state} = modal(async () => ({results: []}));
    await vi.advanceTimersByTimeAsync(0);
    expect([seen, state()]).toEqual([['hits'], 'resolved']);
  });

  it.each(['offline', 'refused', 'malformed', 'timeout'] as const)(
    'shows its error screen once, after the stall timer, when a search is %s; nothing is rejected',
    async (reason) => {
      const {seen, state} = modal(async () => {
        throw new SearchFailure(reason);
      });
      await vi.advanceTimersByTimeAsync(300);
      expect(seen).toEqual([]);
      await vi.advanceTimersByTimeAsync(60_000);
      // Settling would clear the error again in the same tick.
      expect([seen, state()]).toEqual([['error screen'], 'pending']);
    },
  );

  it('shows its error screen when its own code cannot build the list', async () => {
    const {seen} = modal(async () => undefined as unknown as WireAnswer);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.at(-1)).toBe('error screen');
  });

  it('asks for the reader’s language and version', async () => {
    const ask = vi.fn(async () => ({results: []}));
    modal(ask);
    expect(ask).toHaveBeenCalledWith([
      expect.objectContaining({query: 'delay', facetFilters: expect.arrayContaining([['language:en']])}),
    ]);
  });
});
