/** How the programs of the deployment pages are run: on a machine with a shim for Docker (`shims/docker`). */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Case} from './case';

/** On a machine with Docker, with what the pages tell readers to set. */
const onDocker = (wanted: Case): Case => ({
  docker: {},
  ...wanted,
  env: {REGISTRY: 'registry.internal', LICENSE_TOKEN: 'your-token', ...wanted.env},
});

/** A transcriber of files: it hears a meeting, and its transcript is redirected into a file. */
const transcriber = (wanted: Case): Case =>
  onDocker({
    recordings: {'meeting.wav': 'team-meeting'},
    output: null,
    ...wanted,
    writes: {'transcript.json': 'transcript.json', ...wanted.writes},
  });

/** A container that serves a port until it is stopped. */
const server = (wanted: Case = {}): Case =>
  onDocker({isOnlyChecked: true, output: null, complains: /^licensed=true\n.*\n.* 0\.0\.0\.0:9000$/, ...wanted});

/** A container that serves jobs until it is stopped. */
const worker = (wanted: Case = {}): Case =>
  server({complains: /^licensed=true\n.*\nlistening for jobs on 0\.0\.0\.0:18000$/, ...wanted});

const gpuServer = server({complains: /^total GPU memory/});

/** Speech of two people, told apart. */
const TWO_SPEAKERS = /"diarization": "speaker"[\s\S]*"speaker": "S1"[\s\S]*"speaker": "S2"/;

/** An image of the reader's own, built and run; the script inside leaves the transcript. */
const customImage = onDocker({
  copies: {Dockerfile: 'Dockerfile', 'run-job.sh': 'run-job.sh'},
  env: {AUDIO_URL: '{media}/recordings/team-meeting.wav'},
  output: null,
  writes: {'results/transcript.json': 'transcript.json'},
});

const USAGE_LOG = readFileSync(join(__dirname, '../../samples/deployments/output/usage-log.txt'), 'utf8');
const DICTIONARY = 'volumes/dictionaries/custom_dictionary/en,16kHz,4f0c';

export const deploymentCases: Record<string, Case | Case[]> = {
  'deployments/batch-pipe': transcriber({}),
  'deployments/batch-mount': transcriber({
    copies: {'config.json': 'config.json'},
    writes: {'transcript.json': TWO_SPEAKERS},
  }),
  'deployments/batch-fetch': transcriber({
    recordings: {'audio/meeting.wav': 'team-meeting'},
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
    writes: {'logs/88/transcriber.log': /INFO orchestrator transcribed 1200 seconds of audio\n$/},
  }),
  'deployments/translation-batch': transcriber({
    copies: {'translation-config.json': 'translation-config.json'},
    env: {TRANSLATION_SERVER: 'gpu-host'},
    writes: {'transcript.json': /"translations": \{\s*"pt": \[[\s\S]*"Bem-vindos[\s\S]*"nl": \[[\s\S]*"Welkom/},
  }),

  'deployments/langid-pipe': [
    onDocker({recordings: {'call.wav': 'phone-call'}, output: null, writes: {'language.json': 'langid.json'}}),
    onDocker({
      recordings: {'call.wav': 'hold-music'},
      output: null,
      writes: {'language.json': 'langid-no-speech.json'},
    }),
  ],
  'deployments/langid-mount': onDocker({
    recordings: {'call.wav': 'phone-call'},
    copies: {'license.json': 'license.json', 'langid-config.json': 'langid-config.json'},
    output: null,
    writes: {'language.json': /"expected_languages": \[\s*"pt",\s*"es",\s*"en"\s*\][\s\S]*"predicted_language": "pt"/},
  }),
  'deployments/langid-expected': onDocker({
    recordings: {'call.wav': 'phone-call'},
    output: null,
    complains: /^DEBUG langid/,
    writes: {'language.json': /"expected_languages": \[\s*"pt",\s*"es",\s*"en"\s*\][\s\S]*"predicted_language": "pt"/},
  }),
  'deployments/langid-route': [
    onDocker({
      recordings: {'call.wav': 'phone-call'},
      args: ['call.wav'],
      complains: 'langid-route.txt',
      isBeginning: true,
      prints: /"language": "pt"[\s\S]*"content": "Bom"/,
    }),
    onDocker({
      recordings: {'call.wav': 'hold-music'},
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
  'deployments/worker': worker(),
  'deployments/multilingual-server': {...gpuServer, copies: {'license.json': 'license.json'}},
  'deployments/multilingual-worker': worker({env: {GPU_SERVER: 'gpu-host'}, copies: {'license.json': 'license.json'}}),
  'deployments/speaker-secrets': server({files: {'secrets/s.1': 'a secret of your own'}}),
  'deployments/realtime-prewarm': server(),
  'deployments/realtime-read-only': server(),
  'deployments/realtime-run': server(),
  'deployments/realtime-sessions': server(),
  'deployments/translation-realtime': server({env: {TRANSLATION_SERVER: 'gpu-host'}}),
  'deployments/translation-server': gpuServer,
};
