/** When a client may connect again after a session has ended, and with what. */
import {afterSocket, type Ending, waits} from '../facts';
import type {Protocol} from './protocol';
import type {Violation} from './tracker';

/** How a session ended: the type of its Error, or the close code of one that ended without an Error. */
interface Ended {
  error: string | undefined;
  code?: number | undefined;
}

interface NextAttempt {
  at: number;
  /** Seconds since the session ended; negative if they come from two clocks, such as those of two recordings. */
  seconds: number | undefined;
  /** Nothing of its start has changed. */
  isSame: boolean;
}

/** Returns the rule that a client breaks by its next attempt after a session that has ended. */
export function brokenRetry(protocol: Protocol, {error, code}: Ended, next: NextAttempt): Violation | undefined {
  const {at, seconds, isSame} = next;
  const hasRule = error !== undefined && protocol.hasRule(`retry.${error}`);
  return (
    (hasRule && early(protocol, `retry.${error}`, {error}, seconds, at)) ||
    (code !== undefined && early(protocol, 'retry.connection', {api: protocol.api, code}, seconds, at)) ||
    (hasRule && isSame && unfixed(protocol, error, seconds, at)) ||
    undefined
  );
}

function early(
  protocol: Protocol,
  rule: string,
  ending: Ending,
  seconds: number | undefined,
  at: number,
): Violation | undefined {
  const {action, wait} = afterSocket(ending);
  const shortest = action === 'retry after' && wait ? waits[wait].seconds : 0;
  if (seconds === undefined || seconds < 0 || seconds >= shortest) return undefined;
  const detail = `Connected again after ${seconds.toFixed(1)} s; wait at least ${shortest} s.`;
  return {rule: protocol.rule(rule), at, frame: 0, detail};
}

/** Errors whose cause is in the start of a session, or in the account: the same start gets the same error. */
const OF_START = /^invalid_(?!message)|^config_error$|^not_|_exceeded$/;
const OF_ACCOUNT = /^not_|_exceeded$/;
/** Seconds that a change of the account takes at least. */
const FIXED_AFTER_SECONDS = 60;

/** Starting again in the same way after an Error that asks to fix something breaks its rule. */
function unfixed(protocol: Protocol, error: string, seconds: number | undefined, at: number): Violation | undefined {
  if (!OF_START.test(error) || !['fix first', 'ask support'].includes(afterSocket({error}).action)) return undefined;
  const canBeFixed = OF_ACCOUNT.test(error) && (seconds === undefined || seconds < 0 || seconds >= FIXED_AFTER_SECONDS);
  if (canBeFixed) return undefined;
  return {rule: protocol.rule(`retry.${error}`), at, frame: 0, detail: `Started again in the same way after ${error}.`};
}
