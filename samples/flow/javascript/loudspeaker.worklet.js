// Browser, audio thread (AudioWorklet). Packages: none
// Plays the chunks that it is given, one after the other, and silence between.
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

registerProcessor('loudspeaker', Loudspeaker);
