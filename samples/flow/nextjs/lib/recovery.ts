// TypeScript 5. Packages: none
// Decides whether a new conversation can help, and when to start it.

/** The type of the Error, or else the close code. */
export type Seen = string | number;

// What to do after a conversation: {{provider.siteUrl}}/api-ref/#recovery
const RENEW: Seen[] = ['idle_timeout', 'session_timeout'];
const RETRY: Seen[] = ['asr_error', 'internal_error', 'job_error'];
RETRY.push('quota_exceeded');
const STOP: Seen[] = ['config_error', 'protocol_error', 'not_authorised'];
STOP.push('not_allowed', 'timelimit_exceeded');
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;
const MAX_RETRIES = 8;

function decide(seen: Seen): 'renew' | 'retry' | 'once' | 'stop' {
  // Flow has no close codes of its own: each means a broken connection.
  if (typeof seen === 'number' || RETRY.includes(seen)) return 'retry';
  if (RENEW.includes(seen)) return 'renew';
  return STOP.includes(seen) || seen.startsWith('invalid_') ? 'stop' : 'once';
}

/** Counts the failures in a row. A final, or a reply, starts it again. */
export class Recovery {
  attempt = 0;

  /** Returns the milliseconds to wait; null when waiting does not help. */
  waitAfter(seen: Seen, hasWorked: boolean): number | null {
    const action = decide(seen);
    this.attempt = hasWorked ? 1 : this.attempt + 1;
    const most = action === 'once' ? 1 : MAX_RETRIES;
    if (action === 'stop' || this.attempt > most) return null;
    if (action === 'renew' && hasWorked) return 0;
    const growth = 2 ** (this.attempt - 1) * (1 + Math.random());
    return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * growth);
  }
}
