import {describe, expect, it, vi} from 'vitest';
import {warmUp} from '../../../src/search/engine/warmUp';
import type {SearchRequest, SearchResult} from '../../../src/search/types';
import {FILTERS} from '../../../tools/ranking/evaluate';

const engineThat = (search: (request: SearchRequest) => void) => ({
  filters: FILTERS,
  search: (request: SearchRequest) => {
    search(request);
    return {} as SearchResult;
  },
});

describe('the warm-up of the engine', () => {
  it('searches for each letter as the screens do', async () => {
    const requests: SearchRequest[] = [];
    await warmUp(
      engineThat((request) => requests.push(request)),
      'https://docs.example.com',
    );
    expect(requests.map(({query}) => query).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
    expect(requests[0]).toMatchObject({hitsPerPage: 20, snippetWords: 10, filters: FILTERS});
  });

  it('lets a reader’s search in between two letters', async () => {
    const order: string[] = [];
    await warmUp(
      engineThat(({query}) => {
        order.push(query);
        if (query === 'c') setTimeout(() => order.push('the reader’s'));
      }),
      'https://docs.example.com',
    );
    expect(order.slice(0, 6)).toEqual(['a', 'b', 'c', 'the reader’s', 'd', 'e']);
  });

  it('stops at a search that fails', async () => {
    const search = vi.fn().mockImplementationOnce(() => undefined);
    search.mockImplementationOnce(() => {
      throw new Error('no index');
    });
    await expect(warmUp(engineThat(search), 'https://docs.example.com')).rejects.toThrow('no index');
    expect(search).toHaveBeenCalledTimes(2);
  });
});
