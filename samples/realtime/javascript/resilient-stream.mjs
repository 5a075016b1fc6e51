// Node 20 or later; packages: ws
// Transcribes a live stream across reconnections, without losing words.
// Reads raw audio from standard input: 16-bit, 16 kHz, one channel.
// Usage: ffmpeg … -f s16le -ar 16000 -ac 1 - | node resilient-stream.mjs
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY} = process.env;
if (!API_KEY) stop('Set API_KEY first');
const ADDRESS =
  process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const SAMPLE_RATE = 16000;
const BYTES_PER_SECOND = 2 * SAMPLE_RATE;
const FRAME_BYTES = BYTES_PER_SECOND / 10;
const MAX_UNCONFIRMED = 50;

// After these errors, the same request can succeed later.
const RETRY_TYPES = new Set(['job_error', 'quota_exceeded']);
// After these, nothing failed: the session reached a time limit.
const RENEW_TYPES = new Set(['idle_timeout', 'session_timeout']);
// Without an Error: 1006 is the local code for a broken connection.
const RETRY_CODES = new Set([1006, 1011]);
const RETRY_SECONDS = Number(process.env.RETRY_SECONDS ?? 5);
const MAX_ATTEMPTS = 8;

const START = {
  message: 'StartRecognition',
  audio_format: {
    type: 'raw',
    encoding: 'pcm_s16le',
    sample_rate: SAMPLE_RATE,
  },
  transcription_config: {
    language: 'en',
    model: 'enhanced',
    max_delay: 2,
  },
};

/** Buffers the audio that no final transcript covers yet. */
class Replay {
  data = Buffer.alloc(0);
  start = 0; // seconds of the stream before the first byte
  ended = false;
  onChange = () => {};

  async record(source) {
    for await (const chunk of source) {
      this.data = Buffer.concat([this.data, chunk]);
      this.onChange();
    }
    this.ended = true;
    this.onChange();
  }

  /** Drops what is transcribed; returns the number of bytes. */
  dropBefore(seconds) {
    const samples = Math.trunc((seconds - this.start) * SAMPLE_RATE);
    const count = Math.max(0, Math.min(2 * samples, this.data.length));
    this.data = this.data.subarray(count);
    this.start += count / BYTES_PER_SECOND;
    return count;
  }
}

/**
 * Runs one connection: sends the buffer from its start, prints finals.
 * Resolves to how it ended: `done`, `renew`, `error`, `closed`, `rejected`.
 */
function runSession(replay) {
  return new Promise((resolve) => {
    const offset = replay.start; // session times count from here
    let position = 0; // next byte of the buffer to send
    let sent = 0;
    let confirmed = 0;
    let streaming = false;
    let renew = false; // end this session early, and open another
    let outcome = null;
    const headers = {Authorization: `Bearer ${API_KEY}`};
    const socket = new WebSocket(ADDRESS, {headers});

    function pump() {
      if (!streaming || socket.readyState !== WebSocket.OPEN) return;
      while (!renew && sent - confirmed < MAX_UNCONFIRMED) {
        const frame = replay.data.subarray(position, position + FRAME_BYTES);
        const isWhole = frame.length === FRAME_BYTES;
        if (frame.length === 0 || (!isWhole && !replay.ended)) break;
        socket.send(frame);
        position += frame.length;
        sent += 1;
      }
      if (renew || (replay.ended && position === replay.data.length)) {
        streaming = false;
        const end = {message: 'EndOfStream', last_seq_no: sent};
        socket.send(JSON.stringify(end));
      }
    }

    function receive(message) {
      switch (message.message) {
        case 'RecognitionStarted':
          streaming = true;
          break;
        case 'AudioAdded':
          confirmed = message.seq_no;
          break;
        case 'AddTranscript': {
          const {start_time, end_time, transcript} = message.metadata;
          const at = (offset + start_time).toFixed(2).padStart(8);
          if (transcript) console.log(`${at}  ${transcript}`);
          position -= replay.dropBefore(offset + end_time);
          break;
        }
        case 'Warning':
          console.error(`warning: ${message.reason}`);
          // The session ends soon, so open the next one now.
          renew ||= message.type === 'session_timeout';
          break;
        case 'Error':
          // The reason is here. The close code can be any.
          outcome = {kind: 'error', ...message};
          break;
        case 'EndOfTranscript':
          outcome = {kind: renew ? 'renew' : 'done'};
          socket.close(1000);
      }
      pump();
    }

    replay.onChange = pump;
    socket.on('open', () => socket.send(JSON.stringify(START)));
    socket.on('message', (data) => receive(JSON.parse(data.toString())));
    socket.on('unexpected-response', (_request, response) => {
      outcome = {kind: 'rejected', status: response.statusCode};
      socket.terminate();
    });
    socket.on('error', () => {}); // 'close' follows and decides
    socket.on('close', (code) => resolve(outcome ?? {kind: 'closed', code}));
  });
}

function canRetry({kind, type, code, status}) {
  if (kind === 'error') return RETRY_TYPES.has(type);
  if (kind === 'rejected') return status === 429 || status >= 500;
  return RETRY_CODES.has(code);
}

function describe({kind, type, reason, code, status}) {
  if (kind === 'error') return `${type}: ${reason}`;
  if (kind === 'rejected') return `The handshake failed with HTTP ${status}.`;
  return `closed with ${code}`;
}

const replay = new Replay();
replay.record(process.stdin).catch((error) => stop(error.message));
let attempt = 0;
for (;;) {
  const before = replay.start;
  const outcome = await runSession(replay);
  if (outcome.kind === 'done') break;
  if (outcome.kind === 'renew' || RENEW_TYPES.has(outcome.type)) continue;
  const reason = describe(outcome);
  if (!canRetry(outcome)) stop(`${reason} Fix this first.`);
  // After a session that made progress, the count starts again.
  attempt = replay.start > before ? 1 : attempt + 1;
  if (attempt > MAX_ATTEMPTS) stop(`Gave up: ${reason}`);
  const longer = Math.min(2 ** (attempt - 1), 12);
  const wait = RETRY_SECONDS * (longer + Math.random());
  console.error(`${reason}; next try in ${wait.toFixed(0)} s`);
  await sleep(wait * 1000);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
