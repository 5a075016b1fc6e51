// Node.js 20 or later. Packages: none
// Creates a transcription job for a recording and prints its id.
import {openAsBlob} from 'node:fs';
import {basename} from 'node:path';
import {argv, env, exit} from 'node:process';

const BATCH_URL = env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
const [audioPath = 'example.wav'] = argv.slice(2);
if (!env.API_KEY) {
  console.error('Set API_KEY first');
  exit(1);
}

// region request
const config = {
  type: 'transcription',
  transcription_config: {language: 'en', model: 'enhanced'},
};
const form = new FormData();
form.append('config', JSON.stringify(config));
form.append('data_file', await openAsBlob(audioPath), basename(audioPath));

const response = await fetch(`${BATCH_URL}/jobs`, {
  method: 'POST',
  headers: {Authorization: `Bearer ${env.API_KEY}`},
  body: form,
});
// endregion request
if (!response.ok) {
  console.error(`${response.status}: ${await response.text()}`);
  exit(1);
}
console.log((await response.json()).id);
