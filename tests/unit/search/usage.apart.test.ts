import type {SearchResult} from '@speech-docs/search/types';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {watchUsage} from '../../../src/search/usage.client';

const result = (ids: string[], queryID: string | undefined = 'q1') =>
  ({
    hits: ids.map((id) => ({objectID: id, url: `https://docs.example.com/${id}`})),
    queryID,
  }) as SearchResult;

let listeners: Record<string, (event: unknown) => void>;
const events = {viewed: vi.fn(), clicked: vi.fn(), converted: vi.fn()};
const page = {
  addEventListener: (name: string, listener: (event: unknown) => void) => {
    listeners[name] = listener;
  },
};

class FakeLink {
  constructor(readonly href: string) {}
  closest = () => this;
}

beforeEach(() => {
  listeners = {};
  vi.resetAllMocks();
  vi.stubGlobal('Element', FakeLink);
});

describe('what a reader does with hits', () => {
  it('is reported by position, over all pages of results', () => {
    const usage = watchUsage(events, page as never);
    usage.shown(result(['a', 'b']), 1);
    usage.shown(result(['c']), 3);
    usage.opened('https://docs.example.com/c');
    expect(events.viewed.mock.calls).toEqual([
      [['a', 'b'], 'q1'],
      [['c'], 'q1'],
    ]);
    expect(events.clicked.mock.calls).toEqual([['c', 3, 'q1']]);
  });

  it('counts a choice once, whether by key, by click or by both', () => {
    const usage = watchUsage(events, page as never);
    usage.shown(result(['a']), 1);
    usage.opened('https://docs.example.com/a');
    listeners.click?.({target: new FakeLink('https://docs.example.com/a')});
    expect(events.clicked).toHaveBeenCalledTimes(1);
  });

  it('says nothing of other links, and nothing of results without an id', () => {
    const usage = watchUsage(events, page as never);
    usage.shown({hits: result(['a']).hits}, 1);
    listeners.click?.({target: new FakeLink('https://docs.example.com/a')});
    listeners.click?.({target: null});
    listeners.copy?.({});
    expect([events.viewed, events.clicked, events.converted].flatMap(({mock}) => mock.calls)).toEqual([]);
  });

  it('counts the page as of use when something on it is copied, once', () => {
    const usage = watchUsage(events, page as never);
    usage.shown(result(['a']), 1);
    usage.opened('https://docs.example.com/a');
    listeners.copy?.({});
    listeners.copy?.({});
    expect(events.converted.mock.calls).toEqual([['a', 'q1']]);
  });
});
