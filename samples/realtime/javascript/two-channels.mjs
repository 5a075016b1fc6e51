// Node 20 or later; packages: ws
// Streams two recordings as the two channels of one session.
// Usage: node two-channels.mjs agent.wav caller.wav
// The recordings are WAV files: 16 kHz, one channel, 16 bits.
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import WebSocket from 'ws';

const {API_KEY} = process.env;
if (!API_KEY) fail('Set API_KEY first');
const URL = process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const paths = process.argv.slice(2);
if (paths.length !== 2) {
  fail('Usage: node two-channels.mjs agent.wav caller.wav');
}

const LABELS = ['agent', 'caller'];
const RATE = 16000;

const START = {
  message: 'StartRecognition',
  audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: RATE},
  transcription_config: {
    language: 'en',
    model: 'enhanced',
    diarization: 'channel',
    channel_diarization_labels: LABELS,
  },
};

const FRAME_BYTES = (2 * RATE) / 10;
// Frames that the service can leave unacknowledged before sending pauses.
// Without this limit, a file fills the buffers of the service.
const MAX_UNCONFIRMED = 50;

const confirmed = {agent: 0, caller: 0};
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
    case 'ChannelAudioAdded':
      confirmed[message.channel] = message.seq_no;
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

/** Prints each final with the channel that it belongs to. */
function show(message) {
  if (message.message !== 'AddTranscript') return;
  const {transcript} = message.metadata;
  if (transcript) console.log(message.channel.padEnd(7), transcript);
}

/** Sends both channels side by side, and ends each when it is over. */
async function sendAudio() {
  // Read before the first frame, so that both channels begin together.
  const recordings = await Promise.all(paths.map((path) => readFile(path)));
  await Promise.all(
    LABELS.map((label, at) => sendChannel(label, samplesOf(recordings[at]))),
  );
}

async function sendChannel(channel, samples) {
  let frames = 0;
  for (let at = 0; at < samples.length; at += FRAME_BYTES) {
    while (frames - confirmed[channel] >= MAX_UNCONFIRMED) {
      await once(socket, 'message');
    }
    const frame = samples.subarray(at, at + FRAME_BYTES);
    send({
      message: 'AddChannelAudio',
      channel,
      data: frame.toString('base64'),
    });
    frames += 1;
  }
  send({message: 'EndOfChannel', channel, last_seq_no: frames});
}

function send(message) {
  socket.send(JSON.stringify(message));
}

/** Finds the samples among the chunks of a WAV file. */
function samplesOf(file) {
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'data') {
      return file.subarray(at + 8, at + 8 + size);
    }
    at += 8 + size + (size % 2);
  }
  throw new Error('A recording is not a WAV file.');
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
