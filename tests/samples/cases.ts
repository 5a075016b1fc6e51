/** How each program is run. */
import {readFileSync} from 'node:fs';
import type {UsageRow} from '@speech-docs/emulator/core/batch/usage';
import type {Case} from './case';

/** The program in shell prints the whole transcript, which another page shows. */
const textOnly = {shell: null};

/** A customer of the repair desk, and the agent's answer. */
const atTheDesk: Case = {audio: 'repair-desk', args: ['example.wav', 'reply.wav'], writes: {'reply.wav': null}};

/** A recording under its own name, as a page downloads it. */
const recorded = (file: string) =>
  ({args: [file], files: {[file]: readFileSync(`samples/audio/${file}`)}}) satisfies Case;

/** The dialogue that the package of the emulator has. */
const AT_THE_FERRY = recorded('ticket-desk.mp3');

/** So many jobs of one kind in January. */
const inJanuary = (count: number, hours: number, facts: Omit<UsageRow, 'seconds' | 'createdMs'>): UsageRow[] =>
  Array.from({length: count}, () => ({
    ...facts,
    seconds: (hours * 3600) / count,
    createdMs: Date.parse('2026-01-15T09:00:00Z'),
  }));

const january = [
  ...inJanuary(287, 70.5, {type: 'transcription', language: 'en', model: 'enhanced'}),
  ...inJanuary(125, 25.75, {type: 'transcription', language: 'de', model: 'standard'}),
  ...inJanuary(6, 0.75, {type: 'alignment', language: 'en', model: undefined}),
];

/** What enroll-speakers stores for the first voice of a recording, with the model `enhanced`. */
const ENROLLED = JSON.stringify([{label: 'Nadia', speaker_identifiers: [btoa('voice:enhanced:S1')]}]);

const transcriptOf = (name: string) => readFileSync(`samples/batch/output/transcripts/${name}.json`, 'utf8');
/** A conversation with speakers and entities. */
const CONVERSATION = {'transcript.json': transcriptOf('ticket-desk')};
/** A call with channels, which has no speakers. */
const CALL = {
  metadata: {},
  results: [{channel: 'Host', type: 'word', start_time: 2.05, end_time: 2.41, alternatives: [{content: 'Welcome'}]}],
};
const TRANSLATED = {
  translations: {fr: [{start_time: 0.36, end_time: 2.96, content: 'Bonjour et bienvenue à la visite du port.'}]},
};

/** The id of a finished job is the argument. */
const job: Case = {before: 'job', args: ['{job}']};

