// Node.js 20 or later. Packages: npm install ws
// Talks to an agent: a recording goes in, its spoken replies come out.
// Usage: node conversation.mjs question.wav reply.wav
// The recording is a WAV file: 16 kHz, one channel, 16 bits.
import {readFile, writeFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import WebSocket from 'ws';

const {API_KEY} = process.env;
const URL = process.env.FLOW_URL ?? 'wss://{{provider.flowHost}}/v1/flow';
const AGENT_ID = process.env.AGENT_ID ?? 'YOUR_AGENT_ID';

const RATE = 16000;
const AUDIO = {type: 'raw', encoding: 'pcm_s16le', sample_rate: RATE};

const FRAME_SECONDS = 0.1;
const FRAME_BYTES = 2 * RATE * FRAME_SECONDS;
const REPEATED_SECONDS = 1;
// A new conversation gets this many turns of the one before.
const TURNS_TO_REPEAT = 6;
// After its reply, the agent can continue when a function returns.
const QUIET_SECONDS = 3;
const REPLY_SECONDS = 20;
// Two seconds that the service has not confirmed: the network is too slow.
const MAX_UNCONFIRMED = 20;

// What to do after a conversation: {{provider.siteUrl}}/api-ref/#recovery
const RENEW = ['idle_timeout', 'session_timeout'];
// After one of these, the service ends the conversation, and not the agent.
const ENDING_WARNINGS = ['session_timeout', 'conversation_termination'];
const RETRY = ['asr_error', 'internal_error', 'job_error', 'quota_exceeded'];
const RETRY_STATUSES = [429, 500, 502, 503, 504];
const STOP = ['config_error', 'protocol_error', 'not_authorised'];
STOP.push('not_allowed', 'timelimit_exceeded');
const FIRST_WAIT = Number(process.env.RETRY_SECONDS ?? 5);
const LONGEST_WAIT = 60;
const MAX_RETRIES = 8;
// When a message is later than this, the connection counts as broken.
const OPEN_SECONDS = 10;
const START_SECONDS = 30;
const CONFIRM_SECONDS = 20;
const END_SECONDS = 30;

/** `seen` is the type of the Error, the close code, or the status. */
function decide(seen) {
  if (RENEW.includes(seen)) return 'renew';
  if (RETRY.includes(seen)) return 'retry';
  if (typeof seen === 'number') {
    // Flow has no close codes of its own: each means a broken connection.
    return seen >= 1000 || RETRY_STATUSES.includes(seen) ? 'retry' : 'stop';
  }
  return STOP.includes(seen) || seen.startsWith('invalid_') ? 'stop' : 'once';
}

/** What the agent is to say. A break loses what it has not said yet. */
export class News {
  unsaid = [];
  begun = []; // what was unsaid when the reply began
  conversation = null; // that goes on
  isBroken = false; // the conversation before this one

  /** Tells the agent; `result` is a ToolResult of the conversation `mine`. */
  tell(text, mine, result) {
    this.unsaid.push({text, replies: 0});
    if (result && !mine.isOver) mine.send('ToolResult', result);
    else if (this.conversation && !this.conversation.isOver)
      this.conversation.send('AddInput', {input: text, immediate: true});
  }

  /** Takes the name of each message, and the number of open calls. */
  note(name, open) {
    if (name === 'ResponseStarted') this.begun = [...this.unsaid];
    if (name !== 'ResponseCompleted') return;
    // Which text a reply is about is unknown, and it can be about an open
    // call: a text is said after as many replies as there are.
    for (const one of this.begun) one.replies += 1;
    const most = Math.max(1, this.begun.length + open);
    this.unsaid = this.unsaid.filter(({replies}) => replies < most);
  }

  /** Returns what a new conversation has to say, in one reply. */
  again(conversation) {
    this.conversation = conversation;
    const text = this.unsaid.map((one) => one.text).join(' ');
    this.unsaid = text ? [{text, replies: 0}] : [];
    return text;
  }
}

/** Runs one conversation on one socket. Resolves to how it ended. */
function talkOnce({source, play, handlers, start, turns, news, isLive, out}) {
  const lastTurns = turns.slice(-TURNS_TO_REPEAT); // of the one before
  return new Promise((resolve) => {
    const headers = {Authorization: `Bearer ${API_KEY}`};
    const handshakeTimeout = OPEN_SECONDS * 1000;
    const socket = new WebSocket(URL, {headers, handshakeTimeout});
    // Handlers get it, too. `isOver`: one side has ended.
    const conversation = {sent: 0, heard: 0, replies: 0, isOver: false};
    // Other conversations can use the same IDs.
    const calls = new Set();
    const open = new Set(); // IDs of calls without a result
    let confirmed = 0;
    let reply = ''; // its whole text
    let isMute = false; // the agent's voice has failed
    let hasWorked = false;
    let willEnd = false; // the service, as it has announced
    let isTerminated = false; // by the service, and not by the agent
    let isEnded = false;
    let error = null;
    // When the messages that must come are due, the first one first.
    const due = [];

    const watch = setInterval(() => {
      if (due[0] < Date.now()) socket.terminate();
    }, 1000);
    const expect = (seconds) => due.push(Date.now() + seconds * 1000);
    /** From then on, only the next message is due. */
    const expectEnd = () => {
      due.length = 0;
      expect(END_SECONDS);
    };

    conversation.send = (name, fields) => {
      if (name === 'ToolResult') open.delete(fields.id);
      if (socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({message: name, ...fields}));
    };
    conversation.sendAudio = (frame) => {
      if (conversation.isOver) return;
      // The agent can't use old speech.
      if (conversation.sent - confirmed >= MAX_UNCONFIRMED) return;
      conversation.sent += 1;
      expect(CONFIRM_SECONDS);
      socket.send(frame);
    };
    conversation.tell = (text, result) => news.tell(text, conversation, result);
    conversation.hangUp = () => {
      if (conversation.isOver) return;
      conversation.isOver = true;
      expectEnd();
      conversation.send('AudioEnded', {last_seq_no: conversation.sent});
    };

    /**
     * The new conversation knows nothing of the one before. A live user who
     * spoke last waits for a reply. A recording goes on, and its speech, which
     * is repeated, would interrupt the reply.
     */
    function repeatTurns() {
      const notes = news.again(conversation);
      if (!notes && lastTurns.length === 0) return;
      const broke = news.isBroken ? 'The connection broke. ' : '';
      const quoted = JSON.stringify(lastTurns);
      const context = `Context: ${broke}The last turns, quoted: ${quoted}`;
      const isOwed = isLive && lastTurns.at(-1)?.startsWith('User: ');
      conversation.send('AddInput', {
        input: `${context} ${notes}`.trim(),
        ...(isOwed && {immediate: true}),
      });
    }

    function endReply({content}) {
      conversation.isSpeaking = false;
      conversation.replies += 1;
      // After an interruption, `content` is the spoken part.
      turns.push(isMute ? `Agent, not spoken: ${reply}` : `Agent: ${content}`);
      isMute = false;
    }

    const take = {
      ConversationStarted() {
        due.shift();
        repeatTurns();
        stream(conversation, source);
      },
      AudioAdded() {
        confirmed += 1;
        due.shift();
      },
      AddTranscript({metadata}) {
        hasWorked = true;
        turns.push(`User: ${metadata.transcript.trim()}`);
      },
      ResponseStarted({content}) {
        hasWorked = true;
        reply = content;
        conversation.isSpeaking = true;
      },
      ResponseCompleted: endReply,
      ResponseInterrupted: endReply,
      Warning({type}) {
        willEnd ||= ENDING_WARNINGS.includes(type);
        isMute ||= type === 'tts_error';
      },
      ConversationEnding() {
        isTerminated = willEnd && !conversation.isOver;
        conversation.isOver = true;
      },
      ConversationEnded() {
        isEnded = true;
        socket.close(1000);
      },
      Error(message) {
        error = message;
      },
    };

    function receive(message) {
      const name = message.message;
      if (name === 'ToolInvoke') {
        // Each call is run once.
        if (calls.has(message.id)) return;
        calls.add(message.id);
        open.add(message.id);
      }
      take[name]?.(message);
      news.note(name, open.size);
      report(message, out);
      handlers[name]?.(conversation, message);
    }

    function hear(voice) {
      conversation.heard += 1;
      play(voice);
      conversation.send('AudioReceived', {seq_no: conversation.heard});
    }

    function end(seen, reason, asked = 0) {
      clearInterval(watch);
      const isOver = conversation.isOver && !isTerminated;
      conversation.isOver = true;
      // A close code and no message; a failed handshake is no conversation.
      if (news.conversation === conversation)
        news.isBroken = typeof seen === 'number';
      resolve({seen, reason, asked, hasWorked, isOver});
    }

    socket.on('open', () => {
      expect(START_SECONDS);
      conversation.send('StartConversation', start);
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary) hear(data);
      else receive(JSON.parse(data.toString()));
      if (conversation.isOver) expectEnd();
    });
    socket.on('unexpected-response', (_request, {statusCode, headers}) => {
      const hint = statusCode === 401 ? ' Check API_KEY.' : '';
      const asked = Number(headers['retry-after']) || 0;
      const reason = `The handshake failed with HTTP ${statusCode}.${hint}`;
      end(statusCode, reason, asked);
      socket.terminate();
    });
    socket.on('error', () => {}); // 'close' follows
    socket.on('close', (code) => {
      if (isEnded && isTerminated)
        end('session_timeout', 'The service ended the conversation.');
      else if (isEnded) end();
      // The Error has the reason; ignore the close code.
      else if (error) end(error.type, `${error.type}: ${error.reason}`);
      else end(code, `The connection closed with ${code} before the end.`);
    });
  });
}

