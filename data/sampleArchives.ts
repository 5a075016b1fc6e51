/** Programs of several files that pages offer as one download: `/samples/<name>.zip`. */
export interface SampleArchive {
  name: string;
  /** Below `samples/`: folders, and single files. */
  sources: readonly string[];
  /** From npm, with their majors. The archive then has a `package.json`: without one, npm installs into a folder above. */
  packages?: Readonly<Record<string, string>>;
}

const flow = (...names: string[]) => names.map((name) => `flow/javascript/${name}`);

export const sampleArchives: readonly SampleArchive[] = [
  {name: 'browser-microphone', sources: ['realtime/browser']},
  {
    name: 'phone-bridge',
    sources: flow('phone-bridge.mjs', 'phone.mjs', 'conversation.mjs', 'mulaw.mjs'),
    packages: {ws: '8'},
  },
  {
    name: 'phone-call',
    sources: ['phone-call.mjs', 'channels.mjs'].map((name) => `realtime/javascript/${name}`),
    packages: {ws: '8'},
  },
  {name: 'phone-call-python', sources: ['phone-call.py', 'channels.py'].map((name) => `realtime/python/${name}`)},
  {
    name: 'voice-agent',
    sources: flow(
      ...['server.mjs', 'index.html', 'app.js', 'flow.js', 'recovery.js', 'tools.js', 'audio.js'],
      ...['microphone.worklet.js', 'loudspeaker.worklet.js'],
    ),
  },
  {name: 'voice-agent-nextjs', sources: ['flow/nextjs', 'flow/apps']},
  {name: 'voice-agent-react-native', sources: ['flow/react-native', 'flow/apps']},
  {name: 'webrtc-agent', sources: ['flow/javascript/livekit'], packages: {'livekit-client': '2'}},
];
