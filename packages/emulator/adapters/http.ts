/** HTTP of Node.js to the core and back. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {provider} from '@speech-docs/protocol/facts';
import {BodyTooLarge, ClientGone, type HttpRequest, type HttpResponse} from '../core/http';

/** Returns a request as the core reads it; the body is read only when a handler wants it, or the report. */
export function toRequest(message: IncomingMessage): HttpRequest {
  let body: Promise<Uint8Array> | undefined;
  return {
    ...toHandshake(message),
    body: (maxBytes) => {
      body ??= readBody(message, maxBytes);
      return body;
    },
  };
}

/** Returns the request of a handshake, which has no body. */
export function toHandshake({method = 'GET', url = '/', headers}: IncomingMessage): Omit<HttpRequest, 'body'> {
  const flat = Object.entries(headers).map(([name, value]): [string, string] => [name, [value].flat().join(', ')]);
  return {method, url, headers: new Headers(flat)};
}

async function readBody(message: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(message.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge();
  // A body with Content-Length is copied once; another one grows in doubling buffers.
  let body = Buffer.allocUnsafe(Number(message.headers['content-length'] ?? 65_536));
  let size = 0;
  try {
    // destroyOnReturn: false keeps the connection open, so that a rejected client still gets the response.
    for await (const chunk of message.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
      if (size + chunk.length > maxBytes) throw new BodyTooLarge();
      if (size + chunk.length > body.length) body = Buffer.concat([body], 2 * (size + chunk.length));
      size += chunk.copy(body, size);
    }
  } catch (error) {
    throw error instanceof BodyTooLarge ? error : new ClientGone();
  }
  return body.subarray(0, size);
}

export function writeResponse(message: IncomingMessage, target: ServerResponse, response: HttpResponse): void {
  if (target.destroyed || target.writableEnded) return;
  const {status, body, type, headers} = response;
  const vendor = `application/vnd.${provider.slug}.v2+json`;
  const isVendor = `${message.headers.accept ?? ''}`.includes(`vnd.${provider.slug}`);
  const isJson = body !== null && typeof body === 'object' && !(body instanceof Uint8Array);
  const bytes = isJson ? JSON.stringify(body) : (body ?? '');
  target.writeHead(status, {
    ...(body !== null && {'Content-Type': type ?? (isJson && isVendor ? vendor : 'application/json')}),
    'Content-Length': Buffer.byteLength(bytes),
    ...headers,
  });
  target.end(bytes);
  // An unread body must not keep the connection open.
  if (!message.complete) message.resume();
}

/** Begins a response, and breaks the connection in the middle of it. */
export function cutResponse(target: ServerResponse): void {
  target.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': 1000});
  target.write('{"job": {');
  setImmediate(() => target.destroy());
}
