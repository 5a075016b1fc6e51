/**
 * Gives every host one second to connect and two to respond: the stock client grants each next host more, so that readers
 * would wait up to half a minute for the fourth. Also sends nothing for as long as a host requires in `Retry-After` of a
 * 429 response.
 */
import type {EndRequest, Requester, Response} from '@algolia/client-common';

/** The specification's, whichever host it is. */
const CONNECT_MS = 1000;
const READ_MS = 2000;
const DEFAULT_QUIET_MS = 1000;
const MAX_QUIET_MS = 30_000;

/** Wraps `requester`. */
export function withTimeouts(requester: Requester): Requester {
  let quietUntil = 0;
  return {
    async send(request: EndRequest): Promise<Response> {
      // A 4xx response ends the round, and the client does not mark the host as failed: nothing was sent to it.
      if (performance.now() < quietUntil)
        return {status: 429, content: '{"message":"the service asked to wait"}', isTimedOut: false};
      const response = await requester.send({...request, connectTimeout: CONNECT_MS, responseTimeout: READ_MS});
      if (response.status === 429) quietUntil = performance.now() + quietTime(response.headers?.['retry-after']);
      return response;
    },
  };
}

/** Seconds or a date, as HTTP allows; readable only where the service exposes the header. */
function quietTime(retryAfter: string | undefined): number {
  if (!retryAfter) return DEFAULT_QUIET_MS;
  const wait = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, DEFAULT_QUIET_MS), MAX_QUIET_MS) : DEFAULT_QUIET_MS;
}
