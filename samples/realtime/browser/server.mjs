// Node.js 20 or later. Packages: none
// Serves the page and makes temporary keys, so that API_KEY stays here.
// Usage: node server.mjs, then open http://localhost:3000
import {randomBytes} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import http, {createServer} from 'node:http';
import https from 'node:https';

const {API_KEY} = process.env;
if (!API_KEY) {
  console.error('Set API_KEY first');
  process.exit(1);
}
const KEYS_URL =
  process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';
const REALTIME_URL =
  process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const PORT = Number(process.env.PORT ?? 3000);

const FILES = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/app.js': ['app.js', 'text/javascript; charset=utf-8'],
  '/session.js': ['session.js', 'text/javascript; charset=utf-8'],
  '/microphone.js': ['microphone.js', 'text/javascript; charset=utf-8'],
};

const server = createServer(async (request, response) => {
  try {
    const url = new URL(request.url, 'http://localhost');
    if (request.method === 'POST' && url.pathname === '/key') {
      // Check here that the caller is one of your users.
      const key = await makeKey();
      // Two handshakes in a row have failed.
      if (Number(url.searchParams.get('refused')) >= 2) await tryKey(key);
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({url: REALTIME_URL, key}));
    } else if (request.method === 'GET' && FILES[url.pathname]) {
      const [name, type] = FILES[url.pathname];
      const file = await readFile(new URL(name, import.meta.url));
      response.setHeader('Content-Type', type);
      response.end(file);
    } else {
      response.writeHead(404).end();
    }
  } catch ({message, isTemporary, after}) {
    console.error(message);
    // The page tries again after 503 only, and not before Retry-After.
    const status = isTemporary ? 503 : 500;
    if (after) response.setHeader('Retry-After', after);
    response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'});
    response.end(message);
  }
});
server.on('error', ({message}) => {
  console.error(`${message}. Set PORT to a free port`);
  process.exit(1);
});
server.listen(PORT, 'localhost', () => {
  console.log(`Open http://localhost:${PORT}`);
});

/** Requests a real-time key that opens sessions for the next 60 seconds. */
async function makeKey() {
  const response = await fetch(`${KEYS_URL}/api_keys?type=rt`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ttl: 60}),
  }).catch(({cause}) => {
    const text = `The service is unreachable (${cause?.code}).`;
    throw Object.assign(new Error(text), {isTemporary: true});
  });
  const {ok, status, headers} = response;
  if (ok) return (await response.json()).key_value;
  const isTemporary = [429, 500, 502, 503, 504].includes(status);
  const hint = isTemporary ? '' : ' Check API_KEY.';
  const text = `The service gave no key (HTTP ${status}).${hint}`;
  const after = headers.get('Retry-After');
  throw Object.assign(new Error(text), {isTemporary, after});
}

/** Tries a key, because a page can't see why its own handshakes failed. */
async function tryKey(key) {
  const headers = {
    Authorization: `Bearer ${key}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  };
  const url = REALTIME_URL.replace(/^ws/, 'http');
  const request = (url.startsWith('https') ? https : http).get(url, {headers});
  const status = await new Promise((resolve) => {
    request.on('response', ({statusCode}) => resolve(statusCode));
    request.on('upgrade', () => resolve(101));
    request.on('error', () => resolve(0));
    request.setTimeout(10_000, () => request.destroy(new Error('too late')));
  });
  request.destroy();
  // Anything else can pass.
  if (status === 401)
    throw new Error(`${REALTIME_URL} rejects keys of this account.`);
}
