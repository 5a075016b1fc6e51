/**
 * Stands for the audio module of the phone: its microphone is the browser's, as 16-bit samples at 16 kHz, and its
 * loudspeaker swallows what it gets. Both tell how loud they are.
 */
import {useEffect} from 'react';

const RATE = 16000;
const listeners = new Map();
let stream;
let context;
let isRecording = false;

export function useExpoTwoWayAudioEventListener(name, listener) {
  useEffect(() => {
    const mine = listeners.get(name) ?? new Set();
    listeners.set(name, mine.add(listener));
    return () => mine.delete(listener);
  }, [name, listener]);
}

function emit(name, data) {
  for (const listener of listeners.get(name) ?? []) listener({data});
}

export async function requestMicrophonePermissionsAsync() {
  stream = await navigator.mediaDevices.getUserMedia({audio: true}).catch(() => undefined);
  return {granted: stream !== undefined, canAskAgain: false};
}

export async function initialize() {
  context = new AudioContext({sampleRate: RATE});
  await context.audioWorklet.addModule('/worklets.js');
  const worklet = new AudioWorkletNode(context, 'microphone', {numberOfOutputs: 0});
  worklet.port.onmessage = ({data}) => {
    if (!isRecording) return;
    const samples = Int16Array.from(data, (sample) => Math.max(-1, Math.min(1, sample)) * 32767);
    emit('onMicrophoneData', new Uint8Array(samples.buffer));
    emit('onInputVolumeLevelData', Math.max(...data.map(Math.abs)));
  };
  context.createMediaStreamSource(stream).connect(worklet);
  return true;
}

export function toggleRecording(isOn) {
  isRecording = isOn;
  return isOn;
}

export function playPCMData(bytes) {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('not a Uint8Array');
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  emit('onOutputVolumeLevelData', Math.max(...samples.map(Math.abs)) / 32768);
}

export function tearDown() {
  for (const track of stream?.getTracks() ?? []) track.stop();
  void context?.close();
}
