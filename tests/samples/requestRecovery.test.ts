/** The programs that repeat a request keep the table of decisions: what they repeat, how often, and how they end. */
import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {waits} from '../../data/recovery';
import {startEmulator} from '../../packages/emulator/adapters/server';
import {addressVariables} from '../../packages/emulator/core/variables';
import {findPython} from '../../tools/python';
import {contracts} from '../support/contracts';
import {ROOT, readResolved} from './programs';

const WORK = join(ROOT, 'node_modules/.cache/requests');
const {attempts} = waits.request;

/** Runs a program against a service that fails so often; the status of the program is what it ended with. */
async function runAgainst(sample: string, fault: string): Promise<number | null> {
  const emulator = await startEmulator({port: 0, contracts, fault});
  const file = join(WORK, basename(sample));
  const env = {...process.env, ...addressVariables(emulator.port), API_KEY: 'key', RETRY_SECONDS: '0.01'};
  const program = spawn(`${sample.endsWith('.py') ? findPython() : process.execPath}`, [file], {env});
  try {
    return await new Promise((resolve) => program.on('close', resolve));
  } finally {
    await emulator.close();
  }
}

const programs = ['samples/batch/python/retry.py', 'samples/batch/javascript/retry.mjs'];
beforeAll(() => {
  mkdirSync(WORK, {recursive: true});
  for (const sample of programs) writeFileSync(join(WORK, basename(sample)), readResolved(sample));
});

const rows: [fault: string, status: number][] = [
  ...[429, 500, 503].flatMap((status): [string, number][] => [
    [`${status}*${attempts}`, 0],
    [`${status}*${attempts + 1}`, 1],
  ]),
  ['cut*1', 0],
  ['401*1', 1],
  ['404*1', 1],
];

// Side by side, because all of them wait.
it.concurrent.each(programs.flatMap((program) => rows.map((row) => [program, ...row] as const)))(
  '%s meets %s, and ends with %i',
  async (program, fault, status) => expect(await runAgainst(program, `GET:${fault}`)).toBe(status),
);
