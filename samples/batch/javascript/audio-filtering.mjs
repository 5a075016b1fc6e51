// Node.js 20 or later. Packages: none
import {openAsBlob} from 'node:fs';
import {basename} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');
// No file, or no response.
process.on('uncaughtException', (error) => stop(`${error.cause ?? error}`));
const audioPath = process.argv[2] ?? 'example.wav';

const CONFIG = {
  type: 'transcription',
  transcription_config: {
    language: 'en',
    model: 'enhanced',
    audio_filtering_config: {},
  },
};

const jobId = await submit(audioPath);
console.log(`Job ${jobId} submitted`);
await waitUntilDone(jobId);
const transcript = await (await call(`/jobs/${jobId}/transcript`)).json();
const words = transcript.results.filter(({volume}) => volume !== undefined);
words.sort((one, other) => one.volume - other.volume);
for (const item of words.slice(0, 5)) {
  const volume = item.volume.toFixed(1).padStart(5);
  console.log(`${volume}  ${item.alternatives[0].content}`);
}

/** Uploads a recording and returns the id of its job. */
async function submit(audioPath) {
  const form = new FormData();
  form.set('config', JSON.stringify(CONFIG));
  form.set('data_file', await openAsBlob(audioPath), basename(audioPath));
  const response = await call('/jobs', {method: 'POST', body: form});
  return (await response.json()).id;
}

/** Waits until the job finishes; stops the program if it failed. */
async function waitUntilDone(jobId) {
  for (let polls = 0; polls < 120; polls += 1) {
    const {job} = await (await call(`/jobs/${jobId}?wait=30`)).json();
    if (job.status === 'done') return;
    if (job.status !== 'running') {
      const reasons = (job.errors ?? []).map((error) => error.message);
      stop(`Job ${jobId} is ${job.status}: ${reasons.join('; ')}`);
    }
    await sleep(2000);
  }
  stop(`Job ${jobId} still runs after 120 reads.`);
}

/** Calls the API, and stops the program when the response is an error. */
async function call(path, options = {}) {
  const headers = {Authorization: `Bearer ${API_KEY}`};
  const response = await fetch(BATCH_URL + path, {headers, ...options});
  if (response.status === 401) {
    stop('401: the API key is missing or wrong');
  }
  if (!response.ok) stop(`${response.status}: ${await response.text()}`);
  return response;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
