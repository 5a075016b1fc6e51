// Node.js 20 or later. Packages: npm install ws
// Streams two recordings as the two channels of a session.
// Save channels.mjs in the same folder.
// Usage: node two-channels.mjs agent.wav caller.wav
// The recordings are WAV files: 16 kHz, one channel, 16 bits.
import {readFileSync} from 'node:fs';
import {Channel, transcribe} from './channels.mjs';

if (!process.env.API_KEY) stop('Set API_KEY first');
const paths = process.argv.slice(2);
if (paths.length !== 2) {
  stop('Usage: node two-channels.mjs agent.wav caller.wav');
}

const LABELS = ['agent', 'caller'];
const FORMAT = {type: 'raw', encoding: 'pcm_s16le', sample_rate: 16000};

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

/** Finds the samples among the chunks of a WAV file. */
function samplesOf(path) {
  const file = readFileSync(path);
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'data') {
      return file.subarray(at + 8, at + 8 + size);
    }
    at += 8 + size + (size % 2);
  }
  return stop(`${path} is not a WAV file`);
}

const channels = LABELS.map((label, at) => {
  const channel = new Channel(label, FORMAT);
  channel.push(samplesOf(paths[at]));
  channel.isComplete = true;
  return channel;
});
const call = transcribe(channels, FORMAT, (label, text) => {
  console.log(label.padEnd(7), text);
});
const problem = await call.done;
if (problem) stop(problem);
