// Node.js 20 or later. Packages: npm install ws@8
// Streams a WAV file, and gets every word once, whatever happens on the way.
// Usage: node right-stream.mjs recording.wav

import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY, TEMPORARY_KEY, FORCE_SECONDS} = process.env;
const URL = process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const KEYS_URL =
  process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';
if (!API_KEY) throw new Error('Set API_KEY first');

// Failures that pass; anything else is fatal.
const PASSING = new Set([
  ...['job_error', 'quota_exceeded', 'unknown_error', 'internal_error'],
  ...[1001, 1006, 1011, 1012, 4005, 4013],
]);
// A problem that no page lists, or a session without words: once more.
const ONCE = new Set(['unknown_error', 'no words']);
const FATAL = /^(invalid|config|protocol|not|timelimit)_/;
// The session is over, and the next one continues.
const OVER = new Set(['idle_timeout', 'session_timeout', 'early end', 1008]);
const FIRST_WAIT = 5;
const LONGEST_WAIT = 60;
const MAX_RETRIES = 8;
// Of the service for keys; other statuses don't pass.
const BUSY = new Set([429, 500, 502, 503, 504]);
const MAX_UNCONFIRMED = 50;
const HANDSHAKE_MS = 10_000;
// A large dictionary takes up to 15 s until the session starts.
const START_MS = 30_000;
// Every frame is confirmed, so this long a silence is a dead connection.
const SILENCE_MS = 20_000;
const END_MS = 30_000;
// Numbers are loud throughout: so much audio without words is a failure.
const WORDLESS_SECONDS = 15;

class Failure extends Error {
  /** A session that ended before its audio. */
  constructor(reason, isPassing = PASSING.has(reason) || ONCE.has(reason)) {
    super(`${reason}`);
    this.isOver = OVER.has(reason);
    this.isPassing = isPassing || this.isOver;
    this.asked = 0;
  }
}

// Words so far. The last one stays open: a cut may have truncated it.
const words = [];
let open;
let until = 0;

function commit() {
  if (open) words.push(open.word);
  open = undefined;
}

/** Returns where the next session begins. */
function restart() {
  if (open) until = open.start;
  open = undefined;
  return until;
}

function addFinal({results}, offset) {
  for (const {start_time, end_time, alternatives} of results) {
    const start = offset + start_time;
    if (start < until - 0.01) continue; // A final that came before.
    commit();
    open = {word: alternatives[0].content, start};
    until = offset + end_time;
  }
}

