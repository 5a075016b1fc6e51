/**
 * What readers cannot see yet waits until they pause: results below the fold are drawn a moment after those above, so
 * that neither this key nor the next one waits for them. Whoever moves towards them has them at once.
 */
import {useEffect, useState} from 'react';

/** Longer than between the keys of a quick typist. */
const PAUSE_MS = 150;
/** What may bring them into sight. */
const MOVES = ['scroll', 'wheel', 'touchmove', 'keydown'] as const;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/** Returns `value` where it is in sight; elsewhere what it was before the last pause, and `null` at first. */
export function useWhenSeen<Value extends object>(value: Value, isInSight: boolean): Value | null {
  const [late, setLate] = useState<Value | null>(null);
  useEffect(() => (isInSight ? undefined : atPause(() => setLate(value))), [value, isInSight]);
  return isInSight ? value : late;
}

/** Calls `work` when nothing has asked for this for a moment; returns what calls that off. */
export function atPause(work: () => void): () => void {
  if (waiting.size === 0) for (const move of MOVES) addEventListener(move, onMove, {capture: true, passive: true});
  waiting.add(work);
  clearTimeout(timer);
  timer = setTimeout(doAll, PAUSE_MS);
  return () => {
    waiting.delete(work);
  };
}

function onMove(event: Event) {
  // Other keys are typed, and go nowhere.
  if (!(event instanceof KeyboardEvent) || /^(Arrow|Page|Home|End|Tab)/.test(event.key)) doAll();
}

/** In one go, so that React draws once. */
function doAll() {
  clearTimeout(timer);
  for (const move of MOVES) removeEventListener(move, onMove, {capture: true});
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}
