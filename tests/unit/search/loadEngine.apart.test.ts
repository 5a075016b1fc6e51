import {expect, it, vi} from 'vitest';
import {loadEngine} from '../../../src/search/backend/loadEngine';

it('the index cannot be reached when nothing of it has come for six seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_url: string, {signal}: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const loading = expect(loadEngine('/find/index.json')).rejects.toMatchObject({reason: 'offline'});
  await vi.advanceTimersByTimeAsync(6001);
  await loading;
});
