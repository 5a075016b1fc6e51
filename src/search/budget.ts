/**
 * Limits the total time of one search: four hosts that accept a connection and hang would otherwise take 1 + 4 + 5 + 6
 * seconds. Also sends nothing for as long as a host requires in `Retry-After` of a 429 response.
 */
import type {EndRequest, Requester, Response} from '@algolia/client-common';

/** Room for one dead host (1 s) and a slow one; the specification's time limits fit into it. */
export const TOTAL_BUDGET_MS = 4000;
const DEFAULT_QUIET_MS = 1000;
const MAX_QUIET_MS = 30_000;

/** Wraps `requester`; requests with the same body share one budget until `TOTAL_BUDGET_MS` after the first. */
export function withinBudget(requester: Requester, now: () => number = () => performance.now()): Requester {
  const deadlines = new Map<string, number>();
  let quietUntil = 0;

  function deadlineOf(body: string): number {
    for (const [key, deadline] of deadlines) if (deadline + TOTAL_BUDGET_MS < now()) deadlines.delete(key);
    const deadline = deadlines.get(body) ?? now() + TOTAL_BUDGET_MS;
    deadlines.set(body, deadline);
    return deadline;
  }

  return {
    async send(request: EndRequest): Promise<Response> {
      const body = String(request.data);
      // A 4xx response ends the round, and the client does not mark the host as failed: nothing was sent to it.
      if (now() < quietUntil) return errorResponse(429, 'the service asked to wait');
      const left = Math.round(deadlineOf(body) - now());
      if (left <= 0) return errorResponse(408, 'no time left');
      const response = await requester.send({
        ...request,
        connectTimeout: Math.min(request.connectTimeout, left),
        responseTimeout: Math.min(request.responseTimeout, left),
      });
      if (response.status === 429) quietUntil = now() + quietTime(response.headers?.['retry-after']);
      // After any response below 500, the next search with these words starts with a full budget.
      if (response.status >= 200 && response.status < 500) deadlines.delete(body);
      return response;
    },
  };
}

function errorResponse(status: number, message: string): Response {
  return {status, content: JSON.stringify({message, status}), isTimedOut: false};
}

/** Seconds or a date, as HTTP allows; readable only where the service exposes the header. */
function quietTime(retryAfter: string | undefined): number {
  if (!retryAfter) return DEFAULT_QUIET_MS;
  const wait = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, DEFAULT_QUIET_MS), MAX_QUIET_MS) : DEFAULT_QUIET_MS;
}
