// Node.js 20 or later. Packages: none
// Saves the recording that a job processed.
import {writeFile} from 'node:fs/promises';
import {argv, env, exit} from 'node:process';

const BATCH_URL = env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
const [jobId, target = 'recording.wav'] = argv.slice(2);
if (!env.API_KEY || !jobId) {
  console.error('Set API_KEY and name a job id');
  exit(1);
}

// region request
const response = await fetch(`${BATCH_URL}/jobs/${jobId}/data`, {
  headers: {Authorization: `Bearer ${env.API_KEY}`},
});
// endregion request
if (!response.ok) {
  console.error(`${response.status}: ${await response.text()}`);
  exit(1);
}
await writeFile(target, Buffer.from(await response.arrayBuffer()));
