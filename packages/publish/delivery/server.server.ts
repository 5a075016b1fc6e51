/**
 * The static server behind `npm run preview` and the browser tests. It responds as a well-kept host would: one address
 * per page, real 404s, production headers, compression, and never a web page where a script was requested.
 */
import {existsSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {resolve} from 'node:path';
import {readBases} from '../bases.server';
import {prefersMarkdown} from './accept';
import {notFoundPage, resolveAddress} from './addresses.server';
import {readRange} from './byteRange';
import {chooseEncoding, compressed, MIN_COMPRESSED_BYTES} from './compress.server';
import {contentTypeOf, isCompressible} from './contentTypes';
import {readHeaderRules} from './deliver.server';
import {type HeaderRule, headersFor} from './headers';

/** As long as nginx keeps a connection: a busy client that finds its connection closed after Node's 5 s calls it a failure. */
const KEEP_ALIVE_MS = 75_000;

/** Starts serving the files of `folder`; port 0 takes any free one. Rejects when the port is taken. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const root = resolve(folder);
  const site = {root, rules: readHeaderRules(root), bases: readBases(root)};
  const server = createServer((request, response) => {
    respond(request, response, site).catch((error: unknown) => {
      console.error(`server: ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal server error');
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((ready, failed) => {
    server.once('error', failed);
    server.listen(port, () => ready(server));
  });
}

interface Site {
  root: string;
  rules: readonly HeaderRule[];
  bases: readonly string[];
}

async function respond(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const {root, rules, bases} = site;
  // A proxy may send the whole address.
  const address = (request.url ?? '/').replace(/^https?:\/\/[^/?]*\/?/i, '/');
  const path = address.split('?', 1)[0] ?? '/';
  const found = resolveAddress(address, root, {bases});
  // Neither a redirect nor a missing asset must be remembered for a year: the next release may bring it.
  const headers = headersFor(found.kind === 'file' ? path : '/', rules);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Method not allowed');
  }
  if (found.kind === 'redirect') {
    response.setHeader('Location', found.to);
    return sendText(response, 301, 'Moved permanently');
  }
  if (found.kind === 'file') {
    const copy = found.isPage ? found.file.replace(/\.html$/, '.md') : undefined;
    const isMarkdown = copy && prefersMarkdown(request.headers.accept) && existsSync(copy);
    return sendFile(request, response, isMarkdown ? copy : found.file, 200, found.isPage);
  }
  if (!found.asPage) return sendText(response, 404, 'Not found');
  return sendFile(request, response, notFoundPage(path, root, bases), 404);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  isNegotiated = false,
): Promise<void> {
  const {mtimeMs, size} = await stat(file);
  const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const type = contentTypeOf(file) ?? 'application/octet-stream';
  const isPacked = isCompressible(type) && size >= MIN_COMPRESSED_BYTES;
  const encoding = isPacked ? chooseEncoding(request.headers['accept-encoding']?.toString()) : undefined;
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', `W/"${version}"`);
  if (isCompressible(type)) response.setHeader('Vary', isNegotiated ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  if (status === 200 && hasVersion(request.headers['if-none-match'], version)) {
    response.writeHead(304).end();
    return;
  }
  const whole = encoding ? await compressed(file, version, encoding) : await readFile(file);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  // Sound and pictures are read in parts; text is compressed as a whole.
  const isInParts = status === 200 && !isCompressible(type);
  const range = isInParts ? readRange(request.headers.range, whole.length) : undefined;
  if (isInParts) response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'none') {
    response.setHeader('Content-Range', `bytes */${whole.length}`);
    response.writeHead(416).end();
    return;
  }
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${whole.length}`);
  const body = range ? whole.subarray(range.start, range.end + 1) : whole;
  response.setHeader('Content-Length', body.length);
  response.writeHead(range ? 206 : status).end(request.method === 'HEAD' ? undefined : body);
}

/** Whether a client that sent this `If-None-Match` has the version; it may list several, or take any. */
function hasVersion(known: string | undefined, version: string): boolean {
  return (known ?? '').split(',').some((tag) => ['*', `"${version}"`].includes(tag.trim().replace(/^W\//, '')));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${text}\n`);
}
