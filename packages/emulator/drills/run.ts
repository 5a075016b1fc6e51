/** Runs a program against a drill: starts the emulator with the fault, and watches both. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort, startEmulator} from '../adapters/server';
import {OptionError} from '../command/options';
import {numbersWav} from '../core/numbers';
import {RATES} from '../core/rates';
import type {ReportSink} from '../core/reportSink';
import {addressVariables} from '../core/variables';
import type {ConformanceReport, Finding} from '../pack/emulator';
import {checkDrill, type Observation, readWords, whyNotJudged} from './checks';
import type {Drill} from './drills';
import {ReportCollector, reportOf} from './report';

export interface Verdict {
  drill: Drill;
  passed: boolean;
  notJudged: string | undefined;
  /** Words of the audio that the program didn't print, and that it printed again; a conversation has none. */
  lost?: number;
  twice?: number;
  seconds: number;
  status: number | null;
  findings: Finding[];
  report: ConformanceReport;
  /** What the program wrote as errors, at its end. */
  errors: string;
}

const WORDS = 20;
/** The second channel says 500 to 519, later, so that a program with one position for both loses some of them. */
const SECOND_FROM = 500;
const SECOND_LATER_SECONDS = 0.65;
/** Audio for the whole narrated session: 7 s. */
const AGENT_WORDS = 28;
/** What a file of WebM begins with. */
const WEBM = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
const MAX_OUTPUT = 1_000_000;

/** Runs the command with the recording in place of `{audio}`; a command that cannot be started has failed. */
export async function runDrill(drill: Drill, [command = '', ...args]: string[]): Promise<Verdict> {
  const began = Date.now();
  const collected = new ReportCollector();
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const {fault} = drill;
  const running: Running = {jobs: 0, hasEnded: false, kill: () => {}};
  const emulator = await startEmulator({
    port: 0,
    recognize: 'numbers',
    fault,
    jobMs: 500,
    rates: drill.recordings ? RATES : undefined,
    // Shortens the waits before a notification is repeated.
    timeScale: drill.kind === 'webhook' ? 0.2 : 1,
    reports: watchingJobs(collected.sink(), drill, running),
    keepFrames: true,
    logError: () => {},
  });
  try {
    const environment = {
      ...addressVariables(emulator.port),
      API_KEY: drill.key ?? 'drill-key',
      DRILL: drill.name,
      DRILL_KIND: drill.kind,
      DRILL_SECONDS: `${drill.seconds}`,
      ...(drill.kind === 'webhook' && (await hook())),
      ...audioFiles(folder, drill),
      ...(drill.name === 'clock-skew' && {TEMPORARY_KEY: '1'}),
      AGENT_ID: 'drill-agent',
      STATE_DIR: folder,
      ...drill.variables,
    };
    const filled = args.map((arg) =>
      arg.replaceAll('{audio}', environment.AUDIO).replaceAll('{audio2}', environment.AUDIO_2 ?? ''),
    );
    const run = () => watch(command, filled, environment, drill.seconds * 1000, running);
    const first = await run();
    const {status, output, errors} = running.hasEnded ? await run() : first;
    // A session is reported when its socket is gone.
    for (let count = 0; count < 50 && emulator.counts().sessions > 0 && status !== null; count += 1) await pause(20);
    // What the program started can run on with a session, as a browser in a process group of its own does.
    const open = emulator.openSessions();
    const {exchanges} = collected;
    const sessions = [...collected.sessions, ...open];
    const seen: Observation = {output, status, sessions, exchanges, jobs: running.jobs, words: wordsOf(drill)};
    const findings = checkDrill(drill, seen);
    const notJudged = whyNotJudged(drill, seen);
    const {missing, twice} = readWords(seen);
    return {
      ...{drill, passed: findings.length === 0 && !notJudged, notJudged},
      ...(drill.kind !== 'agent' && drill.end === 'complete' && {lost: missing.length, twice: twice.length}),
      ...{seconds: (Date.now() - began) / 1000, status, findings, report: reportOf(collected, open), errors},
    };
  } finally {
    await emulator.close();
    rmSync(folder, {recursive: true, force: true});
  }
}

