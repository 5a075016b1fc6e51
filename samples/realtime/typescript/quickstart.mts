// Node.js 22.18 or later. Packages: npm install ws @types/ws
// Streams an audio file and prints the transcript as it forms.
import {once} from 'node:events';
import {createReadStream} from 'node:fs';
import WebSocket from 'ws';
import type {ServerMessage, StartRecognition} from './realtime.d.ts';

// region settings
const {API_KEY} = process.env;
if (!API_KEY) fail('Set API_KEY first');
const URL = process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const audioPath = process.argv[2] ?? 'example.wav';

const START: StartRecognition = {
  message: 'StartRecognition',
  audio_format: {type: 'file'},
  transcription_config: {
    language: 'en',
    model: 'enhanced',
    enable_partials: true,
    max_delay: 1,
  },
};

const FRAME_BYTES = 4096;
// Frames that the service can leave unacknowledged before sending pauses.
// Without this limit, a file fills the buffers of the service.
const MAX_UNCONFIRMED = 50;

const finals: string[] = [];
let confirmed = 0;
let ended = false;
// endregion settings

// region open
const socket = new WebSocket(URL, {
  headers: {Authorization: `Bearer ${API_KEY}`},
});
socket.on('open', () => socket.send(JSON.stringify(START)));
// Every frame is confirmed: after this silence, the connection is broken.
const silence = setTimeout(fail, 30_000, 'No message for 30 s.').unref();
socket.on('message', (data) => receive(JSON.parse(`${data}`)));
socket.on('unexpected-response', (_request, response) => {
  const hint = response.statusCode === 401 ? ' Check API_KEY.' : '';
  fail(`The handshake failed with HTTP ${response.statusCode}.${hint}`);
});
socket.on('error', (error) => fail(`Connection failed: ${error.message}`));
socket.on('close', (code) => {
  if (!ended) fail(`The connection closed with code ${code}.`);
});
// endregion open

// region receive
function receive(message: ServerMessage) {
  silence.refresh();
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
      console.log(`\n${finals.join('')}`);
      break;
    default:
      show(message);
  }
}
// endregion receive

// region show
/** Prints partials and finals, and keeps the finals. */
function show(message: ServerMessage) {
  // By the name, the compiler knows the fields.
  switch (message.message) {
    case 'AddPartialTranscript': {
      const {transcript} = message.metadata;
      if (transcript) console.log('partial', transcript);
      break;
    }
    case 'AddTranscript': {
      const {transcript} = message.metadata;
      if (transcript) console.log('final  ', transcript);
      finals.push(transcript);
      break;
    }
    case 'Warning':
      // After this one, the service ignores the rest of the audio.
      if (message.type === 'duration_limit_exceeded') fail(message.reason);
      console.error('warning', message.reason);
  }
}
// endregion show

// region audio
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
// endregion audio

// region errors
function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
// endregion errors
