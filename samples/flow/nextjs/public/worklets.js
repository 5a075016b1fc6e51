// Browser, audio thread (AudioWorklet). Packages: none
/** Collects the microphone's samples, and hands on a tenth of a second. */
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

/** Plays the chunks that it is given, and silence between them. */
class Loudspeaker extends AudioWorkletProcessor {
  chunks = [];
  isDraining = false;

  constructor() {
    super();
    this.port.onmessage = ({data}) => {
      if (data.play) this.chunks.push(data.play);
      else if (data.drain) this.isDraining = true;
      else this.keep(data.keep);
    };
  }

  /** Drops what would play later than `samples` from now. */
  keep(samples) {
    let room = samples;
    this.chunks = this.chunks.flatMap((chunk) => {
      const kept = chunk.subarray(0, Math.max(0, room));
      room -= kept.length;
      return kept.length > 0 ? [kept] : [];
    });
  }

  process(_inputs, [[channel]]) {
    let filled = 0;
    while (filled < channel.length && this.chunks.length > 0) {
      const part = this.chunks[0].subarray(0, channel.length - filled);
      channel.set(part, filled);
      filled += part.length;
      this.chunks[0] = this.chunks[0].subarray(part.length);
      if (this.chunks[0].length === 0) this.chunks.shift();
    }
    if (this.isDraining && this.chunks.length === 0) {
      this.isDraining = false;
      this.port.postMessage('drained');
    }
    return true;
  }
}

registerProcessor('microphone', Microphone);
registerProcessor('loudspeaker', Loudspeaker);
