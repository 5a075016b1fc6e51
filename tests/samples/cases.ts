/**
 * How each sample is run. A key names programs in all their languages: `batch/quickstart` stands for
 * `samples/batch/<language>/quickstart.*`, whether words are joined by `-` or `_`.
 */
export interface Case {
  args?: string[];
  env?: Record<string, string>;
  /** Recording that the program is given as `example.wav`, or as `as`. */
  audio?: string;
  as?: string;
  /** Files that lie in the folder where it runs. */
  files?: Record<string, string>;
  /** Recording whose raw samples, at 16 kHz, go into standard input. */
  stdin?: string;
  /** Output file below `samples/<api>/output/` that it prints, by language where they differ; `null` for none. */
  output?: string | null | Partial<Record<Language, string | null>>;
  /** A pattern that the output matches, where no page prints it. */
  prints?: RegExp;
  exitCode?: number;
  /** What must be there before it runs. */
  before?: 'job' | 'alignment' | 'hook';
  /** A server: it is stopped once it has printed this. */
  until?: RegExp;
  /** Ctrl-C is pressed once it has printed this; it must end by itself then. */
  interruptAt?: RegExp;
  /** Recording that the stand-in for a microphone speaks. */
  device?: string;
  /** The page shows the beginning of the output. */
  isBeginning?: boolean;
  /** Files that it leaves where it runs, with the output file that shows them; `null` for none. */
  writes?: Record<string, string | null>;
  /** Moments of speech depend on the machine here: their numbers are not compared. */
  isTimed?: boolean;
}

export type Language = 'python' | 'javascript' | 'typescript' | 'shell';

/** Programs that cannot run on a bare machine, by path or folder, with the reason. Their syntax is checked. */
export const notRun: Record<string, string> = {
  'deployments/': 'needs Docker and a license',
  'flow/react-native/install.sh': 'installs the packages of a project of its own',
  'flow/react-native/run.sh': 'needs Xcode and Android Studio',
  'flow/react-native/run-device.sh': 'needs a phone',
};

/** Folders whose programs make a page: `pages.test.ts` runs them in a browser. */
export const inBrowser = ['realtime/browser/', 'flow/javascript/', 'flow/nextjs/', 'flow/react-native/'];

/** Files that no page names with `file=`, with the reason. */
export const notShown: Record<string, string> = {
  'samples/ran-with.json': 'stands under every program',
  'samples/README.md': 'is for maintainers',
  'samples/flow/README.md': 'is for maintainers',
  'samples/realtime/README.md': 'is for maintainers',
  'samples/audio/': 'the recordings',
  'samples/batch/output/transcripts/': 'shown by <TranscriptExplorer>; excerpts in pages are compared with them',
  'samples/batch/output/srt-defaults.srt': 'shown by <TranscriptExplorer>, which makes it from the transcript',
  'samples/reference/': 'shown by <Operation>, which looks for them by the name of the page',
  'samples/batch/output/srt.txt': 'what the program says beside the subtitles that it writes',
  'samples/flow/react-native/package.json': 'npx create-expo-app writes most of it; the page names the packages',
};

/** JSON files in pages that no contract describes, with who does. */
export const otherFormats: Record<string, string> = {
  'samples/flow/nextjs/package.json': 'npm',
  'samples/flow/nextjs/tsconfig.json': 'TypeScript',
  'samples/flow/react-native/app.json': 'Expo',
  'samples/flow/output/livekit.json':
    'x-webrtc of the contract, which has no schema; the run of its program compares it',
  'samples/deployments/license.json': 'the container',
  'samples/deployments/langid-config.json': 'the container that identifies languages',
  'samples/deployments/output/langid.json': 'the container that identifies languages',
  'samples/deployments/output/langid-no-speech.json': 'the container that identifies languages',
};

const transcript = (name: string) => ({python: `${name}.txt`, javascript: `${name}.txt`, shell: `${name}.json`});

