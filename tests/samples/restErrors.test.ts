/** Every program that calls the REST API ends with a clear message when a key, a configuration, or a job is rejected. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {claimForAll} from '../support/claim';
import {listen} from '../support/ports';
import {isFull} from '../support/tier';
import {missingFor} from './ingredients';
import {type Program, programs, readResolved} from './programs';
import {type Outcome, Stage} from './run';

/** A program that polls or retries what cannot succeed takes longer. */
const MAX_SECONDS = 10;

const JOB = 'k3v9qd71xa';
const REASON = 'unable to fetch audio: http status code 404';

type HttpResponse = {status: number; body: unknown};

/** How the fake service answers `POST /jobs`, and everything else. */
const services = {
  wrongKey: () => ({status: 401, body: '<html><head><title>401 Authorization Required</title></head></html>'}),
  rejectedConfig: (request: IncomingMessage): HttpResponse =>
    request.method === 'POST'
      ? {status: 400, body: {code: 400, error: 'Job rejected', detail: 'Job config JSON is invalid'}}
      : {status: 404, body: {code: 404, error: 'Job not found'}},
  shortPages: (request: IncomingMessage) => shortPages(request),
  rejectedJob: (request: IncomingMessage): HttpResponse => {
    if (request.method === 'POST') return {status: 201, body: {id: JOB}};
    const isDetails = new URL(request.url ?? '/', 'http://localhost').pathname.endsWith(`/jobs/${JOB}`);
    const errors = [{timestamp: '2026-03-04T09:10:40.210Z', message: REASON}];
    const job = {id: JOB, status: 'rejected', created_at: '2026-03-04T09:10:11.120Z', data_name: '', errors};
    return isDetails ? {status: 200, body: {job}} : {status: 404, body: {code: 404, error: 'Job not found'}};
  },
};

it('leaves out no program that needs a key: sockets and pages have tests of their own', () => {
  const needsKey = programs.filter(({path}) => /\bAPI_KEY\b/.test(sourceOf(path)));
  const isElsewhere = ({path, isPage}: Program) =>
    isPage || /^(?:realtime|flow|drills)\/(?:python|javascript|nextjs)\//.test(path);
  const left = needsKey.filter((one) => !callers.includes(one) && !isElsewhere(one)).map(({path}) => path);
  expect(left).toEqual([]);
  expect(needsKey.length).toBeGreaterThan(120);
});

/** Pages of three jobs, far below the limit. Two jobs that started in the same millisecond are on two pages. */
const LISTED = ['09:10:11.120', '08:56:02.733', '08:55:40.902', '08:55:40.902', '03:21:07.355'].map((time, index) => {
  return {id: `${index}${JOB}`, status: 'done', created_at: `2026-03-04T${time}Z`, data_name: 'example.wav'};
});
const shortPages = (request: IncomingMessage): HttpResponse => {
  const before = new URL(request.url ?? '/', 'http://localhost').searchParams.get('created_before');
  const older = LISTED.filter(({created_at}) => !before || Date.parse(created_at) < Date.parse(before));
  return {status: 200, body: {jobs: older.slice(0, 3)}};
};

const isCaller = ({path, cases}: Program) =>
  cases.length > 0 &&
  /^(?:batch|reference|get-started|flow\/shell)\//.test(path) &&
  /\b(?:BATCH_URL|KEYS_URL|DISCOVERY_URL|FLOW_WEBRTC_URL)\b/.test(sourceOf(path));
const callers = programs.filter(isCaller);
const submitters = callers.filter(({path}) => /data_file|fetch_data|StartConversation/.test(sourceOf(path)));
const waiters = submitters.filter(({path}) => /\brunning\b/.test(sourceOf(path)));

function sourceOf(path: string): string {
  return readResolved(`samples/${path}`);
}

let stage: Stage;
const servers: Server[] = [];
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await stage.close();
});

async function runAgainst(program: Program, name: keyof typeof services): Promise<Outcome> {
  const [usual] = program.cases;
  if (!usual) throw new Error(`samples/${program.path} has no case in tests/samples/cases.ts`);
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    request.resume().on('end', () => {
      const {status, body} = services[name](request);
      const isText = typeof body === 'string';
      response.writeHead(status, {'Content-Type': isText ? 'text/html' : 'application/json', Connection: 'close'});
      response.end(isText ? body : JSON.stringify(body));
    });
  });
  servers.push(server);
  const host = `http://127.0.0.1:${await listen(server)}`;
  const env = {
    ...usual.env,
    BATCH_URL: `${host}/v2`,
    KEYS_URL: `${host}/v1`,
    DISCOVERY_URL: `${host}/v1/discovery/features`,
    FLOW_WEBRTC_URL: `${host}/v1/flow/livekit`,
  };
  return stage.run(program, {...usual, env});
}

function expectClearEnd({code, output, complaints, seconds, timedOut}: Outcome, reason: string | RegExp): void {
  expect(`${complaints}${output}`).toMatch(reason);
  expect(complaints, 'a stack trace is no message').not.toMatch(/Traceback|^\s+at .*:\d+:\d+/m);
  expect(timedOut).toBe(false);
  expect(code, complaints).toBeGreaterThan(0);
  expect(seconds, complaints).toBeLessThan(MAX_SECONDS);
}

it('finds the programs that call, submit, and wait', () => {
  expect(callers.length).toBeGreaterThan(80);
  expect(submitters.length).toBeGreaterThan(40);
  expect(waiters.length).toBeGreaterThan(30);
});

it.for(['batch/python/list-jobs.py', 'batch/javascript/list-jobs.mjs'])(
  '%s lists each job once until a page has no new one, however short the pages before it are',
  async (path, context) => {
    const program = callers.find((one) => one.path === path);
    if (!program) throw new Error(`samples/${path} calls no API`);
    if (missingFor(program)) return context.skip(`${missingFor(program)} is missing here (npm run setup)`);
    const {output, code} = await runAgainst(program, 'shortPages');
    expect(output.match(new RegExp(`\\d${JOB}`, 'g'))).toEqual(LISTED.map(({id}) => id));
    expect(code).toBe(0);
  },
);

const faults = [
  ['whose key is wrong ends with the status', 'wrongKey', '401', callers],
  ['whose configuration is rejected ends with the error', 'rejectedConfig', /Job rejected/, submitters],
  ['whose job is rejected ends with the reason', 'rejectedJob', REASON, waiters],
] as const;

describe.each(faults)('a program %s', (_what, fault, reason, all) => {
  const languages = [...new Set(all.map(({language}) => language))];
  it.for(languages)('in %s', async (language, context) => {
    const runnable = all.filter((one) => one.language === language && !missingFor(one));
    if (runnable.length === 0) return context.skip('what they need is missing here (npm run setup)');
    const nameOf = ({path}: Program) => path;
    const check = async (program: Program) => expectClearEnd(await runAgainst(program, fault), reason);
    await claimForAll(isFull ? runnable : runnable.slice(0, 1), nameOf, check, 4);
  });
});