interface Running {
  jobs: number;
  hasEnded: boolean;
  kill: () => void;
}

const KILL_AFTER_MS = 300;

/** Counts jobs, and ends the program at its first one: before the response is written, or when the program has it. */
function watchingJobs(sink: ReportSink, {kill}: Drill, running: Running): ReportSink {
  return {
    ...sink,
    exchange: (exchange) => {
      sink.exchange?.(exchange);
      if (!exchange.facts?.job) return;
      running.jobs += 1;
      if (!kill || running.hasEnded) return;
      running.hasEnded = true;
      // Bound now: by then a program that ended by itself has been started again, and must go on.
      const end = running.kill;
      if (kill === 'before') end();
      else setTimeout(end, KILL_AFTER_MS);
    },
  };
}

async function hook() {
  const port = await freePort();
  return {HOOK_PORT: `${port}`, HOOK_URL: `http://127.0.0.1:${port}/hook`};
}

function wordsOf({hasChannels, recordings, words = WORDS}: Drill): number[][] {
  const row = (from: number) => Array.from({length: recordings ?? words}, (_, index) => from + index);
  return hasChannels ? [row(0), row(SECOND_FROM)] : [row(0)];
}

/** One recording; two for channels, and for jobs that notify, each with half of the words. */
function audioFiles(folder: string, drill: Drill): {AUDIO: string; AUDIO_2?: string} {
  const {kind, isUnplayable, hasChannels, recordings, words = WORDS} = drill;
  const write = (name: string, from: number, to: number, silence = 0) => {
    const file = join(folder, name);
    writeFileSync(file, numbersWav(to - from, 16_000, from, silence));
    return file;
  };
  if (isUnplayable) {
    const file = join(folder, 'audio.webm');
    writeFileSync(file, Buffer.concat([WEBM, Buffer.alloc(50_000, 0x5a)]));
    return {AUDIO: file, AUDIO_2: file};
  }
  if (recordings) {
    mkdirSync(join(folder, 'recordings'));
    for (let word = 0; word < recordings; word += 1)
      write(`recordings/${`${word}`.padStart(3, '0')}.wav`, word, word + 1);
    return {AUDIO: join(folder, 'recordings')};
  }
  if (hasChannels) {
    const second = write('second.wav', SECOND_FROM, SECOND_FROM + words, SECOND_LATER_SECONDS);
    return {AUDIO: write('first.wav', 0, words), AUDIO_2: second};
  }
  if (kind !== 'webhook') return {AUDIO: write('audio.wav', 0, kind === 'agent' ? AGENT_WORDS : words)};
  return {AUDIO: write('first.wav', 0, WORDS / 2), AUDIO_2: write('second.wav', WORDS / 2, WORDS)};
}

/** Runs a program to its end, or to the limit of its time: the status is `null` then. */
async function watch(command: string, args: string[], environment: object, limitMs: number, running: Running) {
  const env = {...process.env, ...environment, PYTHONUNBUFFERED: '1'};
  // In a process group of its own, so that what the program starts ends with it.
  const child = spawn(command, args, {env, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  let [output, errors, isLate] = ['', '', false];
  child.stdout.on('data', (data) => {
    output = `${output}${data}`.slice(0, MAX_OUTPUT);
  });
  child.stderr.on('data', (data) => {
    errors = `${errors}${data}`.slice(-4000);
  });
  running.kill = () => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  };
  const timer = setTimeout(() => {
    isLate = true;
    running.kill();
  }, limitMs);
  try {
    const [code] = await once(child, 'close');
    return {output, errors, status: isLate ? null : (code ?? 1)};
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw new OptionError(
      `The drill cannot start "${command}": ${code === 'ENOENT' ? 'there is no such program' : code}.`,
    );
  } finally {
    clearTimeout(timer);
  }
}
