// Node.js 22.18 or later. Packages: npm install @types/node
// Run it on your server.
const url = process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';

/** Returns a key that works for `ttl` seconds. */
async function createTemporaryKey(
  kind: 'batch' | 'rt' | 'flow',
  {ttl = 60, clientRef}: {ttl?: number; clientRef?: string} = {},
): Promise<string> {
  const response = await fetch(`${url}/api_keys?type=${kind}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ttl, client_ref: clientRef}),
  });
  if (!response.ok)
    throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as {key_value: string}).key_value;
}

try {
  console.log(await createTemporaryKey('rt'));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
