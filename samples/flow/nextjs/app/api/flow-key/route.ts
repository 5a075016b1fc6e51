// TypeScript 5. Packages: none. Runs on the server only.
import {randomBytes} from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import {leave, placeOf} from '@/lib/line';

const KEYS_URL =
  process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';
const FLOW_URL = process.env.FLOW_URL ?? 'wss://{{provider.flowHost}}/v1/flow';

/** Gives the page a key that works for one minute. */
export async function POST(request: Request) {
  const {API_KEY, AGENT_ID} = process.env;
  if (!API_KEY || !AGENT_ID)
    return refuse(500, 'Set API_KEY and AGENT_ID in .env.local.');

  // Check here that the caller is one of your users, and how often they ask.
  const place = placeOf(callerOf(request));
  if (place > 0) return Response.json({place}, {status: 202});

  const response = await fetch(`${KEYS_URL}/api_keys?type=flow`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ttl: 60}),
    cache: 'no-store',
  }).catch(() => null);
  // The page tries again after 503 only, and not before Retry-After.
  if (!response) return refuse(503, 'The service is unreachable.');
  const {ok, status, headers} = response;
  if (!ok) {
    const canPass = [429, 500, 502, 503, 504].includes(status);
    const reason = `The service gave no key (HTTP ${status}).`;
    return refuse(canPass ? 503 : 500, reason, headers.get('Retry-After'));
  }

  const {key_value: key} = await response.json();
  // Two handshakes of the page have failed, and it can't see why.
  const refused = Number(new URL(request.url).searchParams.get('refused'));
  if (refused >= 2 && (await isRejected(key)))
    return refuse(500, `${FLOW_URL} rejects keys of this account.`);
  return Response.json(
    {url: FLOW_URL, agentId: AGENT_ID, key},
    {headers: {'Cache-Control': 'no-store'}},
  );
}

/** The caller waits or talks. */
export function PUT(request: Request) {
  placeOf(callerOf(request));
  return new Response(null, {status: 204});
}

/** The caller has hung up. */
export function DELETE(request: Request) {
  leave(callerOf(request));
  return new Response(null, {status: 204});
}

/** Better the user of your sign-in: anyone can send the ID of another. */
function callerOf(request: Request): string {
  return new URL(request.url).searchParams.get('caller') ?? '';
}

function refuse(status: number, error: string, after?: string | null) {
  const headers = after ? {'Retry-After': after} : undefined;
  return Response.json({error}, {status, headers});
}

/** Tries a key. Only 401 is about the key; anything else can pass. */
function isRejected(key: string): Promise<boolean> {
  const headers = {
    Authorization: `Bearer ${key}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  };
  const url = FLOW_URL.replace(/^ws/, 'http');
  const request = (url.startsWith('https') ? https : http).get(url, {headers});
  return new Promise<boolean>((resolve) => {
    request.on('response', ({statusCode}) => resolve(statusCode === 401));
    request.on('upgrade', () => resolve(false));
    request.on('error', () => resolve(false));
    request.setTimeout(10_000, () => request.destroy(new Error('too late')));
  }).finally(() => request.destroy());
}
