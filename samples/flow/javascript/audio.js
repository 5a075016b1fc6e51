// Browser. Packages: none
// The microphone and the loudspeaker, each in an audio context of its own:
// the agent's voice is always 16 kHz, and browsers do not all let one context
// play at a rate that differs from the microphone's.

const VOICE_RATE = 16000;

const REFUSALS = {
  NotAllowedError: 'Allow the microphone in the address bar, then try again.',
  NotFoundError: 'No microphone is connected.',
  NotReadableError: 'Another program uses the microphone. Close it first.',
};

/** Says in words why the microphone did not open. */
export function explainRefusal(error) {
  return REFUSALS[error.name] ?? `Cannot start: ${error.message}`;
}

/**
 * Opens the microphone; `onSamples` gets 100 ms as an Int16Array. `onLost`
 * is called when the device is unplugged, or the system takes it.
 */
export async function openMicrophone(onSamples, onLost) {
  // Undefined outside HTTPS and localhost.
  if (!navigator.mediaDevices) throw new Error('the page needs HTTPS');
  // Without echo cancellation the agent would hear and interrupt itself.
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: {channelCount: 1, echoCancellation: true, noiseSuppression: true},
  });
  for (const track of stream.getTracks()) track.onended = onLost;
  const context = new AudioContext();
  await context.audioWorklet.addModule('microphone.worklet.js');
  const worklet = new AudioWorkletNode(context, 'microphone', {
    numberOfOutputs: 0,
  });
  worklet.port.onmessage = ({data}) => onSamples(data);
  context.createMediaStreamSource(stream).connect(worklet);
  return {
    sampleRate: context.sampleRate,
    close() {
      for (const track of stream.getTracks()) track.stop();
      context.close();
    },
  };
}

/** Opens the loudspeaker. Call it from a click: browsers block sound else. */
export async function openLoudspeaker() {
  const context = new AudioContext({sampleRate: VOICE_RATE});
  await context.audioWorklet.addModule('loudspeaker.worklet.js');
  const worklet = new AudioWorkletNode(context, 'loudspeaker', {
    numberOfInputs: 0,
    outputChannelCount: [1],
  });
  worklet.connect(context.destination);
  return {
    /** Plays 16-bit samples after what already waits. */
    play(buffer) {
      const samples = Float32Array.from(
        new Int16Array(buffer),
        (sample) => sample / 32768,
      );
      worklet.port.postMessage({play: samples}, [samples.buffer]);
    },
    /** Keeps at most this much of what waits, after an interruption. */
    keep(seconds) {
      worklet.port.postMessage({keep: Math.round(seconds * VOICE_RATE)});
    },
    /** Resolves when all that waits has been played. */
    drained() {
      return new Promise((resolve) => {
        worklet.port.onmessage = () => resolve();
        worklet.port.postMessage({drain: true});
      });
    },
    close() {
      context.close();
    },
  };
}
