// Node.js 20 or later. Packages: npm install ws
// Save conversation.mjs and mulaw.mjs in the same folder.
// Connects a telephone media stream with an agent: audio in both directions,
// interruptions, keys, transfer, and hang-up.
// Usage: node phone-bridge.mjs, then send the media stream to
// ws://localhost:8080/?token=… with the value of STREAM_TOKEN.
import {createHash, randomUUID, timingSafeEqual} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';
import {WebSocketServer} from 'ws';
import {News, talk} from './conversation.mjs';
import {Halver, SILENCE, toLinear} from './mulaw.mjs';

const PORT = Number(process.env.PORT ?? 8080);
const TOKEN = process.env.STREAM_TOKEN;
// A person who takes over when the agent is away too long, or can't start.
const FALLBACK = process.env.FALLBACK_NUMBER;
const MAX_AWAY_MS = 1000 * Number(process.env.MAX_AWAY_SECONDS ?? 40);
const NUMBERS = {workshop: '+44 20 7946 0102', sales: '+44 20 7946 0103'};

// The phone speaks mu-law, 8 kHz. The agent takes its rate, but not mu-law.
const RATE = 8000;
const AUDIO = {type: 'raw', encoding: 'pcm_s16le', sample_rate: RATE};
/** 20 ms: what a telephone network sends and expects in one message. */
const FRAME_BYTES = RATE / 50;
/** 100 ms: what the agent gets in one frame. */
const BLOCK_BYTES = 5 * FRAME_BYTES;
/** One second: while the agent is away, older speech is dropped. */
const MOST_HEARD = RATE;
// After an interruption, the phone plays at most this much of the old reply.
const FADE_MS = 500;
/** Another conversation follows the end that these announce. */
const ENDING_WARNINGS = ['session_timeout', 'conversation_termination'];
/** A phone that sends nothing for so long is gone. */
const MAX_SILENT_MS = 10_000;
const TICK_MS = 3000;
/** Speech that the service has not confirmed after this time: it stalls. */
const MAX_STALLED_MS = 5000;
/** At each tick, a caller who waits hears a tone. */
const TONE = Buffer.alloc(2 * 3200);
for (let at = 0; at < 3200; at += 1) {
  const angle = (2 * Math.PI * 440 * at) / 16_000;
  TONE.writeInt16LE(Math.round(3000 * Math.sin(angle)), 2 * at);
}

/** One call: the caller's voice waits here, and the agent's leaves here. */
class Line {
  isOpen = true;
  id = randomUUID().slice(0, 8);
  heardAt = Date.now();
  heard = Buffer.alloc(0);
  voice = Buffer.alloc(0);
  halver = new Halver();
  /** When the phone has played all that it got. */
  playedAt = 0;
  conversation = undefined;
  transferTo = null;
  /** When the agent last confirmed what it heard. */
  confirmedAt = Date.now();
  /** Since when the agent is away, and what ends the wait. */
  awayAt = undefined;
  giveUp = undefined;
  /** Keys that the agent does not know of yet. */
  keys = [];
  /** What `start` said of the call: your service may want its IDs back. */
  start = undefined;

  constructor(phone) {
    this.phone = phone;
  }

  // region adapter
  // Your telephone service has its own names: change them here and in take().
  sendVoice(frame) {
    const payload = frame.toString('base64');
    this.tell({event: 'media', media: {payload}});
  }

  /** The phone drops what it has not played. */
  sendClear() {
    this.tell({event: 'clear'});
  }

  sendTransfer(to) {
    this.tell({event: 'transfer', to});
  }

  /** Some services go on with the call when its stream ends. */
  hangUp() {
    this.phone.close(1000);
  }
  // endregion adapter

  tell(message) {
    if (this.phone.readyState === this.phone.OPEN) {
      this.phone.send(JSON.stringify(message));
    }
  }

  /** Each line names the call: several run side by side. */
  log = (...words) => console.log(`${this.id}:`, ...words);

