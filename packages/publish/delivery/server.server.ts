/**
 * The static server behind `npm run preview` and the browser tests. It responds as a well-kept host would: one address
 * per page, real 404s, production headers, compressed files, and never a web page where a script was requested.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join, relative, resolve} from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {readServed} from '../site.server';
import {prefersMarkdown} from './accept';
import {notFoundPage, resolveAddress, type Served} from './addresses.server';
import {contentTypeOf, isCompressible} from './contentTypes';
import {type HeaderRule, headersFor, RULES_FILE} from './headers';

/** As long as nginx keeps a connection: a busy client that finds its connection closed after Node's 5 s calls it a failure. */
const KEEP_ALIVE_MS = 75_000;
/** Whoever else is in the network is shown nothing that is not published. */
export const LOOPBACK = '127.0.0.1';

/**
 * Starts serving the files of `folder`; port 0 takes any free one, `host` is the network to listen in. Rejects when the port
 * is taken; throws when the site is not complete.
 */
export async function serveFolder(folder: string, port: number, host = LOOPBACK): Promise<Server> {
  const root = resolve(folder);
  const site = {root, rules: readHeaderRules(root), ...readServed(root)};
  const server = createServer((request, response) => respond(request, response, site));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((ready, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => ready(server));
  });
}

/** Returns the headers of the published site in `root`. */
export function readHeaderRules(root: string): readonly HeaderRule[] {
  return JSON.parse(readFileSync(join(root, RULES_FILE), 'utf8')) as HeaderRule[];
}

type Site = Required<Served> & {root: string; rules: readonly HeaderRule[]};

function respond(request: IncomingMessage, response: ServerResponse, site: Site): void {
  const {root, rules, bases} = site;
  // A proxy may send the whole address.
  const address = (request.url ?? '/').replace(/^https?:\/\/[^/?]*\/?/i, '/');
  const path = address.split('?', 1)[0] ?? '/';
  const found = resolveAddress(address, root, site);
  // Neither a redirect nor a missing asset must be remembered for a year: the next release may bring it.
  const headers = headersFor(found.kind === 'file' ? path : '/', rules);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Method not allowed');
  } else if (found.kind === 'redirect') {
    response.setHeader('Location', found.to);
    sendText(response, 301, 'Moved permanently');
  } else if (found.kind === 'file') {
    const copy = found.file.replace(/\.html$/, '.md');
    const isMarkdown = found.isPage && prefersMarkdown(request.headers.accept) && existsSync(copy);
    if (found.isPage) response.setHeader('Vary', 'Accept, Accept-Encoding');
    sendFile(request, response, root, isMarkdown ? copy : found.file);
  } else if (found.asPage) {
    response.statusCode = 404;
    sendFile(request, response, root, notFoundPage(path, root, bases));
  } else sendText(response, 404, 'Not found');
}

function sendFile(request: IncomingMessage, response: ServerResponse, root: string, file: string): void {
  const type = contentTypeOf(file) ?? 'application/octet-stream';
  const encoding = isCompressible(type) ? chooseEncoding(request, file) : undefined;
  response.setHeader('Content-Type', type);
  if (isCompressible(type) && !response.hasHeader('Vary')) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  // Only GET knows ranges (RFC 9110, 14.2), and a page that is missing has no parts.
  if (request.method === 'HEAD' || response.statusCode === 404) delete request.headers.range;
  const path = relative(root, file + (encoding?.ending ?? ''))
    .split(/[\\/]/)
    .map(encodeURIComponent)
    .join('/');
  send(request, path, {root, dotfiles: 'allow', index: false, cacheControl: false})
    .on('error', (error: Error & {status?: number}) => {
      if (error.status === 416) return response.writeHead(416).end();
      console.error(`server: ${request.url}: ${String(error)}`);
      if (response.headersSent) return response.destroy();
      return sendText(response, 500, 'Internal server error');
    })
    .pipe(response);
}

/** Returns the best compressed file that is there and that the client accepts. */
function chooseEncoding(request: IncomingMessage, file: string): {name: string; ending: string} | undefined {
  const there = ENCODINGS.filter(({ending}) => statSync(file + ending, {throwIfNoEntry: false}));
  const names = there.map(({name}) => name);
  const chosen = new Negotiator(request).encoding([...names, 'identity'], {preferred: names});
  return there.find(({name}) => name === chosen);
}

const ENCODINGS = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
];

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${text}\n`);
}
