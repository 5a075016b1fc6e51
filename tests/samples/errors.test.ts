/** Every program that calls the service ends with a clear message when a key, a configuration, or a job is rejected. */
import {createServer, type IncomingMessage} from 'node:http';
import type {Options} from '@speech-docs/emulator/core';
import {listen} from '@speech-docs/emulator/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {claimForAll} from '../support/claim';
import {isFull, oneOfEach} from '../support/tier';
import {isCompiled, missingFor} from './ingredients';
import {type Program, programs, readResolved} from './programs';
import {type Outcome, SampleRunner} from './run';

type Respond = (request: IncomingMessage) => {status: number; type: string; body: string};

const sourceOf = (path: string) => readResolved(`samples/${path}`);
const runnable = programs.filter(({cases}) => cases.length > 0);
/** They wait for calls, whatever their key is: receivers.test.ts, pageServers.test.ts. */
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
beforeAll(async () => {
  stage = await SampleRunner.open();
});
afterAll(() => stage.close());

const runOn = (program: Program, service: Partial<Options>) =>
  stage.run(program, {...(program.cases[0] ?? {}), service});

async function runAgainst(program: Program, respond: Respond): Promise<Outcome> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const {status, type, body} = respond(request);
      response.writeHead(status, {'Content-Type': type, Connection: 'close'}).end(body);
    });
  });
  const host = `http://127.0.0.1:${await listen(server)}`;
  const [usual] = program.cases;
  const own = {BATCH_URL: `${host}/v2`, KEYS_URL: `${host}/v1`, DISCOVERY_URL: `${host}/v1/discovery/features`};
  const env = {...usual?.env, ...own, FLOW_WEBRTC_URL: `${host}/v1/flow/livekit`};
  return stage.run(program, {...usual, env}).finally(() => server.close());
}

it.for(['batch/python/list-jobs.py', 'batch/javascript/list-jobs.mjs'])(
  '%s lists each job once until a page has no new one, however short the pages before it are',
  async (path, context) => {
    const program = callers.find((one) => one.path === path) as Program;
    if (missingFor(program)) return context.skip(`${missingFor(program)} is missing here (npm run setup)`);
    // Pages of three jobs, far below the limit. Two jobs that started in the same millisecond are on two pages.
    const times = ['09:10:11.120', '08:56:02.733', '08:55:40.902', '08:55:40.902', '03:21:07.355'];
    const listed = times.map((time, index) => {
      return {id: `${index}k3v9qd71xa`, status: 'done', created_at: `2026-03-04T${time}Z`, data_name: 'example.wav'};
    });
    const {output, code} = await runAgainst(program, ({url}) => {
      const before = new URL(`${url}`, 'http://localhost').searchParams.get('created_before');
      const older = listed.filter(({created_at}) => !before || Date.parse(created_at) < Date.parse(before));
      return {status: 200, type: 'application/json', body: JSON.stringify({jobs: older.slice(0, 3)})};
    });
    expect(output.match(/\dk3v9qd71xa/g)).toEqual(listed.map(({id}) => id));
    expect(code).toBe(0);
  },
);

/** A gateway's page. */
const wrongKey: Respond = () => ({status: 401, type: 'text/html', body: '<title>401 Authorization Required</title>'});
const typeOf = ({path}: Program) => (path.startsWith('flow/') ? 'config_error' : 'invalid_config');
// A program that connects with a temporary key learns it from the request for that key.
const handshakeOf = ({path}: Program) => `HTTP ${sourceOf(path).includes('api_keys') ? 403 : 401}`;

type Row = [what: string, programs: Program[], run: (one: Program) => Promise<Outcome>, says: (one: Program) => RegExp];
const faults: Row[] = [
  ['whose key is wrong', callers, (one) => runAgainst(one, wrongKey), () => /401/],
  ['whose configuration is rejected', submitters, (one) => runOn(one, {fault: 'POST:400'}), () => /Job rejected/],
  ['whose job is rejected', waiters, (one) => runOn(one, {fault: 'POST:invalid-audio'}), () => /due to invalid audio/],
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
      // One that polls or retries what cannot succeed is stopped, at its time limit.
      const {code, output, stderr, timedOut} = await run(program);
      expect(`${stderr}${isSocket ? '' : output}`).toMatch(says(program));
      expect(stderr, 'a stack trace is no message').not.toMatch(/Traceback|^\s+at .*:\d+:\d+/m);
      expect([timedOut, Number(code) > 0], stderr).toEqual([false, true]);
    };
    await claimForAll(oneOfEach(mine, kindOf), ({path}) => path, check, isSocket ? 1 : 4);
  });
});