  /** Before each conversation, and until it starts, the agent is away. */
  isWanted() {
    this.awayAt ??= Date.now();
    return this.isOpen && !this.transferTo;
  }

  /** Whether a conversation takes keys now; those that wait get the next. */
  get isReady() {
    return this.conversation && !this.conversation.isOver && !this.awayAt;
  }

  /** The agent is there, and hears the caller. */
  confirm() {
    this.confirmedAt = Date.now();
    this.awayAt = undefined;
  }

  tick() {
    if (Date.now() - this.heardAt > MAX_SILENT_MS) this.phone.terminate();
    const isStalled = this.heardAt - this.confirmedAt > MAX_STALLED_MS;
    if (isStalled && this.conversation && !this.conversation.isOver) {
      this.awayAt ??= this.confirmedAt;
    }
    if (!this.awayAt || !this.isOpen) return;
    if (Date.now() - this.awayAt < MAX_AWAY_MS) this.play(TONE);
    else this.giveUp(new Error('The agent is away too long.'));
  }

  hear(frame) {
    this.heardAt = Date.now();
    this.heard = Buffer.concat([this.heard, frame]).subarray(-MOST_HEARD);
    this.wake?.();
  }

  close() {
    this.isOpen = false;
    this.wake?.();
  }

  /** The caller's voice, as blocks of 16-bit samples. */
  async *blocks() {
    while (this.isOpen) {
      if (this.heard.length < BLOCK_BYTES) {
        await new Promise((resolve) => {
          this.wake = resolve;
        });
        continue;
      }
      const block = this.heard.subarray(0, BLOCK_BYTES);
      this.heard = this.heard.subarray(BLOCK_BYTES);
      yield toLinear(block);
    }
  }

  play(voice) {
    this.voice = Buffer.concat([this.voice, this.halver.push(voice)]);
    while (this.voice.length >= FRAME_BYTES) {
      this.sendVoice(this.voice.subarray(0, FRAME_BYTES));
      this.voice = this.voice.subarray(FRAME_BYTES);
      this.playedAt = Math.max(this.playedAt, Date.now()) + 20;
    }
  }

  /** The last frame of a reply is filled up with silence. */
  flush() {
    if (this.voice.length === 0) return;
    const frame = Buffer.alloc(FRAME_BYTES, SILENCE);
    this.voice.copy(frame);
    this.voice = Buffer.alloc(0);
    this.sendVoice(frame);
  }

  /** Tells the agent which keys the caller has pressed. */
  sendKeys() {
    for (const key of this.keys.splice(0)) {
      this.conversation.send('AddInput', {
        input: `The caller pressed the key ${key}.`,
        interrupt_response: true,
        immediate: true,
      });
    }
  }

  interrupt() {
    this.voice = Buffer.alloc(0);
    if (this.playedAt - Date.now() <= FADE_MS) return;
    this.sendClear();
    this.playedAt = 0;
  }
}

const TRANSFER = {
  type: 'function',
  function: {
    name: 'transfer_call',
    description:
      'Use when the caller asks for a person. ' +
      'Say that you connect the caller before you call it.',
    parameters: {
      type: 'object',
      required: ['department'],
      properties: {
        department: {
          type: 'string',
          description: 'Who the caller wants to talk to',
          enum: Object.keys(NUMBERS),
        },
      },
    },
  },
};

/** Lets the agent finish, then ends the conversation. */
async function finish(line, conversation) {
  for (let quiet = 0; quiet < 5; quiet += 1) {
    await sleep(200);
    const isTalking = conversation.isSpeaking || line.playedAt > Date.now();
    if (isTalking) quiet = -1;
    if (conversation.isOver) return;
  }
  conversation.hangUp();
}

/** Transfers the call when the agent has finished. */
async function transfer(line, conversation, {id, function: call}) {
  const isTransfer = call.name === TRANSFER.function.name;
  const to = isTransfer ? NUMBERS[call.arguments.department] : undefined;
  const status = to ? 'ok' : 'failed';
  const content = to ? '<NO_RESPONSE_REQUIRED/>' : 'There is no such number.';
  conversation.send('ToolResult', {id, status, content});
  if (!to) return;
  line.transferTo = to;
  await finish(line, conversation);
}

