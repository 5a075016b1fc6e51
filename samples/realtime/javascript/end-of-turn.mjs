// Node.js 20 or later. Packages: npm install ws
// Streams an audio file and prints each turn when its speaker has finished.
import {once} from 'node:events';
import {createReadStream} from 'node:fs';
import WebSocket from 'ws';

const {API_KEY} = process.env;
if (!API_KEY) fail('Set API_KEY first');
const URL = process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const audioPath = process.argv[2] ?? 'example.wav';

const START = {
  message: 'StartRecognition',
  audio_format: {type: 'file'},
  transcription_config: {
    language: 'en',
    model: 'enhanced',
    max_delay: 1,
    conversation_config: {end_of_utterance_silence_trigger: 0.25},
  },
};

const FRAME_BYTES = 4096;
// Frames that the service can leave unacknowledged before sending pauses.
// Without this limit, a file fills the buffers of the service.
const MAX_UNCONFIRMED = 50;

const turn = [];
let confirmed = 0;
let ended = false;

const socket = new WebSocket(URL, {
  headers: {Authorization: `Bearer ${API_KEY}`},
});
socket.on('open', () => socket.send(JSON.stringify(START)));
// Every frame is confirmed: after this silence, the connection is broken.
const silence = setTimeout(fail, 30_000, 'No message for 30 s.').unref();
socket.on('message', (data) => receive(JSON.parse(data.toString())));
socket.on('unexpected-response', (_request, response) => {
  const hint = response.statusCode === 401 ? ' Check API_KEY.' : '';
  fail(`The handshake failed with HTTP ${response.statusCode}.${hint}`);
});
socket.on('error', (error) => fail(`Connection failed: ${error.message}`));
socket.on('close', (code) => {
  if (!ended) fail(`The connection closed with code ${code}.`);
});

function receive(message) {
  silence.refresh();
  // After this warning, the service ignores the rest of the audio.
  if (message.type === 'duration_limit_exceeded') fail(message.reason);
  switch (message.message) {
    case 'RecognitionStarted':
      sendAudio().catch((error) => fail(error.message));
      break;
    case 'AudioAdded':
      confirmed = message.seq_no;
      break;
    case 'Error':
      fail(`${message.type}: ${message.reason}`);
      break;
    case 'EndOfTranscript':
      ended = true;
      socket.close(1000);
      answer(); // what was said after the last pause
      break;
    default:
      show(message);
  }
}

/** Collects finals, and responds when the speaker has finished. */
function show(message) {
  const text = message.metadata?.transcript;
  if (message.message === 'AddTranscript' && text) {
    turn.push(text);
  } else if (message.message === 'EndOfUtterance') {
    answer();
  }
}

/** Your assistant, translator, or command goes here. */
function answer() {
  const said = turn.join('').trim();
  turn.length = 0;
  if (said) console.log('turn   ', said);
}

/** Sends the file in frames, then ends the stream. */
async function sendAudio() {
  let frames = 0;
  const audio = createReadStream(audioPath, {highWaterMark: FRAME_BYTES});
  for await (const frame of audio) {
    while (frames - confirmed >= MAX_UNCONFIRMED) {
      await once(socket, 'message');
    }
    socket.send(frame);
    frames += 1;
  }
  const end = {message: 'EndOfStream', last_seq_no: frames};
  socket.send(JSON.stringify(end));
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
