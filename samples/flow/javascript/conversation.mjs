// Node 20 or later. Packages: ws
// Talks to an agent: a recording goes in, its spoken replies come out.
// Usage: node conversation.mjs question.wav reply.wav
// The recording is a WAV file: 16 kHz, one channel, 16 bits.
import {readFile, writeFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import WebSocket from 'ws';

const API_KEY = process.env.API_KEY ?? 'YOUR_API_KEY';
const URL = process.env.FLOW_URL ?? 'wss://{{provider.flowHost}}/v1/flow';
const AGENT_ID = process.env.AGENT_ID ?? 'YOUR_AGENT_ID';

const RATE = 16000;
const AUDIO = {type: 'raw', encoding: 'pcm_s16le', sample_rate: RATE};

const FRAME_SECONDS = 0.1;
const FRAME_BYTES = 2 * RATE * FRAME_SECONDS;
// After its reply, the agent can continue when a function returns.
const QUIET_SECONDS = 3;
const REPLY_SECONDS = 20;
const MAX_ATTEMPTS = 3;
const RETRY_TYPES = new Set([
  'asr_error',
  'internal_error',
  'job_error',
  'quota_exceeded',
]);

/** Runs one conversation on one socket. Resolves at its end. */
function talkOnce({source, play, handlers, start}) {
  return new Promise((resolve, reject) => {
    const headers = {Authorization: `Bearer ${API_KEY}`};
    const socket = new WebSocket(URL, {headers});
    const conversation = {sent: 0, heard: 0, replies: 0, isOver: false};
    let error = failure('The connection closed before the end.', true);

    conversation.send = (name, fields) => {
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({message: name, ...fields}));
    };
    conversation.sendAudio = (frame) => {
      if (conversation.isOver) return;
      conversation.sent += 1;
      socket.send(frame);
    };
    conversation.hangUp = () => {
      if (conversation.isOver) return;
      conversation.isOver = true;
      conversation.send('AudioEnded', {last_seq_no: conversation.sent});
    };

    function receive(message) {
      if (message.message === 'ConversationStarted') {
        stream(conversation, source).catch(reject);
      } else if (message.message === 'ResponseStarted') {
        conversation.isSpeaking = true;
      } else if (/^Response(Completed|Interrupted)$/.test(message.message)) {
        conversation.isSpeaking = false;
        conversation.replies += 1;
      } else if (message.message === 'ConversationEnding') {
        conversation.isOver = true;
      } else if (message.message === 'ConversationEnded') {
        error = null;
      } else if (message.message === 'Error') {
        const text = `${message.type}: ${message.reason}`;
        error = failure(text, RETRY_TYPES.has(message.type));
      }
      report(message);
      handlers[message.message]?.(conversation, message);
    }

    socket.on('open', () => conversation.send('StartConversation', start));
    socket.on('message', (data, isBinary) => {
      if (!isBinary) return receive(JSON.parse(data.toString()));
      conversation.heard += 1;
      play(data);
      conversation.send('AudioReceived', {seq_no: conversation.heard});
    });
    socket.on('unexpected-response', (_request, {statusCode}) => {
      const hint = statusCode === 401 ? ' Check API_KEY.' : '';
      const text = `The handshake failed with HTTP ${statusCode}.${hint}`;
      error = failure(text, false);
      socket.terminate();
    });
    socket.on('error', () => {}); // 'close' follows
    socket.on('close', () => {
      conversation.isOver = true;
      if (error) reject(error);
      else resolve();
    });
  });
}

function failure(text, canRetry) {
  return Object.assign(new Error(text), {canRetry});
}

async function stream(conversation, source) {
  for await (const frame of source(conversation)) {
    if (conversation.isOver) return;
    conversation.sendAudio(frame);
  }
  conversation.hangUp();
}

/** Prints what both sides say, and what goes wrong. */
function report(message) {
  switch (message.message) {
    case 'AddTranscript':
      console.log('user   ', message.metadata.transcript.trim());
      break;
    case 'ResponseStarted':
      console.log('agent  ', message.content);
      break;
    case 'ResponseInterrupted':
      console.log(`(interrupted at ${message.end_time.toFixed(1)} s)`);
      break;
    case 'Warning':
      console.error('warning', message.reason);
  }
}

/** Runs one conversation, and retries if the error allows it. */
export async function talk({source, play, handlers = {}, tools, variables}) {
  const start = {
    audio_format: AUDIO,
    conversation_config: {
      template_id: AGENT_ID,
      template_variables: variables ?? {},
    },
    ...(tools && {tools}),
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await talkOnce({source, play, handlers, start});
    } catch (error) {
      if (!error.canRetry || attempt === MAX_ATTEMPTS) throw error;
      const wait = 5 + 5 * Math.random();
      console.error(`${error.message} Again in ${wait.toFixed(0)} s.`);
      await sleep(wait * 1000);
    }
  }
}

/** Turns a recording into a source, at the pace of speech. */
export async function asMicrophone(path) {
  const samples = samplesOf(await readFile(path), path);
  return async function* source(conversation) {
    for (let at = 0; at < samples.length; at += FRAME_BYTES) {
      yield samples.subarray(at, at + FRAME_BYTES);
      await sleep(FRAME_SECONDS * 1000);
    }
    // The line stays open with silence while the agent replies.
    const before = conversation.replies;
    let quiet = 0;
    for (let spent = 0; spent < REPLY_SECONDS; spent += FRAME_SECONDS) {
      const hasReplied = conversation.replies > before;
      if (hasReplied && !conversation.isSpeaking) quiet += FRAME_SECONDS;
      if (quiet >= QUIET_SECONDS) return;
      yield Buffer.alloc(FRAME_BYTES);
      await sleep(FRAME_SECONDS * 1000);
    }
  };
}

/** Returns the samples of a WAV file in the expected format. */
function samplesOf(file, path) {
  let rate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (name === 'fmt ') rate = file.readUInt32LE(at + 12);
    if (name === 'data' && rate === RATE) {
      return file.subarray(at + 8, at + 8 + size);
    }
    at += 8 + size + (size % 2);
  }
  throw new Error(`${path} is not a WAV file with 16 kHz.`);
}

/** Saves the agent's voice, which is always 16 kHz mono. */
export async function writeReply(path, frames) {
  const voice = Buffer.concat(frames);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + voice.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(2 * RATE, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(voice.length, 40);
  await writeFile(path, Buffer.concat([head, voice]));
  return voice.length / 2 / RATE;
}

/** Runs a program with two paths, and turns its failures into one line. */
export async function run(program) {
  const [question, reply] = process.argv.slice(2);
  try {
    if (!reply) throw new Error('Give two paths: question.wav reply.wav');
    const frames = [];
    const source = await asMicrophone(question);
    await program({source, play: (frame) => frames.push(frame)});
    return await writeReply(reply, frames);
  } catch (error) {
    console.error(`The conversation failed: ${error.message}`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const seconds = await run(talk);
  console.log(`${seconds.toFixed(1)} s of speech in ${process.argv[3]}`);
}
