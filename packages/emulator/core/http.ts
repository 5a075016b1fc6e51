/** HTTP as the core sees it: a request that was read by an adapter, and the response that it writes. */
import type {Fields} from '@speech-docs/protocol/contracts';

export interface HttpRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
  /** Reads the body; rejects with `BodyTooLarge` once it has more bytes than this. A second call returns the same. */
  body(maxBytes: number): Promise<Uint8Array>;
}

export interface HttpResponse {
  status: number;
  body: Fields | Uint8Array | string | null;
  type?: string;
  headers?: Record<string, string>;
}

/** A body has more bytes than the service accepts. */
export class BodyTooLarge extends Error {}

/** A client closed the connection before its request was complete; there is no response. */
export class ClientGone extends Error {}

/** A response that ends a request early. */
export class ApiError extends Error {
  constructor(readonly response: HttpResponse) {
    super(`HTTP ${response.status}`);
  }
}

/** What a proxy in front of the service responds with when the service is not there. */
export const PROXY_PAGE = {
  status: 502,
  body: '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
  type: 'text/html',
  headers: {'Content-Type': 'text/html'},
};

/** Returns the header of a status that says when to come back; no contract has it, so that only a fault does. */
export function retryAfter({after}: {after: number}): Record<string, string> {
  return after > 0 ? {'Retry-After': `${after}`} : {};
}

export function ok(body: Fields, status = 200): HttpResponse {
  return {status, body};
}

export function file(body: Uint8Array | string, type: string): HttpResponse {
  return {status: 200, body, type};
}

export function notFound(): HttpResponse {
  return {status: 404, body: {code: 404, error: 'Not Found'}};
}

export function notAllowed(allowed: string): HttpResponse {
  return {status: 405, body: {code: 405, error: 'Method Not Allowed'}, headers: {Allow: allowed}};
}

const ORIGIN = 'http://localhost';

/** Tells whether a request names a path that can be read. */
export function hasAddress({url}: Pick<HttpRequest, 'url'>): boolean {
  try {
    // `//` would start a host name.
    return !url.startsWith('//') && new URL(url, ORIGIN) !== undefined;
  } catch {
    return false;
  }
}

/** Returns path and query of a request that has an address. */
export function requestUrl({url}: Pick<HttpRequest, 'url'>): URL {
  return new URL(url, ORIGIN);
}
