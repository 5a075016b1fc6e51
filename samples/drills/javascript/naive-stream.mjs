// Node.js 20 or later. Packages: npm install ws@8
// Streams a WAV file the way a first version does: each drill finds a flaw.
// Usage: node naive-stream.mjs recording.wav

import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY, TEMPORARY_KEY} = process.env;
const URL = process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const KEYS_URL =
  process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';

async function getKey() {
  if (!TEMPORARY_KEY) return API_KEY;
  const response = await fetch(`${KEYS_URL}/api_keys?type=rt`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${API_KEY}`},
    body: '{"ttl": 3600}',
  });
  return (await response.json()).key_value;
}

function stream(chunks, rate, key) {
  return new Promise((resolve, reject) => {
    const headers = {Authorization: `Bearer ${key}`};
    const socket = new WebSocket(URL, {headers, maxPayload: 2 ** 20});
    let sent = 0;
    let timer;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => socket.terminate(), 1000);
    };
    heard();
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error('closed'));
    });
    socket.on('open', () =>
      socket.send(
        JSON.stringify({
          message: 'StartRecognition',
          audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: rate},
          transcription_config: {language: 'en', max_delay: 1},
        }),
      ),
    );
    socket.on('message', async (data) => {
      heard();
      const {message, metadata} = JSON.parse(String(data));
      if (message === 'AddTranscript')
        process.stdout.write(metadata.transcript);
      else if (message === 'EndOfTranscript') {
        resolve();
        socket.close();
      } else if (message === 'RecognitionStarted' || message === 'AudioAdded') {
        const chunk = chunks.shift();
        if (chunk) {
          socket.send(chunk);
          sent += 1;
          await sleep(100);
        } else {
          const end = {message: 'EndOfStream', last_seq_no: sent};
          socket.send(JSON.stringify(end));
        }
      }
    });
  });
}

const file = readFileSync(process.argv[2]);
const rate = file.readUInt32LE(24);
const audio = file.subarray(file.indexOf('data') + 8);
const size = Math.floor(rate / 10) * 2;
const chunks = [];
for (let at = 0; at < audio.length; at += size) {
  chunks.push(audio.subarray(at, at + size));
}
const key = await getKey();
for (let attempt = 0; attempt < 30; attempt += 1) {
  try {
    await stream(chunks, rate, key);
    break;
  } catch (error) {
    console.error('connecting again:', error.message);
  }
}
