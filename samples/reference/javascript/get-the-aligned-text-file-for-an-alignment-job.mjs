// Node.js 20 or later. Packages: none
// Prints the aligned text, with a time at the start of each line.
import {argv, env, exit} from 'node:process';

const BATCH_URL = env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
const [jobId] = argv.slice(2);
if (!env.API_KEY || !jobId) {
  console.error('Set API_KEY and name a job id');
  exit(1);
}

// region request
const response = await fetch(
  `${BATCH_URL}/jobs/${jobId}/alignment?tags=one_per_line`,
  {
    headers: {Authorization: `Bearer ${env.API_KEY}`},
  },
);
// endregion request
if (!response.ok) {
  console.error(`${response.status}: ${await response.text()}`);
  exit(1);
}
console.log(await response.text());
