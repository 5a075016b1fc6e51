/** The programs that hold a conversation from the shell keep the table of decisions: attempts, and the exit status. */
import {spawn} from 'node:child_process';
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {expect, it} from 'vitest';
import {waits} from '../../data/recovery';
import {startEmulator} from '../../packages/emulator/adapters/server';
import {addressVariables} from '../../packages/emulator/core/variables';
import {findPython} from '../../tools/python';
import {contracts} from '../support/contracts';
import {ROOT, readResolved} from './programs';

// Inside node_modules, so that Node.js finds the packages that a program imports.
const WORK = join(ROOT, 'node_modules/.cache/conversations');

async function runAgainst(sample: string, fault: string) {
  const emulator = await startEmulator({port: 0, contracts, fault: `socket:${fault}`, timeScale: 1});
  mkdirSync(WORK, {recursive: true});
  const file = join(WORK, basename(sample));
  writeFileSync(file, readResolved(sample));
  copyFileSync(join(ROOT, 'samples/audio/repair-desk.wav'), join(WORK, 'question.wav'));
  const env = {...process.env, ...addressVariables(emulator.port), API_KEY: 'key', RETRY_SECONDS: '0.02'};
  const command = sample.endsWith('.py') ? findPython() : process.execPath;
  const program = spawn(`${command}`, [file, 'question.wav', 'reply.wav'], {env, cwd: WORK});
  let printed = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (printed += text));
  try {
    const status = await new Promise<number | null>((resolve) => program.on('close', resolve));
    return {status, attempts: printed.match(/Again in/g)?.length ?? 0};
  } finally {
    await emulator.close();
  }
}

const rows: [fault: string, attempts: number, status: number][] = [
  ['quota*2', 2, 0],
  ['503*2', 2, 0],
  ['cut@1*1', 1, 0],
  ['internal_error@1*1', 1, 0],
  ['session_timeout@1*1', 1, 0],
  ['config_error@0', 0, 1],
  ['timelimit_exceeded@1', 0, 1],
  ['401', 0, 1],
  ['unknown_error@0', 1, 1],
  ['1011@0', waits.socket.attempts, 1],
];
const programs = ['samples/flow/python/conversation.py', 'samples/flow/javascript/conversation.mjs'];

it.concurrent.each(programs.flatMap((program) => rows.map((row) => [program, ...row] as const)))(
  '%s meets %s, tries again %i times, and ends with %i',
  async (program, fault, attempts, status) => {
    expect(await runAgainst(program, fault)).toEqual({status, attempts});
  },
);
