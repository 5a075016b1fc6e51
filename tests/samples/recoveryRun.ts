/** Runs a program that recovers against a fault; recognition is a function of the audio, so lost and repeated words show. */
import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {startEmulator} from '../../packages/emulator/adapters/server';
import {numberAudio} from '../../packages/emulator/core/numbers';
import {addressVariables} from '../../packages/emulator/core/variables';
import {findPython} from '../../tools/python';
import {contracts} from '../support/contracts';
import {remembered} from '../support/remembered';
import {ROOT, readResolved} from './programs';

/** Ten seconds of audio. */
export const WORDS = 40;
export const SAMPLE_RATE = 16_000;
// Inside node_modules, so that Node.js finds the packages that a program imports.
const WORK = join(ROOT, 'node_modules/.cache/recovery');
const MOST_MS = 100_000;

/** Writes a program once, since others may be reading it; returns where it is. */
const laid = remembered((sample) => {
  mkdirSync(WORK, {recursive: true});
  const file = join(WORK, basename(sample));
  writeFileSync(file, readResolved(sample));
  return file;
});

export interface Run {
  lost: number;
  twice: number;
  /** Attempts after a wait, as the program reports them. */
  waits: number;
  /** `null`: it ran out of time. */
  status: number | null;
  errors: string;
}

/** Runs a program that reads raw audio from standard input, and prints times and words. */
export async function runAgainst(
  sample: string,
  fault?: string,
  audio = numberAudio(0, WORDS, SAMPLE_RATE),
): Promise<Run> {
  const emulator = await startEmulator({port: 0, contracts, recognize: 'numbers', fault, timeScale: 1});
  const command = sample.endsWith('.py') ? findPython() : process.execPath;
  const env = {...process.env, ...addressVariables(emulator.port), API_KEY: 'key', RETRY_SECONDS: '0.02'};
  const program = spawn(`${command}`, [laid(sample)], {env, cwd: WORK});
  const timer = setTimeout(() => program.kill('SIGKILL'), MOST_MS);
  try {
    let output = '';
    let errors = '';
    program.stdout.on('data', (data) => (output += data));
    program.stderr.on('data', (data) => (errors += data));
    // A program that stops early closes its input.
    program.stdin.on('error', () => {});
    program.stdin.end(audio);
    const status = await new Promise<number | null>((resolve) => program.on('close', resolve));
    const words = output.split('\n').flatMap((line) => line.trim().split(/\s+/).slice(1).map(Number));
    const heard = new Set(words);
    const lost = Array.from({length: WORDS}, (_, word) => word).filter((word) => !heard.has(word)).length;
    return {lost, twice: words.length - heard.size, waits: errors.match(/next try/g)?.length ?? 0, status, errors};
  } finally {
    clearTimeout(timer);
    await emulator.close();
  }
}
