import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSearchEvents} from '../../../src/search/events.client';
import {searchSettings} from '../../../src/search/settings.server';

const on = searchSettings({ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INSIGHTS: 'true'});
const ids = (count: number) => Array.from({length: count}, (_, index) => `id${index}`);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(settings = on) {
  const sent: {events: Record<string, unknown>[]}[] = [];
  const events = createSearchEvents(settings, (_settings, body) => sent.push(JSON.parse(body)));
  return {events, sent};
}

describe('usage events', () => {
  it.each([
    ['the index is the site’s own', searchSettings({ALGOLIA_INSIGHTS: 'true'})],
    ['they were not turned on', searchSettings({ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'})],
  ])('are never sent when %s', (_what, settings) => {
    const {events, sent} = setUp(settings);
    events.viewed(ids(3), 'q');
    events.clicked('id0', 1, 'q');
    events.converted('id0', 'q');
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });

  it('are not sent before the reader has searched', () => {
    const {events, sent} = setUp();
    events.viewed([], undefined);
    events.viewed(ids(3), undefined);
    events.clicked('id0', 1, undefined);
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });

  it('count the list that stands for 400 ms, not those between key presses', () => {
    const {events, sent} = setUp();
    events.viewed(['a'], 'q1');
    vi.advanceTimersByTime(399);
    events.viewed(['b'], 'q2');
    vi.advanceTimersByTime(399);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.events).toEqual([
      expect.objectContaining({
        eventType: 'view',
        objectIDs: ['b'],
        index: 'docs',
        userToken: expect.stringMatching(/^anonymous-/),
      }),
    ]);
  });

  it('hold at most twenty objects each, and travel together', () => {
    const {events, sent} = setUp();
    events.viewed(ids(45), 'q');
    vi.advanceTimersByTime(400);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.events.map(({objectIDs}) => (objectIDs as string[]).length)).toEqual([20, 20, 5]);
  });

  it('say at once which hit was opened, at which place, after which query', () => {
    const {events, sent} = setUp();
    events.clicked('a', 3, 'q');
    events.converted('a', 'q');
    expect(sent.map(({events: [event]}) => event)).toEqual([
      expect.objectContaining({eventType: 'click', objectIDs: ['a'], positions: [3], queryID: 'q'}),
      expect.objectContaining({eventType: 'conversion', objectIDs: ['a'], queryID: 'q'}),
    ]);
  });
});
