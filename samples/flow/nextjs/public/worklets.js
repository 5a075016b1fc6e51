// Browser, audio thread (AudioWorklet). Packages: none
const FRAME_SAMPLES = 4096;

/** Collects the microphone's samples and hands them on 4096 at a time. */
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

/** Plays the chunks that it is given, and silence between them. */
class Loudspeaker extends AudioWorkletProcessor {
  chunks = [];

  constructor() {
    super();
    this.port.onmessage = ({data}) => {
      if (data.play) this.chunks.push(data.play);
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
    return true;
  }
}

registerProcessor('microphone', Microphone);
registerProcessor('loudspeaker', Loudspeaker);
