/** The static server behind `npm run preview` and the browser tests: `sirv` with the headers and the Markdown of nginx. */
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {join, resolve} from 'node:path';
import sirv from 'sirv';
import {filesBelow} from '../htmlPages.server';
import {readBases} from '../site.server';
import {headersFor, readHeaderRules} from './headers.server';

/** As long as nginx keeps a connection: a busy client that finds its connection closed after Node's 5 s calls it a failure. */
const KEEP_ALIVE_MS = 75_000;
export const LOOPBACK = '127.0.0.1';
/** Files that belong to others, and no addresses of pages. */
const NO_PAGE = /^\/_|\/(?:index|404)\/?$/;

/**
 * Starts serving the site in `folder`; port 0 takes any free one, `host` is the network to listen in. Rejects when the port
 * is taken or the site is not complete. No response redirects: an address is looked up, and never sent back.
 */
export async function serveFolder(folder: string, port: number, host = LOOPBACK): Promise<Server> {
  const root = resolve(folder);
  const bases = readBases(root);
  const [base = '/'] = bases;
  const rules = readHeaderRules(root);
  // The base URL of the first language begins those of the others.
  const missing = [...bases]
    .reverse()
    .map((start) => ({start, page: readFileSync(join(root, start.slice(base.length), '404.html'))}));
  const written = new Set(filesBelow(root).map((file) => `/${file}`));
  const files = sirv(root, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const headers = headersFor(base + path.slice(1), rules);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (/\.(?!html$)\w+$/.test(path)) return;
      response.setHeader('Vary', 'Accept, Accept-Encoding');
      const copy = copiesOf(pageOf(path)).find((file) => written.has(file));
      if (copy) response.appendHeader('Link', `<${base}${copy.slice(1)}>; rel="alternate"; type="text/markdown"`);
    },
  });
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0]?.replace(/\/{2,}/g, '/') ?? '/';
    const below = `${path}/` === base ? '/' : path.startsWith(base) ? `/${path.slice(base.length)}` : undefined;
    const page = pageOf(below ?? '');
    const preferred = prefersMarkdown(request.headers.accept) ? copiesOf(page) : [];
    const attempts = below === undefined || NO_PAGE.test(below) ? [] : [...preferred, below, page].filter(Boolean);
    const next = () => {
      const attempt = attempts.shift();
      if (attempt === undefined) {
        for (const [name, value] of Object.entries(headersFor('/', rules))) response.setHeader(name, value);
        response
          .writeHead(404, {'Content-Type': 'text/html; charset=utf-8'})
          .end(missing.find(({start}) => path.startsWith(start))?.page ?? missing.at(-1)?.page);
      } else {
        request.url = attempt;
        files(request, response, next);
      }
    };
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else response.writeHead(405, {Allow: 'GET, HEAD'}).end();
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((ready, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => ready(server));
  });
}

const pageOf = (path: string) => path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');

const copiesOf = (page: string) => [`${page}.md`, `${page}/index.md`];

/** Whether a client names Markdown before HTML, as in the map of deploy/nginx.conf. */
function prefersMarkdown(accept = ''): boolean {
  return /^(?:(?!text\/html).)*text\/markdown/i.test(accept);
}
