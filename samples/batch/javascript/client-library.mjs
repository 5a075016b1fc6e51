// Node.js 20 or later. Packages: npm install {{provider.sdk.js.batch}}
// Transcribes a recording with the client library.

import {BatchClient} from '{{provider.sdk.js.batch}}';
import {openAsBlob} from 'node:fs';
import {basename} from 'node:path';

const {API_KEY} = process.env;
const BATCH_URL =
  process.env.BATCH_URL ?? 'https://eu1.{{provider.batchHost}}/v2';
const audioPath = process.argv[2] ?? 'example.wav';

try {
  if (!API_KEY) throw new Error('Set API_KEY first');
  const client = new BatchClient({
    apiKey: API_KEY,
    apiUrl: BATCH_URL,
    appId: 'quickstart',
  });
  const recording = {
    data: await openAsBlob(audioPath),
    fileName: basename(audioPath),
  };
  const config = {transcription_config: {language: 'en', model: 'enhanced'}};
  const text = await client.transcribe(recording, config, 'text');
  console.log(text);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
