import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {createBrowserHistory, Location} from '../../../src/replacements/history';

type History = ReturnType<typeof createBrowserHistory>;
type Entry = {path: string; state: unknown};

/** As much of a browser as a history needs: entries, and `popstate` when they are walked through. */
function fakeWindow(path: string) {
  let entries: Entry[] = [{path, state: null}];
  let current = 0;
  const listeners = new Set<(event: object) => void>();
  const asked: string[] = [];
  const at = () => new URL(entries[current]?.path ?? '/', 'https://docs.example.com');
  const pop = (state: unknown) => {
    for (const listener of listeners) listener({state});
  };
  return {
    asked,
    pop,
    paths: () => entries.map((entry) => entry.path),
    document: {createElement: () => ({})},
    navigator: {userAgent: 'a browser'},
    get location() {
      const {pathname, search, hash} = at();
      return {pathname, search, hash};
    },
    confirm(text: string) {
      asked.push(text);
      return false;
    },
    addEventListener: (_name: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: (event: object) => void) => listeners.delete(listener),
    history: {
      get length() {
        return entries.length;
      },
      get state() {
        return entries[current]?.state;
      },
      pushState(state: unknown, _title: string | null, to: string) {
        entries = [...entries.slice(0, ++current), {path: to, state}];
      },
      replaceState(state: unknown, _title: string | null, to: string) {
        entries[current] = {path: to, state};
      },
      go(steps: number) {
        if (!entries[current + steps]) return;
        current += steps;
        pop(entries[current]?.state);
      },
    },
  };
}

/** Plays moves on one of the two, and returns all that can be seen of them. */
async function played(which: 'library' | 'ours', moves: (history: History, browser: Browser) => void, path: string) {
  const browser = fakeWindow(path);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', browser.navigator);
  const make = which === 'ours' ? await import('../../../src/replacements/history') : await import('history');
  const history = make.createBrowserHistory() as unknown as History;
  const told: unknown[] = [];
  const seen = ({key, ...location}: Location) => ({...location, hasKey: key !== undefined});
  const stop = history.listen((location, action) => told.push([action, seen(location), history.length]));
  const first = seen(history.location);
  moves(history, browser);
  stop();
  history.push('/after-the-listener-has-gone');
  return {first, told, last: seen(history.location), paths: browser.paths(), asked: browser.asked};
}
type Browser = ReturnType<typeof fakeWindow>;

const MOVES: Record<string, (history: History, browser: Browser) => void> = {
  'pushing and going back and forth': (history) => {
    history.push('/a?query#hash', {from: 'home'});
    history.push('/b');
    history.goBack();
    history.goBack();
    history.goForward();
    history.go(7);
  },
  'pushing from the middle': (history) => {
    history.push('/a');
    history.push('/b');
    history.goBack();
    history.push('/c');
    history.goBack();
  },
  'replacing, with addresses as objects and beside the current one': (history) => {
    history.replace({pathname: '/folder/page', search: 'q=1', hash: 'top', state: 3});
    history.push('sibling');
    history.push('../up');
    history.push({search: '?only'});
    history.push({hash: '#only'});
    history.push('');
  },
  'letters beyond ASCII': (history) => {
    history.push('/d%C3%A9j%C3%A0');
    history.push('/été');
  },
  'a function that forbids': (history) => {
    history.push('/a');
    history.push('/b');
    const allow = history.block((location, action) => !(location.pathname === '/a' || action === 'REPLACE'));
    history.push('/c');
    history.goBack();
    history.replace('/d');
    history.go(-2);
    allow();
    history.goBack();
    history.replace('/e');
  },
  'a question that the reader denies, and an end to it': (history) => {
    const allow = history.block('Leave?');
    history.push('/a');
    allow();
    history.push('/b');
  },
  'a flat no': (history) => {
    history.block();
    history.push('/a');
  },
  'an event that is no change': (history, browser) => {
    history.push('/a');
    browser.pop(undefined);
  },
};

describe('the small history', () => {
  beforeEach(() => {
    vi.resetModules();
    return () => vi.unstubAllGlobals();
  });

  it.each(Object.keys(MOVES))('does as the library does: %s', async (name) => {
    const moves = MOVES[name] as (typeof MOVES)[string];
    const theirs = await played('library', moves, '/start?here#now');
    vi.resetModules();
    const ours = await played('ours', moves, '/start?here#now');
    expect(ours).toEqual(theirs);
  });

  it('refuses an address that cannot be decoded, as the library does', async () => {
    const move = (history: History) => history.push('/100%');
    await expect(played('library', move, '/')).rejects.toThrow('could not be decoded');
    vi.resetModules();
    await expect(played('ours', move, '/')).rejects.toThrow('could not be decoded');
  });
});
