// Node.js 20 or later. Packages: npm install ws
// Transcribes a live stream across sessions, without losing words.
// Reads raw audio from standard input: 16-bit, 16 kHz, one channel. If it has
// to stop, it saves what has no transcript yet, for another run.
// Usage: ffmpeg … -f s16le -ar 16000 -ac 1 - | node resilient-stream.mjs
import {writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY} = process.env;
if (!API_KEY) {
  console.error('Set API_KEY first');
  process.exit(1);
}
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
const RETRY = new Set([
  ...['asr_error', 'internal_error', 'job_error', 'quota_exceeded'],
  ...[429, 500, 502, 503, 504],
]);
/** @type {Set<string | number>} */
const STOP = new Set([
  ...['config_error', 'protocol_error', 'not_authorised', 'not_allowed'],
  ...['timelimit_exceeded', 1003, 4001, 4003, 4004, 4006, 'certificate'],
]);
const FIRST_WAIT = Number(process.env.RETRY_SECONDS ?? 5);
const LONGEST_WAIT = 60;
const MAX_RETRIES = 8;

// When a message is later than this, the connection counts as broken.
const OPEN_SECONDS = 10;
const START_SECONDS = 30;
const CONFIRM_SECONDS = 20;
const END_SECONDS = 30;
// Pings keep the socket open while there is no audio.
const PING_SECONDS = 20;
// Older audio without a final is silence, unless its session has no final;
// more than the buffer waits at the source.
const REPLAY_SECONDS = 60;
const BUFFER_SECONDS = 600;
// A session that has no words for so much loud audio may have failed.
const WORDLESS_SECONDS = 15;

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
  if (STOP.has(seen)) return 'stop';
  if (typeof seen === 'number') return seen >= 1000 ? 'retry' : 'stop';
  return seen.startsWith('invalid_') ? 'stop' : 'once';
}

/** Counts the samples that are louder than -40 dB. */
function countLoud(data) {
  let loud = 0;
  for (let at = 0; at + 2 <= data.length; at += 2) {
    if (Math.abs(data.readInt16LE(at)) > 328) loud += 1;
  }
  return loud;
}

/** Buffers the audio that no final transcript covers yet. */
class Replay {
  data = Buffer.alloc(0);
  start = 0; // seconds of the stream before the first byte
  finals = 0;
  ended = false;
  failure = ''; // of the source
  hasLost = false; // dropped sound that got no words
  onChange = () => {};

