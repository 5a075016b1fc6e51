// Node.js 20 or later. Packages: npm install ws
// Measures how late transcripts come, for several values of max_delay.
// Plays a WAV file (16-bit, one channel) at the speed of speech.
// Usage: node measure-latency.mjs example.wav 0.7 2 4
import {readFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY} = process.env;
if (!API_KEY) stop('Set API_KEY first');
const ADDRESS =
  process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const FRAME_SECONDS = 0.1;

const [path = 'example.wav', ...given] = process.argv.slice(2);
const values = given.length > 0 ? given.map(Number) : [0.7, 2, 4];
const {sampleRate, samples} = readWav(await readFile(path));

console.log('max_delay  partials  finals  slowest');
for (const maxDelay of values) {
  const {partials, finals} = await measure(maxDelay);
  const cells = [
    `${maxDelay.toFixed(1).padStart(7)} s`,
    `${median(partials).toFixed(2).padStart(7)} s`,
    `${median(finals).toFixed(2).padStart(5)} s`,
    `${Math.max(0, ...finals)
      .toFixed(2)
      .padStart(6)} s`,
  ];
  console.log(cells.join(' '));
}

/** Runs one session; returns the delays of its transcripts in seconds. */
function measure(maxDelay) {
  return new Promise((resolve) => {
    const partials = [];
    const finals = [];
    let began = 0;
    let newest = 0;
    const seconds = () => (performance.now() - began) / 1000;
    const headers = {Authorization: `Bearer ${API_KEY}`};
    const socket = new WebSocket(ADDRESS, {headers});
    socket.on('open', () => socket.send(startMessage(maxDelay)));
    // Every frame is confirmed: after this silence, the connection is broken.
    const silence = setTimeout(stop, 30_000, 'No message for 30 s.').unref();
    socket.on('unexpected-response', (_request, {statusCode}) =>
      stop(`The handshake failed with HTTP ${statusCode}. Check API_KEY.`),
    );
    socket.on('error', (error) => stop(error.message));
    socket.on('close', (code) => {
      if (code !== 1000) stop(`The connection closed with code ${code}.`);
    });
    socket.on('message', (data) => {
      silence.refresh();
      const message = JSON.parse(data.toString());
      // After this warning, the service ignores the rest of the audio.
      if (message.type === 'duration_limit_exceeded') stop(message.reason);
      if (message.message === 'RecognitionStarted') {
        began = performance.now();
        play(socket, seconds);
      } else if (message.message === 'AddPartialTranscript') {
        // A partial counts once: when it brings a new word.
        const end = message.metadata.end_time;
        if (end > newest) partials.push(seconds() - end);
        newest = Math.max(newest, end);
      } else if (message.message === 'AddTranscript') {
        const words = message.results.filter(({type}) => type === 'word');
        for (const word of words) finals.push(seconds() - word.end_time);
      } else if (message.message === 'Error') {
        stop(`${message.type}: ${message.reason}`);
      } else if (message.message === 'EndOfTranscript') {
        clearTimeout(silence);
        socket.close(1000);
        resolve({partials, finals});
      }
    });
  });
}

function startMessage(maxDelay) {
  return JSON.stringify({
    message: 'StartRecognition',
    audio_format: {
      type: 'raw',
      encoding: 'pcm_s16le',
      sample_rate: sampleRate,
    },
    transcription_config: {
      language: 'en',
      model: 'enhanced',
      enable_partials: true,
      max_delay: maxDelay,
      max_delay_mode: 'fixed',
    },
  });
}

/** Sends each frame at the moment when a microphone would. */
async function play(socket, seconds) {
  const size = 2 * Math.trunc(sampleRate * FRAME_SECONDS);
  let frames = 0;
  for (let at = 0; at < samples.length; at += size) {
    frames += 1;
    const due = frames * FRAME_SECONDS;
    await sleep(Math.max(0, due - seconds()) * 1000);
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(samples.subarray(at, at + size));
  }
  const end = {message: 'EndOfStream', last_seq_no: frames};
  socket.send(JSON.stringify(end));
}

/** Finds the format and the samples among the chunks of a WAV file. */
function readWav(file) {
  let sampleRate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (name === 'fmt ') sampleRate = file.readUInt32LE(at + 12);
    if (name === 'data') {
      return {sampleRate, samples: file.subarray(at + 8, at + 8 + size)};
    }
    at += 8 + size + (size % 2);
  }
  return stop(`${path} is not a WAV file.`);
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.trunc(sorted.length / 2)] ?? 0;
}

/** @returns {never} */
function stop(reason) {
  console.error(reason);
  process.exit(1);
}
