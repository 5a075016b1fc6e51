// Node.js 20 or later. Packages: none
import {openAsBlob} from 'node:fs';
import {basename} from 'node:path';

const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');
// No file, or no response.
process.on('uncaughtException', (error) => stop(`${error.cause ?? error}`));
const audioPath = process.argv[2] ?? 'example.wav';
const {HOOK_URL, HOOK_TOKEN} = process.env;
if (!HOOK_URL) stop('Set HOOK_URL first');
if (!HOOK_TOKEN) stop('Set HOOK_TOKEN first');

const CONFIG = {
  type: 'transcription',
  transcription_config: {language: 'en'},
  notification_config: [
    {
      url: HOOK_URL,
      contents: ['jobinfo', 'transcript.txt'],
      auth_headers: [`Authorization: Bearer ${HOOK_TOKEN}`],
    },
  ],
};

const jobId = await submit(audioPath);
console.log(`Job ${jobId} submitted; the result goes to ${HOOK_URL}`);

/** Uploads a recording and returns the id of its job. */
async function submit(audioPath) {
  const form = new FormData();
  form.set('config', JSON.stringify(CONFIG));
  form.set('data_file', await openAsBlob(audioPath), basename(audioPath));
  const response = await call('/jobs', {method: 'POST', body: form});
  return (await response.json()).id;
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
