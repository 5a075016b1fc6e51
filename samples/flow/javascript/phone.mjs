// Node.js 20 or later. Packages: npm install ws
// Plays the telephone service and its caller, to try phone-bridge.mjs: speaks
// a recording, presses keys, hangs up, and saves what the caller hears.
// Save conversation.mjs and mulaw.mjs in the same folder.
// Usage: node phone.mjs question.wav heard.wav 1#
// The recording is a WAV file: 8 kHz, one channel, 16 bits.
import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import WebSocket from 'ws';
import {samplesOf, writeReply} from './conversation.mjs';
import {SILENCE, toLinear, toMuLaw} from './mulaw.mjs';

const URL = process.env.PHONE_URL ?? 'ws://localhost:8080';
const TOKEN = process.env.STREAM_TOKEN ?? '';
const CALLER = process.env.CALLER ?? '+44 20 7946 0101';
/** After the recording and the keys, the caller listens for so long. */
const LISTEN_MS = 1000 * Number(process.env.LISTEN_SECONDS ?? 20);

const RATE = 8000;
const FRAME_MS = 20;
const FRAME_BYTES = (RATE * FRAME_MS) / 1000;
const QUIET = Buffer.alloc(FRAME_BYTES, SILENCE);

export class Phone {
  /** Messages of the bridge, in order. */
  received = [];
  /** What the caller has heard, as frames of mu-law. */
  heard = [];
  toSay = [];
  toPlay = [];
  hasVoice = false;
  log = (..._words) => {};

  constructor(url) {
    this.socket = new WebSocket(url);
    this.socket.on('message', (data) => this.take(JSON.parse(data.toString())));
    this.ended = new Promise((resolve) => {
      this.socket.on('close', (code) => resolve({code, at: Date.now()}));
    });
    this.ended.then(({code}) => {
      this.log('closed with', code);
      this.fallSilent();
    });
  }

  /** From now on, a frame is sent, and one is played, each 20 ms. */
  async begin(from) {
    await once(this.socket, 'open');
    this.send('start', {start: {from}});
    const begun = Date.now();
    let frames = 0;
    // By the clock: a timer can be late, and speech doesn't get slower.
    this.timer = setInterval(() => {
      for (; frames * FRAME_MS <= Date.now() - begun; frames += 1) {
        const frame = this.toSay.shift() ?? QUIET;
        this.send('media', {media: {payload: frame.toString('base64')}});
        this.heard.push(this.toPlay.shift() ?? QUIET);
      }
    }, FRAME_MS);
  }

  send(event, fields = {}) {
    if (!this.isOpen) return;
    const text = JSON.stringify({event, ...fields});
    if (event !== 'media') this.log('sent', text);
    this.socket.send(text);
  }

  take(message) {
    this.received.push(message);
    const {event, media} = message;
    if (event === 'media') {
      if (!this.hasVoice) this.log('got  media, the first');
      this.hasVoice = true;
      this.toPlay.push(Buffer.from(media.payload, 'base64'));
    } else this.log('got ', JSON.stringify(message));
    if (event === 'clear') this.toPlay = [];
  }

  /** Resolves when all of it is said, or the call is over. */
  async speak(sound) {
    for (let at = 0; at < sound.length; at += FRAME_BYTES) {
      this.toSay.push(sound.subarray(at, at + FRAME_BYTES));
    }
    while (this.toSay.length > 0 && this.isOpen) await sleep(FRAME_MS);
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  press(digit) {
    this.send('dtmf', {dtmf: {digit}});
  }

  /** Sends nothing more, as when its network breaks. */
  fallSilent() {
    clearInterval(this.timer);
  }

  hangUp() {
    this.send('stop');
    this.socket.close(1000);
  }
}

async function main() {
  const [question, reply, keys = ''] = process.argv.slice(2);
  if (!reply) throw new Error('Give two paths: question.wav heard.wav');
  const samples = samplesOf(await readFile(question), question, RATE);
  const phone = new Phone(`${URL}/?token=${TOKEN}`);
  const begun = Date.now();
  phone.log = (...words) => {
    const seconds = (Date.now() - begun) / 1000;
    console.log(seconds.toFixed(1).padStart(5), ...words);
  };
  await phone.begin(CALLER);
  const speaking = phone.speak(toMuLaw(samples));
  for (const key of keys) {
    await sleep(1000);
    phone.press(key);
  }
  await speaking;
  await Promise.race([phone.ended, sleep(LISTEN_MS)]);
  phone.hangUp();
  await phone.ended;
  const seconds = await writeReply(reply, phone.heard.map(toLinear), RATE);
  console.log(`${seconds.toFixed(1)} s in ${reply}`);
  process.exit(0);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    console.error(`The call failed: ${error.message || error.code}`);
    process.exit(1);
  });
}
