/** Runs a program that recovers against a fault; recognition is a function of the audio, so lost and repeated words show. */
import {type ChildProcess, type StdioOptions, spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, extname, join} from 'node:path';
import {addressVariables, type Exchange, numberAudio, type SessionReport} from '@speech-docs/emulator/core';
import {type ServerOptions, startEmulator} from '@speech-docs/emulator/server';
import {beforeEach, expect, vi} from 'vitest';
import {languageByEnding} from '../../data/sampleLanguages';
import {contracts} from '../support/contracts';
import {remembered} from '../support/remembered';
import type {Language} from './cases';
import {compilers, interpreterOf, missingFor} from './ingredients';
import {ROOT, readResolved} from './programs';

/** Ten seconds of audio. */
export const WORDS = 40;
export const SAMPLE_RATE = 16_000;
export const speech = Buffer.from(numberAudio(0, WORDS, SAMPLE_RATE));
// Inside node_modules, so that Node.js finds the packages that a program imports.
// A folder for each worker, written once: a program that starts must not read a file while another test writes it.
export const WORK = join(ROOT, 'node_modules/.cache', `recovery-${process.env.VITEST_POOL_ID ?? 0}`);
const MOST_MS = 100_000;

/** Writes a program once; returns where it is. */
export const installSample = remembered((sample) => {
  mkdirSync(WORK, {recursive: true});
  const file = join(WORK, basename(sample));
  writeFileSync(file, readResolved(sample));
  return file;
});

/** What runs the program and is missing here: the set-up has named the command. */
export const missingOf = (sample: string) =>
  missingFor({path: sample.slice('samples/'.length), language: languageOf(sample)});

/** The tests around this are skipped where what runs the program is missing. */
export function skipWithoutLanguage(sample: string): void {
  const missing = missingOf(sample);
  beforeEach(({skip}) => skip(missing !== undefined, `${missing} is missing here`));
}

const languageOf = (sample: string) => languageByEnding[extname(sample)] as Language;

export interface Started {
  program: ChildProcess;
  /** What it has printed so far. */
  said: {output: string; errors: string};
  /** `null`: it was ended by a signal. */
  status: Promise<number | null>;
}

/** Returns the command that runs a program, without its arguments. */
export function commandOf(sample: string): string[] {
  const interpreter = interpreterOf(join(ROOT, sample), languageOf(sample)) ?? '';
  const compiler = compilers[interpreter];
  return [...(compiler ? ['sh', '-c', compiler, 'sh'] : [interpreter]), installSample(sample)];
}

/** Starts a program of the samples, which waits for hundredths of a second where readers wait for seconds. */
export function startSample(
  sample: string,
  variables: Record<string, string>,
  args: string[] = [],
  {stdio = 'pipe', cwd = WORK}: {stdio?: StdioOptions; cwd?: string} = {},
): Started {
  const [command = '', ...first] = commandOf(sample);
  const env = {...process.env, API_KEY: 'key', RETRY_SECONDS: '0.02', ...variables};
  const program = spawn(command, [...first, ...args], {env, cwd, stdio});
  const said = {output: '', errors: ''};
  program.stdout?.on('data', (data) => (said.output += data));
  program.stderr?.on('data', (data) => (said.errors += data));
  const status = new Promise<number | null>((resolve, reject) => program.on('close', resolve).on('error', reject));
  return {program, said, status};
}

/** Starts a server of the samples; returns also its port, once it has said so. */
export async function startSampleServer(sample: string, variables: Record<string, string>, cwd?: string) {
  const started = startSample(sample, {PORT: '0', STREAM_TOKEN: 'secret', ...variables}, [], cwd ? {cwd} : {});
  const port = () => /port (\d+)/.exec(started.said.output)?.[1];
  await vi.waitFor(() => expect(port()).toBeDefined(), 60_000);
  return {...started, port: `${port()}`};
}

/** Calls `use` with the variables of a service that has these options. */
export async function withService<T>(
  options: Partial<ServerOptions>,
  use: (variables: Record<string, string>) => Promise<T>,
): Promise<T> {
  const emulator = await startEmulator({port: 0, contracts, ...options});
  try {
    return await use(addressVariables(emulator.port));
  } finally {
    await emulator.close();
  }
}

export interface Run {
  lost: number;
  twice: number;
  /** `null`: it ran out of time. */
  status: number | null;
  /** Handshakes that succeeded. */
  sessions: number;
  words: number[];
  errors: string;
  /** Rules that it broke in its sessions. */
  broken: string[];
}

interface Circumstances {
  fault?: string;
  audio?: Uint8Array;
  stdio?: StdioOptions;
  /** What happens while it runs; otherwise, it is given the audio. */
  act?: (started: Started) => unknown;
  timeScale?: number;
}

/** Runs a program that reads raw audio from standard input, and prints times and words. */
export function runAgainst(
  sample: string,
  {fault, audio = speech, stdio, act = ({program}) => program.stdin?.end(audio), timeScale = 1}: Circumstances = {},
): Promise<Run> {
  const statuses: number[] = [];
  const broken: string[] = [];
  const reports = {
    exchange: ({status}: Exchange) => void statuses.push(status),
    session: (report: SessionReport) => void broken.push(...report.broken.map(({rule}) => rule.id)),
  };
  return withService({recognize: 'numbers', fault, timeScale, reports}, async (variables) => {
    const started = startSample(sample, variables, [], {stdio});
    const {program, said, status} = started;
    const timer = setTimeout(() => program.kill('SIGKILL'), MOST_MS);
    // A program that stops early closes its input.
    program.stdin?.on('error', () => {});
    act(started);
    const code = await status;
    clearTimeout(timer);
    const {output, errors} = said;
    // Mono writes of its own errors to standard output.
    const lines = output.split('\n').filter((line) => /^ *\d/.test(line));
    const words = lines.flatMap((line) => line.trim().split(/\s+/).slice(1).map(Number));
    const heard = new Set(words);
    const lost = Array.from({length: WORDS}, (_, word) => word).filter((word) => !heard.has(word)).length;
    return {
      lost,
      twice: words.length - heard.size,
      status: code,
      sessions: statuses.filter((one) => one === 101).length,
      words,
      errors,
      broken,
    };
  });
}
