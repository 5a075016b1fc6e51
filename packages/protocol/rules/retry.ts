/** How long a client waits before it connects again after an Error. */
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
  const wait = error ? (protocol.advice({error})?.waitSeconds?.minimum ?? 0) : 0;
  if (!error || seconds < 0 || seconds >= wait) return undefined;
  const detail = `Connected again after ${seconds.toFixed(1)} s; wait at least ${wait} s.`;
  return {rule: protocol.rule(`retry.${error}`), at, frame: 0, detail};
}
