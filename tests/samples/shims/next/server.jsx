/**
 * Stands for `next start`: the page, rendered here and taken over by the browser; the app's own route handlers; the files
 * of `public/`. `app:page` and `app:routes` are the app's files (`apps.ts`).
 */

import {Document} from 'app:page';
import {routes} from 'app:routes';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {fileURLToPath} from 'node:url';
import {renderToPipeableStream} from 'react-dom/server';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PORT = Number(process.env.PORT);
const TYPES = {'.js': 'text/javascript'};

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
});

async function answer(request, response) {
  const {pathname} = new URL(request.url, 'http://localhost');
  if (pathname === '/') await sendPage(response);
  else if (routes[pathname]) await callRoute(routes[pathname], request, response);
  else await sendFile(pathname, response);
}

function sendPage(response) {
  return new Promise((resolve, reject) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.once('finish', resolve);
    const {pipe} = renderToPipeableStream(<Document />, {
      bootstrapModules: ['/client.js'],
      onShellReady: () => pipe(response),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** A route handler is a function from the web's Request to its Response, named for the method. */
async function callRoute(route, incoming, outgoing) {
  const handle = route[incoming.method];
  if (!handle) return outgoing.writeHead(405).end();
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const request = new Request(`http://localhost:${PORT}${incoming.url}`, {
    method: incoming.method,
    headers: Object.entries(incoming.headers),
    ...(hasBody && {body: Readable.toWeb(incoming), duplex: 'half'}),
  });
  const response = await handle(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) await pipeline(Readable.fromWeb(response.body), outgoing);
  else outgoing.end();
}

async function sendFile(pathname, response) {
  const content = await readFile(join(HERE, pathname === '/client.js' ? '.' : 'public', pathname)).catch(
    () => undefined,
  );
  if (!content) return response.writeHead(404).end();
  response.writeHead(200, {'Content-Type': TYPES[extname(pathname)] ?? 'application/octet-stream'}).end(content);
}

server.listen(PORT, 'localhost', () => console.log(`Open http://localhost:${PORT}`));
