// Node.js 20 or later. Packages: none. Run it on your server.
const url = process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';

/** Returns a key that works for `ttl` seconds. `kind` is 'batch', 'rt', or 'flow'. */
async function createTemporaryKey(kind, {ttl = 60, clientRef = null} = {}) {
  const response = await fetch(`${url}/api_keys?type=${kind}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ttl, ...(clientRef && {client_ref: clientRef})}),
  });
  if (!response.ok)
    throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()).key_value;
}

try {
  console.log(await createTemporaryKey('rt'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
