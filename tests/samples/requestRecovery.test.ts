/** The programs that create a job keep the table of decisions, and create one job whatever happens on the way. */
import {copyFileSync, existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import type {Exchange} from '@speech-docs/emulator/core';
import {listen} from '@speech-docs/emulator/server';
import {describe, expect, it, type TestContext, vi} from 'vitest';
import {requestDecisions, waits} from '../../data/recovery';
import {contracts} from '../support/contracts';
import {temporaryFolder} from '../support/temporaryFolder';
import {inTurn} from '../support/tier';
import {ROOT} from './programs';
import {skipWithoutLanguage, startSample, withService} from './recoveryRun';

const {attempts} = waits.request;
const programs = [
  'samples/batch/python/create-once.py',
  'samples/batch/javascript/create-once.mjs',
  'samples/batch/go/create-once.go',
  'samples/batch/java/CreateOnce.java',
  'samples/batch/csharp/CreateOnce.cs',
];

function newRecording(): string {
  const recording = join(temporaryFolder('job'), 'example.wav');
  copyFileSync(join(ROOT, 'samples/audio/announcement.wav'), recording);
  return recording;
}

async function run(program: string, recording: string, variables: Record<string, string>) {
  const {said, status} = startSample(program, variables, [recording]);
  const code = await status;
  return {status: code, id: /^Job (\w+)$/m.exec(said.output)?.[1], errors: said.errors};
}

async function runWith(program: string, fault: string, recordings = ['announcement']) {
  const recording = newRecording();
  const exchanges: Exchange[] = [];
  const reports = {exchange: (one: Exchange) => void exchanges.push(one)};
  return await withService({fault, reports}, async (variables) => {
    const runs = [];
    for (const [time, name] of recordings.entries()) {
      const file = join(ROOT, `samples/audio/${name}.wav`);
      if (name !== (recordings[time - 1] ?? 'announcement')) copyFileSync(file, recording);
      runs.push(await run(program, recording, variables));
    }
    const sent = [...exchanges];
    // The empty header keeps the fault away.
    const headers = {Authorization: 'Bearer key', 'X-Emulator-Fault': ''};
    const {jobs} = (await (await fetch(`${variables.BATCH_URL}/jobs`, {headers})).json()) as {
      jobs: {id: string; data_name: string}[];
    };
    const of = (wanted: string) => sent.filter(({method}) => method === wanted);
    const names = jobs.map(({data_name}) => data_name);
    return {runs, ids: jobs.map(({id}) => id), names, posts: of('POST'), reads: of('GET')};
  });
}

interface Meeting {
  status?: number;
  error?: string;
  headers?: Record<string, string>;
  /** The job is created, and no response comes. */
  isSilent?: boolean;
}

/** Starts an API with its own response to the nth request of a method. Otherwise, it creates jobs, and lists them after `lag` lists. */
async function startApi(
  {onTestFinished}: TestContext,
  meets: (method: string, nth: number) => Meeting | undefined,
  {lag = 0, isAppliance = false} = {},
) {
  const jobs: {id: string; created_at: string; config: object}[] = [];
  const counts = {POST: 0, GET: 0};
  const service = createServer(async (request, response) => {
    const method = request.method as 'POST' | 'GET';
    counts[method] += 1;
    const {status = 200, error, headers, isSilent} = meets(method, counts[method]) ?? {};
    let body = '';
    for await (const chunk of request.setEncoding('latin1')) body += chunk;
    const isGood = status === 200;
    if (isGood && method === 'POST') {
      const reference = /"reference": ?"([^"]+)"/.exec(body)?.[1];
      jobs.unshift({id: `job${jobs.length}`, created_at: new Date().toISOString(), config: {tracking: {reference}}});
    }
    if (isSilent) return;
    const {pathname, searchParams} = new URL(`${request.url}`, 'http://localhost');
    const before = searchParams.get('created_before') ?? '9';
    const listed = counts.GET > lag ? jobs.filter((job) => job.created_at < before).slice(0, 100) : [];
    const one = {job: jobs.find(({id}) => pathname.endsWith(`/${id}`))};
    const list = {jobs: isAppliance ? listed.map(({config: _, ...job}) => job) : listed};
    const good = method === 'POST' ? {id: jobs[0]?.id} : one.job ? one : list;
    response.writeHead(status, {'Content-Type': 'application/json', ...headers});
    response.end(JSON.stringify(isGood ? good : {code: status, error}));
  });
  onTestFinished(() => {
    service.close();
    service.closeAllConnections();
  });
  return {variables: {BATCH_URL: `http://127.0.0.1:${await listen(service)}`}, jobs, counts};
}

const texts = (contracts.documents.batch['x-errors'] as {id: string; value: string | null}[]).flatMap(({id, value}) =>
  value && ['runningJob', 'fullQueue'].includes(`${requestDecisions[id]?.wait}`) ? [value] : [],
);

