/** `--report`: every rule of the contract that a client broke, with its place and its page. */
import {afterEach, describe, expect, it} from 'vitest';
import {WebSocket} from 'ws';
import type {Emulator, ServerOptions} from '../adapters/server';
import {formatSession} from '../core/report';
import type {RequestReport, SessionReport} from '../core/reportSink';
import {Collected, reportOf} from '../drills/report';
import {audioFile, ENGLISH, Line, Rest, recognize, start, startRecognition, stream, transcribe} from './support/client';
import {until} from './support/clientServer';

let emulator: Emulator;
let sessions: SessionReport[] = [];
let requests: RequestReport[] = [];

async function serve(options: Partial<ServerOptions> = {}): Promise<void> {
  [sessions, requests] = [[], []];
  const reports = {
    session: (one: SessionReport) => sessions.push(one),
    request: (one: RequestReport) => requests.push(one),
  };
  emulator = await start({reports, ...options});
}
afterEach(() => emulator.close());

const idsOf = (report: SessionReport | undefined) => report?.broken.map(({rule}) => rule.id);

describe('the report of a session', () => {
  it('is empty for a client that follows the contract', async () => {
    await serve();
    await transcribe(emulator, {enable_partials: true});
    await until(() => sessions.length === 1);
    expect(sessions[0]).toMatchObject({api: 'realtime', error: undefined, broken: []});
    expect(formatSession(sessions[0] as SessionReport, 1, '')).toMatch(/no broken rules$/);
  });

  it('names frame, field, rule, place, and page', async () => {
    await serve();
    const line = await Line.open(emulator, '/v2');
    line.send(startRecognition({max_delay: 9}));
    await line.end();
    await until(() => sessions.length === 1);
    expect(formatSession(sessions[0] as SessionReport, 1, 'https://docs.example.com').split('\n')).toEqual([
      expect.stringMatching(/^Session 1 \(real time, \d+\.\d s, ended by invalid_config\): 1 broken rule$/),
      expect.stringContaining('shape.StartRecognition (frame 2, transcription_config.max_delay): '),
      '    Give StartRecognition the fields that its schema requires.',
      '    contracts/realtime.asyncapi.yaml: components.schemas.StartRecognition',
      '    https://docs.example.com/api-ref/realtime-transcription-websocket#startrecognition',
    ]);
  });

  it('lists what the service tolerates, and what it does not', async () => {
    await serve();
    const line = await recognize(emulator, {operating_point: 'enhanced'});
    line.send({message: 'EndOfStream', last_seq_no: 0});
    line.send(Buffer.alloc(100));
    await line.next('EndOfTranscript');
    line.socket.close();
    await until(() => sessions.length === 1);
    expect(idsOf(sessions[0])).toEqual(['deprecated', 'order.AddAudio']);
  });

  it('lists a socket that closed before the transcript was over', async () => {
    await serve();
    const line = await recognize(emulator);
    stream(line, audioFile('harbor-tour').subarray(44, 16_000));
    line.socket.close();
    await until(() => sessions.length === 1);
    expect(idsOf(sessions[0])).toEqual(['close']);
  });

  it.each(['duration_limit_exceeded@0.1', 'session_timeout@0.1', 'stall@0.1'])(
    'lists no early close after %s, where the pages say to leave',
    async (fault) => {
      await serve({fault: `socket:${fault}`});
      const line = await recognize(emulator);
      line.send(Buffer.alloc(6400));
      if (fault.startsWith('stall')) await line.next('AudioAdded');
      else await line.next('Warning');
      line.socket.close();
      await until(() => sessions.length === 1);
      expect(idsOf(sessions[0])).toEqual([]);
    },
  );

  it('lists a client that connects again too soon after an error', async () => {
    await serve();
    const failed = await Line.open(emulator, '/v2', {'X-Emulator-Fault': 'job_error'});
    await failed.end();
    await until(() => sessions.length === 1);
    await transcribe(emulator);
    await until(() => sessions.length === 2);
    expect(idsOf(sessions[1])).toEqual(['retry.job_error']);
  });

  it('takes no other call of a key for a retry: one that starts in another way, or comes beside others or after the retry', async () => {
    await serve();
    let reported = 0;
    const fail = async (language = 'en') => {
      reported += 1;
      const line = await Line.open(emulator, '/v2', {'X-Emulator-Fault': 'job_error@0.1'});
      line.send(startRecognition({language}));
      await line.next('RecognitionStarted');
      line.send(Buffer.alloc(6400));
      await line.end();
      await until(() => sessions.length === reported);
    };
    const transcribeNext = async () => {
      reported += 1;
      await transcribe(emulator);
      await until(() => sessions.length === reported);
      return idsOf(sessions.at(-1));
    };
    await fail('de');
    expect(await transcribeNext()).toEqual([]);
    await fail();
    expect([await transcribeNext(), await transcribeNext()]).toEqual([['retry.job_error'], []]);
    const other = await recognize(emulator);
    await fail();
    expect(await transcribeNext()).toEqual([]);
    other.socket.close();
    await until(() => sessions.length === reported + 1);
  });

  it('lists a time limit that was passed', async () => {
    let clock = Date.now();
    await serve({now: () => clock, timeScale: 1});
    const line = await recognize(emulator);
    clock += 3 * 60_000;
    await line.end();
    await until(() => sessions.length === 1);
    expect(idsOf(sessions[0])).toEqual(['limit.connection-idle']);
  });
});

