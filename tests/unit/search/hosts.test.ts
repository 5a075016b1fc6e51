import {describe, expect, it} from 'vitest';
import {createHostsCache} from '../../../src/search/hosts';

const host = {url: 'app-dsn.algolia.net', accept: 'read', protocol: 'https'};
const fresh = async () => ({...host, status: 'up', isUp: () => true, isTimedOut: () => false});
const MINUTE = 60_000;

function memoryStorage(text?: string): Storage {
  const values = new Map(text === undefined ? [] : [['search-hosts', text]]);
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  };
}

function setUp(storage: Storage | null = memoryStorage()) {
  const clock = {now: 1_000_000_000};
  const cache = createHostsCache(() => clock.now, storage);
  const isUp = async () => (await cache.get(host, fresh)).isUp();
  // The client hands over the host as it was when it failed: with status and time in it.
  const fail = (status = 'down') =>
    cache.set({...host, status: 'up', lastUpdate: 5}, {...host, status, lastUpdate: clock.now} as never);
  return {clock, cache, isUp, fail, storage};
}

describe('the memory for failed hosts', () => {
  it('passes over a host that failed, for two minutes and no longer (A11)', async () => {
    const {clock, isUp, fail} = setUp();
    await fail();
    expect(await isUp()).toBe(false);
    clock.now += 2 * MINUTE;
    expect(await isUp()).toBe(false);
    clock.now += 1;
    expect(await isUp()).toBe(true);
  });

  it('tells a host that timed out from one that is down', async () => {
    const {cache, fail} = setUp();
    await fail('timed out');
    const stored = await cache.get(host, fresh);
    expect([stored.isUp(), stored.isTimedOut()]).toEqual([false, true]);
  });

  it.each([[-60 * MINUTE], [-24 * 60 * MINUTE]])(
    'sends a request again when the clock is set back by %d ms (B9)',
    async (shift) => {
      const {clock, isUp, fail} = setUp();
      await fail();
      clock.now += shift;
      expect(await isUp()).toBe(true);
    },
  );

  it('is shared with the next page', async () => {
    const first = setUp();
    await first.fail();
    expect(await setUp(first.storage).isUp()).toBe(false);
  });

  it('holds at most eight entries after a thousand failures', async () => {
    const {cache, storage} = setUp();
    for (let index = 0; index < 1000; index++) {
      await cache.set({...host, url: `host-${index}`}, {status: 'down', lastUpdate: 0} as never);
    }
    expect(Object.keys(JSON.parse(storage?.getItem('search-hosts') ?? '{}')).length).toBeLessThanOrEqual(8);
  });

  it.each([
    ['cut short', '{bad'],
    ['a list', '[1,2]'],
    ['null', 'null'],
    ['entries without meaning', '{"read https://app-dsn.algolia.net":7,"x":{"status":"down"}}'],
    ['a time in the future', '{"read https://app-dsn.algolia.net":{"status":"down","lastUpdate":9999999999999}}'],
    [
      'a thousand entries',
      JSON.stringify(
        Object.fromEntries(Array.from({length: 1000}, (_, i) => [`k${i}`, {status: 'down', lastUpdate: 1}])),
      ),
    ],
  ])('survives storage that holds %s (D-9)', async (_what, text) => {
    expect(await setUp(memoryStorage(text)).isUp()).toBe(true);
  });

  it('works for the page being read when storage throws', async () => {
    const {isUp, fail} = setUp(null);
    await fail();
    expect(await isUp()).toBe(false);
  });
});
