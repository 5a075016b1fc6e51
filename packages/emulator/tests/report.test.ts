/** `--report`: every rule of the contract that a client broke, with its place and its page. */
import {describe, expect, it} from 'vitest';
import type {Emulator, ServerOptions} from '../adapters/server';
import type {SessionReport} from '../core/reportSink';
import {describeBroken, ReportCollector, reportOf, reportSession} from '../drills/report';
import {
  ENGLISH,
  NO_FILE,
  RestClient,
  recognize,
  SocketClient,
  start,
  startRecognition,
  TOUR,
  transcribe,
  withFault,
} from './support/client';
import {until} from './support/clientServer';

let emulator: Emulator;
let sessions: SessionReport[] = [];

async function serve(options: Partial<ServerOptions> = {}): Promise<void> {
  sessions = [];
  emulator = await start({reports: {session: (one) => void sessions.push(one)}, ...options});
}

const idsOf = (report: SessionReport | undefined) => report?.broken.map(({rule}) => rule.id);

async function reported(): Promise<string[] | undefined> {
  await until(() => sessions.length > 0);
  return idsOf(sessions.shift());
}

async function fail(language = 'en', fault = 'job_error@0.1'): Promise<void> {
  const line = await recognize(emulator, {language}, {}, withFault(fault).headers);
  line.send(Buffer.alloc(6400));
  await line.end();
  await reported();
}

const transcribeNext = () => transcribe(emulator).then(reported);

