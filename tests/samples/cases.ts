import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {provider} from '../../provider';
import type {Options} from '../emulator/options';
import type {UsageRow} from '../emulator/usage';
import type {Machine} from './standins/docker/types';

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
  /** Files of the sample's own folder that lie where it runs, by the place where they lie. */
  copies?: Record<string, string>;
  /** Files that stand for recordings that exist as text only, by their place. */
  hears?: Record<string, string>;
  /** What is typed into standard input. */
  types?: string;
  /** Recording whose raw samples, at 16 kHz, go into standard input. */
  stdin?: string;
  /** Output file below `samples/<api>/output/` that it prints, by language where they differ; `null` for none. */
  output?: string | null | Partial<Record<Language, string | null>>;
  /** A pattern that the output matches, where no page prints it. */
  prints?: RegExp;
  exitCode?: number;
  /** What must be there before it runs. */
  before?: 'job' | 'alignment' | 'hook' | 'list';
  /** An emulator of its own, with these settings. */
  service?: Partial<Options>;
  /** A receiver of notifications: once it has printed this, with its port, a job that ends notifies it. */
  notifyAt?: RegExp;
  /** A server: it is stopped once it has printed this. */
  until?: RegExp;
  /** Ctrl-C is pressed once it has printed this; it must end by itself then. */
  interruptAt?: RegExp;
  /** Recording that the stand-in for a microphone speaks. */
  device?: string;
  /** The page shows the beginning of the output. */
  isBeginning?: boolean;
  /** Files that it leaves where it runs, with the output file that shows them; `null` for none. */
  writes?: Record<string, string | RegExp | null>;
  /** Files that were there before and that it takes away. */
  removes?: string[];
  /** Output file, or a pattern, of what it prints on standard error. */
  complains?: string | RegExp;
  /** What Docker has on the machine where it runs; a stand-in plays Docker. */
  docker?: Machine;
  /** A real-time container that it talks to; the request ids of the sessions that are open there all the while. */
  container?: string[];
  /** Expo's commands, which a stand-in plays. */
  expo?: boolean;
  /** Program of the same folder that starts it: it runs inside an image. */
  through?: string;
  /** The container would serve a port: the stand-in reads the command line and says what the container says first. */
  isOnlyChecked?: boolean;
  /** Moments of speech depend on the machine here: their numbers are not compared. */
  isTimed?: boolean;
}

export type Language = 'python' | 'javascript' | 'typescript' | 'shell';

/** Programs that cannot run on a bare machine, by path or folder, with the reason. Their syntax is checked. */
export const notRun: Record<string, string> = {};

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

