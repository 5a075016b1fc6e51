/** Programs of several files that pages offer as one download: `/samples/<name>.zip`. */
export interface SampleArchive {
  name: string;
  /** Below `samples/`: folders, and single files. */
  sources: readonly string[];
}

const flow = (...names: string[]) => names.map((name) => `flow/javascript/${name}`);

export const sampleArchives: readonly SampleArchive[] = [
  {name: 'browser-microphone', sources: ['realtime/browser']},
  {name: 'phone-bridge', sources: flow('phone-bridge.mjs', 'conversation.mjs', 'mulaw.mjs')},
  {name: 'webrtc-agent', sources: ['flow/javascript/livekit']},
];
