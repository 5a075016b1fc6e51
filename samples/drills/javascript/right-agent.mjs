// Node.js 20 or later. Packages: npm install ws@8
// Holds a conversation with an agent, whatever happens on the way.
// Usage: node right-agent.mjs recording.wav

import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY, TEMPORARY_KEY} = process.env;
const URL = process.env.FLOW_URL ?? 'wss://{{provider.flowHost}}/v1/flow';
const KEYS_URL =
  process.env.KEYS_URL ?? 'https://{{provider.managementHost}}/v1';
const AGENT_ID = process.env.AGENT_ID ?? 'YOUR_AGENT_ID';
// How long the function takes.
const TOOL_SECONDS = Number(process.env.TOOL_SECONDS ?? 0.5);
if (!API_KEY) throw new Error('Set API_KEY first');

// Failures that pass; anything else is fatal.
const PASSING = new Set([
  ...['job_error', 'quota_exceeded', 'unknown_error', 'internal_error'],
  'asr_error',
]);
// The conversation is over, and a new one begins.
const OVER = new Set(['idle_timeout', 'session_timeout', 'terminated']);
const FIRST_WAIT = 5;
const LONGEST_WAIT = 60;
const MAX_RETRIES = 8;
// Of the service for keys; other statuses don't pass.
const BUSY = new Set([429, 500, 502, 503, 504]);
const HANDSHAKE_MS = 10_000;
const SILENCE_MS = 20_000;
// For the start, and for each message after the last audio.
const EDGE_MS = 30_000;
const REPLY_SECONDS = 20;
const QUIET_SECONDS = 2;

const TOOL = {
  type: 'function',
  function: {
    name: 'book_table',
    description: 'Use when the caller wants a table.',
    parameters: {
      type: 'object',
      required: ['day'],
      properties: {day: {type: 'string', description: 'Weekday'}},
    },
  },
};

// The agent can ask again, with any id, also in the next conversation.
const bookings = new Map();
// Results for which there was no conversation.
const untold = [];
let tellNews = () => {};

/** Books each day once, and takes its time. */
function book(day) {
  const done = () => console.log('acted', day);
  const booking = bookings.get(day) ?? sleep(1000 * TOOL_SECONDS).then(done);
  bookings.set(day, booking);
  return booking;
}

class Failure extends Error {
  constructor(reason, isPassing = PASSING.has(reason)) {
    super(`${reason}`);
    this.isOver = OVER.has(reason);
    this.isPassing = isPassing || this.isOver;
    this.asked = 0;
    this.hasWorked = false;
  }
}