  async record(source) {
    try {
      for await (const chunk of source) {
        this.data = Buffer.concat([this.data, chunk]);
        this.onChange();
        while (this.data.length > BUFFER_SECONDS * BYTES_PER_SECOND) {
          await sleep(100);
        }
      }
    } catch (error) {
      this.failure = error.message;
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

  /** Saves the buffer, says what is in it, and ends the program. */
  stop(reason, status = 1) {
    const path = `unsent-${process.pid}-${Date.now()}.raw`;
    const [from, to] = [0, this.data.length].map((bytes) =>
      (this.start + bytes / BYTES_PER_SECOND).toFixed(2),
    );
    let saved = `${from} s to ${to} s are in ${path}`;
    try {
      writeFileSync(path, this.data, {flag: 'wx'});
    } catch (error) {
      saved = `could not save the audio: ${error.message}`;
    }
    console.error(`${reason} Stopped: ${saved}`);
    process.exit(status);
  }
}

/**
 * Runs one connection: sends the buffer from its start, prints finals.
 * Resolves to null at the end of the stream, else to what was seen.
 */
function runSession(replay, isRetry) {
  return new Promise((resolve) => {
    const offset = replay.start; // session times count from here
    let position = 0; // next byte of the buffer to send
    let sent = 0; // frames
    let loud = 0; // samples since the last final
    let confirmed = 0;
    let state = 'starting';
    let isComplete = false; // all audio is sent
    let isSilent = true; // no final has come
    // When the messages that must come are due, the first one first.
    const due = [];
    let endDue = Infinity;
    const headers = {Authorization: `Bearer ${API_KEY}`};
    const options = {headers, handshakeTimeout: OPEN_SECONDS * 1000};
    const socket = new WebSocket(ADDRESS, options);

    const watch = setInterval(() => {
      if (Math.min(endDue, ...due) < Date.now())
        end(1006, 'no message in time');
    }, 1000);
    const pings = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    }, PING_SECONDS * 1000);

    function expect(seconds) {
      due.push(Date.now() + seconds * 1000);
    }

    /** From now on, the next message of any kind is due, too. */
    function expectEnd() {
      endDue = Date.now() + END_SECONDS * 1000;
    }

    function end(seen, reason, asked = 0) {
      clearInterval(watch);
      clearInterval(pings);
      resolve(seen === null ? null : {seen, reason, asked});
      // The socket may be dead, so don't wait for its close frame.
      socket.removeAllListeners().on('error', () => {});
      if (seen === null) socket.close(1000);
      setTimeout(() => socket.terminate(), 1000).unref();
      if (seen !== null) socket.close();
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
        loud += countLoud(frame);
        expect(CONFIRM_SECONDS);
      }
      isComplete = replay.ended && position === replay.data.length;
      if (isComplete || isFailing()) {
        state = 'ended';
        expectEnd();
        socket.send(
          JSON.stringify({message: 'EndOfStream', last_seq_no: sent}),
        );
      }
    }

    /** Tells whether sound got no words, in all or since the last ones. */
    function lacksWords() {
      return loud > (isSilent ? 1 : WORDLESS_SECONDS) * SAMPLE_RATE;
    }

    /** A retry without words stays: what has none twice can be music. */
    function isFailing() {
      return loud > WORDLESS_SECONDS * SAMPLE_RATE && !(isRetry && isSilent);
    }

    function show({start_time, end_time, transcript}) {
      // A final that came before.
      if (offset + end_time - replay.start < 0.01) return;
      const at = (offset + start_time).toFixed(2).padStart(8);
      try {
        // Unlike console.log, this says at once whether it failed.
        if (transcript) writeFileSync(1, `${at}  ${transcript}\n`);
      } catch (error) {
        replay.stop(`No output: ${error.message}.`);
      }
      replay.finals += 1;
      isSilent = false;
      loud = 0;
      position -= replay.dropBefore(offset + end_time);
    }

    function receive(message) {
      const {message: name, type, reason} = message;
      if (name === 'RecognitionStarted') {
        state = 'streaming';
        due.shift();
      }
      if (name === 'AddTranscript') show(message.metadata);
      if (name === 'AudioAdded') {
        confirmed = message.seq_no;
        due.shift();
        const heard = offset + (confirmed * FRAME_BYTES) / BYTES_PER_SECOND;
        const keep = lacksWords()
          ? BUFFER_SECONDS - REPLAY_SECONDS
          : REPLAY_SECONDS;
        const count = replay.dropBefore(heard - keep);
        if (count > 0 && lacksWords()) replay.hasLost = true;
        position -= count;
      }
      if (name === 'Warning') {
        console.error(`warning: ${reason}`);
        // Leave now, at the end of a final: a later end of this session
        // can cut a word in two.
        if (ENDING_WARNINGS.includes(type)) return end(type, reason);
      }
      // The Error has the reason; ignore the close code.
      if (name === 'Error') return end(type, `${type}: ${reason}`);
      if (name === 'EndOfTranscript') {
        // Sound that was confirmed, and has no words, would be lost.
        if (state === 'ended' && lacksWords()) {
          return end('no_words', 'nothing was recognized');
        }
        if (!isComplete) return end('session_timeout', 'the session is over');
        return end(null);
      }
      if (state === 'ended') expectEnd();
      else pump();
    }

    replay.onChange = pump;
    socket.on('open', () => {
      socket.send(JSON.stringify(START));
      expect(START_SECONDS);
    });
    socket.on('message', (data) => receive(JSON.parse(data.toString())));
    socket.on('unexpected-response', (_request, {statusCode, headers}) => {
      const asked = Number(headers['retry-after']) || 0;
      end(statusCode, `handshake HTTP ${statusCode}`, asked);
    });
    // Without a handler, an error would end the program; 'close' follows.
    socket.on('error', ({message}) => {
      if (message.includes('certificate')) end('certificate', message);
    });
    socket.on('close', (code) => end(code, `closed with ${code}`));
  });
}

const replay = new Replay();
replay.record(process.stdin);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, (_, number) => replay.stop(`${signal}.`, 128 + number));
}
let attempt = 0;
for (;;) {
  const {finals} = replay;
  const ending = await runSession(replay, attempt > 0);
  if (!ending) break;
  const {seen, reason, asked} = ending;
  const action = decide(seen);
  // A final starts the count of failures again.
  const hasFinal = replay.finals > finals;
  if (hasFinal) attempt = 0;
  // A new session after a final is no retry.
  if (action === 'renew' && hasFinal) continue;
  attempt += 1;
  const most = action === 'once' ? 1 : MAX_RETRIES;
  if (action === 'stop' || attempt > most) {
    replay.stop(reason);
  }
  const longer = FIRST_WAIT * 2 ** (attempt - 1) * (1 + Math.random());
  const wait = Math.max(asked, Math.min(LONGEST_WAIT, longer));
  console.error(`${reason}; next try in ${wait.toFixed(0)} s`);
  await sleep(wait * 1000);
}
if (replay.hasLost) {
  console.error('Sound without words was dropped');
  process.exit(1);
}
if (replay.failure) {
  console.error(`The source failed: ${replay.failure}`);
  process.exit(1);
}