async function stream(conversation, source) {
  for await (const frame of source(conversation)) {
    if (conversation.isOver) return;
    conversation.sendAudio(frame);
  }
  conversation.hangUp();
}

/** Prints what both sides say, and what goes wrong. */
function report(message, out) {
  switch (message.message) {
    case 'AddTranscript':
      out.log('user   ', message.metadata.transcript.trim());
      break;
    case 'ResponseStarted':
      out.log('agent  ', message.content);
      break;
    case 'ResponseInterrupted':
      out.log(`(interrupted at ${message.end_time.toFixed(1)} s)`);
      break;
    case 'Warning':
      out.error('warning', message.reason);
  }
}

/** Holds a conversation, over as many sockets as it takes. */
export async function talk({
  source,
  play,
  handlers = {},
  tools,
  variables = {},
  audio = AUDIO,
  isWanted = () => true,
  isLive = false, // a person, and not a recording
  memory = {turns: [], news: new News()},
  out = console,
}) {
  if (!API_KEY) throw new Error('Set API_KEY first');
  const start = {
    audio_format: audio,
    conversation_config: {
      template_id: AGENT_ID,
      template_variables: variables,
    },
    ...(tools && {tools}),
  };
  const one = {source, play, handlers, start, isLive, out, ...memory};
  for (let attempt = 0; isWanted(); ) {
    const ended = await talkOnce(one);
    if (ended.seen === undefined || !isWanted()) return;
    // After the end, there is nothing to try again.
    const action = ended.isOver ? 'stop' : decide(ended.seen);
    // A final, or a reply, starts the count of failures again.
    attempt = ended.hasWorked ? 1 : attempt + 1;
    const most = action === 'once' ? 1 : MAX_RETRIES;
    if (action === 'stop' || attempt > most) throw new Error(ended.reason);
    if (action === 'renew' && ended.hasWorked) continue;
    const longer = FIRST_WAIT * 2 ** (attempt - 1) * (1 + Math.random());
    const wait = Math.max(ended.asked, Math.min(LONGEST_WAIT, longer));
    out.error(`${ended.reason} Again in ${wait.toFixed(0)} s.`);
    await sleep(wait * 1000);
  }
}

