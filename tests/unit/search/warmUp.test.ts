import {describe, expect, it, vi} from 'vitest';
import {warmUp} from '../../../src/search/engine/warmUp';
import type {WireRequest} from '../../../src/search/types';

const requestIn = (body: string) => JSON.parse(body).requests[0] as WireRequest;

describe('the warm-up of the engine', () => {
  it('answers each letter as the screens ask for it', async () => {
    const asked: WireRequest[] = [];
    await warmUp(async (body) => asked.push(requestIn(body)));
    expect(asked.map(({query}) => query).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
    expect(asked[0]).toMatchObject({hitsPerPage: 20, attributesToSnippet: expect.arrayContaining(['content:10'])});
  });

  it('lets a reader’s search in between two letters', async () => {
    const order: string[] = [];
    const done = warmUp(async (body) => {
      const {query = ''} = requestIn(body);
      order.push(query);
      if (query === 'c') setTimeout(() => order.push('the reader’s'));
    });
    await done;
    expect(order.slice(0, 6)).toEqual(['a', 'b', 'c', 'the reader’s', 'd', 'e']);
  });

  it('stops at an answer that fails', async () => {
    const answer = vi.fn().mockResolvedValueOnce('').mockRejectedValueOnce(new Error('no index'));
    await expect(warmUp(answer)).rejects.toThrow('no index');
    expect(answer).toHaveBeenCalledTimes(2);
  });
});
