import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ListedHit} from '../../../../src/search/ui/SearchModal/answerView';
import {fieldHolds, listOnScreen, type State, showState} from '../../../../src/search/ui/SearchModal/showState';

const NO_CONTEXT = {};
const ONE_HIT = [{source: {}, items: [{} as ListedHit]}];
const NO_HITS = [{source: {}, items: []}];

type Step = State & {step?: string};

const state = (status: State['status'], step?: string, others: Partial<State> = {}): Step => ({
  status,
  step,
  query: 'limits',
  context: NO_CONTEXT,
  collections: ONE_HIT,
  activeItemId: null,
  ...others,
});

/** Takes the states one after the other, as DocSearch does, and returns what React was told. */
function told(...states: Step[]) {
  const setState = vi.fn<(shown: State) => void>();
  for (const [index, next] of states.entries()) {
    if (index > 0) showState(setState, {prevState: states[index - 1] as State, state: next});
  }
  return () => setState.mock.calls.map(([shown]) => (shown as Step).step);
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await null;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});

afterEach(() => {
  listOnScreen(null);
  fieldHolds('');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('without a list on screen, React', () => {
  it('is told at once when a letter is typed', () => {
    expect(told(state('idle'), state('idle', 'query'), state('loading', 'asked'))()).toEqual(['query', 'asked']);
  });

  it('is told once of an answer, with all that it brings, before the next task', async () => {
    const shown = told(
      state('loading'),
      state('loading', 'count', {context: {nbHits: 3}}),
      state('idle', 'settled'),
      state('idle', 'hits'),
      state('idle', 'open'),
    );
    expect(shown()).toEqual([]);
    await turns();
    expect(shown()).toEqual(['open']);
  });

  it('is told at once when a search fails or takes long', () => {
    expect(told(state('loading'), state('stalled', 'stalled'), state('error', 'failed'))()).toEqual([
      'stalled',
      'failed',
    ]);
  });
});

describe('with a list on screen', () => {
  /** Puts a list on screen that answers "limit", and returns the steps that it draws. */
  function withList({goesOn = true, react = state('idle', 'react', {query: 'limit'})} = {}) {
    const drawn: unknown[] = [];
    listOnScreen({
      told: react,
      draw: (answer) => {
        drawn.push((answer as Step).step);
        return goesOn;
      },
    });
    return drawn;
  }
  const typed = [
    state('idle', undefined, {query: 'limit'}),
    state('idle', 'query'),
    state('idle', 'first chosen', {activeItemId: 0}),
    state('loading', 'asked'),
  ];

  it('a letter draws nothing: the field shows it', async () => {
    withList();
    const shown = told(...typed);
    await turns();
    expect(shown()).toEqual([]);
  });

  it('the list draws the answer, and React is told of the newest state at a pause', async () => {
    const drawn = withList();
    const shown = told(...typed, state('idle', 'hits'), state('idle', 'open'));
    await turns();
    expect([drawn, shown()]).toEqual([['open'], []]);
    showState(vi.fn(), {prevState: state('idle'), state: state('loading', 'typed on', {query: 'limits '})});
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['typed on']);
  });

  it('React is told at once of an answer that may end in sight, for what stands below it', async () => {
    withList({goesOn: false});
    const shown = told(...typed, state('idle', 'hits'));
    await turns();
    expect(shown()).toEqual(['hits']);
  });

  const emptied = [
    state('idle', undefined, {query: 'limit'}),
    state('idle', 'empty', {query: ''}),
    state('loading', 'asked', {query: ''}),
    state('idle', 'stored searches', {query: ''}),
  ];

  it('React is told at once when a button empties the field', () => {
    withList();
    fieldHolds('limit');
    expect(told(...emptied.slice(0, 3))()).toEqual(['empty', 'asked']);
  });

  it('it stays when the field is emptied, until a pause', async () => {
    const drawn = withList();
    const shown = told(...emptied);
    await turns();
    expect(shown()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect([drawn, shown()]).toEqual([[], ['stored searches']]);
  });

  it.each(['a', 'limit'])('it takes the answer to “%s”, typed after the field was emptied', async (query) => {
    const drawn = withList();
    const shown = told(...emptied);
    await turns();
    const letter = [state('idle', 'stored searches', {query: ''}), state('idle', 'query', {query})];
    const next = told(...letter, state('loading', 'asked', {query}));
    vi.advanceTimersByTime(1000);
    expect([shown(), next()]).toEqual([[], []]);
    const last = told(state('loading', 'asked', {query}), state('idle', 'hits', {query}));
    await turns();
    expect([drawn, last()]).toEqual([['hits'], []]);
  });

  it.each([
    ['the search takes long', [...typed.slice(1), state('stalled', 'stalled')]],
    ['the search fails', [...typed.slice(1), state('error', 'failed')]],
    ['another row is chosen', [state('idle', 'chosen', {query: 'limit', activeItemId: 3})]],
  ])('React is told at once when %s', (_what, states) => {
    withList();
    const shown = told(state('idle', undefined, {query: 'limit'}), ...states);
    expect(shown()).toEqual([states.at(-1)?.step]);
  });

  it.each([
    ['nothing was found', {collections: NO_HITS}, {}],
    ['React shows that the search before takes long', {}, {react: state('stalled', 'react')}],
  ])('React draws the answer when %s', async (_what, others, screen) => {
    const drawn = withList(screen);
    const shown = told(state('loading'), state('idle', 'answer', others));
    await turns();
    expect([drawn, shown()]).toEqual([[], ['answer']]);
  });
});
