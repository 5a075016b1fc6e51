// Node 20 or later; packages: none
import {openAsBlob} from 'node:fs';

const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
const audioPath = process.argv[2];
const CONFIG = {
  type: 'transcription',
  transcription_config: {language: 'en', model: 'enhanced'},
};

const form = new FormData();
form.set('config', JSON.stringify(CONFIG));
form.set('data_file', await openAsBlob(audioPath), audioPath);
const response = await fetch(`${BATCH_URL}/jobs?wait=60&format=txt`, {
  method: 'POST',
  headers: {Authorization: `Bearer ${API_KEY}`},
  body: form,
});
const text = await response.text();
const {txt} = response.ok ? JSON.parse(text) : {};
if (txt === undefined) {
  console.error(`${response.status}: ${text}`);
  process.exit(1);
}
console.log(txt);
