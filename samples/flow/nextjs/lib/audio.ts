// TypeScript 5. Browser. Packages: none
// The microphone and the loudspeaker, each in an audio context of its own:
// the agent's voice is always 16 kHz, and browsers do not all let one context
// play at a rate that differs from the microphone's.

const VOICE_RATE = 16000;

const REFUSALS: Record<string, string> = {
  NotAllowedError: 'Allow the microphone in the address bar, then try again.',
  NotFoundError: 'No microphone is connected.',
  OverconstrainedError: 'This microphone is gone. Choose another one.',
  NotReadableError: 'Another program uses the microphone. Close it first.',
};

export interface Microphone {
  sampleRate: number;
  setMuted: (isMuted: boolean) => void;
  close: () => void;
}

export interface Loudspeaker {
  play: (samples: ArrayBuffer) => void;
  /** Keeps at most this much of what waits, after an interruption. */
  keep: (seconds: number) => void;
  /** Resolves when all that waits has been played. */
  drained: () => Promise<void>;
  close: () => void;
}

/** Says in words why the microphone did not open. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'Cannot start.';
  return REFUSALS[error.name] ?? `Cannot start: ${error.message}`;
}

export async function openMicrophone(
  deviceId: string,
  onSamples: (samples: Int16Array<ArrayBuffer>) => void,
  onLost: () => void,
): Promise<Microphone> {
  // Undefined outside HTTPS and localhost.
  if (!navigator.mediaDevices) throw new Error('the page needs HTTPS');
  // Without echo cancellation the agent would hear and interrupt itself.
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: {
      // Without `exact`, the browser may take another one.
      ...(deviceId && {deviceId: {exact: deviceId}}),
      channelCount: 1,
      echoCancellation: true,
      noiseSuppression: true,
    },
  });
  for (const track of stream.getTracks()) track.onended = onLost;
  const context = new AudioContext();
  await context.audioWorklet.addModule('/worklets.js');
  const worklet = new AudioWorkletNode(context, 'microphone', {
    numberOfOutputs: 0,
  });
  worklet.port.onmessage = ({data}) => onSamples(data);
  context.createMediaStreamSource(stream).connect(worklet);
  return {
    sampleRate: context.sampleRate,
    // A disabled track sends silence, which keeps the conversation going.
    setMuted(isMuted) {
      for (const track of stream.getTracks()) track.enabled = !isMuted;
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      context.close();
    },
  };
}

/** Call it from a click: browsers block sound otherwise. */
export async function openLoudspeaker(): Promise<Loudspeaker> {
  const context = new AudioContext({sampleRate: VOICE_RATE});
  await context.audioWorklet.addModule('/worklets.js');
  const worklet = new AudioWorkletNode(context, 'loudspeaker', {
    numberOfInputs: 0,
    outputChannelCount: [1],
  });
  worklet.connect(context.destination);
  return {
    play(buffer) {
      const samples = Float32Array.from(
        new Int16Array(buffer),
        (sample) => sample / 32768,
      );
      worklet.port.postMessage({play: samples}, [samples.buffer]);
    },
    keep(seconds) {
      worklet.port.postMessage({keep: Math.round(seconds * VOICE_RATE)});
    },
    drained() {
      return new Promise<void>((resolve) => {
        worklet.port.onmessage = () => resolve();
        worklet.port.postMessage({drain: true});
      });
    },
    close() {
      context.close();
    },
  };
}
