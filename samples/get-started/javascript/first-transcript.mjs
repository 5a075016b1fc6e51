// Node.js 20 or later. Packages: none
const audio = '{{provider.sampleAudioUrl}}';
const {API_KEY, BATCH_URL = 'https://eu1.{{provider.batchHost}}/v2'} =
  process.env;
if (!API_KEY) stop('Set API_KEY first');
const config = {
  type: 'transcription',
  transcription_config: {language: 'en'},
  fetch_data: {url: audio},
};
const form = new FormData();
form.set('config', JSON.stringify(config));
const response = await fetch(`${BATCH_URL}/jobs?wait=60&format=txt`, {
  method: 'POST',
  headers: {Authorization: `Bearer ${API_KEY}`},
  body: form,
});
if (!response.ok) stop(`${response.status}: ${await response.text()}`);
const job = await response.json();
if (job.status === 'rejected') stop(JSON.stringify(job));
console.log(job.txt ?? job);

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
