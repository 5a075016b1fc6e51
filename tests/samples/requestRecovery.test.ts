/** The programs that repeat a request keep the table of decisions: what they repeat, how often, and how they end. */
import {createServer} from 'node:http';
import {describe, expect, it, type TestContext} from 'vitest';
import {requestDecisions, waits} from '../../data/recovery';
import {contracts} from '../support/contracts';
import {freePort, listen} from '../support/ports';
import {startSample, withService} from './recoveryRun';

const {attempts} = waits.request;
const programs = ['samples/batch/python/retry.py', 'samples/batch/javascript/retry.mjs'];

const rows: [fault: string, status: number][] = [
  ...[500, 503].flatMap((status): [string, number][] => [
    [`${status}*${attempts}`, 0],
    [`${status}*${attempts + 1}`, 1],
  ]),
  ['cut*1', 0],
  ['401*1', 1],
  ['404*1', 1],
];

/** Runs a program against a service that has this error so often, then an empty list of jobs. */
async function runAfter(
  program: string,
  failures: number,
  status: number,
  error: string,
  {onTestFinished}: TestContext,
  headers: Record<string, string> = {},
) {
  let requests = 0;
  const service = createServer((_, response) => {
    requests += 1;
    const hasFailed = requests <= failures;
    response.writeHead(hasFailed ? status : 200, {'Content-Type': 'application/json', ...(hasFailed && headers)});
    response.end(JSON.stringify(hasFailed ? {code: status, error} : {jobs: []}));
  });
  onTestFinished(() => void service.close());
  const port = await listen(service);
  return startSample(program, {BATCH_URL: `http://127.0.0.1:${port}`}).status;
}

const texts = (contracts.documents.batch['x-errors'] as {id: string; value: string | null}[]).flatMap(({id, value}) =>
  value && ['runningJob', 'fullQueue'].includes(`${requestDecisions[id]?.wait}`) ? [value] : [],
);

describe.concurrent.each(programs)('%s', (program) => {
  it.for(texts)('goes by the text "%s", whatever the status is', async (text, context) => {
    expect(await runAfter(program, 1, 404, text, context)).toBe(0);
  });

  it('goes by the status without a text that it knows', async (context) => {
    expect(await runAfter(program, attempts, 429, 'Busy', context)).toBe(0);
    expect(await runAfter(program, attempts + 1, 429, 'Busy', context)).toBe(1);
  });

  it('repeats a request that was not sent: the connection is refused, or the host unknown', async (context) => {
    for (const Location of [`http://127.0.0.1:${await freePort()}`, 'http://unknown.invalid']) {
      expect(await runAfter(program, attempts, 307, '', context, {Location})).toBe(0);
      expect(await runAfter(program, attempts + 1, 307, '', context, {Location})).toBe(1);
    }
  });
});

// Side by side, because all of them wait.
it.concurrent.each(programs.flatMap((program) => rows.map((row) => [program, ...row] as const)))(
  '%s meets %s, and ends with %i',
  async (program, fault, expected) => {
    const run = withService({fault: `GET:${fault}`}, (variables) => startSample(program, variables).status);
    expect(await run).toBe(expected);
  },
);
