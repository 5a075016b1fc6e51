// TypeScript 5. Packages: next 16. Runs on the server only.
import {NextResponse} from 'next/server';

const KEYS_URL =
  process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';
const FLOW_URL = process.env.FLOW_URL ?? 'wss://{{provider.flowHost}}/v1/flow';

/** Gives the page a key that works for one minute. */
export async function POST() {
  const {API_KEY, AGENT_ID} = process.env;
  if (!API_KEY || !AGENT_ID)
    return refuse(500, 'Set API_KEY and AGENT_ID in .env.local.');

  // Check here that the caller is one of your users, and how often they ask.
  const response = await fetch(`${KEYS_URL}/api_keys?type=flow`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ttl: 60}),
    cache: 'no-store',
  }).catch(() => null);
  // The page tries again after 503 only.
  if (!response) return refuse(503, 'The service is unreachable.');
  const {ok, status} = response;
  if (!ok)
    return refuse(
      status >= 500 ? 503 : 500,
      `The service gave no key (HTTP ${status}).`,
    );

  const {key_value: key} = await response.json();
  return NextResponse.json(
    {url: FLOW_URL, agentId: AGENT_ID, key},
    {headers: {'Cache-Control': 'no-store'}},
  );
}

function refuse(status: number, error: string) {
  return NextResponse.json({error}, {status});
}
