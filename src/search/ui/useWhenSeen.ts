/**
 * What readers cannot see yet waits until they see the rest: results below the fold are drawn in the task after the
 * frame that shows those above, so that a key press does not wait for them.
 */
import {useEffect, useState} from 'react';

const waiting = new Set<() => void>();

/** Returns `value` where it is in sight; elsewhere what it was a frame ago, and `null` at first. */
export function useWhenSeen<Value extends object>(value: Value, isInSight: boolean): Value | null {
  const [late, setLate] = useState<Value | null>(null);
  useEffect(() => (isInSight ? undefined : afterPaint(() => setLate(value))), [value, isInSight]);
  return isInSight ? value : late;
}

/** Calls `work` in the task after the next frame; returns what calls that off. */
function afterPaint(work: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(doAll));
  waiting.add(work);
  return () => {
    waiting.delete(work);
  };
}

/** In one go, so that React draws once. */
function doAll() {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}
