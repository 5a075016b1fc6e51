// Node.js 20 or later. Packages: npm install ws
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY, REALTIME_URL = 'wss://eu.{{provider.realtimeHost}}/v2'} =
  process.env;
if (!API_KEY) fail('Set API_KEY first');
const headers = {Authorization: `Bearer ${API_KEY}`};
const audio = readFileSync(process.argv[2] ?? 'example.wav');
const start = {
  audio_format: {type: 'file'},
  transcription_config: {language: 'en'},
};
let [sent, acknowledged] = [0, 0];

const socket = new WebSocket(REALTIME_URL, {headers});
const silence = setTimeout(fail, 30_000, 'No message for 30 s.').unref();
const send = (name, fields) =>
  socket.send(JSON.stringify({message: name, ...fields}));
const actions = {
  RecognitionStarted: () => sendAudio(),
  AudioAdded: () => acknowledged++,
  AddTranscript: ({metadata}) => process.stdout.write(metadata.transcript),
  EndOfTranscript: () => {
    console.log();
    socket.removeAllListeners('close').close();
  },
  Error: ({type, reason}) => fail(`${type}: ${reason}`),
};
socket.on('open', () => send('StartRecognition', start));
socket.on('message', (data) => {
  silence.refresh();
  const message = JSON.parse(String(data));
  actions[message.message]?.(message);
});
socket.on('unexpected-response', (_, {statusCode}) =>
  fail(`The handshake failed with HTTP ${statusCode}.`),
);
socket.on('error', (error) => fail(error.message));
socket.on('close', (code) => fail(`The connection closed with ${code}.`));

async function sendAudio() {
  for (let at = 0; at < audio.length; at += 4096) {
    // At most 50 frames are unacknowledged.
    while (sent - acknowledged >= 50) await sleep(10);
    socket.send(audio.subarray(at, at + 4096));
    sent += 1;
  }
  send('EndOfStream', {last_seq_no: sent});
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