/** The id of a finished job is the argument. */
const job: Case = {before: 'job', args: ['{job}']};

export const cases: Record<string, Case | Case[]> = {
  'get-started/check-key': {output: 'check-key.json'},
  'get-started/temporary-key': {prints: /^eyJ[\w.-]+$/},
  'get-started/temporary-key-batch': {prints: /"key_value": ?"eyJ/},
  'get-started/temporary-key-realtime': {prints: /"key_value": ?"eyJ/},
  'get-started/first-transcript': {prints: /^Good morning and welcome to the harbor tour\./},

  'batch/quickstart': {output: 'quickstart.txt'},
  'batch/alignment': {
    audio: 'announcement',
    files: {'example.txt': 'Good morning.\nMind the step.\n'},
    output: 'alignment.txt',
  },
  'batch/app-analytics': {env: {APP_ID: 'tour-app'}, output: 'app-analytics.txt'},
  'batch/auto-chapters': {as: 'board-meeting.mp3', output: transcript('auto-chapters')},
  'batch/delete-job': {...job, output: {python: 'delete-job.txt', javascript: 'delete-job.txt', shell: null}},
  'batch/fetch-url': {args: ['{media}/stop-3.mp3'], output: 'fetch-url.txt'},
  'batch/job-status': {...job, output: transcript('job-status')},
  'batch/language-identification': {as: 'voicemail.m4a', output: transcript('language-identification')},
  'batch/list-jobs': {before: 'job', prints: /\bdone\b/},
  'batch/notification-receiver': {
    env: {HOOK_TOKEN: 'secret', PORT: '0'},
    until: /Waiting for notifications/,
    prints: /^Waiting for notifications on port 0$/,
  },
  'batch/notifications': {before: 'hook', env: {HOOK_TOKEN: 'secret'}, output: 'notifications.txt'},
  'batch/retry': {before: 'job', prints: /^\d+ jobs$|"jobs"/},
  'batch/send-test-notification': {before: 'hook', env: {HOOK_TOKEN: 'secret'}, prints: /The receiver stored/},
  'batch/sentiment-analysis': {as: 'support-call.wav', output: transcript('sentiment-analysis')},
  'batch/convert-raw': {files: {'call.raw': '\0\0'.repeat(8000)}, output: null, writes: {'call.wav': null}},
  'batch/srt': {output: 'srt.txt', writes: {'example.srt': 'srt.srt'}},
  'batch/summarization': {as: 'webinar.mp4', output: transcript('summarization')},
  'batch/topic-detection': {as: 'radio-news.mp3', output: transcript('topic-detection')},
  'batch/tracking': {output: transcript('tracking')},
  'batch/usage': {prints: /2026-01-01T00:00:00Z/},
  'batch/translation': {output: {python: 'translation.txt', javascript: 'translation.txt', shell: null}},
  'batch/diarization': {
    as: 'support-call.wav',
    output: {python: 'diarization.txt', javascript: 'diarization.txt', shell: null},
  },
  'batch/audio-events': {
    output: {python: 'audio-events.txt', javascript: 'audio-events.txt', shell: null},
  },
  'batch/audio-filtering': {
    as: 'kiosk.wav',
    output: {python: 'audio-filtering.txt', javascript: 'audio-filtering.txt', shell: null},
  },
  'batch/custom-dictionary': {as: 'sales-call.wav', output: 'custom-dictionary.txt'},
  'batch/punctuation-settings': {as: 'gate.wav', output: 'punctuation-settings.txt'},
  'batch/output-formatting': {as: 'timetable.wav', output: 'output-formatting.txt'},
  'batch/accuracy-language-packs': {as: 'platform.wav', output: 'accuracy-language-packs.txt'},
  'batch/numeral-formatting': {
    as: 'invoice.wav',
    output: {python: 'numeral-formatting.txt', javascript: 'numeral-formatting.txt', shell: null},
  },
  'batch/feature-discovery': {
    args: ['es'],
    output: {python: 'feature-discovery.txt', javascript: 'feature-discovery.txt', shell: null},
  },

  'realtime/quickstart': {output: 'quickstart.txt'},
  'realtime/end-of-turn': {output: 'end-of-turn.txt'},
  'realtime/translation': {output: 'translation.txt'},
  'realtime/audio-events': {prints: /music/},
  'realtime/diarization': {audio: 'ticket-window', output: 'diarization.txt'},
  'realtime/ffmpeg-pipe': {stdin: 'harbor-tour', output: 'ffmpeg-pipe.txt'},
  'realtime/resilient-stream': {stdin: 'harbor-tour', prints: /Good morning and welcome/},
  'realtime/microphone': [
    {
      device: 'harbor-tour',
      interruptAt: /final {3}around the old lighthouse/,
      output: 'microphone.txt',
      isBeginning: true,
    },
    {args: ['--list'], device: 'harbor-tour', output: 'microphone-list.txt'},
  ],
  'realtime/microphone-turns': {
    device: 'harbor-tour',
    interruptAt: /turn {4}ended/,
    prints: /harbor $[\s\S]*^turn {4}ended$/m,
  },
  'realtime/measure-latency': {
    args: ['example.wav', '0.7', '2', '4'],
    audio: 'announcement',
    output: 'measure-latency.txt',
    isTimed: true,
  },

  'flow/conversation': {
    audio: 'repair-desk',
    args: ['example.wav', 'reply.wav'],
    writes: {'reply.wav': null},
    output: 'conversation.txt',
    isTimed: true,
  },
  'flow/book-repair': {
    audio: 'repair-desk',
    args: ['example.wav', 'reply.wav'],
    writes: {'reply.wav': null},
    prints: /^tool {4}book_repair \{'day': 'Thursday', 'part': 'brakes'\}\n(?:agent .*\n)?result {2}ok Booked/m,
  },
  'flow/moderate': {
    audio: 'repair-desk',
    args: ['example.wav', 'reply.wav', 'record.jsonl'],
    writes: {'reply.wav': null, 'record.jsonl': null},
    env: {FORBIDDEN: 'brakes'},
    prints: /^stopped brakes$/m,
  },
  'flow/nudge': {
    audio: 'repair-desk',
    args: ['example.wav', 'reply.wav'],
    writes: {'reply.wav': null},
    env: {SILENCE_SECONDS: '1'},
    prints: /^input {3}The caller/m,
  },
  'flow/microphone': {
    device: 'repair-desk',
    interruptAt: /^agent {3}I can take it in/m,
    prints: /^user {4}My bike needs new brakes\.\nagent {3}I can take it in/m,
  },
  'flow/livekit-start': {output: 'livekit.json'},

  'reference/create-a-new-job': {prints: /^(?:\w{10}|\{ ?"id": ?"\w{10}" ?\})$/},
  'reference/delete-a-job': {...job, prints: /deleted|\w{10}/},
  'reference/get-job-details': {...job, prints: /done/},
  'reference/get-object-ur-ls': {...job, prints: /https:\/\/objects/},
  'reference/get-the-data-file-used-as-input-to-a-job': {...job, output: null, writes: {recording: null}},
  'reference/get-the-log-file-for-a-job': {...job, prints: /INFO orchestrator/},
  'reference/get-the-aligned-text-file-for-an-alignment-job': {
    before: 'alignment',
    args: ['{job}'],
    prints: /\[00:00:00\.4\] Good morning\./,
  },
  'reference/get-the-text-file-used-as-input-to-an-alignment-job': {
    before: 'alignment',
    args: ['{job}'],
    prints: /Good morning/,
  },
  'reference/get-the-transcript-for-a-transcription-job': {...job, prints: /Good/},
  'reference/get-usage-statistics': {prints: /T00:00:00Z|summary|\{/},
  'reference/list-all-jobs': {before: 'job', prints: /done/},
};
