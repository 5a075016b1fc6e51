// Node 20 or later; packages: none
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');
const mediaUrl = process.argv[2] ?? stop('Name a URL');

// region config
const CONFIG = {
  type: 'transcription',
  transcription_config: {language: 'en', diarization: 'speaker'},
  fetch_data: {url: mediaUrl},
};
// endregion config

const jobId = await submit();
console.log(`Job ${jobId} submitted`);
await waitUntilDone(jobId);
const answer = await call(`/jobs/${jobId}/transcript?format=txt`);
console.log(await answer.text());

/** Submits the configuration alone and returns the id of the job. */
async function submit() {
  const form = new FormData();
  form.set('config', JSON.stringify(CONFIG));
  const answer = await call('/jobs', {method: 'POST', body: form});
  return (await answer.json()).id;
}

/** Reads the status until the job ends; stops the program if it failed. */
async function waitUntilDone(jobId) {
  for (;;) {
    const {job} = await (await call(`/jobs/${jobId}`)).json();
    if (job.status === 'done') return;
    if (job.status !== 'running') {
      const reasons = (job.errors ?? []).map((error) => error.message);
      stop(`Job ${jobId} is ${job.status}: ${reasons.join('; ')}`);
    }
    await sleep(2000);
  }
}

/** Calls the API, and stops the program when the answer is an error. */
async function call(path, options = {}) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  const answer = await fetch(BATCH_URL + path, {headers, ...options});
  if (answer.status === 401) {
    stop('401: the API key is missing, wrong, or from another region');
  }
  if (!answer.ok) stop(`${answer.status}: ${await answer.text()}`);
  return answer;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
