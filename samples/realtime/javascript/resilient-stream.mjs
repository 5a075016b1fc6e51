// Node 20 or later; packages: ws
// Transcribes a live stream across sessions, without losing words.
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

// What to do after a session: {{provider.siteUrl}}/api-ref/#recovery
const ENDING_WARNINGS = ['session_timeout', 'duration_limit_exceeded'];
/** @type {Set<string | number>} */
const RENEW = new Set([...ENDING_WARNINGS, 'idle_timeout', 1008]);
/** @type {Set<string | number>} */
const RETRY = new Set(['asr_error', 'internal_error', 'job_error']);
RETRY.add('quota_exceeded');
/** @type {Set<string | number>} */
const STOP = new Set(['config_error', 'protocol_error', 'not_authorised']);
STOP.add('not_allowed');
for (const one of ['timelimit_exceeded', 1003, 4001, 4003, 4004, 4006]) {
  STOP.add(one);
}
const FIRST_WAIT = Number(process.env.RETRY_SECONDS ?? 5);
const LONGEST_WAIT = 60;
const MAX_RETRIES = 8;

// After this long without a message, the connection counts as broken.
const OPEN_SECONDS = 10;
const START_SECONDS = 30;
const CONFIRM_SECONDS = 20;
const END_SECONDS = 30;
// Older audio without a final is silence; more than this waits at the source.
const REPLAY_SECONDS = 60;
const BUFFER_SECONDS = 600;

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

/** `seen` is the type of the Error, the close code, or the status. */
function decide(seen) {
  if (RENEW.has(seen)) return 'renew';
  if (RETRY.has(seen)) return 'retry';
  if (typeof seen === 'number') {
    const isMistake = seen < 500 && seen !== 429;
    return isMistake || STOP.has(seen) ? 'stop' : 'retry';
  }
  return STOP.has(seen) || seen.startsWith('invalid_') ? 'stop' : 'once';
}

/** Buffers the audio that no final transcript covers yet. */
class Replay {
  data = Buffer.alloc(0);
  start = 0; // seconds of the stream before the first byte
  finals = 0;
  ended = false;
  onChange = () => {};

  async record(source) {
    for await (const chunk of source) {
      this.data = Buffer.concat([this.data, chunk]);
      this.onChange();
      while (this.data.length > BUFFER_SECONDS * BYTES_PER_SECOND) {
        await sleep(100);
      }
    }
    this.ended = true;
    this.onChange();
  }

  /** Drops what is transcribed; returns the number of bytes. */
  dropBefore(seconds) {
    const samples = Math.round((seconds - this.start) * SAMPLE_RATE);
    const count = Math.max(0, Math.min(2 * samples, this.data.length));
    this.data = this.data.subarray(count);
    this.start += count / BYTES_PER_SECOND;
    return count;
  }
}

/**
 * Runs one connection: sends the buffer from its start, prints finals.
 * Resolves to null at the end of the stream, else to what was seen.
 */
function runSession(replay) {
  return new Promise((resolve) => {
    const offset = replay.start; // session times count from here
    let position = 0; // next byte of the buffer to send
    let sent = 0; // frames
    let confirmed = 0;
    let state = 'starting';
    let timer;
    const headers = {Authorization: `Bearer ${API_KEY}`};
    const options = {headers, handshakeTimeout: OPEN_SECONDS * 1000};
    const socket = new WebSocket(ADDRESS, options);

    function end(seen, reason, asked = 0) {
      clearTimeout(timer);
      resolve(seen === null ? null : {seen, reason, asked});
      // The socket may be dead, so don't wait for its close frame.
      socket.removeAllListeners().on('error', () => {});
      if (seen === null) socket.close(1000);
      setTimeout(() => socket.terminate(), 1000).unref();
      if (seen !== null) socket.close();
    }

    function watch() {
      clearTimeout(timer);
      const isWaiting = state === 'streaming' && sent > confirmed;
      const seconds =
        {starting: START_SECONDS, ended: END_SECONDS}[state] ??
        (isWaiting ? CONFIRM_SECONDS : 0);
      if (seconds === 0) return;
      timer = setTimeout(end, seconds * 1000, 1006, 'no message in time');
    }

    function pump() {
      if (state !== 'streaming') return;
      while (sent - confirmed < MAX_UNCONFIRMED) {
        const frame = replay.data.subarray(position, position + FRAME_BYTES);
        const isWhole = frame.length === FRAME_BYTES;
        if (frame.length === 0 || (!isWhole && !replay.ended)) break;
        socket.send(frame);
        position += frame.length;
        sent += 1;
      }
      if (replay.ended && position === replay.data.length) {
        state = 'ended';
        socket.send(
          JSON.stringify({message: 'EndOfStream', last_seq_no: sent}),
        );
      }
    }

    function show({start_time, end_time, transcript}) {
      // A final that came before.
      if (offset + end_time - replay.start < 0.01) return;
      replay.finals += 1;
      const at = (offset + start_time).toFixed(2).padStart(8);
      if (transcript) console.log(`${at}  ${transcript}`);
      position -= replay.dropBefore(offset + end_time);
    }

    function receive(message) {
      const {message: name, type, reason} = message;
      if (name === 'RecognitionStarted') state = 'streaming';
      if (name === 'AddTranscript') show(message.metadata);
      if (name === 'AudioAdded') {
        confirmed = message.seq_no;
        const heard = offset + (confirmed * FRAME_BYTES) / BYTES_PER_SECOND;
        position -= replay.dropBefore(heard - REPLAY_SECONDS);
      }
      if (name === 'Warning') {
        console.error(`warning: ${reason}`);
        // Leave now, at the end of a final: a later end of this session
        // can cut a word in two.
        if (ENDING_WARNINGS.includes(type)) return end(type, reason);
      }
      // The reason is here. The close code can be any.
      if (name === 'Error') return end(type, `${type}: ${reason}`);
      if (name === 'EndOfTranscript') {
        if (state === 'ended') return end(null);
        return end('session_timeout', 'the session is over');
      }
      pump();
      watch();
    }

    replay.onChange = () => {
      pump();
      if (sent > confirmed && !timer) watch();
    };
    socket.on('open', () => {
      socket.send(JSON.stringify(START));
      watch();
    });
    socket.on('message', (data) => receive(JSON.parse(data.toString())));
    socket.on('unexpected-response', (_request, {statusCode, headers}) => {
      const asked = Number(headers['retry-after']) || 0;
      end(statusCode, `handshake HTTP ${statusCode}`, asked);
    });
    // Without a handler, an error would end the program; 'close' follows.
    socket.on('error', () => {});
    socket.on('close', (code) => end(code, `closed with ${code}`));
  });
}

const replay = new Replay();
replay.record(process.stdin).catch((error) => stop(error.message));
let attempt = 0;
for (;;) {
  const {finals} = replay;
  const ending = await runSession(replay);
  if (!ending) break;
  const {seen, reason, asked} = ending;
  const action = decide(seen);
  // A final starts the count of failures again.
  const hasFinal = replay.finals > finals;
  attempt = hasFinal ? 1 : attempt + 1;
  const most = action === 'once' ? 1 : MAX_RETRIES;
  if (action === 'stop' || attempt > most) {
    stop(`${reason} Stopped at ${replay.start.toFixed(2)} s`);
  }
  if (action === 'renew' && hasFinal) continue;
  const longer = FIRST_WAIT * 2 ** (attempt - 1) * (1 + Math.random());
  const wait = Math.max(asked, Math.min(LONGEST_WAIT, longer));
  console.error(`${reason}; next try in ${wait.toFixed(0)} s`);
  await sleep(wait * 1000);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
