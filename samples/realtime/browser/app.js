// Browser. Packages: none
// Sends the microphone to the service, and shows the transcript.
import {connect, Replay} from './session.js';

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
let replay = null;
let session = null;

byId('toggle').onclick = async () => {
  byId('toggle').disabled = true;
  if (microphone) return stop();
  try {
    microphone = await openMicrophone((samples) => {
      if (!replay.push(samples)) say('Offline for too long: audio is lost.');
      session.pump();
    });
  } catch (error) {
    say(MICROPHONE_ERRORS[error.name] ?? `Cannot start: ${error.message}`);
    byId('toggle').disabled = false;
    return;
  }
  byId('toggle').textContent = 'Stop';
  byId('toggle').disabled = false;
  replay = new Replay(microphone.sampleRate);
  session = connect(replay, {onMessage: show, onStatus: say});
  const problem = await session.done;
  say(problem ?? 'Finished');
  stop();
  byId('toggle').disabled = false;
};

/** Ends the audio; what is buffered is still transcribed. */
function stop() {
  microphone?.close();
  microphone = null;
  replay.ended = true;
  session.pump();
  byId('toggle').textContent = 'Start';
}

function show({message, metadata}) {
  if (message === 'AddPartialTranscript') {
    byId('partial').textContent = metadata.transcript;
  } else if (message === 'AddTranscript') {
    byId('finals').append(metadata.transcript);
    byId('partial').textContent = '';
  }
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
    worklet.port.onmessage = null;
    for (const track of stream.getTracks()) track.stop();
    context.close();
  };
  return {sampleRate: context.sampleRate, close};
}
