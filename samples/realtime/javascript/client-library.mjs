// Node.js 20 or later. Packages: npm install {{provider.sdk.js.realtime}}
// Streams an audio file with the client library and prints the finals.

import {RealtimeClient} from '{{provider.sdk.js.realtime}}';
import {createReadStream} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

const {API_KEY} = process.env;
const KEYS_URL =
  process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';
const REALTIME_URL =
  process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const audioPath = process.argv[2] ?? 'example.wav';
const FRAME_BYTES = 4096;
// Frames that the service can leave unacknowledged before sending pauses.
const MAX_UNCONFIRMED = 50;

try {
  if (!API_KEY) throw new Error('Set API_KEY first');
  let unconfirmed = 0;
  const client = new RealtimeClient({url: REALTIME_URL});
  // Every frame is confirmed: after this silence, the connection is broken.
  const silence = setTimeout(fail, 30_000, 'No message for 30 s.').unref();
  client.addEventListener('receiveMessage', ({data}) => {
    silence.refresh();
    if (data.message === 'AudioAdded') {
      unconfirmed -= 1;
    } else if (data.message === 'AddTranscript') {
      console.log(data.metadata.transcript);
    } else if (data.message === 'Error') {
      fail(`${data.type}: ${data.reason}`);
    }
  });
  await client.start(await makeKey(), {
    audio_format: {type: 'file'},
    transcription_config: {language: 'en', model: 'enhanced', max_delay: 1},
  });
  const audio = createReadStream(audioPath, {highWaterMark: FRAME_BYTES});
  for await (const frame of audio) {
    client.sendAudio(frame);
    unconfirmed += 1;
    while (unconfirmed >= MAX_UNCONFIRMED) await sleep(20);
  }
  await client.stopRecognition();
} catch (error) {
  fail(error.message);
}

/** The client connects with a temporary key, as a browser does. */
async function makeKey() {
  const response = await fetch(`${KEYS_URL}/api_keys?type=rt`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ttl: 60}),
  });
  const {ok, status} = response;
  if (!ok) throw new Error(`The service gave no key (HTTP ${status}).`);
  return (await response.json()).key_value;
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
