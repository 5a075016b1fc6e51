// Browser. Packages: none
// Streams buffered audio across sessions, without losing words.

// What to do after a session: {{provider.siteUrl}}/api-ref/#recovery
const ENDING_WARNINGS = ['session_timeout', 'duration_limit_exceeded'];
const RENEW = [...ENDING_WARNINGS, 'idle_timeout', 1008];
const RETRY = ['asr_error', 'internal_error', 'job_error', 'quota_exceeded'];
// A temporary key can expire on its way: `not_authorised` and 4001 get one new
// key, as a type that nobody lists gets one retry.
const STOP = [1003, 4003, 4004, 4006, 'config_error', 'protocol_error'];
STOP.push('not_allowed', 'timelimit_exceeded');
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;
const MAX_RETRIES = 8;
// Requests for a key wait less, and have a count of their own.
const FIRST_KEY_WAIT_MS = 1000;
const MAX_KEY_RETRIES = 5;
/** After this long without a message, the connection counts as broken. */
const OPEN_MS = 10_000;
const START_MS = 30_000;
const CONFIRM_MS = 20_000;
const END_MS = 30_000;
/** More than this unsent means that the network is slower than speech. */
const MAX_UNSENT_BYTES = 256 * 1024;
/** Older audio without a final is silence, unless its session has no final. */
const REPLAY_SECONDS = 60;
const BUFFER_SECONDS = 180;
/** A session that has no words for so much loud audio may have failed. */
const WORDLESS_SECONDS = 15;

function decide(seen) {
  if (RENEW.includes(seen)) return 'renew';
  if (RETRY.includes(seen)) return 'retry';
  if (STOP.includes(seen) || `${seen}`.startsWith('invalid_')) return 'stop';
  return typeof seen === 'number' && seen !== 4001 ? 'retry' : 'once';
}

/** The audio that no final transcript covers yet. */
export class Replay {
  frames = [];
  start = 0; // samples of the stream before the first frame
  length = 0; // samples in the frames
  ended = false;
  hasLost = false; // dropped sound that got no words

  constructor(sampleRate) {
    this.sampleRate = sampleRate;
  }

  /** Returns false when there is no room: the frame is lost. */
  push(frame) {
    if (this.length > BUFFER_SECONDS * this.sampleRate) return false;
    this.frames.push(frame);
    this.length += frame.length;
    return true;
  }

  /** Drops what is transcribed; returns the number of whole frames. */
  dropBefore(seconds) {
    const wanted = Math.round(seconds * this.sampleRate) - this.start;
    let left = Math.min(wanted, this.length);
    if (left <= 0) return 0;
    this.start += left;
    this.length -= left;
    let count = 0;
    for (; this.frames[0]?.length <= left; count += 1) {
      left -= this.frames.shift().length;
    }
    if (left > 0) this.frames[0] = this.frames[0].subarray(left);
    return count;
  }
}

/** Counts the samples that are louder than -40 dB. */
function countLoud(frame) {
  return frame.filter((one) => Math.abs(one) > 328).length;
}

/** Runs sessions; `done` resolves to undefined, or to what stopped them. */
export function connect(replay, {onMessage, onStatus}) {
  const run = {pump: () => {}};
  run.done = runSessions(run, replay, onMessage, onStatus);
  return run;
}

async function runSessions(run, replay, onMessage, onStatus) {
  let refused = 0; // handshakes in a row
  for (let attempt = 0; ; ) {
    const {start} = replay;
    const {problem, ...address} = await requestKey(refused, onStatus);
    if (problem) return problem;
    const options = {...address, isRetry: attempt > 0, onMessage, onStatus};
    const ending = await runSession(run, replay, options);
    run.pump = () => {};
    const lost = replay.hasLost
      ? 'Sound without words was dropped.'
      : undefined;
    if (!ending) return lost;
    refused = ending.isRefused ? refused + 1 : 0;
    const action = decide(ending.seen);
    // A final starts the count of failures again.
    const hasFinal = replay.start > start;
    if (hasFinal) attempt = 0;
    // A new session after a final is no retry.
    if (action === 'renew' && hasFinal) continue;
    attempt += 1;
    const most = action === 'once' ? 1 : MAX_RETRIES;
    if (action === 'stop' || attempt > most) return ending.reason;
    onStatus(`${ending.reason} Trying again …`);
    await pause(FIRST_WAIT_MS, attempt);
  }
}

