// Node 20 or later; packages: none
import {openAsBlob} from 'node:fs';

const url = process.env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
const audio = process.argv[2];
const config = `{"type": "transcription",
  "transcription_config": {"language": "en", "model": "enhanced"}}`;

const form = new FormData();
form.set('config', config);
form.set('data_file', await openAsBlob(audio), audio);
const response = await fetch(`${url}/jobs?wait=60&format=txt`, {
  method: 'POST',
  headers: {Authorization: `Bearer ${process.env.API_KEY}`},
  body: form,
});
const text = await response.text();
const {txt} = response.ok ? JSON.parse(text) : {};
if (txt === undefined) {
  console.error(`${response.status}: ${text}`);
  process.exit(1);
}
console.log(txt);
