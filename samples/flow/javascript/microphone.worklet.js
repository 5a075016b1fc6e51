// Browser, audio thread (AudioWorklet). Packages: none
// Collects the microphone's samples, and hands on a tenth of a second.
class Microphone extends AudioWorkletProcessor {
  // The rate is that of the device: 48,000, 44,100, or 8,000 in a headset.
  frame = new Float32Array(Math.round(sampleRate / 10));
  filled = 0;

  process([input]) {
    let samples = input[0];
    while (samples?.length) {
      const part = samples.subarray(0, this.frame.length - this.filled);
      this.frame.set(part, this.filled);
      this.filled += part.length;
      samples = samples.subarray(part.length);
      if (this.filled === this.frame.length) {
        this.port.postMessage(this.frame.slice());
        this.filled = 0;
      }
    }
    return true;
  }
}

registerProcessor('microphone', Microphone);