/** Turns a recording into a source, at the pace of speech. */
export async function asMicrophone(path) {
  const samples = samplesOf(await readFile(path), path);
  let position = 0;
  return async function* source(conversation) {
    // A new conversation continues, and repeats the last second.
    const repeated = (REPEATED_SECONDS / FRAME_SECONDS) * FRAME_BYTES;
    position = Math.max(0, position - repeated);
    while (position < samples.length) {
      position += FRAME_BYTES;
      yield samples.subarray(position - FRAME_BYTES, position);
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
export function samplesOf(file, path, expected = RATE) {
  let rate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    if (name === 'fmt ') rate = file.readUInt32LE(at + 12);
    if (name === 'data') {
      if (rate === expected) return file.subarray(at + 8, at + 8 + size);
      throw new Error(`${path} has ${rate} Hz. Convert it to ${expected} Hz.`);
    }
    at += 8 + size + (size % 2);
  }
  throw new Error(`${path} is not a WAV file.`);
}

/** Saves mono samples. The agent's voice is always 16 kHz. */
export async function writeReply(path, frames, rate = RATE) {
  const voice = Buffer.concat(frames);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + voice.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(2 * rate, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(voice.length, 40);
  await writeFile(path, Buffer.concat([head, voice]));
  return voice.length / 2 / rate;
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
