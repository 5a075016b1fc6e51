// Node.js 20 or later. Packages: npm install ws
// Streams an audio file and changes settings after the first utterance.
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
    max_delay: 2,
    conversation_config: {end_of_utterance_silence_trigger: 0.25},
  },
};

// Only the fields to change. The service sends no acknowledgement.
const CHANGE = {
  message: 'SetRecognitionConfig',
  transcription_config: {
    max_delay: 0.8,
    enable_partials: true,
    conversation_config: {end_of_utterance_silence_trigger: 0.5},
  },
};

const FRAME_BYTES = 4096;
// Frames that the service can leave unacknowledged before sending pauses.
// A low limit, so that the file doesn't outrun the change of settings.
const MAX_UNCONFIRMED = 5;

let changed = false;
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
      break;
    default:
      show(message);
  }
}

/** Prints the transcript; after the first utterance, asks for speed. */
function show(message) {
  const text = message.metadata?.transcript;
  if (message.message === 'AddPartialTranscript' && text) {
    console.log('partial', text);
  } else if (message.message === 'AddTranscript' && text) {
    console.log('final  ', text);
  } else if (message.message === 'EndOfUtterance' && !changed) {
    changed = true;
    console.log('changing the settings');
    socket.send(JSON.stringify(CHANGE));
  }
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
