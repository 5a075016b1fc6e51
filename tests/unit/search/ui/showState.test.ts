import {describe, expect, it, vi} from 'vitest';
import {showState} from '../../../../src/search/ui/SearchModal/showState';

interface State {
  status: string;
  context: object;
  step?: string;
}

const NO_CONTEXT = {};
const state = (status: string, step?: string, context: object = NO_CONTEXT): State => ({status, context, step});

/** Takes the states one after the other, as DocSearch does, and returns what React was told. */
function told(...states: State[]) {
  const setState = vi.fn<(shown: {status: string; context: object}) => void>();
  for (const [index, next] of states.entries()) {
    if (index > 0) showState(setState, {prevState: states[index - 1] as State, state: next});
  }
  return () => setState.mock.calls.map(([shown]) => (shown as State).step);
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

describe('the state of the dialog', () => {
  it('is drawn at once when a letter is typed, for the field must show it', () => {
    expect(told(state('idle'), state('idle', 'query'), state('loading', 'asked'))()).toEqual(['query', 'asked']);
  });

  it('is drawn once for an answer, with all that it brings', async () => {
    const shown = told(
      state('loading'),
      state('loading', 'count', {nbHits: 3}),
      state('idle', 'settled'),
      state('idle', 'hits'),
      state('idle', 'open'),
    );
    expect(shown()).toEqual([]);
    await aMoment();
    expect(shown()).toEqual(['open']);
  });

  it('is drawn before the next task', async () => {
    const shown = told(state('stalled'), state('idle', 'hits'));
    let before: unknown;
    const next = aMoment().then(() => {
      before = shown();
    });
    await next;
    expect(before).toEqual(['hits']);
  });

  it('is drawn at once when a search fails or takes long', () => {
    expect(told(state('loading'), state('stalled', 'stalled'), state('error', 'failed'))()).toEqual([
      'stalled',
      'failed',
    ]);
  });
});
