// Node.js 20 or later. Packages: none
// Prints temporary addresses of the files of a job.
import {argv, env, exit} from 'node:process';

const BATCH_URL = env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
const [jobId] = argv.slice(2);
if (!env.API_KEY || !jobId) {
  console.error('Set API_KEY and name a job id');
  exit(1);
}

// region request
const response = await fetch(
  `${BATCH_URL}/jobs/${jobId}/object-urls?ttl=600&url_for=data,transcript`,
  {
    headers: {Authorization: `Bearer ${env.API_KEY}`},
  },
);
// endregion request
if (!response.ok) {
  console.error(`${response.status}: ${await response.text()}`);
  exit(1);
}
console.log(JSON.stringify(await response.json(), null, 2));
