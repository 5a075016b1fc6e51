/**
 * When React is told of DocSearch's state (bundle.server.ts puts this between them). An answer changes it step by step,
 * and React would draw the sum in a task of its own, behind whatever else the key has led to: here it draws at once.
 */
import {flushSync} from 'react-dom';

interface State {
  status: string;
  context: object;
}

/** The steps of an answer, the last of which is promised within as many turns. */
const TURNS = 4;

/** The newest step of an answer that is about to be drawn. */
let waiting: {state: State} | null = null;

export function showState(setState: (state: State) => void, {prevState, state}: {prevState: State; state: State}) {
  if (waiting) waiting.state = state;
  else if (state.status === 'idle' && prevState.status !== 'idle') {
    waiting = {state};
    void drawSoon(setState);
  } else if (state.status === 'idle' || state.context === prevState.context) setState(state);
  // What an answer brings along while it is awaited is drawn with it.
}

async function drawSoon(setState: (state: State) => void): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await null;
  const {state} = waiting as {state: State};
  waiting = null;
  flushSync(() => setState(state));
}
