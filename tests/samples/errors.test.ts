/** Every program that calls the service ends with a clear message when a key, a configuration, or a job is rejected. */
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {Options} from '@speech-docs/emulator/core/options';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {claimForAll} from '../support/claim';
import {listen} from '../support/ports';
import {isFull, oneOfEach} from '../support/tier';
import {isCompiled, missingFor} from './ingredients';
import {type Program, programs, readResolved} from './programs';
import {type Outcome, SampleRunner} from './run';

const JOB = 'k3v9qd71xa';
const REASON = 'unable to fetch audio: http status code 404';

type HttpResponse = {status: number; body: unknown};
const notFound: HttpResponse = {status: 404, body: {code: 404, error: 'Job not found'}};

/** Pages of three jobs, far below the limit. Two jobs that started in the same millisecond are on two pages. */
const LISTED = ['09:10:11.120', '08:56:02.733', '08:55:40.902', '08:55:40.902', '03:21:07.355'].map((time, index) => {
  return {id: `${index}${JOB}`, status: 'done', created_at: `2026-03-04T${time}Z`, data_name: 'example.wav'};
});

/** How the fake service responds. */
const services = {
  wrongKey: () => ({status: 401, body: '<html><head><title>401 Authorization Required</title></head></html>'}),
  rejectedConfig: ({method}: IncomingMessage) =>
    method === 'POST'
      ? {status: 400, body: {code: 400, error: 'Job rejected', detail: 'Job config JSON is invalid'}}
      : notFound,
  shortPages: ({url}: IncomingMessage) => {
    const before = new URL(url ?? '/', 'http://localhost').searchParams.get('created_before');
    const older = LISTED.filter(({created_at}) => !before || Date.parse(created_at) < Date.parse(before));
    return {status: 200, body: {jobs: older.slice(0, 3)}};
  },
  rejectedJob: ({method, url}: IncomingMessage) => {
    if (method === 'POST') return {status: 201, body: {id: JOB}};
    const isDetails = new URL(url ?? '/', 'http://localhost').pathname.endsWith(`/jobs/${JOB}`);
    const errors = [{timestamp: '2026-03-04T09:10:40.210Z', message: REASON}];
    const job = {id: JOB, status: 'rejected', created_at: '2026-03-04T09:10:11.120Z', data_name: '', errors};
    return isDetails ? {status: 200, body: {job}} : notFound;
  },
} satisfies Record<string, (request: IncomingMessage) => HttpResponse>;

const sourceOf = (path: string) => readResolved(`samples/${path}`);
const runnable = programs.filter(({cases}) => cases.length > 0);
/** They wait for calls, whatever their key is: receivers.test.ts, refusedKey.test.ts. */
const isServer = ({cases, path}: Program) => cases.some(({notifyAt}) => notifyAt) || path.endsWith('/key_server.py');
/** Modules are imported by other programs, and a phone takes calls: phoneCall.test.ts, phone.test.ts. */
const isPart = ({cases, path}: Program) => cases.every(({output}) => output === null) || path.includes('/phone');
const sockets = runnable.filter(
  (one) =>
    !isServer(one) &&
    !isPart(one) &&
    /^(?:realtime|flow)\/(?:python|javascript|typescript|java|go|csharp)\//.test(one.path),
);
const callers = runnable.filter(
  (one) =>
    !isServer(one) &&
    /^(?:batch|reference|get-started|flow\/shell)\//.test(one.path) &&
    /\b(?:BATCH_URL|KEYS_URL|DISCOVERY_URL|FLOW_WEBRTC_URL)\b/.test(sourceOf(one.path)),
);
const submitters = callers.filter(({path}) => /data_file|fetch_data|StartConversation/.test(sourceOf(path)));
const waiters = submitters.filter(({path}) => /\brunning\b(?! jobs)/.test(sourceOf(path)));

it('leaves out no program that needs a key, other than pages, which have tests of their own', () => {
  const needsKey = programs.filter(({path}) => /\bAPI_KEY\b/.test(sourceOf(path)));
  // Containers check no key.
  const isElsewhere = (one: Program) =>
    one.isPage || one.reason || isServer(one) || isPart(one) || /^(?:drills|deployments|flow\/nextjs)\//.test(one.path);
  const left = needsKey.filter((one) => ![...callers, ...sockets].includes(one) && !isElsewhere(one));
  expect(left.map(({path}) => path)).toEqual([]);
  expect([needsKey, callers, submitters, waiters].map(({length}) => length > 30)).toEqual([true, true, true, true]);
});