function pause(firstMs, attempt, leastMs = 0) {
  const longer = firstMs * 2 ** (attempt - 1) * (1 + Math.random());
  const ms = Math.max(leastMs, Math.min(LONGEST_WAIT_MS, longer));
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Returns the address and a key for one attempt, or the problem. */
async function requestKey(refused, onStatus) {
  for (let attempt = 1; ; attempt += 1) {
    // A page can't see why handshakes fail, so its server finds out.
    const request = fetch(`/key?refused=${refused}`, {method: 'POST'});
    const response = await request.catch(() => null);
    if (response?.ok) return response.json();
    const problem = response
      ? `Cannot start: ${await response.text()}`
      : 'The network is down.';
    const canPass = !response || response.status === 503;
    if (!canPass || attempt > MAX_KEY_RETRIES) return {problem};
    onStatus(`${problem} Trying again …`);
    const seconds = Number(response?.headers.get('Retry-After')) || 0;
    await pause(FIRST_KEY_WAIT_MS, attempt, 1000 * seconds);
  }
}

/** Resolves to undefined at the end of the audio, else to what was seen. */
function runSession(run, replay, options) {
  const {url, key, isRetry, onMessage, onStatus} = options;
  return new Promise((resolve) => {
    const offset = replay.start / replay.sampleRate;
    let position = 0; // next frame of the buffer to send
    let sent = 0;
    let loud = 0; // samples since the last final
    let confirmed = 0;
    let isSilent = true; // no final has come
    let state = 'opening';
    let isComplete = false; // all audio is sent
    let timer;
    const socket = new WebSocket(`${url}?jwt=${encodeURIComponent(key)}`);

    function end(seen, reason) {
      clearTimeout(timer);
      socket.onmessage = socket.onclose = null;
      socket.close(1000);
      const isRefused = state === 'opening';
      resolve(seen === undefined ? undefined : {seen, reason, isRefused});
    }

    function watch() {
      clearTimeout(timer);
      const limits = {opening: OPEN_MS, starting: START_MS, ended: END_MS};
      const confirm = sent > confirmed ? CONFIRM_MS : undefined;
      const limit = limits[state] ?? confirm;
      if (!limit) return;
      timer = setTimeout(end, limit, 1006, 'The service is silent.');
    }

    run.pump = () => {
      if (state !== 'streaming') return;
      while (position < replay.frames.length && !isFailing()) {
        if (socket.bufferedAmount > MAX_UNSENT_BYTES) return;
        if (sent === confirmed) queueMicrotask(watch);
        socket.send(replay.frames[position]);
        loud += countLoud(replay.frames[position]);
        position += 1;
        sent += 1;
      }
      isComplete = replay.ended && position === replay.frames.length;
      if (!isComplete && !isFailing()) return;
      state = 'ended';
      socket.send(JSON.stringify({message: 'EndOfStream', last_seq_no: sent}));
    };

    /** Tells whether sound got no words, in all or since the last ones. */
    function lacksWords() {
      return loud > (isSilent ? 1 : WORDLESS_SECONDS) * replay.sampleRate;
    }

    /** A retry without words stays: what has none twice can be music. */
    function isFailing() {
      const isLong = loud > WORDLESS_SECONDS * replay.sampleRate;
      return isLong && !(isRetry && isSilent);
    }

    function receive(message) {
      const {message: name, type, reason, metadata} = message;
      if (name === 'RecognitionStarted') {
        state = 'streaming';
        onStatus('Listening');
      } else if (name === 'AudioAdded') {
        confirmed = message.seq_no;
        const spoken = replay.frames.slice(0, position);
        const samples = spoken.reduce((sum, {length}) => sum + length, 0);
        const heard = (replay.start + samples) / replay.sampleRate;
        const keep = lacksWords()
          ? BUFFER_SECONDS - REPLAY_SECONDS
          : REPLAY_SECONDS;
        const count = replay.dropBefore(heard - keep);
        if (count > 0 && lacksWords()) replay.hasLost = true;
        position -= count;
      } else if (name === 'AddTranscript') {
        const until = offset + metadata.end_time;
        // A final that came before.
        if (until * replay.sampleRate - replay.start < 1) return;
        isSilent = false;
        loud = 0;
        onMessage(message);
        position -= replay.dropBefore(until);
      } else if (name === 'Warning' && ENDING_WARNINGS.includes(type)) {
        // Leave at the end of a final: later, a word can be cut in two.
        return end(type, reason);
      } else if (name === 'Error') {
        // The Error has the reason; ignore the close code.
        return end(type, `${type}: ${reason}`);
      } else if (name === 'EndOfTranscript') {
        // Sound that was confirmed, and has no words, would be lost.
        if (state === 'ended' && lacksWords())
          return end('no_words', 'No words were recognized.');
        if (!isComplete) return end('session_timeout', 'The session is over.');
        return end();
      } else {
        onMessage(message);
      }
      run.pump();
      watch();
    }

    socket.onopen = () => {
      state = 'starting';
      socket.send(JSON.stringify(startMessage(replay.sampleRate)));
      watch();
    };
    socket.onmessage = ({data}) => receive(JSON.parse(data));
    socket.onclose = ({code}) => {
      const refused = 'The connection was refused, or the network is down.';
      const closed = `The connection closed with code ${code}.`;
      end(code, state === 'opening' ? refused : closed);
    };
    watch();
  });
}

function startMessage(sampleRate) {
  return {
    message: 'StartRecognition',
    audio_format: {
      type: 'raw',
      encoding: 'pcm_s16le',
      sample_rate: sampleRate,
    },
    transcription_config: {
      language: 'en',
      model: 'enhanced',
      enable_partials: true,
      max_delay: 1,
    },
  };
}