it('a report without end says how much it does not list, and lists every broken rule', () => {
  const collected = new Collected();
  const {exchange} = collected.sink();
  const facts = {client: 1, endedAt: 0, bytes: '', errorId: undefined, retryAfter: 0, job: undefined};
  for (let at = 0; at < 1500; at += 1) exchange?.({at, method: 'GET', path: `/v2/jobs/${at}`, status: 200, facts});
  for (const at of [2000, 2010])
    exchange?.({at, method: 'GET', path: '/v2/jobs/x', status: 503, facts: {...facts, endedAt: at}});
  const report = reportOf(collected);
  expect(report.unlisted.requests).toBe(501);
  expect(report.requests.at(-1)?.broken).toMatchObject([{rule: 'batch.wait'}]);
  expect(report.notJudged.length).toBeGreaterThan(3);
});

describe('waits of the account', () => {
  it('are judged over temporary keys, after a refused handshake and after a connection that broke', async () => {
    const collected = new Collected();
    emulator = await start({reports: collected.sink(), fault: 'socket:429@5*1, socket:cut@0.1*1'});
    const rest = new Rest(emulator);
    const connect = async () => {
      const {body} = await rest.json('/v1/api_keys?type=rt', {method: 'POST', body: '{"ttl": 60}'});
      return Line.open(emulator, '/v2', {Authorization: `Bearer ${body.key_value}`});
    };
    await expect(connect()).rejects.toThrow('HTTP 429');
    for (let count = 1; count <= 2; count += 1) {
      const line = await connect();
      line.send(startRecognition());
      await line.next('RecognitionStarted');
      line.send(Buffer.alloc(3200));
      if (count === 1) await line.end();
      else line.socket.terminate();
      await until(() => collected.sessions.length === count);
    }
    const rules = collected.exchanges.flatMap(({broken}) => broken.map(({rule}) => rule));
    expect(rules).toEqual(['socket.wait']);
    expect(collected.sessions.map(idsOf)).toEqual([[], ['retry.connection']]);
  });

  it('count from the Error, not from the close', async () => {
    let clock = 1_000_000;
    await serve({now: () => clock, timeScale: 1});
    const failed = await Line.open(emulator, '/v2', {'X-Emulator-Fault': 'job_error'});
    await failed.next('Error');
    clock += 5000;
    await failed.end();
    await until(() => sessions.length === 1);
    const next = await Line.open(emulator, '/v2');
    next.socket.close();
    await until(() => sessions.length === 2);
    expect(idsOf(sessions[1])).not.toContain('retry.job_error');
  });
});

it('a long-lived key in an address breaks a rule, and a temporary one does not', async () => {
  await serve();
  const {body} = await new Rest(emulator).json('/v1/api_keys?type=rt', {method: 'POST', body: '{"ttl": 60}'});
  for (const [index, key] of ['long-lived', body.key_value].entries()) {
    const socket = new WebSocket(`ws://127.0.0.1:${emulator.port}/v2?jwt=${key}`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.close();
    await until(() => sessions.length === index + 1);
  }
  expect(sessions.map((one) => idsOf(one)?.includes('key'))).toEqual([true, false]);
});

it('each request is listed with the text and the page of its own error', async () => {
  const collected = new Collected();
  emulator = await start({reports: collected.sink(), fault: 'GET:429*1, GET:500*1'});
  const rest = new Rest(emulator);
  await rest.submit({type: 'transcription'});
  await rest.submit(ENGLISH, {data_file: {name: '', content: ''}});
  await rest.fetch('/v2/jobs?limit=1');
  await rest.fetch('/v2/jobs?limit=1');
  const pages = reportOf(collected).requests.map(({error, page = ''}) => `${error} ${page.replace(/.*#/, '')}`);
  expect(pages).toEqual([
    'Job rejected job-rejected',
    'Missing data_file missing-data-file',
    'HTTP 429 too-many-requests',
    'Internal Server Error internal-server-error',
  ]);
});

it('requests with a documented error are reported with their place in the contract', async () => {
  await serve();
  await new Rest(emulator).json('/v2/jobs/nothing');
  expect(requests).toMatchObject([
    {method: 'GET', status: 404, error: 'Job not found', page: '/api-ref/#job-not-found'},
  ]);
  expect(requests[0]?.pointer).toMatch(/^x-errors\[\d+\]$/);
});