async function requestKey() {
  const response = await fetch(`${KEYS_URL}/api_keys?type=rt`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${API_KEY}`},
    body: '{"ttl": 3600}',
    signal: AbortSignal.timeout(30_000),
  });
  if (response.ok) return (await response.json()).key_value;
  const {status, headers} = response;
  const asked = Number(headers.get('retry-after') ?? 0);
  const isFatal = !BUSY.has(status);
  throw Object.assign(new Failure(`key HTTP ${status}`), {asked, isFatal});
}

/** Returns the key of the next session; a rejected API key is fatal. */
async function getKey() {
  if (!TEMPORARY_KEY) return API_KEY;
  // What passes is tried five times more: a request has waits of its own.
  for (let wait = 1; ; wait *= 2) {
    try {
      return await requestKey();
    } catch ({message, asked = 0, isFatal}) {
      if (isFatal || wait > 16) throw new Failure(message);
      await sleep(1000 * Math.max(asked, wait * (1 + Math.random())));
    }
  }
}

/** Streams from where the last session ended; resolves at the end. */
async function runSession(audio, rate, isRetry) {
  const offset = restart();
  const headers = {Authorization: `Bearer ${await getKey()}`};
  const socket = new WebSocket(URL, {
    headers,
    handshakeTimeout: HANDSHAKE_MS,
    perMessageDeflate: false,
  });
  const state = {confirmed: 0, sent: 0, isEnded: false};
  // A retry without words stays: what has none twice can be music.
  state.isFailing = () =>
    offset + state.sent / 10 - until > WORDLESS_SECONDS &&
    !(isRetry && until === offset);
  let timer;
  try {
    await new Promise((resolve, reject) => {
      const heard = () => {
        clearTimeout(timer);
        const silence = state.isStarted ? SILENCE_MS : START_MS;
        const patience = state.isEnded ? END_MS : silence;
        timer = setTimeout(() => reject(new Failure(1006)), patience);
      };
      heard();
      socket.on('unexpected-response', (_request, response) => {
        const {statusCode: status, headers: given} = response;
        const isPassing = status === 429 || status >= 500;
        const asked = Number(given['retry-after'] ?? 0);
        const failure = new Failure(`handshake HTTP ${status}`, isPassing);
        reject(Object.assign(failure, {status, asked}));
      });
      socket.on('error', () => reject(new Failure(1006)));
      socket.on('close', (code) => reject(new Failure(code)));
      socket.on('open', () =>
        socket.send(
          JSON.stringify({
            message: 'StartRecognition',
            audio_format: {
              type: 'raw',
              encoding: 'pcm_s16le',
              sample_rate: rate,
            },
            transcription_config: {language: 'en', max_delay: 1},
          }),
        ),
      );
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.message === 'RecognitionStarted') state.isStarted = true;
        heard();
        if (message.message === 'RecognitionStarted') {
          sendAudio(socket, audio, rate, offset, state).catch(reject);
        } else if (message.message === 'AudioAdded') {
          state.confirmed = message.seq_no;
        } else if (message.message === 'AddTranscript') {
          addFinal(message, offset);
        } else if (message.type === 'duration_limit_exceeded') {
          // What is on its way is not transcribed.
          state.isCut = true;
        } else if (message.message === 'Error') {
          const {type} = message;
          if (!PASSING.has(type) && !OVER.has(type)) ONCE.add(type);
          reject(new Failure(type, !FATAL.test(type)));
        } else if (message.message === 'EndOfTranscript') {
          // Sound that was confirmed, and has no words, is lost otherwise.
          const isSilent = until === offset && state.sent > 20;
          const lacksWords = isSilent || state.isFailing();
          if (state.isEnded && !state.isCut && lacksWords)
            reject(new Failure('no words'));
          else if (!state.isComplete || state.isCut)
            reject(new Failure('early end'));
          else resolve();
        }
      });
    });
    socket.close();
    await Promise.race([once(socket, 'close'), sleep(1000)]);
  } finally {
    clearTimeout(timer);
    state.isEnded = true;
    socket.terminate();
  }
}

async function sendAudio(socket, audio, rate, offset, state) {
  const size = Math.floor(rate / 10) * 2;
  // When you end a turn yourself, in seconds.
  let force = Number(FORCE_SECONDS ?? Infinity);
  if (force <= offset) force = Infinity;
  let at = Math.round(offset * rate) * 2;
  for (; at < audio.length && !state.isFailing(); at += size) {
    while (state.sent - state.confirmed >= MAX_UNCONFIRMED) await sleep(50);
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(audio.subarray(at, at + size));
    state.sent += 1;
    if ((at + size) / 2 / rate >= force) {
      const end = {message: 'ForceEndOfUtterance', timestamp: force - offset};
      socket.send(JSON.stringify(end));
      force = Infinity;
    }
    await sleep(100);
  }
  if (socket.readyState !== WebSocket.OPEN) return;
  state.isEnded = true;
  state.isComplete = at >= audio.length;
  const end = {message: 'EndOfStream', last_seq_no: state.sent};
  socket.send(JSON.stringify(end));
}

const file = readFileSync(process.argv[2]);
if (file.toString('latin1', 0, 4) !== 'RIFF') {
  console.error('Convert the recording to WAV first');
  process.exit(1);
}
const rate = file.readUInt32LE(24);
const audio = file.subarray(file.indexOf('data') + 8);
let failures = 0;
let rejections = 0;
for (;;) {
  const before = until;
  try {
    await runSession(audio, rate, failures > 0);
    commit();
    break;
  } catch (failure) {
    console.error(failure.message);
    if (failure.status === 401) rejections += 1;
    // A temporary key may have expired on its way: one new key shows it.
    const isOldKey = TEMPORARY_KEY && failure.status === 401 && rejections < 2;
    const hasFinal = until > before;
    failures = hasFinal ? 1 : failures + 1;
    const most = ONCE.has(failure.message) ? 1 : MAX_RETRIES;
    if (!(failure.isPassing || isOldKey) || failures > most) {
      restart();
      console.log(words.join(' '));
      process.exit(1);
    }
    if (isOldKey || (failure.isOver && hasFinal)) continue;
    const longer = FIRST_WAIT * 2 ** (failures - 1) * (1 + Math.random());
    const wait = Math.max(failure.asked, Math.min(LONGEST_WAIT, longer));
    await sleep(1000 * wait);
  }
}
console.log(words.join(' '));
