// TypeScript 5. Packages: none
// Decides whether a new conversation can help, and when to start it.

/** The type of the Error, or else the close code. */
export type Seen = string | number;

// What to do after a conversation: {{provider.siteUrl}}/api-ref/#recovery
const RENEW: Seen[] = ['idle_timeout', 'session_timeout'];
const RETRY: Seen[] = ['asr_error', 'internal_error', 'job_error'];
RETRY.push('quota_exceeded');
// A temporary key can expire on its way: `not_authorised` gets one new key, as
// a type that nobody lists gets one retry.
const STOP: Seen[] = ['config_error', 'protocol_error', 'not_allowed'];
STOP.push('timelimit_exceeded');
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;
const MAX_RETRIES = 8;
// Requests for a key wait less, and have a count of their own.
const FIRST_KEY_WAIT_MS = 1000;
const MAX_KEY_RETRIES = 5;
// The server forgets a caller who asks for nothing.
const ALIVE_MS = 20_000;
const LINE_MS = 3000;

// What the user has to know while the conversation goes on.
const NEXT = 'This conversation ends soon, and another one follows.';
export const WARNINGS: Partial<Record<string, string>> = {
  idle_timeout: 'Are you still there? The conversation ends soon.',
  session_timeout: NEXT,
  conversation_termination: NEXT,
  tts_error: 'The agent has no voice for this reply. Read it here.',
};

function decide(seen: Seen): 'renew' | 'retry' | 'once' | 'stop' {
  // Flow has no close codes of its own: each means a broken connection.
  if (typeof seen === 'number' || RETRY.includes(seen)) return 'retry';
  if (RENEW.includes(seen)) return 'renew';
  return STOP.includes(seen) || seen.startsWith('invalid_') ? 'stop' : 'once';
}

const WORDS: Partial<Record<Seen, string>> = {
  quota_exceeded: 'All agents are busy.',
  idle_timeout: 'Nobody spoke for a while.',
  session_timeout: 'The conversation has reached its end.',
};

/** Puts words for the user before the reason, which is for developers. */
export function wordsFor(seen: Seen, reason: string): string {
  const away = typeof seen === 'number' && 'No connection to the agent.';
  const stopped = decide(seen) === 'stop' && 'The agent is not available.';
  const words = WORDS[seen] || away || stopped || 'The agent has failed.';
  return `${words} (${reason})`;
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
    return waitBefore(this.attempt, FIRST_WAIT_MS);
  }
}

/** Returns how long to wait before a new attempt, in milliseconds. */
function waitBefore(attempt: number, firstMs: number): number {
  const longer = firstMs * 2 ** (attempt - 1) * (1 + Math.random());
  return Math.min(LONGEST_WAIT_MS, longer);
}

/** Where a conversation is opened, and with which key. */
export interface Access {
  url: string;
  agentId: string;
  key: string;
}

/** A place in the line of the server, which gives keys in turn. */
export interface Place {
  /** Address of the route that returns a key. */
  url: string;
  leave: () => void;
}

/** Takes a place, and keeps it until `leave`. */
export function takePlace(route: string): Place {
  const caller = `${Date.now()}-${Math.random()}`;
  const url = `${route}?caller=${caller}`;
  const tell = (method: string) => {
    fetch(url, {method}).catch(() => {});
  };
  const timer = setInterval(tell, ALIVE_MS, 'PUT');
  return {
    url,
    leave() {
      clearInterval(timer);
      tell('DELETE');
    },
  };
}

/** Why there is no key. */
export interface NoKey {
  problem: string;
}

interface KeyRequest {
  place: Place;
  /** Handshakes that have failed in a row: the server finds out why. */
  refused: number;
  isWanted: () => boolean;
  onRetry: (notice: string) => void;
}

/** Returns nothing when the key is not wanted any more. */
export async function requestKey({
  place,
  refused,
  isWanted,
  onRetry,
}: KeyRequest): Promise<Access | NoKey | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const url = `${place.url}&refused=${refused}`;
    const request = fetch(url, {method: 'POST'});
    const response = await request.catch(() => null);
    const body = await response?.json().catch(() => null);
    if (!isWanted()) return undefined;
    if (response?.status === 202) {
      onRetry(`All agents are busy. You are number ${body?.place} in line.`);
      attempt = 0;
      await new Promise((resolve) => setTimeout(resolve, LINE_MS));
      if (!isWanted()) return undefined;
      continue;
    }
    if (response?.ok && body) return body;
    const missing = `No key (HTTP ${response?.status}).`;
    const problem = response
      ? (body?.error ?? missing)
      : 'Network request failed.';
    const canPass = !response || response.status === 503;
    if (!canPass || attempt > MAX_KEY_RETRIES) return {problem};
    onRetry(`${problem} Trying again …`);
    const asked = 1000 * Number(response?.headers.get('Retry-After') ?? 0);
    const ms = Math.max(asked || 0, waitBefore(attempt, FIRST_KEY_WAIT_MS));
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (!isWanted()) return undefined;
  }
}
