/** The programs that repeat a request keep the table of decisions: what they repeat, how often, and how they end. */
import {expect, it} from 'vitest';
import {waits} from '../../data/recovery';
import {startSample, withService} from './recoveryRun';

const {attempts} = waits.request;
const programs = ['samples/batch/python/retry.py', 'samples/batch/javascript/retry.mjs'];

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
  async (program, fault, expected) => {
    const run = withService({fault: `GET:${fault}`}, (variables) => startSample(program, variables).status);
    expect(await run).toBe(expected);
  },
);
