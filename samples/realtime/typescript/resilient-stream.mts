// Node.js 22.18 or later. Packages: npm install ws @types/ws
// Transcribes a live stream across sessions, without losing words.
// Reads raw audio from standard input: 16-bit, 16 kHz, one channel. If it has
// to stop, it saves what has no transcript yet, for another run.
// Usage: ffmpeg … -f s16le -ar 16000 -ac 1 - | node resilient-stream.mts
import {writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';
import type {
  AddTranscript,
  ServerMessage,
  StartRecognition,
} from './realtime.d.ts';

const {API_KEY, RETRY_SECONDS = '5'} = process.env;
if (!API_KEY) {
  console.error('Set API_KEY first');
  process.exit(1);
}
const URL = process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const SAMPLE_RATE = 16_000;
const BYTES_PER_SECOND = 2 * SAMPLE_RATE;
const FRAME_BYTES = BYTES_PER_SECOND / 10;
const MAX_UNCONFIRMED = 50;

// What to do after a session: {{provider.siteUrl}}/api-ref/#recovery
type Seen = string | number;
const ENDING_WARNINGS = ['session_timeout', 'duration_limit_exceeded'];
const RENEW: Seen[] = [...ENDING_WARNINGS, 'idle_timeout', 1008];
const RETRY: Seen[] = [
  ...['asr_error', 'internal_error', 'job_error', 'quota_exceeded'],
  ...[429, 500, 502, 503, 504],
];
const STOP: Seen[] = [
  ...['config_error', 'protocol_error', 'not_authorised', 'not_allowed'],
  ...['timelimit_exceeded', 1003, 4001, 4003, 4004, 4006, 'certificate'],
];
const FIRST_WAIT = Number(RETRY_SECONDS);
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

const START: StartRecognition = {
  message: 'StartRecognition',
  audio_format: {
    type: 'raw',
    encoding: 'pcm_s16le',
    sample_rate: SAMPLE_RATE,
  },
  transcription_config: {language: 'en', model: 'enhanced', max_delay: 2},
};

/** `seen` is the type of the Error, the close code, or the status. */
function decide(seen: Seen): 'renew' | 'retry' | 'stop' | 'once' {
  if (RENEW.includes(seen)) return 'renew';
  if (RETRY.includes(seen)) return 'retry';
  if (STOP.includes(seen)) return 'stop';
  if (typeof seen === 'number') return seen >= 1000 ? 'retry' : 'stop';
  return seen.startsWith('invalid_') ? 'stop' : 'once';
}

// The audio that no final transcript covers yet.
let data = Buffer.alloc(0);
let start = 0; // seconds of the stream before the first byte
let finals = 0;
let failure = ''; // of the source
let hasLost = false; // dropped sound that got no words
let isRecorded = false;
let onAudio = () => {};

async function record(source: NodeJS.ReadableStream) {
  try {
    for await (const chunk of source) {
      data = Buffer.concat([data, Buffer.from(chunk)]);
      onAudio();
      while (data.length > BUFFER_SECONDS * BYTES_PER_SECOND) await sleep(100);
    }
  } catch (error) {
    failure = (error as Error).message;
  }
  isRecorded = true;
  onAudio();
}

/** Drops what is transcribed; returns the number of bytes. */
function dropBefore(seconds: number): number {
  const samples = Math.round((seconds - start) * SAMPLE_RATE);
  const count = Math.max(0, Math.min(2 * samples, data.length));
  data = data.subarray(count);
  start += count / BYTES_PER_SECOND;
  return count;
}

/** Counts the samples that are louder than -40 dB. */
function countLoud(frame: Buffer): number {
  let loud = 0;
  for (let at = 0; at + 2 <= frame.length; at += 2) {
    if (Math.abs(frame.readInt16LE(at)) > 328) loud += 1;
  }
  return loud;
}

/** Saves the audio, says what is in it, and ends the program. */
function stop(reason: string, status = 1): never {
  const path = `unsent-${process.pid}-${Date.now()}.raw`;
  const end = start + data.length / BYTES_PER_SECOND;
  let saved = `${start.toFixed(2)} s to ${end.toFixed(2)} s are in ${path}`;
  try {
    writeFileSync(path, data, {flag: 'wx'});
  } catch (error) {
    saved = `could not save the audio: ${(error as Error).message}`;
  }
  console.error(`${reason} Stopped: ${saved}`);
  process.exit(status);
}

interface Ending {
  seen: Seen;
  reason: string;
  asked?: number; // seconds of a Retry-After
}

/**
 * Runs one connection: sends the audio from its start, prints finals.
 * Resolves to undefined at the end of the stream, else to what was seen.
 */
function runSession(isRetry: boolean): Promise<Ending | undefined> {
  return new Promise((resolve) => {
    const offset = start; // session times count from here
    let position = 0; // next byte to send
    let sent = 0; // frames
    let loud = 0; // samples since the last final
    let confirmed = 0;
    let state: 'starting' | 'streaming' | 'ended' = 'starting';
    let isComplete = false; // all audio is sent
    let isSilent = true; // no final has come
    // When the messages that must come are due, the first one first.
    const due: number[] = [];
    let endDue = Number.POSITIVE_INFINITY;
    const socket = new WebSocket(URL, {
      headers: {Authorization: `Bearer ${API_KEY}`},
      handshakeTimeout: OPEN_SECONDS * 1000,
    });
    const watch = setInterval(() => {
      const isLate = Math.min(endDue, ...due) < Date.now();
      if (isLate) end({seen: 1006, reason: 'no message in time'});
    }, 1000);
    const pings = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    }, PING_SECONDS * 1000);

    function end(ending?: Ending) {
      clearInterval(watch);
      clearInterval(pings);
      resolve(ending);
      // The socket may be dead, so don't wait for its close frame.
      socket.removeAllListeners().on('error', () => {});
      setTimeout(() => socket.terminate(), 1000).unref();
      socket.close(ending ? undefined : 1000);
    }

    function pump() {
      if (state !== 'streaming') return;
      while (sent - confirmed < MAX_UNCONFIRMED) {
        const frame = data.subarray(position, position + FRAME_BYTES);
        const isWhole = frame.length === FRAME_BYTES;
        if (frame.length === 0 || (!isWhole && !isRecorded)) break;
        socket.send(frame);
        position += frame.length;
        sent += 1;
        loud += countLoud(frame);
        due.push(Date.now() + CONFIRM_SECONDS * 1000);
      }
      isComplete = isRecorded && position === data.length;
      if (!isComplete && !isFailing()) return;
      state = 'ended';
      endDue = Date.now() + END_SECONDS * 1000;
      socket.send(JSON.stringify({message: 'EndOfStream', last_seq_no: sent}));
    }

    /** Tells whether sound got no words, in all or since the last ones. */
    function lacksWords(): boolean {
      return loud > (isSilent ? 1 : WORDLESS_SECONDS) * SAMPLE_RATE;
    }

    /** A retry without words stays: what has none twice can be music. */
    function isFailing(): boolean {
      return loud > WORDLESS_SECONDS * SAMPLE_RATE && !(isRetry && isSilent);
    }

    function show(metadata: AddTranscript['metadata']) {
      const {start_time, end_time, transcript} = metadata;
      // A final that came before.
      if (offset + end_time - start < 0.01) return;
      const at = (offset + start_time).toFixed(2).padStart(8);
      try {
        // Unlike console.log, this says at once whether it failed.
        if (transcript) writeFileSync(1, `${at}  ${transcript}\n`);
      } catch (error) {
        stop(`No output: ${(error as Error).message}.`);
      }
      finals += 1;
      isSilent = false;
      loud = 0;
      position -= dropBefore(offset + end_time);
    }

    function receive(message: ServerMessage) {
      switch (message.message) {
        case 'RecognitionStarted':
          state = 'streaming';
          due.shift();
          break;
        case 'AudioAdded': {
          confirmed = message.seq_no;
          due.shift();
          const heard = offset + (confirmed * FRAME_BYTES) / BYTES_PER_SECOND;
          const keep = lacksWords()
            ? BUFFER_SECONDS - REPLAY_SECONDS
            : REPLAY_SECONDS;
          const count = dropBefore(heard - keep);
          if (count > 0 && lacksWords()) hasLost = true;
          position -= count;
          break;
        }
        case 'AddTranscript':
          show(message.metadata);
          break;
        case 'Warning': {
          const {type, reason} = message;
          console.error(`warning: ${reason}`);
          // Leave now, at the end of a final: a later end of this session
          // can cut a word in two.
          if (ENDING_WARNINGS.includes(type)) return end({seen: type, reason});
          break;
        }
        case 'Error': {
          // It has the reason; ignore the close code.
          const {type, reason} = message;
          return end({seen: type, reason: `${type}: ${reason}`});
        }
        case 'EndOfTranscript':
          // Sound that was confirmed, and has no words, would be lost.
          if (state === 'ended' && lacksWords()) {
            return end({seen: 'no_words', reason: 'nothing was recognized'});
          }
          return isComplete
            ? end()
            : end({seen: 'session_timeout', reason: 'session is over'});
      }
      // After the end, the next message of any kind is due, too.
      if (state === 'ended') endDue = Date.now() + END_SECONDS * 1000;
      else pump();
    }

    onAudio = pump;
    socket.on('open', () => {
      socket.send(JSON.stringify(START));
      due.push(Date.now() + START_SECONDS * 1000);
    });
    socket.on('message', (text) => receive(JSON.parse(`${text}`)));
    socket.on('unexpected-response', (_request, {statusCode = 0, headers}) => {
      const asked = Number(headers['retry-after']) || 0;
      end({seen: statusCode, reason: `handshake HTTP ${statusCode}`, asked});
    });
    // Without a handler, an error would end the program; 'close' follows.
    socket.on('error', ({message}) => {
      if (message.includes('certificate')) {
        end({seen: 'certificate', reason: message});
      }
    });
    socket.on('close', (code) =>
      end({seen: code, reason: `closed with ${code}`}),
    );
  });
}

record(process.stdin);
for (const [signal, status] of Object.entries({SIGINT: 130, SIGTERM: 143})) {
  process.once(signal, () => stop(`${signal}.`, status));
}
let attempt = 0;
for (;;) {
  const before = finals;
  const ending = await runSession(attempt > 0);
  if (!ending) break;
  const {seen, reason, asked = 0} = ending;
  const action = decide(seen);
  // A final starts the count of failures again.
  const hasFinal = finals > before;
  if (hasFinal) attempt = 0;
  // A new session after a final is no retry.
  if (action === 'renew' && hasFinal) continue;
  attempt += 1;
  if (action === 'stop' || attempt > (action === 'once' ? 1 : MAX_RETRIES)) {
    stop(reason);
  }
  const longer = FIRST_WAIT * 2 ** (attempt - 1) * (1 + Math.random());
  const wait = Math.max(asked, Math.min(LONGEST_WAIT, longer));
  console.error(`${reason}; next try in ${wait.toFixed(0)} s`);
  await sleep(wait * 1000);
}
if (hasLost) {
  console.error('Sound without words was dropped');
  process.exit(1);
}
if (failure) {
  console.error(`The source failed: ${failure}`);
  process.exit(1);
}
