/** How long a client waits before it connects again after an Error. */
import {afterSocket, waits} from '../../../data/recovery';
import type {Protocol} from './protocol';
import type {Broken} from './tracker';

/**
 * Returns the rule that a client breaks by connecting so many seconds after a session ended with that Error. A negative
 * time compares two clocks, such as those of two recordings that each begin at 0.
 */
export function earlyRetry(
  protocol: Protocol,
  error: string | undefined,
  seconds: number,
  at: number,
): Broken | undefined {
  if (!error || !protocol.hasRule(`retry.${error}`)) return undefined;
  const {action, wait} = afterSocket({error});
  const shortest = action === 'retry after' && wait ? waits[wait].seconds : 0;
  if (seconds < 0 || seconds >= shortest) return undefined;
  const detail = `Connected again after ${seconds.toFixed(1)} s; wait at least ${shortest} s.`;
  return {rule: protocol.rule(`retry.${error}`), at, frame: 0, detail};
}
