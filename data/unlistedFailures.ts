/**
 * Failures that no contract lists, because they happen between a program and the service: broken sockets, proxies, and
 * close codes of RFC 6455. What to do after each is in recovery.ts.
 */
import {BUSY_STATUSES} from './recovery';

/** `key` is its row in recovery.ts. */
export interface Unlisted {
  key: string;
  codes: readonly number[];
  cause: string;
  fix: string;
  example: unknown;
}

/** No spread shares it, because esbuild 0.28 keeps a list with a spread in bundles that don't use it. */
const BUSY = 'HTTP/1.1 503 Service Unavailable';

/** Requests of the batch API. */
export const unlistedRequests: readonly Unlisted[] = [
  {
    key: 'method-not-allowed',
    codes: [405],
    cause: 'The address exists, but not with this method.',
    fix: 'Compare method and address with the reference. A redirect can turn `POST` into `GET`.',
    example: 'HTTP/1.1 405 Method Not Allowed',
  },
];

/** Handshakes of both sockets. */
export const unlistedHandshakes: readonly Unlisted[] = [
  {
    key: '403',
    codes: [403],
    cause: 'A proxy blocks the connection. The service itself returns 401 for a wrong key or `type`.',
    fix: 'Connect once from outside your own network.',
    example: 'HTTP/1.1 403 Forbidden',
  },
  {
    key: '429',
    codes: [429],
    cause: 'Too many connections were opened in a short time.',
    fix: 'Open fewer sockets at once.',
    example: 'HTTP/1.1 429 Too Many Requests',
  },
  {
    key: '5xx',
    codes: BUSY_STATUSES,
    cause: 'The service, or a proxy before it, is briefly unavailable.',
    fix: 'If it lasts, check the status page.',
    example: BUSY,
  },
];

/** Close codes of both sockets. */
export const unlistedCloses: readonly Unlisted[] = [
  {
    key: '1006',
    codes: [1006],
    cause:
      'The network broke, and no close frame arrived. In a browser, it is also any failed handshake, such as one with an ' +
      'expired key.',
    fix: 'Act on the last `Error` if there was one. Otherwise connect again, in a browser with a new key.',
    example: {code: 1006, reason: ''},
  },
  {
    key: 'other',
    codes: [1001, 1012, 1013],
    cause: 'The connection closed before the last message of the session, and no `Error` says why.',
    fix: 'Act on the last `Error` if there was one. Otherwise connect again.',
    example: {code: 1012, reason: 'service restart'},
  },
];

/** Requests for a temporary key. */
export const unlistedKeys: readonly Unlisted[] = [
  {
    key: '400',
    codes: [400],
    cause: "The body isn't JSON.",
    fix: 'Send a JSON object with `ttl`.',
    example: 'HTTP/1.1 400 Bad Request',
  },
  {
    key: '429',
    codes: [429],
    cause: 'Too many keys were requested in a short time.',
    fix: 'Request fewer keys at once.',
    example: 'HTTP/1.1 429 Too Many Requests',
  },
  {
    key: '5xx',
    codes: BUSY_STATUSES,
    cause: 'The service that creates keys is briefly unavailable.',
    fix: 'If it lasts, check the status page.',
    example: BUSY,
  },
];
