/** The programs that the console exports: each runs against the emulator, and its session ends as the recorded one did. */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readLibrary} from '@speech-docs/emulator/compile/recordings';
import {findRecording} from '@speech-docs/emulator/console/consoleRecordings';
import {ConsoleSession} from '@speech-docs/emulator/console/consoleSession';
import {exportSession} from '@speech-docs/emulator/console/exports';
import {EXPIRED} from '@speech-docs/emulator/console/faultMenu';
import {streamAudio} from '@speech-docs/emulator/console/stream';
import {ManualClock} from '@speech-docs/emulator/core/clock';
import type {Options} from '@speech-docs/emulator/core/options';
import {contracts, startConversation, startRecognition} from '@speech-docs/emulator/tests/support/recordedSessions';
import {describe, expect, it} from 'vitest';
import {run} from '../../tools/run';
import {samplesPython} from '../support/python';
import {inTurn} from '../support/tier';
import {ROOT} from './programs';
import {WORK, withService} from './recoveryRun';

const AUDIO = join(ROOT, 'samples/audio/repair-desk.wav');
const knowledge = {contracts, library: readLibrary()};
const {format} = findRecording('repair-desk');

/** One session on a clock that takes no time. */
class Scene {
  readonly clock = new ManualClock(0);
  readonly session: ConsoleSession;

  constructor(api: 'realtime' | 'flow', fault = '') {
    this.session = new ConsoleSession({knowledge, clock: this.clock}, {api, fault}).open();
  }

  send(message: object | string, waitMs = 50): this {
    this.session.send(typeof message === 'string' ? message : JSON.stringify(message));
    return this.wait(waitMs);
  }

  /** Sends the recording at twenty times its pace. */
  audio(): this {
    const file = readFileSync(AUDIO);
    streamAudio(this.session, this.clock, {recording: 'repair-desk', file, speed: 20}, () => {});
    return this.wait(400);
  }

  silence(frames: number): this {
    for (let count = 0; count < frames; count += 1) {
      this.session.sendAudio(new Uint8Array(1600), null);
      this.wait(20);
    }
    return this;
  }

  wait(ms: number): this {
    this.clock.advance(ms);
    return this;
  }

  close(): this {
    this.session.close();
    return this;
  }
}

const start = (config = {}) => ({...startRecognition(config), audio_format: format});
const end = {message: 'EndOfStream', last_seq_no: 1};

const scenes: [what: string, scene: () => Scene, service?: Partial<Options>][] = [
  ['streams a recording', () => new Scene('realtime').send(start()).audio().send(end).close()],
  ['streams silence', () => new Scene('realtime').send(startRecognition()).silence(10).send(end).close()],
  [
    'changes its settings',
    () =>
      new Scene('realtime')
        .send(start({enable_partials: true}))
        .audio()
        .send({message: 'SetRecognitionConfig', transcription_config: {max_delay: 3}})
        .send({message: 'ForceEndOfUtterance'})
        .send(end)
        .close(),
  ],
  ['starts twice', () => new Scene('realtime').send(start()).send(start())],
  ['sends audio before the start', () => new Scene('realtime').silence(1).wait(50)],
  ['sends a setting that is too large', () => new Scene('realtime').send(start({max_delay: 60}))],
  ['sends what is no JSON', () => new Scene('realtime').send(start()).send('{"message": "EndOfStream"')],
  ['meets 1011 in mid-stream', () => new Scene('realtime', '1011@0.4').send(start()).audio(), {fault: '1011@0.4'}],
  ['has an expired key', () => new Scene('realtime', EXPIRED), {keys: ['another key']}],
  [
    'talks to an agent',
    () =>
      new Scene('flow')
        .send({...startConversation(), audio_format: format})
        .audio()
        .send({message: 'AudioEnded', last_seq_no: 1}),
  ],
];

const commands = {python: samplesPython().python, javascript: process.execPath} as const;

/** Runs a program in a folder of its own, against a service with these settings. */
function runProgram(language: keyof typeof commands, file: string, text: string, service: Partial<Options>) {
  mkdirSync(WORK, {recursive: true});
  const path = join(mkdtempSync(join(WORK, 'console-')), file);
  writeFileSync(path, text);
  return withService(service, (variables) => {
    const env = {PATH: process.env.PATH, API_KEY: 'YOUR_API_KEY', PYTHONUNBUFFERED: '1', ...variables};
    return run(commands[language] ?? '', [path, AUDIO], {env, quiet: true});
  });
}

const languages = ['python', 'javascript'] as const;

// Side by side, because all of them wait.
describe.concurrent.each(languages)('an exported program in %s', (language) => {
  const program = it.skipIf(!commands[language]);

  program.each(inTurn(scenes, languages.indexOf(language)))(
    'of a session that %s ends as the session did',
    async (_what, scene, service = {}) => {
      const {log} = scene().session;
      expect(log.close ?? log.status).not.toBeNull();
      const {fileName, text} = exportSession(log, contracts.protocols[log.api], language);
      const {code, output} = await runProgram(language, fileName, text, service);
      const [field, value] = log.close ? ['code', log.close.code] : ['status', log.status];
      expect(output).toMatch(new RegExp(`"${field}": ?${value}`));
      expect(code, output).toBe(0);
    },
  );

  program('waits for the messages that mark where its session is, whatever time they take', () => {
    const {log} = new Scene('realtime').send(start()).audio().send(end).close().session;
    const {text} = exportSession(log, contracts.protocols.realtime, language);
    expect(text.match(/"?after"?: "\w+"/g)?.map((line) => line.match(/\w+(?="$)/)?.[0])).toEqual([
      'RecognitionStarted',
      'EndOfTranscript',
    ]);
  });

  program('says how the recorded session ended when its own ends in another way, and fails', async () => {
    const {log} = new Scene('realtime').send(start({max_delay: 60})).session;
    const {fileName, text} = exportSession(log, contracts.protocols.realtime, language);
    const fixed = text.replace(/"?max_delay"?: 60/, '"max_delay": 2');
    const {code, output} = await runProgram(language, fileName, fixed, {fault: '4013'});
    expect(output).toMatch(/The recorded session ended with \{.*invalid_config/);
    expect(code).toBe(1);
  });
});
