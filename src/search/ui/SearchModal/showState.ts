/**
 * When React is told of DocSearch's state (bundle.server.ts puts this between them). An answer changes it step by step,
 * and React would draw the sum in a task of its own, behind whatever else the key has led to: here it is drawn at once.
 * Where a list is on screen already, it takes an answer by itself, and React hears of all that at a pause.
 */
import {flushSync} from 'react-dom';
import {atPause} from '../atPause';
import type {Answer} from './answerView';

export interface State extends Answer {
  status: 'idle' | 'loading' | 'stalled' | 'error';
  query: string;
  context: object;
}

/** The list of an answer while it is on screen. */
interface List {
  /** What React drew last. */
  told: State;
  /** Draws another answer; returns whether it goes beyond what can be in sight. */
  draw: (state: State) => boolean;
}

/** The steps of an answer, the last of which is promised within as many turns. */
const TURNS = 4;

let newest: State;
let isAnswerDue = false;
let list: List | null = null;
/** The query of the answer on screen; `null` once the field has been emptied, whatever is typed then. */
let answered: string | null = null;
/** What stands in the field. */
let field = '';
let callOff = () => {};

/** Called with what the reader has typed, before DocSearch hears of it, and with what is written for them. */
export function fieldHolds(text: string): void {
  field = text;
}

/** Called with every drawing of the list by React, and with `null` when it leaves the screen. */
export function listOnScreen(drawn: List | null): void {
  list = drawn;
  answered = drawn?.told.query ?? null;
  // React has just been told.
  callOff();
}

export function showState(setState: (state: State) => void, {prevState, state}: {prevState: State; state: State}) {
  newest = state;
  if (isAnswerDue) return;
  if (state.status === 'idle' && prevState.status !== 'idle') {
    isAnswerDue = true;
    void drawSoon(setState);
  } else if (isTyping(state)) {
    // The field shows the letter, and the list stays until the answer. An emptied field has none: whoever types anew
    // keeps the list, which only changes then.
    if (state.query === '') {
      answered = null;
      tellAtPause(setState);
    } else if (prevState.query === '') callOff();
  } else if (state.status === 'idle' || state.context === prevState.context) setState(state);
  // What an answer brings along while it is awaited is drawn with it.
}

async function drawSoon(setState: (state: State) => void): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await null;
  isAnswerDue = false;
  callOff();
  if (isTyping(newest) && newest.query === '') tellAtPause(setState);
  else if (list && isCalm(list.told) && hasHits(newest) && list.draw(newest)) {
    answered = newest.query;
    tellAtPause(setState);
  } else flushSync(() => setState(newest));
}

function tellAtPause(setState: (state: State) => void): void {
  callOff();
  callOff = atPause(() => setState(newest));
}

/** Whether the reader has typed on, over a list that stays as it is until the next answer or a pause. */
function isTyping(state: State): boolean {
  // The button that empties the field leaves that to React.
  if (state.query === '' && field !== '') return false;
  return list !== null && state.query !== answered && isCalm(state) && isCalm(list.told);
}

/** Looks the same in both. */
function isCalm({status}: State): boolean {
  return status === 'idle' || status === 'loading';
}

function hasHits({collections}: State): boolean {
  return collections.some(({items}) => items.length > 0);
}
