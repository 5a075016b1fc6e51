// Node 20 or later; packages: ws
// Streams two recordings as the two channels of a session. Where it breaks,
// a new one continues: each channel after its own last final.
// Usage: node two-channels.mjs agent.wav caller.wav
// The recordings are WAV files: 16 kHz, one channel, 16 bits.
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const {API_KEY} = process.env;
if (!API_KEY) stop('Set API_KEY first');
const ADDRESS =
  process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
const paths = process.argv.slice(2);
if (paths.length !== 2) {
  stop('Usage: node two-channels.mjs agent.wav caller.wav');
}

const LABELS = ['agent', 'caller'];
const RATE = 16000;
const FRAME_BYTES = (2 * RATE) / 10;
// Frames of a channel that the service can leave unacknowledged.
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
  ...['timelimit_exceeded', 1003, 4001, 4003, 4004, 4006],
]);
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
  if (RENEW.has(seen)) return 'renew';
  if (RETRY.has(seen)) return 'retry';
  if (STOP.has(seen)) return 'stop';
  if (typeof seen === 'number') return seen >= 1000 ? 'retry' : 'stop';
  return seen.startsWith('invalid_') ? 'stop' : 'once';
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

/** Finds the samples among the chunks of a WAV file. */
function samplesOf(path) {
  const file = readFileSync(path);
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'data') {
      return file.subarray(at + 8, at + 8 + size);
    }
    at += 8 + size + (size % 2);
  }
  return stop(`${path} is not a WAV file`);
}

/** Tells whether two seconds or more of the audio are louder than -40 dB. */
function isLoud(data) {
  let loud = 0;
  for (let at = 0; at + 2 <= data.length; at += 2) {
    if (Math.abs(data.readInt16LE(at)) > 328) loud += 1;
  }
  return loud > RATE;
}

/** One side of the call. */
class Channel {
  done = 0; // bytes up to its last final
  finals = 0;

  constructor(label, samples) {
    this.label = label;
    this.samples = samples;
  }

  /** Continues in a new session, in which its times begin again. */
  begin() {
    this.start = this.done;
    this.next = this.done; // byte to send
    this.sent = 0; // frames
    this.confirmed = 0;
    this.hasEnded = false;
    this.isSilent = true; // no final has come
  }

  /** Returns the next message to send, if there is room for one. */
  message() {
    const {label: channel, samples, next, sent, confirmed} = this;
    if (this.hasEnded || sent - confirmed >= MAX_UNCONFIRMED) return undefined;
    const frame = samples.subarray(next, next + FRAME_BYTES);
    if (frame.length === 0) {
      this.hasEnded = true;
      return {message: 'EndOfChannel', channel, last_seq_no: sent};
    }
    this.next += frame.length;
    this.sent += 1;
    const data = frame.toString('base64');
    return {message: 'AddChannelAudio', channel, data};
  }

  show({end_time, transcript}) {
    const end = this.start + 2 * Math.round(end_time * RATE);
    if (end <= this.done) return; // a final that came before
    if (transcript) console.log(this.label.padEnd(7), transcript);
    this.done = end;
    this.finals += 1;
    this.isSilent = false;
  }
}

/** Runs one connection; resolves to null at the end, else to what was seen. */
function runSession(all) {
  return new Promise((resolve) => {
    // A channel that has no audio left is not in the new session.
    const channels = all.filter(({done, samples}) => done < samples.length);
    for (const channel of channels) channel.begin();
    const byLabel = new Map(channels.map((one) => [one.label, one]));
    const hasEnded = () => channels.every((channel) => channel.hasEnded);
    const headers = {Authorization: `Bearer ${API_KEY}`};
    const options = {headers, handshakeTimeout: OPEN_SECONDS * 1000};
    const socket = new WebSocket(ADDRESS, options);
    const send = (message) => socket.send(JSON.stringify(message));
    let late;

    function expect(seconds) {
      clearTimeout(late);
      late = setTimeout(end, seconds * 1000, 1006, 'no message in time');
    }

    function end(seen, reason, asked = 0) {
      clearTimeout(late);
      resolve(seen === null ? null : {seen, reason, asked});
      // The socket may be dead, so don't wait for its close frame.
      socket.removeAllListeners().on('error', () => {});
      socket.close(seen === null ? 1000 : undefined);
      setTimeout(() => socket.terminate(), 1000).unref();
    }

    /** Sends both channels in step. */
    function pump() {
      let messages;
      do {
        messages = channels.flatMap((channel) => channel.message() ?? []);
        for (const message of messages) send(message);
      } while (messages.length > 0);
    }

    function receive(message) {
      const {message: name, type, reason, channel: label, metadata} = message;
      const channel = byLabel.get(label);
      if (name === 'ChannelAudioAdded') channel.confirmed = message.seq_no;
      if (name === 'AddTranscript') channel.show(metadata);
      if (name === 'Warning') {
        console.error(`warning: ${reason}`);
        // A later end of this session can cut a word in two.
        if (ENDING_WARNINGS.includes(type)) return end(type, reason);
      }
      // The Error has the reason; ignore the close code.
      if (name === 'Error') return end(type, `${type}: ${reason}`);
      if (name === 'EndOfTranscript') {
        if (!hasEnded()) return end('session_timeout', 'the session is over');
        // Sound that was confirmed, and has no words, would be lost.
        const isLost = ({isSilent, samples, start}) =>
          isSilent && isLoud(samples.subarray(start));
        if (channels.some(isLost)) return end('no_words', 'no words came');
        return end(null);
      }
      if (name === 'RecognitionStarted' || channel) {
        pump();
        expect(CONFIRM_SECONDS);
      }
      if (hasEnded()) expect(END_SECONDS);
    }

    socket.on('open', () => {
      send({
        message: 'StartRecognition',
        audio_format: {type: 'raw', encoding: 'pcm_s16le', sample_rate: RATE},
        transcription_config: {
          language: 'en',
          model: 'enhanced',
          max_delay: 2,
          diarization: 'channel',
          channel_diarization_labels: [...byLabel.keys()],
        },
      });
      expect(START_SECONDS);
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

const channels = LABELS.map(
  (label, at) => new Channel(label, samplesOf(paths[at])),
);
const countFinals = () => channels.reduce((sum, {finals}) => sum + finals, 0);
let attempt = 0;
for (;;) {
  const finals = countFinals();
  const ending = await runSession(channels);
  if (!ending) break;
  const {seen, reason, asked} = ending;
  const action = decide(seen);
  // A final starts the count of failures again.
  const hasFinal = countFinals() > finals;
  attempt = hasFinal ? 1 : attempt + 1;
  const most = action === 'once' ? 1 : MAX_RETRIES;
  if (action === 'stop' || attempt > most) {
    const places = channels.map(
      ({label, done}) => `${label} ${(done / 2 / RATE).toFixed(2)} s`,
    );
    stop(`${reason} Stopped after ${places.join(', ')}.`);
  }
  if (action === 'renew' && hasFinal) continue;
  const longer = FIRST_WAIT * 2 ** (attempt - 1) * (1 + Math.random());
  const wait = Math.max(asked, Math.min(LONGEST_WAIT, longer));
  console.error(`${reason}; next try in ${wait.toFixed(0)} s`);
  await sleep(wait * 1000);
}
