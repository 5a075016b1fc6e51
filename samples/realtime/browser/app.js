// Browser. Packages: none
// Sends the microphone to the service and shows what it hears.
const RETRY_CODES = new Set([1006, 1011, 4005, 4013]);
const RETRY_MS = 5000;
// More than this unsent means that the network is slower than speech.
const MAX_UNSENT_BYTES = 256 * 1024;

const REFUSALS = {
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

byId('toggle').onclick = async () => {
  byId('toggle').disabled = true;
  if (microphone) stop();
  else await start();
  byId('toggle').disabled = false;
};

async function start() {
  try {
    microphone = await openMicrophone((samples) => session?.send(samples));
    byId('toggle').textContent = 'Stop';
    await connect();
  } catch (error) {
    say(REFUSALS[error.name] ?? `Cannot start: ${error.message}`);
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
  const answer = await fetch('/key', {method: 'POST'});
  if (!answer.ok) throw new Error(`no temporary key (HTTP ${answer.status})`);
  const {url, key} = await answer.json();
  // Stopped while the key was on its way: there is nothing to send.
  if (!microphone) return;
  const socket = new WebSocket(`${url}?jwt=${encodeURIComponent(key)}`);
  let frames = 0;
  let started = false;

  const mine = {
    send(samples) {
      if (!started || socket.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
        say('The network is too slow: some audio is left out.');
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
      byId('partial').textContent = '';
    } else if (message.message === 'EndOfTranscript') {
      socket.close(1000);
      say('Finished');
    } else if (message.message === 'Error') {
      say(`${message.type}: ${message.reason}`);
    }
  };
  socket.onclose = ({code}) => {
    // Stopped, or started again: another session may be running by now.
    if (session !== mine || !microphone) return;
    session = null;
    if (RETRY_CODES.has(code)) {
      say(`Connection lost (${code}), trying again …`);
      setTimeout(reconnect, RETRY_MS * (1 + Math.random()));
    } else {
      say(`Connection closed with code ${code}.`);
      stop();
    }
  };
}

function reconnect() {
  if (!microphone) return;
  connect().catch(() => setTimeout(reconnect, RETRY_MS * (1 + Math.random())));
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
      operating_point: 'enhanced',
      enable_partials: true,
      max_delay: 1,
    },
  };
}