async function requestKey() {
  const response = await fetch(`${KEYS_URL}/api_keys?type=flow`, {
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

/** Returns the key of the next conversation; a rejected API key is fatal. */
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

/** Holds one conversation; resolves when it has ended well. */
async function talk(audio, rate) {
  const headers = {Authorization: `Bearer ${await getKey()}`};
  const socket = new WebSocket(URL, {
    headers,
    handshakeTimeout: HANDSHAKE_MS,
    perMessageDeflate: false,
  });
  const state = {sent: 0, heard: 0, replies: 0, isOver: false};
  const handled = new Set();
  let timer;
  const send = (message) => {
    if (socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify(message));
    }
  };
  // Each call once, only with arguments that fit, and no result after the end.
  const runTool = async ({id, function: call}) => {
    if (handled.has(id)) return;
    handled.add(id);
    const isKnown = call.name === TOOL.function.name;
    const isRight = isKnown && typeof call.arguments.day === 'string';
    if (isRight) await book(call.arguments.day);
    if (state.isOver) {
      // The call ended with its conversation.
      if (isRight) untold.push(`The result of ${call.name}: it is booked.`);
      return tellNews();
    }
    const [status, content] = isRight
      ? ['ok', 'It is booked.']
      : isKnown
        ? ['rejected', 'day must be a string.']
        : ['failed', 'There is no such function.'];
    send({message: 'ToolResult', id, status, content});
  };
  try {
    await new Promise((resolve, reject) => {
      const fail = (failure) =>
        reject(Object.assign(failure, {hasWorked: state.replies > 0}));
      const alive = () => {
        clearTimeout(timer);
        const isTalk = state.sent > 0 && !state.isOver;
        const patience = isTalk ? SILENCE_MS : EDGE_MS;
        timer = setTimeout(() => fail(new Failure(1006, true)), patience);
      };
      alive();
      socket.on('unexpected-response', (_request, response) => {
        const {statusCode: status, headers: given} = response;
        const isPassing = status === 429 || status >= 500;
        const asked = Number(given['retry-after'] ?? 0) || 0;
        const failure = new Failure(`handshake HTTP ${status}`, isPassing);
        fail(Object.assign(failure, {status, asked}));
      });
      socket.on('error', () => fail(new Failure(1006, true)));
      // Without an Error before it, any code is a connection that broke.
      socket.on('close', (code) => fail(new Failure(code, true)));
      socket.on('open', () =>
        send({
          message: 'StartConversation',
          audio_format: {
            type: 'raw',
            encoding: 'pcm_s16le',
            sample_rate: rate,
          },
          conversation_config: {template_id: AGENT_ID},
          tools: [TOOL],
        }),
      );
      socket.on('message', (data, isBinary) => {
        alive();
        if (isBinary) {
          state.heard += 1;
          send({message: 'AudioReceived', seq_no: state.heard});
          return;
        }
        const message = JSON.parse(String(data));
        const {message: name, type} = message;
        if (name === 'ConversationStarted') {
          tellNews = () => {
            if (state.isOver) return;
            for (const input of untold.splice(0))
              send({message: 'AddInput', input});
          };
          tellNews();
          speak(socket, send, audio, rate, state).catch(reject);
        } else if (name === 'ResponseStarted') {
          state.isSpeaking = true;
        } else if (/^Response(Completed|Interrupted)$/.test(name)) {
          state.isSpeaking = false;
          state.replies += 1;
          console.log('agent', message.content);
        } else if (name === 'AddTranscript') {
          console.log('user', message.metadata.transcript.trim());
        } else if (name === 'ToolInvoke') {
          runTool(message);
        } else if (name === 'Warning' && type === 'conversation_termination') {
          state.isTerminated = true;
        } else if (name === 'ConversationEnding') {
          state.isOver = true;
        } else if (name === 'ConversationEnded') {
          // The service ended it, and not the agent.
          if (state.isTerminated) fail(new Failure('terminated'));
          else resolve();
        } else if (name === 'Error') {
          // A type that no page lists is tried once more.
          const isKnown = /^(invalid|not|config|protocol|timelimit)_/.test(
            type,
          );
          fail(new Failure(type, PASSING.has(type) || !isKnown));
        }
      });
    });
  } finally {
    clearTimeout(timer);
    state.isOver = true;
    socket.on('error', () => {});
    socket.close();
    await sleep(200);
    socket.terminate();
  }
}

/** Sends speech as fast as it is spoken, then silence while the agent replies. */
async function speak(socket, send, audio, rate, state) {
  const size = Math.floor(rate / 10) * 2;
  const began = Date.now();
  let quiet = 0;
  for (let frame = 0; ; frame += 1) {
    await sleep(began + 100 * frame - Date.now());
    if (state.isOver || socket.readyState !== WebSocket.OPEN) return;
    const part = audio.subarray(frame * size, (frame + 1) * size);
    const isQuiet = part.length === 0 && !state.isSpeaking;
    quiet = isQuiet && state.replies > 0 ? quiet + 0.1 : 0;
    const isLate = frame * size > audio.length + REPLY_SECONDS * rate * 2;
    if (quiet > QUIET_SECONDS + TOOL_SECONDS || isLate) break;
    socket.send(part.length > 0 ? part : Buffer.alloc(size));
    state.sent += 1;
  }
  state.isOver = true;
  send({message: 'AudioEnded', last_seq_no: state.sent});
}

const file = readFileSync(process.argv[2]);
const rate = file.readUInt32LE(24);
const audio = file.subarray(file.indexOf('data') + 8);
let failures = 0;
let rejections = 0;
for (;;) {
  try {
    await talk(audio, rate);
    break;
  } catch (failure) {
    console.error(failure.message);
    const isRejected =
      failure.status === 401 || failure.message === 'not_authorised';
    // A reply starts this count again, too.
    if (failure.hasWorked) rejections = 0;
    if (isRejected) rejections += 1;
    // A temporary key may have expired on its way: one new key shows it.
    const isOldKey = TEMPORARY_KEY && isRejected && rejections < 2;
    failures = failure.hasWorked ? 1 : failures + 1;
    const isOnce = !PASSING.has(failure.message) || /unknown/.test(failure);
    const most = /^[a-z_]+$/.test(failure.message) && isOnce ? 1 : MAX_RETRIES;
    if (!(failure.isPassing || isOldKey) || failures > most) process.exit(1);
    if (isOldKey || (failure.isOver && failure.hasWorked)) continue;
    const longer = FIRST_WAIT * 2 ** (failures - 1) * (1 + Math.random());
    const wait = Math.max(failure.asked, Math.min(LONGEST_WAIT, longer));
    await sleep(1000 * wait);
  }
}
