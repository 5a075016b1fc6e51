/**
 * What readers cannot see yet waits until they pause: results below the fold are drawn a moment after those above, so
 * that neither this key nor the next one waits for them. Whoever moves towards them has them at once.
 */
import {useEffect, useState} from 'react';
import {atPause} from './atPause';

/** Returns `value` where it is in sight; elsewhere what it was before the last pause, and `null` at first. */
export function useWhenSeen<Value extends object>(value: Value, isInSight: boolean): Value | null {
  const [late, setLate] = useState<Value | null>(null);
  useEffect(() => (isInSight ? undefined : atPause(() => setLate(value))), [value, isInSight]);
  return isInSight ? value : late;
}