export const cases: Record<string, Case | Case[]> = {
  'get-started/check-key': {output: 'check-key.json'},
  'get-started/temporary-key': {prints: /^eyJ[\w.-]+$/},
  'get-started/temporary-key-batch': {prints: /"key_value": ?"eyJ/},
  'get-started/temporary-key-realtime': {prints: /"key_value": ?"eyJ/},
  'get-started/first-transcript': {},

  'batch/transcribe': {args: ['example.wav']},
  'batch/quickstart': {},
  'batch/client-library': {output: null, prints: /(?:^|: )Good morning and welcome to the harbor tour\./},
  'batch/alignment': {
    args: ['announcement.wav', 'example.txt'],
    files: {...recorded('announcement.wav').files, 'example.txt': 'Good morning.\nMind the step.\n'},
  },
  'batch/app-analytics': {env: {APP_ID: 'tour-app'}},
  'batch/auto-chapters': {as: 'board-meeting.mp3'},
  'batch/archive': {
    recordings: {'recordings/harbor-tour.wav': 'harbor-tour'},
    files: {'recordings/.DS_Store': ''},
    args: ['recordings', 'results'],
    writes: {
      'results/harbor-tour.wav.txt': /^Good morning and welcome/,
      'results/harbor-tour.wav.json': /"start_time"/,
      'results/harbor-tour.wav.job.json': /"reference": ?"[\w-]{36}"/,
    },
  },
  'batch/create-once': {writes: {'example.wav.job.json': /"reference": ?"[\w-]{36}", ?"id"/}},
  'batch/delete-job': {...job, output: textOnly},
  'batch/fetch-url': {args: ['{media}/harbor-tour.wav']},
  'batch/job-status': job,
  'batch/language-identification': {as: 'voicemail.m4a'},
  'batch/list-jobs': {
    before: 'list',
    service: {timeScale: 0.001},
    output: {python: 'list-jobs.txt', javascript: 'list-jobs.txt', shell: 'list-jobs.json'},
    prints: /\brejected\b/,
  },
  'batch/first-receiver': {
    env: {PORT: '0'},
    service: {},
    notifyAt: /Waiting for notifications on port (\d+)/,
    until: /success\n/,
  },
  'batch/notification-receiver': {
    env: {HOOK_TOKEN: 'secret', PORT: '{port}'},
    service: {},
    notifyAt: /Waiting for notifications on port (\d+)/,
    until: /handled .*\n/,
    writes: {
      'notifications/<id>/jobinfo': /"data_name":"example\.wav"/,
      'notifications/<id>/transcript.txt': /^Good/,
      'notifications/<id>/outcome': /^success$/,
      'notifications/<id>/handled': /^$/,
    },
  },
  'batch/notifications': {before: 'hook', env: {HOOK_TOKEN: 'secret'}},
  'batch/retry': {before: 'list', service: {timeScale: 0.001}, output: 'list-jobs.json'},
  'batch/send-test-notification': {
    before: 'hook',
    args: ['w6p3kh0sb9'],
    env: {HOOK_TOKEN: 'secret'},
    prints: /^20[04]$/,
  },
  'batch/sentiment-analysis': {as: 'support-call.wav'},
  'batch/convert-raw': {files: {'call.raw': '\0\0'.repeat(8000)}, output: null, writes: {'call.wav': null}},
  'batch/srt': {writes: {'example.srt': 'srt.srt'}},
  'batch/subtitles': [
    {args: ['transcript.json'], files: CONVERSATION, output: 'subtitles.srt'},
    {args: ['transcript.json'], files: {'transcript.json': JSON.stringify(CALL)}, prints: /^Host: Welcome$/m},
    {
      args: ['transcript.json', 'fr'],
      files: {'transcript.json': JSON.stringify(TRANSLATED)},
      prints: /^1\n00:00:00,360 --> 00:00:02,960\nBonjour et bienvenue à la visite du port\.$/m,
    },
  ],
  'batch/time-words': {
    args: ['transcript.json', 'example.txt'],
    files: {
      'transcript.json': transcriptOf('harbor-tour'),
      'example.txt': 'Good morning, and welcome aboard the harbor tour.\n',
    },
  },
  'batch/mask-entities': {args: ['transcript.json', 'date', 'money'], files: CONVERSATION},
  'batch/summarization': {as: 'webinar.mp4'},
  'batch/topic-detection': {as: 'radio-news.mp3'},
  'batch/tracking': {},
  'batch/usage': {service: {past: january, now: () => Date.parse('2026-02-10T12:00:00Z')}},
  'batch/translation': {output: textOnly},
  'batch/diarization': {...AT_THE_FERRY, output: textOnly},
  'batch/audio-events': {output: textOnly},
  'batch/audio-filtering': {as: 'kiosk.wav', output: textOnly},
  'batch/custom-dictionary': {as: 'sales-call.wav'},
  'batch/punctuation-settings': AT_THE_FERRY,
  'batch/output-formatting': {},
  'batch/accuracy-language-packs': {as: 'platform.wav'},
  'batch/numeral-formatting': {...AT_THE_FERRY, output: textOnly},
  'batch/feature-discovery': {args: ['es']},

  'realtime/transcribe': {args: ['example.wav']},
  'realtime/quickstart': {},
  'realtime/client-library': {output: null, prints: /^Good\s+morning\s+and[\s\S]*lighthouse[\s\S]*at all\.$/},
  'realtime/end-of-turn': {output: 'end-of-turn.txt', prints: /(?:^turn {4}\S.*$[\s\S]*?){4}/m},
  'realtime/force-end-of-turn': {args: ['example.wav', '2.97', '7.25']},
  'realtime/change-settings': {prints: /^partial /m, output: 'change-settings.txt', isBeginning: true},
  'realtime/enroll-speakers': {args: ['example.wav', 'Nadia'], writes: {'speakers.json': /"label": "Nadia"/}},
  'realtime/identify-speakers': {...AT_THE_FERRY, files: {...AT_THE_FERRY.files, 'speakers.json': ENROLLED}},
  'realtime/two-channels': {
    recordings: {'agent.wav': 'stereo-call:0', 'caller.wav': 'stereo-call:1'},
    args: ['agent.wav', 'caller.wav'],
  },
  // The other two import it.
  'realtime/channels': {output: null},
  // Its calls are in phoneCall.test.ts.
  'realtime/phone-call': {
    env: {PORT: '0', STREAM_TOKEN: 'secret'},
    until: /^Waiting for calls on port \d+$/m,
    prints: /^Waiting/,
  },
  'realtime/live-translation': {},
  'realtime/live-audio-events': {},
  'realtime/live-diarization': AT_THE_FERRY,
  'realtime/ffmpeg-pipe': {stdin: 'harbor-tour'},
  'realtime/resilient-stream': {
    stdin: 'harbor-tour',
    service: {fault: '1011@4*1'},
    env: {RETRY_SECONDS: '0.2'},
    stderr: /^closed with 1011; next try in 0 s$/,
    prints: /Good morning and[\s\S]*lighthouse first\.[\s\S]*jacket close\./,
  },
  'realtime/microphone': [
    {
      device: 'harbor-tour',
      interruptAt: /final {3}at all\./,
      isBeginning: true,
    },
    {args: ['--list'], device: 'harbor-tour', output: 'microphone-list.txt'},
  ],
  'realtime/microphone-turns': {
    device: 'harbor-tour',
    interruptAt: /turn {4}ended/,
    prints: /harbor tour\. $[\s\S]*^turn {4}ended$/m,
  },
  'realtime/measure-latency': {args: ['example.wav', '0.7', '2', '4'], audio: 'announcement', isTimed: true},

  'flow/first-conversation': {stdin: 'repair-desk'},
  'flow/conversation': [
    {...atTheDesk, isTimed: true},
    {
      ...atTheDesk,
      service: {maxSessions: 1, fault: 'quota*1'},
      stderr: /^.*quota_exceeded.* Again in \d+ s\.$/,
      isTimed: true,
    },
  ],
  'flow/book-repair': {
    ...atTheDesk,
    prints: /^tool {4}book_repair Thursday brakes\n(?:agent .*\n)?result {2}ok Booked/m,
  },
  'flow/moderate': {
    audio: 'repair-desk',
    args: ['example.wav', 'reply.wav', 'record.jsonl'],
    writes: {'reply.wav': null, 'record.jsonl': null},
    env: {FORBIDDEN: 'brakes'},
    isBeginning: true,
  },
  'flow/nudge': {...atTheDesk, env: {SILENCE_SECONDS: '2'}},
  'flow/microphone': {
    device: 'repair-desk',
    interruptAt: /^agent {3}I can take it in/m,
    prints: /^user {4}My bike needs new brakes\.\nagent {3}I can take it in/m,
  },
  'flow/mulaw': {output: null},
  // Its calls are in phone.test.ts.
  'flow/phone': {exitCode: 1, output: null, stderr: /^The call failed: Give two paths/},
  'flow/key-server': {env: {PORT: '0'}, until: /^Open http/m, prints: /^Open http:\/\/localhost:0$/},
  'flow/phone-bridge': {
    env: {PORT: '0', STREAM_TOKEN: 'secret'},
    until: /^Waiting for calls on port \d+$/m,
    prints: /^Waiting/,
  },
  'flow/livekit-start': {output: 'livekit.json'},

  'reference/create-a-new-job': {prints: /^(?:\w{10}|\{ ?"id": ?"\w{10}" ?\})$/},
  'reference/delete-a-job': {...job, prints: /deleted|\w{10}/},
  'reference/get-job-details': {...job, prints: /done/},
  'reference/get-object-urls': {...job, prints: /https:\/\/objects/},
  'reference/get-the-data-file-used-as-input-to-a-job': {...job, output: null, writes: {'recording.wav': null}},
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
  'reference/get-the-transcript-for-a-transcription-job': {...job, prints: /"results"/},
  'reference/get-usage-statistics': {prints: /T00:00:00Z|summary|\{/},
  'reference/list-all-jobs': {before: 'job', prints: /done/},
  'deployments/health': {container: ['booking-4471']},
  'deployments/realtime-connect': {
    container: [],
    as: 'meeting.wav',
    args: [],
    copies: {'quickstart.py': '../realtime/python/quickstart.py'},
    output: '../realtime/output/quickstart.txt',
  },
};
