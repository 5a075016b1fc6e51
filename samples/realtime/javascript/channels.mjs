// Node.js 20 or later. Packages: npm install ws
// Transcribes the sides of a call as the channels of one session. Where it
// breaks, a new one continues: each channel after its own last final.
// two-channels.mjs and phone-call.mjs import it.
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';

const ADDRESS =
  process.env.REALTIME_URL ?? 'wss://eu.{{provider.realtimeHost}}/v2';
// Frames of a channel that the service can leave unacknowledged.
const MAX_UNCONFIRMED = 50;
// Acknowledged audio without a final for so long is silence, unless its
// session has no final.
const SILENT_SECONDS = 60;
// A session that has no words for so much loud audio may have failed.
const WORDLESS_SECONDS = 15;

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

/** `seen` is the type of the Error, the close code, or the status. */
function decide(seen) {
  if (RENEW.has(seen)) return 'renew';
  if (RETRY.has(seen)) return 'retry';
  if (STOP.has(seen)) return 'stop';
  if (typeof seen === 'number') return seen >= 1000 ? 'retry' : 'stop';
  return seen.startsWith('invalid_') ? 'stop' : 'once';
}

/** One side of the call: its audio stays here until a final covers it. */
export class Channel {
  audio = Buffer.alloc(0);
  done = 0; // bytes before the audio
  finals = 0;
  isComplete = false; // no more audio follows

  constructor(label, {encoding, sample_rate: rate}) {
    this.label = label;
    this.rate = rate;
    this.encoding = encoding;
    this.sampleBytes = encoding === 'mulaw' ? 1 : 2;
    this.frameBytes = (rate / 10) * this.sampleBytes;
    this.begin();
  }

  get isOver() {
    return this.isComplete && this.audio.length === 0;
  }

  /** Takes audio that comes live, or all of a recording. */
  push(bytes) {
    this.audio = Buffer.concat([this.audio, bytes]);
    const confirmed = this.start + this.confirmed * this.frameBytes;
    const silent = SILENT_SECONDS * this.rate * this.sampleBytes;
    if (!this.isLost) this.drop(confirmed - silent - this.done);
  }

  drop(count) {
    if (count <= 0) return;
    this.audio = this.audio.subarray(count);
    this.next -= count;
    this.done += count;
  }

  /** Continues in a new session, in which its times begin again. */
  begin(isRetry = false) {
    this.isRetry = isRetry;
    this.start = this.done;
    this.next = 0; // byte of the audio to send
    this.sent = 0; // frames
    this.confirmed = 0;
    this.loud = 0; // samples since the last final
    this.isLeaving = false; // before its audio is sent
    this.hasEnded = false;
    this.isSent = false; // with all of its audio
    this.isSilent = true; // no final has come
  }

  /** Returns the next message to send, if there is audio, and room for it. */
  message() {
    const {label: channel, next, sent, confirmed, isComplete} = this;
    const {frameBytes: length, isLeaving} = this;
    if (this.hasEnded || sent - confirmed >= MAX_UNCONFIRMED) return undefined;
    const frame = this.audio.subarray(next, next + length);
    const isRest = frame.length < length && !isComplete;
    if (isRest && !isLeaving) return undefined;
    if (frame.length === 0 || isLeaving) {
      this.hasEnded = true;
      this.isSent = isComplete && frame.length === 0;
      return {message: 'EndOfChannel', channel, last_seq_no: sent};
    }
    this.next += frame.length;
    this.sent += 1;
    this.loud += this.countLoud(frame);
    const data = frame.toString('base64');
    return {message: 'AddChannelAudio', channel, data};
  }

  /** Takes a final; returns its text, unless it came before. */
  take({end_time, transcript}) {
    const samples = Math.round(end_time * this.rate);
    const count = this.start + samples * this.sampleBytes - this.done;
    if (count <= 0) return '';
    this.drop(count);
    this.finals += 1;
    this.isSilent = false;
    this.loud = 0;
    return transcript;
  }

  /** Tells whether sound got no words, in all or since the last ones. */
  get isLost() {
    return this.loud > (this.isSilent ? 1 : WORDLESS_SECONDS) * this.rate;
  }

  /** A retry without words stays: what has none twice can be music. */
  get isFailing() {
    const isLong = this.loud > WORDLESS_SECONDS * this.rate;
    return isLong && !(this.isRetry && this.isSilent);
  }

  /** Counts the samples that are louder than -40 dB. */
  countLoud(audio) {
    const {encoding, sampleBytes: size} = this;
    let loud = 0;
    for (let at = 0; at + size <= audio.length; at += size) {
      // Mu-law has seven bits for the size, and inverts them.
      const isLoud =
        encoding === 'mulaw'
          ? (~audio[at] & 127) > 28
          : Math.abs(audio.readInt16LE(at)) > 328;
      if (isLoud) loud += 1;
    }
    return loud;
  }
}

