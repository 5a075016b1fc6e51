import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {WireResult} from '../../../src/search/types';
import {watchUsage} from '../../../src/search/usage.client';

const result = (page: number, ids: string[], queryID: string | undefined = 'q1') =>
  ({
    hits: ids.map((id) => ({objectID: id, url: `https://docs.example.com/${id}`})),
    page,
    hitsPerPage: 2,
    queryID,
  }) as unknown as WireResult;

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
  it('is told by place, over all pages of results', () => {
    const usage = watchUsage(events, page as never);
    usage.answered(result(0, ['a', 'b']));
    usage.answered(result(1, ['c']));
    usage.opened('https://docs.example.com/c');
    expect(events.viewed.mock.calls).toEqual([
      [['a', 'b'], 'q1'],
      [['c'], 'q1'],
    ]);
    expect(events.clicked.mock.calls).toEqual([['c', 3, 'q1']]);
  });

  it('counts a choice once, whether by key, by click or by both', () => {
    const usage = watchUsage(events, page as never);
    usage.answered(result(0, ['a']));
    usage.opened('https://docs.example.com/a');
    listeners.click?.({target: new FakeLink('https://docs.example.com/a')});
    expect(events.clicked).toHaveBeenCalledTimes(1);
  });

  it('says nothing of other links, and nothing of answers without an id', () => {
    const usage = watchUsage(events, page as never);
    usage.answered({...result(0, ['a']), queryID: undefined});
    listeners.click?.({target: new FakeLink('https://docs.example.com/a')});
    listeners.click?.({target: null});
    listeners.copy?.({});
    expect([events.viewed, events.clicked, events.converted].flatMap(({mock}) => mock.calls)).toEqual([]);
  });

  it('counts the page as of use when something on it is copied, once', () => {
    const usage = watchUsage(events, page as never);
    usage.answered(result(0, ['a']));
    usage.opened('https://docs.example.com/a');
    listeners.copy?.({});
    listeners.copy?.({});
    expect(events.converted.mock.calls).toEqual([['a', 'q1']]);
  });
});
