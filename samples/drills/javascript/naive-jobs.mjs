// Node.js 20 or later. Packages: none
// Transcribes recordings the way a first version does: each drill finds a flaw.
// Usage: node naive-jobs.mjs recording.wav

import {openAsBlob} from 'node:fs';
import {createServer} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY, AUDIO, AUDIO_2, DRILL_KIND, HOOK_PORT, HOOK_URL} = process.env;
const BATCH_URL =
  process.env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';

async function request(method, path, body) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const headers = {Authorization: `Bearer ${API_KEY}`};
      const response = await fetch(BATCH_URL + path, {method, body, headers});
      const text = await response.text();
      if (![429, 500, 503].includes(response.status)) return text;
    } catch (error) {
      console.error('again:', error.message);
    }
  }
  throw new Error('failed');
}

async function submit(file, settings = {}) {
  const transcription_config = {language: 'en'};
  const config = {type: 'transcription', transcription_config, ...settings};
  const form = new FormData();
  form.set('config', JSON.stringify(config));
  form.set('data_file', await openAsBlob(file), 'recording.wav');
  return JSON.parse(await request('POST', '/jobs', form)).id;
}

async function poll(job) {
  const status = async () =>
    JSON.parse(await request('GET', `/jobs/${job}`)).job.status;
  while ((await status()) === 'running') await sleep(1000);
  return request('GET', `/jobs/${job}/transcript?format=txt`);
}

async function notified(files) {
  const jobs = [];
  const texts = [];
  const server = createServer(async (message, response) => {
    const body = Buffer.concat(await message.toArray()).toString();
    if (jobs.some((job) => message.url.includes(job))) texts.push(body);
    response.writeHead(204).end();
  });
  server.listen(Number(HOOK_PORT), '127.0.0.1');
  const hook = {url: HOOK_URL, contents: ['transcript.txt']};
  for (const file of files) {
    jobs.push(await submit(file, {notification_config: [hook]}));
  }
  while (texts.length < 2) await sleep(100);
  server.close();
  server.closeAllConnections();
  return texts;
}

if (DRILL_KIND === 'webhook') {
  console.log((await notified([AUDIO, AUDIO_2])).join('\n'));
} else {
  console.log(await poll(await submit(process.argv[2])));
}