/** Output files in pages with which no run is compared, with the reason. */
export const notCompared: Record<string, string> = {
  'samples/batch/output/summaries/': 'of recordings that nobody made: they show what the settings change',
  'samples/deployments/output/usage-log.txt': 'what the container logged; usage.sh reads it',
  'samples/realtime/output/resilient-stream.txt':
    'after a reconnection the emulator hears the recording from its start; the run checks the attempt and the text',
  'samples/flow/output/retry.txt':
    'a refusal that meets the first message on its way is told in words of the library; the run checks the attempt',
  'samples/flow/output/nudge.txt': 'the recording has no ten seconds of silence; the run nudges after one',
  'samples/flow/output/book-repair.txt': 'where the customer cuts in depends on the machine; the run checks the call',
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

/** On a machine with Docker, with what the pages tell readers to set. */
const onDocker = (wanted: Case): Case => ({
  docker: {},
  ...wanted,
  env: {REGISTRY: 'registry.internal', LICENSE_TOKEN: 'your-token', ...wanted.env},
});

/** A transcriber of files: it hears a meeting, and its transcript is redirected into a file. */
const transcriber = (wanted: Case): Case =>
  onDocker({
    hears: {'meeting.wav': 'team-meeting'},
    output: null,
    ...wanted,
    writes: {'transcript.json': 'transcript.json', ...wanted.writes},
  });

/** A container that serves a port until it is stopped. */
const server = (wanted: Case = {}): Case =>
  onDocker({isOnlyChecked: true, output: null, complains: /^licensed=true\n.*\n.* 0\.0\.0\.0:9000$/, ...wanted});

const gpuServer = server({complains: /^total GPU memory/});

/** A customer of the repair desk, and the agent's answer. */
const atTheDesk: Case = {audio: 'repair-desk', args: ['example.wav', 'reply.wav'], writes: {'reply.wav': null}};

/** So many jobs of one kind in January. */
const inJanuary = (count: number, hours: number, facts: Omit<UsageRow, 'seconds' | 'createdMs'>): UsageRow[] =>
  Array.from({length: count}, () => ({
    ...facts,
    seconds: (hours * 3600) / count,
    createdMs: Date.parse('2026-01-15T09:00:00Z'),
  }));

const january = [
  ...inJanuary(287, 70.5, {type: 'transcription', language: 'en', operatingPoint: 'enhanced'}),
  ...inJanuary(125, 25.75, {type: 'transcription', language: 'de', operatingPoint: 'standard'}),
  ...inJanuary(6, 0.75, {type: 'alignment', language: 'en', operatingPoint: undefined}),
];

/** What the set-up of the mobile app leaves, and what runs in it. */
const AUDIO_APP = new RegExp(`"dependencies": \\{[^}]*"expo-dev-client"[^}]*"${provider.sdk.expoTwoWayAudio}"`);
const mobileApp: Case = {
  expo: true,
  copies: {'app.json': 'app.json'},
  files: {'package.json': '{"dependencies": {"expo": "~58.0.0", "expo-dev-client": "~57.0.19"}}'},
};

/** Speech of two people, told apart. */
const TWO_SPEAKERS = /"diarization": "speaker"[\s\S]*"speaker": "S1"[\s\S]*"speaker": "S2"/;

/** An image of the reader's own, built and run; the script inside leaves the transcript. */
const customImage = onDocker({
  copies: {Dockerfile: 'Dockerfile', 'run-job.sh': 'run-job.sh'},
  env: {AUDIO_URL: '{media}/hears/team-meeting.wav'},
  output: null,
  writes: {'results/transcript.json': 'transcript.json'},
});

const USAGE_LOG = readFileSync(join(__dirname, '../../samples/deployments/output/usage-log.txt'), 'utf8');
const DICTIONARY = 'volumes/dictionaries/custom_dictionary/en,16kHz,4f0c';

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
  'batch/list-jobs': {
    before: 'list',
    service: {timeScale: 0.001},
    output: {python: 'list-jobs.txt', javascript: 'list-jobs.txt', shell: null},
    prints: /\brejected\b/,
  },
  'batch/notification-receiver': {
    env: {HOOK_TOKEN: 'secret', PORT: '0'},
    service: {},
    notifyAt: /Waiting for notifications on port (\d+)/,
    until: /stored .*\n/,
    output: 'notification-receiver.txt',
    writes: {'notifications/<id>/jobinfo': /"data_name":"example\.wav"/, 'notifications/<id>/transcript.txt': /^Good/},
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
  'batch/usage': {
    service: {past: january, now: () => Date.parse('2026-02-10T12:00:00Z')},
    output: {python: 'usage.txt', javascript: 'usage.txt', shell: 'usage.json'},
  },
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
  'realtime/live-translation': {output: 'live-translation.txt'},
  'realtime/live-audio-events': {output: 'live-audio-events.txt'},
  'realtime/live-diarization': {audio: 'ticket-window', output: 'live-diarization.txt'},
  'realtime/ffmpeg-pipe': {stdin: 'harbor-tour', output: 'ffmpeg-pipe.txt'},
  'realtime/resilient-stream': {
    stdin: 'harbor-tour',
    service: {fault: '1011@4*1'},
    env: {RETRY_SECONDS: '0.2'},
    complains: /^closed with 1011; next try in 0 s$/,
    prints: /Good morning and welcome[\s\S]*old lighthouse first\.[\s\S]*jacket close\./,
  },
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

  'flow/conversation': [
    {...atTheDesk, output: 'conversation.txt', isTimed: true},
    {
      ...atTheDesk,
      service: {maxSessions: 1, fault: 'quota*1'},
      output: 'conversation.txt',
      complains: /^.*quota_exceeded.* Again in \d+ s\.$/,
      isTimed: true,
    },
  ],
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
    output: 'moderate.txt',
    isBeginning: true,
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
  'flow/install': {
    expo: true,
    prints: /^Your project is ready!/,
    writes: {
      'voice-agent-app/app.json': null,
      'voice-agent-app/package.json': AUDIO_APP,
      'voice-agent-app/src/app/_layout.tsx': null,
      'voice-agent-app/src/app/index.tsx': null,
      'voice-agent-app/tsconfig.json': null,
    },
  },
  'flow/run': {...mobileApp, prints: /^Finished prebuild\nBuild succeeded: (\S+)\nBuild succeeded: \1$/},
  'flow/run-device': {...mobileApp, prints: /^Build succeeded: (\S+)\nBuild succeeded: \1$/},
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

  'deployments/batch-pipe': transcriber({}),
  'deployments/batch-mount': transcriber({
    copies: {'config.json': 'config.json'},
    writes: {'transcript.json': TWO_SPEAKERS},
  }),
  'deployments/batch-fetch': transcriber({
    hears: {'audio/meeting.wav': 'team-meeting'},
    copies: {'config-fetch.json': 'config-fetch.json'},
  }),
  'deployments/batch-all-formats': transcriber({
    writes: {
      'out/transcript.json': 'transcript.json',
      'out/transcript.txt': /^Welcome to the weekly meeting\. Shall we start with the budget\?$/,
      'out/transcript.srt': /^1\n00:00:00,360 --> 00:00:03,100\nWelcome to the weekly meeting\.\n/,
    },
  }),
  'deployments/batch-parallel': transcriber({}),
  'deployments/batch-read-only': transcriber({
    copies: {'settings/config.json': 'config.json'},
    writes: {'transcript.json': TWO_SPEAKERS},
  }),
  'deployments/batch-logs': transcriber({
    complains: /INFO orchestrator transcribed 1200 seconds of audio$/,
    writes: {'logs/88/sigurd.log': /INFO orchestrator transcribed 1200 seconds of audio\n$/},
  }),
  'deployments/translation-batch': transcriber({
    copies: {'translation-config.json': 'translation-config.json'},
    env: {TRANSLATION_SERVER: 'gpu-host'},
    writes: {'transcript.json': /"translations": \{\s*"pt": \[[\s\S]*"Bem-vindos[\s\S]*"nl": \[[\s\S]*"Welkom/},
  }),

  'deployments/langid-pipe': [
    onDocker({hears: {'call.wav': 'phone-call'}, output: null, writes: {'language.json': 'langid.json'}}),
    onDocker({hears: {'call.wav': 'hold-music'}, output: null, writes: {'language.json': 'langid-no-speech.json'}}),
  ],
  'deployments/langid-mount': onDocker({
    hears: {'call.wav': 'phone-call'},
    copies: {'license.json': 'license.json', 'langid-config.json': 'langid-config.json'},
    output: null,
    writes: {'language.json': /"expected_languages": \[\s*"pt",\s*"es",\s*"en"\s*\][\s\S]*"predicted_language": "pt"/},
  }),
  'deployments/langid-expected': onDocker({
    hears: {'call.wav': 'phone-call'},
    output: null,
    complains: /^DEBUG langid/,
    writes: {'language.json': /"expected_languages": \[\s*"pt",\s*"es",\s*"en"\s*\][\s\S]*"predicted_language": "pt"/},
  }),
  'deployments/langid-route': [
    onDocker({
      hears: {'call.wav': 'phone-call'},
      args: ['call.wav'],
      complains: 'langid-route.txt',
      isBeginning: true,
      prints: /"language": "pt"[\s\S]*"content": "Bom"/,
    }),
    onDocker({
      hears: {'call.wav': 'hold-music'},
      args: ['call.wav'],
      complains: /^No language: NO_SPEECH$/,
      exitCode: 2,
    }),
    onDocker({
      files: {'call.wav': 'no recording'},
      args: ['call.wav'],
      complains: /^FILE_UNREADABLE: The file cannot be read\.$/m,
      exitCode: 1,
    }),
  ],

  'deployments/pull-image': onDocker({types: 'harbor-lights\nsecret\n', output: 'login.txt', isBeginning: true}),
  'deployments/translation-pull': onDocker({types: 'harbor-lights\nsecret\n', output: 'login.txt', isBeginning: true}),
  'deployments/usage': onDocker({docker: {containers: {transcriber: {log: USAGE_LOG}}}, output: 'usage.txt'}),
  'deployments/check-avx': onDocker({output: 'check-avx.txt'}),
  'deployments/check-memory': onDocker({
    docker: {containers: {job: {isOutOfMemory: true, exitCode: 1}}},
    output: 'check-memory.txt',
  }),
  'deployments/dictionary-list': onDocker({
    docker: {volumes: ['dictionaries']},
    files: {[DICTIONARY]: 'words'},
    prints: /^-.* en,16kHz,4f0c$/m,
  }),
  'deployments/dictionary-purge': onDocker({
    docker: {volumes: ['dictionaries']},
    files: {[DICTIONARY]: 'words'},
    output: null,
    removes: [DICTIONARY],
  }),

  'deployments/custom-image': customImage,
  'deployments/run-job': [
    {...customImage, through: 'deployments/custom-image.sh'},
    {
      ...customImage,
      through: 'deployments/custom-image.sh',
      env: {...customImage.env, AUDIO_URL: '{media}/gone.wav'},
      complains: /curl: \(22\) .*404/,
      writes: {},
      exitCode: 22,
    },
  ],
  'deployments/health': {container: ['booking-4471'], output: 'health.txt'},
  'deployments/realtime-connect': {
    container: [],
    as: 'meeting.wav',
    args: [],
    copies: {'quickstart.py': '../realtime/python/quickstart.py'},
    output: '../realtime/output/quickstart.txt',
  },

  'deployments/dictionary-cache': server({prints: /^dictionaries$/}),
  'deployments/gpu-client': server({env: {GPU_SERVER: 'gpu-host'}}),
  'deployments/gpu-server': gpuServer,
  'deployments/non-root': server(),
  'deployments/realtime-read-only': server(),
  'deployments/realtime-run': server(),
  'deployments/realtime-sessions': server(),
  'deployments/translation-realtime': server({env: {TRANSLATION_SERVER: 'gpu-host'}}),
  'deployments/translation-server': gpuServer,
};