describe('the report of a session', () => {
  it('names frame, field, rule, place, and page, and begins its log with the address that was called', async () => {
    await serve({keepFrames: true});
    const line = await SocketClient.open(emulator, '/v2');
    line.send(startRecognition({max_delay: 9}));
    await line.end();
    await until(() => sessions.length === 1);
    const report = reportSession(sessions[0] as SessionReport);
    expect(report.log).toMatch(new RegExp(`^{"url":"ws://127.0.0.1:${emulator.port}/v2"}\n`));
    const [text = ''] = describeBroken(report, 2);
    expect(text.split('\n')).toEqual([
      'Session 3, frame 2: shape.StartRecognition',
      '  transcription_config.max_delay: is 9; at most 4 is allowed',
      '  Give StartRecognition the fields that its schema requires.',
      '  contracts/realtime.asyncapi.yaml: components.schemas.StartRecognition',
      expect.stringMatching(/^ {2}https:.*\/api-ref\/realtime-transcription-websocket#startrecognition$/),
    ]);
  });

  it.each(['duration_limit_exceeded@0.1', 'session_timeout@0.1', 'stall@0.1'])(
    'lists no early close after %s, where the pages say to leave',
    async (fault) => {
      await serve({fault: `socket:${fault}`});
      const line = await recognize(emulator);
      line.send(Buffer.alloc(6400));
      await line.next(fault.startsWith('stall') ? 'AudioAdded' : 'Warning');
      line.socket.close();
      expect(await reported()).toEqual([]);
    },
  );

  it('lists a client that connects again too soon after an error, and takes no other call of the key for a retry', async () => {
    await serve();
    // One that starts in another way.
    await fail('de');
    expect(await transcribeNext()).toEqual([]);
    // After the retry.
    await fail();
    expect([await transcribeNext(), await transcribeNext()]).toEqual([['retry.job_error'], []]);
    // Beside another.
    const other = await recognize(emulator);
    await fail();
    expect(await transcribeNext()).toEqual([]);
    other.socket.close();
    await reported();
  });

  it('lists a third attempt after a rejected temporary key, and the second one of an API key', async () => {
    await serve({fault: 'socket:not_authorised@0.1'});
    const rest = new RestClient(emulator);
    const attempt = async (key: string) => {
      const line = await recognize(emulator, {}, {}, {Authorization: `Bearer ${key}`});
      line.send(Buffer.alloc(6400));
      await line.end();
      return reported();
    };
    const temporary = async () => attempt((await rest.requestKey('rt')).body.key_value);
    expect([await temporary(), await temporary(), await temporary()]).toEqual([[], [], ['retry.not_authorised']]);
    expect([await attempt('other'), await attempt('other')]).toEqual([[], ['retry.not_authorised']]);
  });

  it('allows one more temporary key until the next final, whatever else fails', async () => {
    await serve({});
    const rest = new RestClient(emulator);
    const attempt = async (fault: string, sound = Buffer.alloc(6400)) => {
      const Authorization = `Bearer ${(await rest.requestKey('rt')).body.key_value}`;
      const line = await SocketClient.open(emulator, '/v2', {Authorization, 'X-Emulator-Fault': fault});
      line.send(startRecognition({max_delay: 0.7}));
      await line.next('RecognitionStarted').catch(() => {});
      line.send(sound);
      await line.end();
      return (await reported())?.filter((rule) => rule === 'retry.not_authorised');
    };
    const rejected = () => attempt('socket:not_authorised@0.1');
    expect([await rejected(), await attempt('socket:quota'), await rejected(), await rejected()]).toEqual([
      [],
      [],
      [],
      ['retry.not_authorised'],
    ]);
    // A session with a final resets the count, even if its key is rejected, too.
    expect(await attempt('socket:not_authorised@4', TOUR)).toHaveLength(1);
    expect([await rejected(), await rejected()]).toEqual([[], ['retry.not_authorised']]);
  });

  it('has a long-lived key in an address as a broken rule, and no temporary one', async () => {
    await serve();
    const {body} = await new RestClient(emulator).requestKey('rt');
    for (const [key, isBroken] of [
      ['long-lived', true],
      [body.key_value, false],
    ]) {
      const line = await SocketClient.open(emulator, `/v2?jwt=${key}`, {Authorization: undefined});
      line.socket.close();
      expect((await reported())?.includes('key')).toBe(isBroken);
    }
  });
});

it('a report without end says how much it does not list, and lists every broken rule', () => {
  const collected = new ReportCollector();
  const {exchange} = collected.sink();
  const facts = {client: 1, endedAt: 0, recording: '', errorId: undefined, retryAfter: 0, job: undefined};
  for (let at = 0; at < 1500; at += 1) exchange?.({at, method: 'GET', path: `/v2/jobs/${at}`, status: 200, facts});
  for (const at of [2000, 2010])
    exchange?.({at, method: 'GET', path: '/v2/jobs/x', status: 503, facts: {...facts, endedAt: at}});
  const report = reportOf(collected);
  expect(report.unlisted.requests).toBe(501);
  expect(report.requests.at(-1)?.broken).toMatchObject([{rule: 'batch.wait'}]);
  expect(report.notJudged.length).toBeGreaterThan(3);
});

it('waits of the account are judged over temporary keys, after a refused handshake and after a connection that broke', async () => {
  const collected = new ReportCollector();
  emulator = await start({reports: collected.sink(), fault: 'socket:429@5*1, socket:cut@0.1*1'});
  const rest = new RestClient(emulator);
  const connect = async () => {
    const {body} = await rest.requestKey('rt');
    return recognize(emulator, {}, {}, {Authorization: `Bearer ${body.key_value}`});
  };
  await expect(connect()).rejects.toThrow('HTTP 429');
  for (let count = 1; count <= 2; count += 1) {
    const line = await connect();
    line.send(Buffer.alloc(3200));
    if (count === 1) await line.end();
    else line.socket.terminate();
    await until(() => collected.sessions.length === count);
  }
  const rules = collected.exchanges.flatMap(({broken}) => broken.map(({rule, place}) => `${rule} ${place}`));
  expect(rules).toEqual(['socket.wait contracts/realtime.asyncapi.yaml: x-handshake.failures']);
  expect(collected.sessions.map(idsOf)).toEqual([[], ['retry.connection']]);
});

it('waits of the account count from the Error, not from the close', async () => {
  let clock = 1_000_000;
  await serve({now: () => clock, timeScale: 1});
  const failed = await SocketClient.open(emulator, '/v2', withFault('job_error').headers);
  await failed.next('Error');
  clock += 5000;
  await failed.end();
  await reported();
  (await SocketClient.open(emulator, '/v2')).socket.close();
  expect(await reported()).not.toContain('retry.job_error');
});

it('each request is listed with the text and the page of its own error', async () => {
  const collected = new ReportCollector();
  const rest = new RestClient(await start({reports: collected.sink(), fault: 'GET:429*1, GET:500*1'}));
  await rest.submit({type: 'transcription'});
  await rest.submit(ENGLISH, NO_FILE);
  for (const path of ['/v2/jobs?limit=1', '/v2/jobs?limit=1', '/v2/jobs/nothing']) await rest.fetch(path);
  const pages = reportOf(collected).requests.map(({error, page = ''}) => `${error} ${page.replace(/.*#/, '')}`);
  expect(pages).toEqual([
    'Job rejected job-rejected',
    'Missing data_file missing-data-file',
    'HTTP 429 too-many-requests',
    'Internal Server Error internal-server-error',
    'Job not found job-not-found',
  ]);
});

it('a session that is open counts in the report, with what it broke so far', async () => {
  await serve({keepFrames: true});
  const line = await recognize(emulator);
  line.send(Buffer.alloc(3201));
  await line.next('AudioAdded');
  const {sessions: all} = reportOf(new ReportCollector(), emulator.openSessions());
  expect(all).toMatchObject([{close: {by: 'open'}, broken: [{rule: 'shape.AddAudio'}]}]);
  line.socket.terminate();
  expect(await reported()).toEqual(['shape.AddAudio']);
  expect(emulator.openSessions()).toEqual([]);
});
