/** Programs of several files that pages offer as one download: `/samples/<name>.zip`. */
export interface SampleArchive {
  name: string;
  /** Below `samples/`: folders, and single files; with the folder of the archive that they go to, or the name of a recording. */
  sources: readonly (string | readonly [source: string, into: string])[];
  /** From npm, with their majors. The archive then has a `package.json`: without one, npm installs into a folder above. */
  packages?: Readonly<Record<string, string>>;
  /** Unzipped over a project that a command has made: without a folder of its own, with the types of Flow at this path. */
  types?: string;
}

const flow = (...names: string[]) => names.map((name) => `flow/javascript/${name}`);
/** A caller, to try a program without a phone. */
const testCall = flow('phone.mjs', 'conversation.mjs', 'mulaw.mjs');

export const sampleArchives: readonly SampleArchive[] = [
  {name: 'browser-microphone', sources: ['realtime/browser']},
  {name: 'phone-bridge', sources: [...flow('phone-bridge.mjs'), ...testCall], packages: {ws: '8'}},
  {
    name: 'phone-bridge-python',
    sources: [...['phone_bridge', 'conversation', 'mulaw'].map((name) => `flow/python/${name}.py`), ...testCall],
    packages: {ws: '8'},
  },
  {
    name: 'phone-call',
    sources: [...['phone-call.mjs', 'channels.mjs'].map((name) => `realtime/javascript/${name}`), ...testCall],
    packages: {ws: '8'},
  },
  {
    name: 'phone-call-python',
    sources: [...['phone-call.py', 'channels.py'].map((name) => `realtime/python/${name}`), ...testCall],
    packages: {ws: '8'},
  },
  {
    name: 'voice-agent',
    sources: [
      ...flow('server.mjs', 'index.html', 'app.js', 'flow.js', 'recovery.js', 'news.js', 'tools.mjs', 'audio.js'),
      ...flow('microphone.worklet.js', 'loudspeaker.worklet.js'),
      'flow/python/key_server.py',
      ['audio/repair-desk.wav', 'question.wav'],
    ],
  },
  {
    name: 'voice-agent-nextjs',
    sources: ['flow/nextjs', 'flow/apps', ...flow('news.js', 'tools.mjs').map((name) => [name, 'lib/'] as const)],
    types: 'lib/flow-api.d.ts',
  },
  {
    name: 'voice-agent-react-native',
    sources: [
      ...['app.json', 'env.example'].map((name) => `flow/react-native/${name}`),
      ['flow/react-native/app', 'src/app/'],
      ['flow/react-native/hooks', 'src/hooks/'],
      ['flow/apps', 'src/'],
      ...flow('news.js', 'tools.mjs').map((name) => [name, 'src/lib/'] as const),
    ],
    types: 'src/lib/flow-api.d.ts',
  },
  {name: 'webrtc-agent', sources: ['flow/javascript/livekit'], packages: {'livekit-client': '2'}},
];
