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
const AGENT_ID = process.env.AGENT_ID ?? 'YOUR_AGENT_ID';
const KEYS_URL =
  process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';
const FLOW_URL = process.env.FLOW_URL ?? 'wss://{{provider.flowHost}}/v1/flow';
const PORT = Number(process.env.PORT ?? 3000);
// What your account may hold at once; other pages wait in line.
const MAX_CONVERSATIONS = Number(process.env.MAX_CONVERSATIONS ?? 3);
// Proxies close a response that is silent for longer.
const HEARTBEAT_MS = 15_000;

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const FILES = {
  '/': ['index.html', HTML],
  '/app.js': ['app.js', SCRIPT],
  '/flow.js': ['flow.js', SCRIPT],
  '/recovery.js': ['recovery.js', SCRIPT],
  '/news.js': ['news.js', SCRIPT],
  '/tools.mjs': ['tools.mjs', SCRIPT],
  '/audio.js': ['audio.js', SCRIPT],
  '/microphone.worklet.js': ['microphone.worklet.js', SCRIPT],
  '/loudspeaker.worklet.js': ['loudspeaker.worklet.js', SCRIPT],
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
      response.end(JSON.stringify({url: FLOW_URL, agentId: AGENT_ID, key}));
    } else if (request.method === 'GET' && url.pathname === '/line') {
      join(response);
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

const talking = new Set();
const waiting = new Set();

/** A page keeps this response open while it waits, and while it talks. */
function join(page) {
  page.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
  });
  const heartbeat = setInterval(() => page.write(':\n\n'), HEARTBEAT_MS);
  page.on('close', () => {
    clearInterval(heartbeat);
    talking.delete(page);
    waiting.delete(page);
    admit();
  });
  waiting.add(page);
  admit();
}

/** Lets pages talk in the order in which they came. */
function admit() {
  let place = 0;
  for (const page of waiting) {
    if (talking.size < MAX_CONVERSATIONS) {
      waiting.delete(page);
      talking.add(page);
      page.write('event: turn\ndata: now\n\n');
    } else {
      place += 1;
      page.write(`event: place\ndata: ${place}\n\n`);
    }
  }
}

/** Asks for a key that opens conversations for the next 60 seconds. */
async function makeKey() {
  const response = await fetch(`${KEYS_URL}/api_keys?type=flow`, {
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
  const url = FLOW_URL.replace(/^ws/, 'http');
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
    throw new Error(`${FLOW_URL} rejects keys of this account.`);
}