// Side by side, because all of them wait.
describe.concurrent.each(programs)('%s', (program) => {
  skipWithoutLanguage(program);
  const number = programs.indexOf(program);

  const created = [
    `POST:500-after*1, GET:503*${attempts}`,
    'POST:500-after*1, GET:cut*1',
    'POST:cut-after*1, GET:list-late@1',
    'POST:full*1',
    `POST:503*${attempts}`,
    'POST:html*1',
    'POST:cut*1',
  ];
  it.each(inTurn(created, number, programs.length))(
    'creates one job, whose name says nothing, and prints its ID, after %s',
    async (fault) => {
      const {runs, ids, names, posts} = await runWith(program, fault);
      expect({runs, ids}).toMatchObject({runs: [{status: 0, id: ids[0]}], ids: [expect.any(String)]});
      expect(names).toEqual([expect.stringMatching(/^[\w-]{36}\.wav$/)]);
      expect(posts.length).toBeLessThanOrEqual(1 + attempts);
    },
  );

  it('repeats a request that was rejected without a look at the list, after the wait of Retry-After', async () => {
    const {runs, ids, posts, reads} = await runWith(program, 'POST:429@2*1');
    expect([runs[0]?.status, ids.length, posts.length, reads.length]).toEqual([0, 1, 2, 0]);
    // It is noted when it ends, and the response may take a moment to arrive.
    expect(Number(posts[1]?.at) - Number(posts[0]?.at)).toBeGreaterThan(1900);
  });

  const ends = [
    ['POST:503', 0, 1 + attempts],
    ['POST:429', 0, 1 + attempts],
    ['POST:401', 0, 1],
    ['POST:500-after*1, GET:404*1', 1, 1],
  ] as const;
  it.each(inTurn(ends, number, programs.length))('ends with 1 after %s', async (fault, jobs, requests) => {
    const {runs, ids, posts} = await runWith(program, fault);
    expect([runs[0]?.status, runs[0]?.id, ids.length, posts.length]).toEqual([1, undefined, jobs, requests]);
  });

  it('finds the job when it is run again, asks nothing once it knows it, and creates one for another recording', async () => {
    const fault = `POST:500-after*1, GET:503*${attempts + 1}`;
    const recordings = ['announcement', 'announcement', 'announcement', 'harbor-tour'];
    const {runs, ids, posts, reads} = await runWith(program, fault, recordings);
    const [other, id] = ids;
    expect(runs).toMatchObject([
      {status: 1, id: undefined},
      {status: 0, id},
      {status: 0, id},
      {status: 0, id: other},
    ]);
    expect([ids.length, posts.length, reads.length]).toEqual([2, 2, attempts + 2]);
  });

  const found = [
    [{lag: 0}, 0, 1],
    [{lag: 1}, 0, 2],
    [{isAppliance: true}, 0, 2],
    // On its second page.
    [{}, 150, 2],
    // Nothing is sent as long as the connection takes.
    [{address: 'http://192.0.2.1'}, 0, 2],
  ] as const;
  it.for<readonly [{lag?: number; isAppliance?: boolean; address?: string}, number, number]>(
    inTurn(found, number, programs.length),
  )(
    'has one job when it was killed over it, or before it sent it: %o, below %i others',
    async ([{address, ...api}, others, reads], context) => {
      const first = (method: string, nth: number) =>
        method === 'POST' && nth === 1 && !address ? {isSilent: true} : undefined;
      const {variables, jobs, counts} = await startApi(context, first, api);
      const recording = newRecording();
      const {program: running, status} = startSample(program, address ? {BATCH_URL: address} : variables, [recording]);
      await vi.waitFor(() => expect(address ? existsSync(`${recording}.job.json`) : jobs[0]).toBeTruthy(), 60_000);
      running.kill('SIGKILL');
      await status;
      for (let other = 1; other <= others; other += 1) {
        const created_at = new Date(Date.now() + other).toISOString();
        jobs.unshift({id: `other${other}`, created_at, config: {}});
      }
      expect(await run(program, recording, variables)).toMatchObject({status: 0, id: 'job0'});
      expect([jobs.length, counts.POST, counts.GET]).toEqual([1 + others, 1, reads]);
    },
  );

  const busy = {status: 429, error: 'Busy'};
  const elsewhere = (Location: string) => ({status: 307, headers: {Location}});
  type List = [what: string, failures: number, meeting: Meeting, status: number];
  const lists: List[] = [
    ...texts.map((error): List => [`the text "${error}", whatever the status`, 1, {status: 404, error}, 0]),
    ['a status without a text that it knows', attempts, busy, 0],
    ['such a status once too often', attempts + 1, busy, 1],
    ['a refused connection, so that nothing was sent', attempts, elsewhere('http://127.0.0.1:2'), 0],
    ['an unknown host, so that nothing was sent', attempts, elsewhere('http://unknown.invalid'), 0],
  ];
  it.for(inTurn(lists, number, programs.length))(
    'goes by %s, %i times in a row',
    async ([_, failures, meeting, expected], context) => {
      // The first request has an unclear end, and the reads of the list meet this.
      const {variables} = await startApi(context, (method, nth) => {
        if (method === 'POST') return nth === 1 ? {status: 500} : undefined;
        return nth <= failures ? meeting : undefined;
      });
      expect((await run(program, newRecording(), variables)).status).toBe(expected);
    },
  );

  it('says that the recording is missing', async () => {
    const missing = `${newRecording()}.missing`;
    expect(await run(program, missing, {})).toMatchObject({status: 1, errors: expect.stringContaining(missing)});
    expect(existsSync(`${missing}.job.json`)).toBe(false);
  });
});
