// Node.js 20 or later. Packages: none
// Prints the ten newest jobs.
import {env, exit} from 'node:process';

const BATCH_URL = env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
if (!env.API_KEY) {
  console.error('Set API_KEY first');
  exit(1);
}

// region request
const query = new URLSearchParams({limit: '10'});
const response = await fetch(`${BATCH_URL}/jobs?${query}`, {
  headers: {Authorization: `Bearer ${env.API_KEY}`},
});
// endregion request
if (!response.ok) {
  console.error(`${response.status}: ${await response.text()}`);
  exit(1);
}
console.log(JSON.stringify(await response.json(), null, 2));
