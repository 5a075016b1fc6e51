// Browser, audio thread (AudioWorklet). Packages: none
// Collects the microphone's samples, and hands on a tenth of a second.
class Microphone extends AudioWorkletProcessor {
  // The rate is that of the device: 48,000, 44,100, or 8,000 in a headset.
  // 16 bits take half the bandwidth of the 32-bit samples of the browser.
  frame = new Int16Array(Math.round(sampleRate / 10));
  filled = 0;

  process([input]) {
    for (const sample of input[0] ?? []) {
      this.frame[this.filled] = 32767 * Math.max(-1, Math.min(1, sample));
      this.filled += 1;
      if (this.filled === this.frame.length) {
        this.port.postMessage(this.frame.slice());
        this.filled = 0;
      }
    }
    return true;
  }
}

registerProcessor('microphone', Microphone);
