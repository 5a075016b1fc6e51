// Browser. Packages: none
// Decides whether a new conversation can help, and when to start it.

// What to do after a conversation: {{provider.siteUrl}}/api-ref/#recovery
const RENEW = ['idle_timeout', 'session_timeout'];
const RETRY = ['asr_error', 'internal_error', 'job_error', 'quota_exceeded'];
// A temporary key can expire on its way: `not_authorised` gets one new key, as
// a type that nobody lists gets one retry.
const STOP = ['config_error', 'protocol_error', 'not_allowed'];
STOP.push('timelimit_exceeded');
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;
const MAX_RETRIES = 8;
// Requests for a key wait less, and have a count of their own.
const FIRST_KEY_WAIT_MS = 1000;
const MAX_KEY_RETRIES = 5;

// What the user has to know while the conversation goes on.
const NEXT = 'This conversation ends soon, and another one follows.';
export const WARNINGS = {
  idle_timeout: 'Are you still there? The conversation ends soon.',
  session_timeout: NEXT,
  conversation_termination: NEXT,
  tts_error: 'The agent has no voice for this reply. Read it here.',
};

/** `seen` is the type of the Error, or else the close code. */
function decide(seen) {
  // Flow has no close codes of its own: each means a broken connection.
  if (typeof seen === 'number' || RETRY.includes(seen)) return 'retry';
  if (RENEW.includes(seen)) return 'renew';
  return STOP.includes(seen) || seen.startsWith('invalid_') ? 'stop' : 'once';
}

const WORDS = {
  quota_exceeded: 'All agents are busy.',
  idle_timeout: 'Nobody spoke for a while.',
  session_timeout: 'The conversation has reached its end.',
};

/** Puts words for the user before the reason, which is for developers. */
export function wordsFor(seen, reason) {
  const away = typeof seen === 'number' && 'No connection to the agent.';
  const stopped = decide(seen) === 'stop' && 'The agent is not available.';
  const words = WORDS[seen] || away || stopped || 'The agent has failed.';
  return `${words} (${reason})`;
}

/** Counts the failures in a row. A final, or a reply, starts it again. */
export class Recovery {
  attempt = 0;

  /** Returns the milliseconds to wait; null when waiting does not help. */
  waitAfter({seen, hasWorked}) {
    const action = decide(seen);
    this.attempt = hasWorked ? 1 : this.attempt + 1;
    const most = action === 'once' ? 1 : MAX_RETRIES;
    if (action === 'stop' || this.attempt > most) return null;
    if (action === 'renew' && hasWorked) return 0;
    return waitBefore(this.attempt, FIRST_WAIT_MS);
  }
}

/** Returns how long to wait before a new attempt, in milliseconds. */
function waitBefore(attempt, firstMs) {
  const longer = firstMs * 2 ** (attempt - 1) * (1 + Math.random());
  return Math.min(LONGEST_WAIT_MS, longer);
}

/**
 * Returns the address and a key for one conversation, or the problem; nothing
 * when `isWanted` says no meanwhile. `refused` handshakes in a row have failed.
 */
export async function requestKey({refused, isWanted, onRetry}) {
  for (let attempt = 1; ; attempt += 1) {
    // A page can't see why handshakes fail, so its server finds out.
    const request = fetch(`/key?refused=${refused}`, {method: 'POST'});
    const response = await request.catch(() => null);
    const body = response?.ok ? await response.json() : await response?.text();
    if (!isWanted()) return undefined;
    if (response?.ok) return body;
    const problem = body ? `Cannot start: ${body}` : 'The network is down.';
    const canPass = !response || response.status === 503;
    if (!canPass || attempt > MAX_KEY_RETRIES) return {problem};
    onRetry(`${problem} Trying again …`);
    const asked = 1000 * Number(response?.headers.get('Retry-After') ?? 0);
    const ms = Math.max(asked || 0, waitBefore(attempt, FIRST_KEY_WAIT_MS));
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (!isWanted()) return undefined;
  }
}
