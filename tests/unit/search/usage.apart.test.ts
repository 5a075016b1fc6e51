import type {SearchResult} from '@speech-docs/search/types';
import type {InsightsEvent} from 'search-insights';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {searchSettings} from '../../../src/search/settings.server';
import {watchUsage} from '../../../src/search/usage.client';

const on = searchSettings({ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INSIGHTS: 'true'});
const addressOf = (id: string) => `https://docs.example.com/${id}`;
const result = (ids: string[], queryID = 'q1') =>
  ({hits: ids.map((id) => ({objectID: id, url: addressOf(id)})), queryID}) as SearchResult;

class FakeLink {
  constructor(readonly href: string) {}
  closest = () => this;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeLink);
});
afterEach(() => vi.useRealTimers());

function setUp() {
  const sent: Partial<InsightsEvent>[][] = [];
  let click: (event: unknown) => void = () => {};
  const page = {addEventListener: (_name: string, listener: typeof click) => (click = listener)};
  const usage = watchUsage(on, (events) => sent.push(events), page as never);
  return {usage, sent, click: (id: string) => click({target: new FakeLink(addressOf(id))})};
}

describe('usage events', () => {
  it('count the list that is visible for 400 ms, not those between key presses', () => {
    const {usage, sent} = setUp();
    usage.shown(result(['a']), 1);
    vi.advanceTimersByTime(399);
    usage.shown(result(['b']), 1);
    vi.advanceTimersByTime(399);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    const event = {eventType: 'view', objectIDs: ['b'], index: 'docs', timestamp: Date.now()};
    expect(sent).toEqual([[expect.objectContaining(event)]]);
  });

  it('have at most twenty objects each, and are sent together', () => {
    const {usage, sent} = setUp();
    usage.shown(result(Array.from({length: 45}, (_, at) => `id${at}`)), 1);
    vi.advanceTimersByTime(400);
    expect(sent.map((events) => events.map(({objectIDs}) => objectIDs?.length))).toEqual([[20, 20, 5]]);
  });

  it('name the hit that was opened once and at once, whether by key, by click, or by both, with its position', () => {
    const {usage, sent, click} = setUp();
    usage.shown(result(['a', 'b']), 1);
    usage.shown(result(['c']), 3);
    usage.opened(addressOf('c'));
    click('c');
    const event = {eventType: 'click', objectIDs: ['c'], positions: [3], queryID: 'q1'};
    expect(sent).toEqual([[expect.objectContaining(event)]]);
  });

  it('are not sent for other links, or for results without a name', () => {
    const {usage, sent, click} = setUp();
    usage.shown({hits: result(['a']).hits}, 1);
    click('a');
    usage.shown(result(['b']), 1);
    click('a');
    vi.advanceTimersByTime(399);
    expect(sent).toEqual([]);
  });
});
