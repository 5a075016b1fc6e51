// Node.js 20 or later. Packages: none
// Prints what the account processed in August 2026.
import {env, exit} from 'node:process';

const BATCH_URL = env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
if (!env.API_KEY) {
  console.error('Set API_KEY first');
  exit(1);
}

// region request
const query = new URLSearchParams({since: '2026-08-01', until: '2026-08-31'});
const response = await fetch(`${BATCH_URL}/usage?${query}`, {
  headers: {Authorization: `Bearer ${env.API_KEY}`},
});
// endregion request
if (!response.ok) {
  console.error(`${response.status}: ${await response.text()}`);
  exit(1);
}
console.log(JSON.stringify(await response.json(), null, 2));
