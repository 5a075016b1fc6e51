// Node.js 20 or later. Packages: none
// Prints all jobs of the list, newest first, page by page.
import {env, exit} from 'node:process';

const BATCH_URL = env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
if (!env.API_KEY) {
  console.error('Set API_KEY first');
  exit(1);
}

// region request
const query = new URLSearchParams({limit: '100'});
const known = new Set();
for (;;) {
  const response = await fetch(`${BATCH_URL}/jobs?${query}`, {
    headers: {Authorization: `Bearer ${env.API_KEY}`},
  });
  if (!response.ok) {
    console.error(`${response.status}: ${await response.text()}`);
    exit(1);
  }
  const {jobs} = await response.json();
  const unknown = jobs.filter(({id}) => !known.has(id));
  if (unknown.length === 0) break;
  for (const job of unknown) {
    known.add(job.id);
    console.log(JSON.stringify(job));
  }
  // Two jobs can share a millisecond.
  const later = Date.parse(unknown.at(-1).created_at) + 1;
  query.set('created_before', new Date(later).toISOString());
}
// endregion request
