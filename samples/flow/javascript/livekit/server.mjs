// Node.js 20 or later. Packages: npm install livekit-client@2
// Serves the page and starts conversations, so that API_KEY stays here.
// Usage: node server.mjs, then open http://localhost:3000
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';

const {API_KEY} = process.env;
if (!API_KEY) {
  console.error('Set API_KEY first');
  process.exit(1);
}
const AGENT_ID = process.env.AGENT_ID ?? 'YOUR_AGENT_ID';
const WEBRTC_URL =
  process.env.FLOW_WEBRTC_URL ??
  'https://{{provider.flowHost}}/v1/flow/livekit';
const PORT = Number(process.env.PORT ?? 3000);

const SCRIPT = 'text/javascript; charset=utf-8';
const FILES = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/app.js': ['app.js', SCRIPT],
  '/livekit-client.mjs': [
    'node_modules/livekit-client/dist/livekit-client.esm.mjs',
    SCRIPT,
  ],
};

const server = createServer(async (request, response) => {
  try {
    if (request.method === 'POST' && request.url === '/conversation') {
      // Check here that the caller is one of your users.
      const room = await startConversation();
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(room));
    } else if (request.method === 'GET' && FILES[request.url]) {
      const [name, type] = FILES[request.url];
      const file = await readFile(new URL(name, import.meta.url));
      response.setHeader('Content-Type', type);
      response.end(file);
    } else {
      response.writeHead(404).end();
    }
  } catch ({message}) {
    console.error(message);
    response.writeHead(502, {'Content-Type': 'text/plain; charset=utf-8'});
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

/** Opens a room with an agent in it; returns `url`, `token` and `id`. */
async function startConversation() {
  const response = await fetch(WEBRTC_URL, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${API_KEY}`,
      'Content-Type': 'application/json',
    },
    // No audio_format: WebRTC negotiates it.
    body: JSON.stringify({
      message: 'StartConversation',
      conversation_config: {
        template_id: AGENT_ID,
        template_variables: {},
      },
    }),
  });
  if (!response.ok) {
    const {status} = response;
    const reason = status === 401 ? 'Check API_KEY.' : await response.text();
    throw new Error(`HTTP ${status} from the service. ${reason}`);
  }
  const {url, token, id} = await response.json();
  console.log(`Request ${id}`);
  return {url, token, id};
}
