// Browser. Packages: none
// Sends the microphone to the service and shows the transcript.
// After these errors, the same request can succeed later.
const RETRY_TYPES = new Set(['job_error', 'quota_exceeded']);
// Without an Error: 1006 is the browser's code for a broken connection.
const RETRY_CODES = new Set([1006, 1011]);
const RETRY_MS = 5000;
const MAX_ATTEMPTS = 5;
// More than this unsent means that the network is slower than speech.
const MAX_UNSENT_BYTES = 256 * 1024;

const MICROPHONE_ERRORS = {
  NotAllowedError: 'Allow the microphone in the address bar, then start again.',
  NotFoundError: 'No microphone is connected.',
  NotReadableError: 'Another program uses the microphone. Close it first.',
};

const byId = (id) => document.getElementById(id);
const say = (text) => {
  byId('status').textContent = text;
};

let microphone = null;
let session = null;
let attempts = 0;

byId('toggle').onclick = async () => {
  byId('toggle').disabled = true;
  if (microphone) stop();
  else await start();
  byId('toggle').disabled = false;
};

async function start() {
  attempts = 0;
  try {
    microphone = await openMicrophone((samples) => session?.send(samples));
    byId('toggle').textContent = 'Stop';
    await connect();
  } catch (error) {
    say(MICROPHONE_ERRORS[error.name] ?? `Cannot start: ${error.message}`);
    stop();
  }
}

function stop() {
  microphone?.close();
  microphone = null;
  session?.end();
  byId('toggle').textContent = 'Start';
}

async function openMicrophone(onSamples) {
  // Undefined outside HTTPS and localhost.
  if (!navigator.mediaDevices) throw new Error('the page needs HTTPS');
  const audio = {channelCount: 1, echoCancellation: true};
  const stream = await navigator.mediaDevices.getUserMedia({audio});
  const context = new AudioContext();
  await context.audioWorklet.addModule('microphone.js');
  const worklet = new AudioWorkletNode(context, 'microphone', {
    numberOfOutputs: 0,
  });
  worklet.port.onmessage = ({data}) => onSamples(data);
  context.createMediaStreamSource(stream).connect(worklet);
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    context.close();
  };
  return {sampleRate: context.sampleRate, close};
}

async function connect() {
  const response = await fetch('/key', {method: 'POST'});
  if (!response.ok) throw new Error(await response.text());
  const {url, key} = await response.json();
  // The user stopped while the key was on its way, so nothing is to be sent.
  if (!microphone) return;
  const socket = new WebSocket(`${url}?jwt=${encodeURIComponent(key)}`);
  let frames = 0;
  let started = false;
  let lastError = null;

  const mine = {
    send(samples) {
      if (!started || socket.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
        say('The network is too slow, so some audio is lost.');
        return;
      }
      socket.send(samples);
      frames += 1;
    },
    end() {
      if (!started) return socket.close(1000);
      const message = {message: 'EndOfStream', last_seq_no: frames};
      socket.send(JSON.stringify(message));
    },
  };
  session = mine;

  socket.onopen = () => socket.send(JSON.stringify(startMessage()));
  socket.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.message === 'RecognitionStarted') {
      started = true;
      say('Listening');
    } else if (message.message === 'AddPartialTranscript') {
      byId('partial').textContent = message.metadata.transcript;
    } else if (message.message === 'AddTranscript') {
      byId('finals').append(message.metadata.transcript);
      attempts = 0;
      byId('partial').textContent = '';
    } else if (message.message === 'EndOfTranscript') {
      socket.close(1000);
      say('Finished');
    } else if (message.message === 'Error') {
      lastError = message;
    }
  };
  socket.onclose = ({code}) => {
    // The user stopped or restarted, so another session can be running.
    if (session !== mine) return;
    session = null;
    // The Error contains the reason. The close code can be any.
    const reason = lastError
      ? `${lastError.type}: ${lastError.reason}`
      : `The connection closed with code ${code}.`;
    if (!microphone) {
      if (lastError) say(reason);
      return;
    }
    retry(
      lastError ? RETRY_TYPES.has(lastError.type) : RETRY_CODES.has(code),
      reason,
    );
  };
}

/** Reconnects after a wait, or shows why that makes no sense. */
function retry(canRetry, reason) {
  attempts += 1;
  if (!canRetry || attempts > MAX_ATTEMPTS) {
    say(reason);
    stop();
    return;
  }
  say(`${reason} Trying again …`);
  setTimeout(reconnect, RETRY_MS * (attempts + Math.random()));
}

function reconnect() {
  if (!microphone) return;
  connect().catch((error) => retry(true, `Cannot connect: ${error.message}`));
}

function startMessage() {
  return {
    message: 'StartRecognition',
    audio_format: {
      type: 'raw',
      encoding: 'pcm_f32le',
      sample_rate: microphone.sampleRate,
    },
    transcription_config: {
      language: 'en',
      model: 'enhanced',
      enable_partials: true,
      max_delay: 1,
    },
  };
}