let stage: SampleRunner;
const servers: Server[] = [];
beforeAll(async () => {
  stage = await SampleRunner.open();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await stage.close();
});

/** Runs the program as its page does, against an emulator with these settings. */
const runOn = (program: Program, service: Partial<Options>) =>
  stage.run(program, {...(program.cases[0] ?? {}), service});

/** Runs the program as its page does, against a fake of the REST API. */
async function runAgainst(program: Program, name: keyof typeof services): Promise<Outcome> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const {status, body} = services[name](request);
      const isText = typeof body === 'string';
      response.writeHead(status, {'Content-Type': isText ? 'text/html' : 'application/json', Connection: 'close'});
      response.end(isText ? body : JSON.stringify(body));
    });
  });
  servers.push(server);
  const host = `http://127.0.0.1:${await listen(server)}`;
  const [usual] = program.cases;
  const env = {
    ...usual?.env,
    BATCH_URL: `${host}/v2`,
    KEYS_URL: `${host}/v1`,
    DISCOVERY_URL: `${host}/v1/discovery/features`,
    FLOW_WEBRTC_URL: `${host}/v1/flow/livekit`,
  };
  return stage.run(program, {...usual, env});
}

/** A program that polls or retries what cannot succeed is stopped, at its time limit. */
function expectClearEnd({code, stderr, timedOut}: Outcome): void {
  expect(stderr, 'a stack trace is no message').not.toMatch(/Traceback|^\s+at .*:\d+:\d+/m);
  expect(timedOut).toBe(false);
  expect(code, stderr).toBeGreaterThan(0);
}

it.for(['batch/python/list-jobs.py', 'batch/javascript/list-jobs.mjs'])(
  '%s lists each job once until a page has no new one, however short the pages before it are',
  async (path, context) => {
    const program = callers.find((one) => one.path === path) as Program;
    if (missingFor(program)) return context.skip(`${missingFor(program)} is missing here (npm run setup)`);
    const {output, code} = await runAgainst(program, 'shortPages');
    expect(output.match(new RegExp(`\\d${JOB}`, 'g'))).toEqual(LISTED.map(({id}) => id));
    expect(code).toBe(0);
  },
);

const typeOf = ({path}: Program) => (path.startsWith('flow/') ? 'config_error' : 'invalid_config');
// A program that connects with a temporary key learns it from the request for that key.
const handshakeOf = ({path}: Program) => `HTTP ${sourceOf(path).includes('api_keys') ? 403 : 401}`;

type Row = [what: string, programs: Program[], run: (one: Program) => Promise<Outcome>, says: (one: Program) => RegExp];
const faults: Row[] = [
  ['whose key is wrong', callers, (one) => runAgainst(one, 'wrongKey'), () => /401/],
  ['whose configuration is rejected', submitters, (one) => runAgainst(one, 'rejectedConfig'), () => /Job rejected/],
  ['whose job is rejected', waiters, (one) => runAgainst(one, 'rejectedJob'), () => new RegExp(REASON)],
  ['whose handshake is rejected', sockets, (one) => runOn(one, {keys: ['other']}), (one) => RegExp(handshakeOf(one))],
  [
    'whose session is rejected',
    sockets,
    (one) => runOn(one, {fault: typeOf(one)}),
    (one) => new RegExp(`${typeOf(one)}: \\S`),
  ],
];

describe.each(faults)('a program %s says so, and ends', (_what, all, run, says) => {
  const isSocket = all === sockets;
  const kindOf = ({path, language}: Program) => (isSocket ? path.split('/').slice(0, 2).join(' in ') : language);
  // What is compiled gets these responses at night.
  const due = all.filter(({language}) => isFull || !isCompiled(language));
  it.for([...new Set(due.map(kindOf))])('%s', async (kind, context) => {
    const mine = due.filter((one) => kindOf(one) === kind && !missingFor(one));
    if (mine.length === 0) return context.skip('what they need is missing here (npm run setup)');
    const check = async (program: Program) => {
      const outcome = await run(program);
      expect(`${outcome.stderr}${isSocket ? '' : outcome.output}`).toMatch(says(program));
      expectClearEnd(outcome);
    };
    await claimForAll(oneOfEach(mine, kindOf), ({path}) => path, check, isSocket ? 1 : 4);
  });
});
