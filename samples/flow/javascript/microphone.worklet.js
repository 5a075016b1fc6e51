// Browser, audio thread (AudioWorklet). Packages: none
// Collects the microphone's samples and hands them on 4096 at a time.
const FRAME_SAMPLES = 4096;

class Microphone extends AudioWorkletProcessor {
  frame = new Float32Array(FRAME_SAMPLES);
  filled = 0;

  process([input]) {
    const samples = input[0];
    if (samples) {
      this.frame.set(samples, this.filled);
      this.filled += samples.length;
    }
    if (this.filled === FRAME_SAMPLES) {
      this.port.postMessage(this.frame.slice());
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor('microphone', Microphone);
