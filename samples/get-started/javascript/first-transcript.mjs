// Node.js 20 or later. Packages: none
const audio = '{{provider.sampleAudioUrl}}';
const host = 'https://eu1.{{provider.batchHost}}/v2';
const url = process.env.BATCH_URL ?? host;
const config = {
  type: 'transcription',
  transcription_config: {language: 'en'},
  fetch_data: {url: audio},
};
const form = new FormData();
form.set('config', JSON.stringify(config));
const response = await fetch(`${url}/jobs?wait=60&format=txt`, {
  method: 'POST',
  headers: {Authorization: `Bearer ${process.env.API_KEY}`},
  body: form,
});
if (!response.ok) {
  console.error(`${response.status}: ${await response.text()}`);
  process.exit(1);
}
const job = await response.json();
console.log(job.txt ?? job);