/** Holds the conversation of one call. */
async function answer(line, caller) {
  const tooLong = new Promise((_, reject) => {
    line.giveUp = reject;
  });
  const settings = {
    audio: AUDIO,
    source: () => line.blocks(),
    play: (voice) => line.play(voice),
    isWanted: () => line.isWanted(),
    isLive: true,
    // What a new conversation has to know of those before it.
    memory: {turns: [], news: new News()},
    out: {...console, log: line.log, error: line.log},
    tools: [TRANSFER],
    variables: {caller},
    handlers: {
      ConversationStarted: (conversation, {id}) => {
        line.conversation = conversation;
        line.confirm();
        line.isForced = false;
        line.log('conversation', id);
        line.sendKeys();
      },
      AudioAdded: () => line.confirm(),
      Warning: (conversation, {type}) => {
        line.isForced ||= ENDING_WARNINGS.includes(type);
        if (type === 'session_timeout') finish(line, conversation);
      },
      ConversationEnding: () => {
        line.hasEnded = !line.isForced;
      },
      ResponseCompleted: () => line.flush(),
      ResponseInterrupted: () => line.interrupt(),
      ToolInvoke: (...call) => transfer(line, ...call),
    },
  };
  try {
    // Another one follows when the service ended it, and not the agent.
    do await Promise.race([talk(settings), tooLong]);
    while (line.isForced && line.isWanted());
  } catch (error) {
    line.log(`The call failed: ${error.message}`);
    if (!line.hasEnded) line.transferTo ??= FALLBACK;
  }
  line.awayAt = undefined;
  // The caller hears the last words before the line is cut.
  if (line.isOpen) await sleep(Math.max(0, line.playedAt - Date.now()));
  const to = line.isOpen && line.transferTo;
  if (to) line.sendTransfer(to);
  line.hangUp();
  line.log('ended', to || 'hung up');
}

/** Takes a key of the caller, but no other text. */
function press(line, digit) {
  if (line.transferTo || !/^[0-9*#A-D]$/.test(digit)) return;
  line.keys.push(digit);
  if (line.isReady) line.sendKeys();
}

function take(line, {event, start, media, dtmf}) {
  if (event === 'start' && !line.start) {
    line.start = start;
    // What comes from strangers goes into a prompt only after a check.
    const isNumber = /^\+?[\d ]{3,20}$/.test(start.from);
    const caller = isNumber ? start.from : 'unknown';
    line.log('call', caller);
    answer(line, caller);
  } else if (event === 'media') {
    line.hear(Buffer.from(media.payload, 'base64'));
  } else if (event === 'dtmf') {
    press(line, dtmf.digit);
  } else if (event === 'stop') {
    line.close();
  }
}

const digest = (text) => createHash('sha256').update(text).digest();

/** Only your telephone service knows the token. */
function isGenuine(url) {
  const query = new URLSearchParams(url.split('?')[1]);
  const token = query.get('token') ?? '';
  return timingSafeEqual(digest(token), digest(TOKEN));
}

if (!TOKEN) {
  console.error('Set STREAM_TOKEN to a secret of your own.');
  process.exit(1);
}
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: PORT,
  verifyClient: ({req}) => isGenuine(req.url),
});
server.on('listening', () => {
  const {port} = Object(server.address());
  console.log(`Waiting for calls on port ${port}`);
});
server.on('connection', (phone) => {
  const line = new Line(phone);
  const ticker = setInterval(() => line.tick(), TICK_MS);
  phone.on('message', (data) => {
    try {
      take(line, JSON.parse(data.toString()));
    } catch (error) {
      // It ends its own call, and no other.
      line.log('phone', error.message);
      phone.close(1003);
    }
  });
  phone.on('error', () => {}); // 'close' follows
  phone.on('close', () => {
    clearInterval(ticker);
    line.close();
  });
});
