/** What the audio thread of a browser has and TypeScript's own library leaves out; only what the samples use. */
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
type AudioBlocks = Float32Array[][];
interface AudioProcessor extends AudioWorkletProcessor {
  process(inputs: AudioBlocks, outputs: AudioBlocks): boolean;
}
declare function registerProcessor(name: string, processor: new () => AudioProcessor): void;