/**
 * Transcribes channels; `onFinal` gets label and text of each final. After a
 * push, or at the end of a channel, call `pump`. `done` resolves to undefined
 * when all is transcribed, or else to the reason why not.
 */
export function transcribe(channels, format, onFinal) {
  const call = {pump: () => {}};
  call.done = runSessions(call, channels, format, onFinal);
  return call;
}

async function runSessions(call, channels, format, onFinal) {
  const countFinals = () => channels.reduce((sum, {finals}) => sum + finals, 0);
  for (let attempt = 0; ; ) {
    const finals = countFinals();
    for (const channel of channels) channel.begin(attempt > 0);
    const ending = await runSession(call, channels, format, onFinal);
    call.pump = () => {};
    if (!ending) return undefined;
    const {seen, reason, asked} = ending;
    const action = decide(seen);
    // A final starts the count of failures again.
    const hasFinal = countFinals() > finals;
    if (hasFinal) attempt = 0;
    // A new session after a final is no retry.
    if (action === 'renew' && hasFinal) continue;
    attempt += 1;
    const most = action === 'once' ? 1 : MAX_RETRIES;
    if (action === 'stop' || attempt > most) {
      const places = channels.map(({label, done, rate, sampleBytes}) => {
        const seconds = done / sampleBytes / rate;
        return `${label} ${seconds.toFixed(2)} s`;
      });
      return `${reason} Stopped after ${places.join(', ')}.`;
    }
    const longer = FIRST_WAIT * 2 ** (attempt - 1) * (1 + Math.random());
    const wait = Math.max(asked, Math.min(LONGEST_WAIT, longer));
    console.error(`${reason}; next try in ${wait.toFixed(0)} s`);
    await sleep(wait * 1000);
  }
}

/** Runs one connection; resolves to null at the end, else to what was seen. */
function runSession(call, all, format, onFinal) {
  return new Promise((resolve) => {
    // A channel that has no audio left is not in the new session.
    const channels = all.filter(({isOver}) => !isOver);
    if (channels.length === 0) return resolve(null);
    const byLabel = new Map(channels.map((one) => [one.label, one]));
    const hasEnded = () => channels.every((channel) => channel.hasEnded);
    const isWaiting = () =>
      channels.some(({sent, confirmed}) => sent > confirmed);
    const headers = {Authorization: `Bearer ${process.env.API_KEY}`};
    const options = {headers, handshakeTimeout: OPEN_SECONDS * 1000};
    const socket = new WebSocket(ADDRESS, options);
    const send = (message) => socket.send(JSON.stringify(message));
    let isStarted = false;
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

    /** Sends the channels in step. */
    call.pump = () => {
      if (!isStarted || hasEnded()) return;
      const wasWaiting = isWaiting();
      let messages;
      do {
        const isFailing = channels.some((channel) => channel.isFailing);
        if (isFailing) for (const one of channels) one.isLeaving = true;
        messages = channels.flatMap((channel) => channel.message() ?? []);
        for (const message of messages) send(message);
      } while (messages.length > 0);
      if (hasEnded()) expect(END_SECONDS);
      else if (isWaiting() && !wasWaiting) expect(CONFIRM_SECONDS);
    };

    function receive(message) {
      const {message: name, type, reason, channel: label, metadata} = message;
      const channel = byLabel.get(label);
      if (name === 'RecognitionStarted') isStarted = true;
      if (name === 'ChannelAudioAdded') channel.confirmed = message.seq_no;
      if (name === 'AddTranscript') {
        const text = channel.take(metadata);
        if (text) onFinal(label, text);
      }
      if (name === 'Warning') {
        console.error(`warning: ${reason}`);
        // A later end of this session can cut a word in two.
        if (ENDING_WARNINGS.includes(type)) return end(type, reason);
      }
      // The Error has the reason; ignore the close code.
      if (name === 'Error') return end(type, `${type}: ${reason}`);
      if (name === 'EndOfTranscript') {
        // Sound that was confirmed, and has no words, would be lost.
        if (hasEnded() && channels.some((one) => one.isLost))
          return end('no_words', 'no words came');
        if (!channels.every((one) => one.isSent))
          return end('session_timeout', 'the session is over');
        return end(null);
      }
      if (name !== 'RecognitionStarted' && !channel) return;
      // Nothing is due while a live source is quiet.
      clearTimeout(late);
      if (hasEnded()) expect(END_SECONDS);
      else if (isWaiting()) expect(CONFIRM_SECONDS);
      call.pump();
    }

    socket.on('open', () => {
      send({
        message: 'StartRecognition',
        audio_format: format,
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
    socket.on('error', ({message}) => {
      if (message.includes('certificate')) end('certificate', message);
    });
    socket.on('close', (code) => end(code, `closed with ${code}`));
  });
}
