/** How long a client waits before it connects again after an Error. */
import {afterSocket, type Ending, waits} from '../facts';
import type {Protocol} from './protocol';
import type {Violation} from './tracker';

/**
 * Returns the rule that a client breaks by connecting so many seconds after a session ended with that Error. A negative
 * time compares two clocks, such as those of two recordings that each begin at 0.
 */
export function earlyRetry(
  protocol: Protocol,
  error: string | undefined,
  seconds: number,
  at: number,
): Violation | undefined {
  if (!error || !protocol.hasRule(`retry.${error}`)) return undefined;
  return early(protocol, `retry.${error}`, {error}, seconds, at);
}

/** Returns the rule that a client breaks by connecting so many seconds after a connection that ended without an Error. */
export function earlyReconnect(protocol: Protocol, code: number, seconds: number, at: number): Violation | undefined {
  return early(protocol, 'retry.connection', {api: protocol.api, code}, seconds, at);
}

function early(protocol: Protocol, rule: string, ending: Ending, seconds: number, at: number): Violation | undefined {
  const {action, wait} = afterSocket(ending);
  const shortest = action === 'retry after' && wait ? waits[wait].seconds : 0;
  if (seconds < 0 || seconds >= shortest) return undefined;
  const detail = `Connected again after ${seconds.toFixed(1)} s; wait at least ${shortest} s.`;
  return {rule: protocol.rule(rule), at, frame: 0, detail};
}

/** Errors whose cause is in the start of a session, or in the account: the same start gets the same error. */
const OF_START = /^invalid_(?!message)|^config_error$|^not_|_exceeded$/;
const OF_ACCOUNT = /^not_|_exceeded$/;
/** Seconds that a change of the account takes at least. */
const FIXED_AFTER_SECONDS = 60;

/** Returns the rule that a client breaks by starting again in the same way after an Error that asks to fix something. */
export function unfixedRetry(
  protocol: Protocol,
  error: string | undefined,
  seconds: number | undefined,
  at: number,
): Violation | undefined {
  if (!error || !OF_START.test(error) || !protocol.hasRule(`retry.${error}`)) return undefined;
  if (!['fix first', 'ask support'].includes(afterSocket({error}).action)) return undefined;
  const canBeFixed = OF_ACCOUNT.test(error) && (seconds === undefined || seconds < 0 || seconds >= FIXED_AFTER_SECONDS);
  if (canBeFixed) return undefined;
  return {rule: protocol.rule(`retry.${error}`), at, frame: 0, detail: `Started again in the same way after ${error}.`};
}
