import {connect} from 'node:net';
import {describe, expect, it} from 'vitest';
import type {ServerOptions} from '../adapters/server';
import {faultProblem} from '../core/faults';
import {
  contracts,
  ENGLISH,
  RestClient,
  recognize,
  SocketClient,
  shared,
  start,
  startRecognition,
  withFault,
} from './support/client';
import {until} from './support/clientServer';

let clock = Date.now();
const now = () => clock;
const {emulator, rest} = shared({now});

describe('keys', () => {
  it('accepts only the listed keys when there is a list', async () => {
    const strict = await start({keys: ['right']});
    const denied = {status: 401, body: {code: 401, error: 'Permission Denied'}};
    expect(await new RestClient(strict, 'wrong').json('/v2/jobs')).toEqual(denied);
    expect((await new RestClient(strict, 'right').json('/v2/jobs')).status).toBe(200);
    const bare = await fetch(`http://127.0.0.1:${strict.port}/v2/jobs`);
    expect(bare.status).toBe(401);
  });

  it('makes temporary keys that expire and see the jobs of one user', async () => {
    const make = (body: object) => rest.requestKey('batch', body);
    const {status, body} = await make({ttl: 60, client_ref: 'ana'});
    expect(status).toBe(201);
    expect(body).toMatchObject({apikey_id: null, key_value: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/)});
    const ana = new RestClient(emulator, body.key_value);
    const other = await rest.run(ENGLISH);
    const own = await ana.run(ENGLISH);
    expect((await ana.json('/v2/jobs')).body.jobs.map((job: {id: string}) => job.id)).toEqual([own.id]);
    expect((await ana.json(`/v2/jobs/${other.id}`)).status).toBe(404);
    expect(await ana.json('/v2/usage')).toEqual({status: 403, body: {code: 403, error: 'Forbidden'}});
    clock += 61_000;
    expect((await ana.json('/v2/jobs')).status).toBe(403);
    for (const ttl of [59, 86_401, '60', undefined]) expect((await make({ttl})).status).toBe(422);
    expect((await make({ttl: 59})).body.message).toBe('ttl in body should be greater than or equal to 60');
    expect((await make({ttl: 60, client_ref: 5})).status).toBe(422);
    expect((await make({ttl: 60, region: 'moon'})).status).toBe(422);
    expect((await make({ttl: 60, region: 'au'})).status).toBe(201);
  });

  it('rejects temporary keys of an unknown kind, from a body that is no JSON, and by a temporary key', async () => {
    expect((await rest.requestKey('poem')).status).toBe(422);
    const bad = {code: 400, error: 'Bad Request', message: 'Bad Request', detail: 'Bad Request'};
    expect(await rest.requestKey('batch', '{"ttl":')).toEqual({status: 400, body: bad});
    expect((await rest.requestKey('batch', [])).status).toBe(422);
    const {body} = await rest.requestKey('batch');
    expect((await new RestClient(emulator, body.key_value).requestKey('batch')).status).toBe(403);
  });
});

describe.each([
  ['/v2', 'rt', 'batch'],
  ['/v1/flow', 'flow', 'rt'],
])('a socket at %s', (path, kind, otherKind) => {
  it('is rejected on wrong paths and methods, without upgrade, and without a valid key', async () => {
    const strict = await start({keys: ['right']});
    await expect(SocketClient.open(strict, '/v3')).rejects.toThrow('HTTP 404');
    await expect(SocketClient.open(strict, `${path}/en/more`)).rejects.toThrow('HTTP 404');
    await expect(SocketClient.open(strict, path)).rejects.toThrow('HTTP 401');
    await expect(SocketClient.open(strict, `${path}?jwt=eyJh.e30.abc`, {Authorization: ''})).rejects.toThrow(
      'HTTP 401',
    );
    expect((await fetch(`http://127.0.0.1:${strict.port}${path}`)).status).toBe(400);
  });

  it('lets a temporary key in by the address, of the right kind and until it expires, whatever else is sent', async () => {
    const own = await start({keys: ['key'], now});
    const open = async (type: string, wait = 0) => {
      const made = await new RestClient(own).requestKey(type);
      clock += wait;
      // Headers and parameters that a service does not know are ignored.
      const address = `${path}?jwt=${made.body.key_value}&color=blue&sdk=x-1.2`;
      (await SocketClient.open(own, address, {Authorization: '', 'X-Anything': '1'})).socket.close();
    };
    await open(kind);
    await expect(open(otherKind)).rejects.toThrow('HTTP 401');
    await expect(open(kind, 60_000)).rejects.toThrow('HTTP 401');
  });
});

/** Returns what a client gets for each step: a status with its error or Retry-After, or how many jobs are listed. */
async function course(options: Partial<ServerOptions>, steps: string): Promise<string> {
  const own = await start({now, timeScale: 1, ...options});
  const act = async (verb: string, argument?: string): Promise<unknown[]> => {
    const client = new RestClient(own, argument);
    if (verb === 'wait') clock += 1000 * Number(argument);
    if (verb === 'wait') return ['over'];
    if (verb === 'key') return [(await client.requestKey('flow')).status];
    if (verb === 'listed') return [(await client.json('/v2/jobs?limit=100')).body.jobs.length];
    if (verb === 'handshake')
      return SocketClient.open(own, '/v2').then(
        ({socket}) => [socket.terminate() ?? 'open'],
        ({message}) => [message],
      );
    const response = await (verb === 'create' ? client.submit(ENGLISH) : client.fetch('/v2/jobs'));
    const detail =
      'body' in response && verb === 'create'
        ? response.body?.error
        : (response as Response).headers.get('retry-after');
    return [response.status, detail ?? []].flat();
  };
  const got: string[] = [];
  for (const [call = ''] of steps.split(', ').map((step) => step.split(': '))) {
    const [verb = '', argument] = call.split(' of ');
    got.push(`${call}: ${(await act(verb, argument)).join(' ')}`);
  }
  return got.join(', ');
}

it.each<[what: string, options: Partial<ServerOptions>, steps: string]>([
  [
    // The contract gives this status no body, and no response a Retry-After.
    'new jobs are counted apart from reads, for all keys of the account together',
    {rates: {newJobs: 1, reads: 1}},
    'create: 201, read: 200, create: 429, read: 429, read of other: 429, wait of 1: over, read: 200',
  ],
  [
    'a fault of sockets waits for the session, and one of jobs for the job',
    {fault: 'config_error*1, full*1'},
    'key: 201, create: 429 Max concurrent running jobs exceeded, read: 200, create: 201',
  ],
  [
    'a fault counts for each client, however long it waits in between',
    {fault: '503*1'},
    'read of a: 503, read of b: 503, read of a: 200, wait of 3600: over, read of a: 200',
  ],
  [
    'a fault meets the requests that it names, and a job may be created although its response is lost',
    {fault: 'POST:500-after*1, POST:cut-after*1, socket:429@7*1, GET:429@7*1'},
    'read: 429 7, create: 500 Internal Server Error, create: 200, listed: 2, handshake: HTTP 429, handshake: open',
  ],
  [
    'a new job is missing from the list for so many seconds, also when its response is lost',
    {fault: 'POST:500-after*1, GET:list-late@30'},
    'create: 500 Internal Server Error, listed: 0, wait of 29: over, listed: 0, wait of 2: over, listed: 1',
  ],
])('%s', async (_what, options, steps) => {
  expect(await course(options, steps)).toBe(steps);
});

describe('pressure and faults', () => {
  it('is slow for the request that says so, and for no other', async () => {
    // So slow that there is no response while this test runs.
    const own = await start({timeScale: 10_000});
    const client = new RestClient(own);
    const patience = new AbortController();
    const slow = client.fetch('/v2/jobs', {...withFault('slow'), signal: patience.signal}).then(
      () => 'response',
      () => 'aborted',
    );
    const waiting = await SocketClient.open(own, '/v2', withFault('slow').headers);
    waiting.send(startRecognition());
    (await recognize(own)).socket.close();
    expect((await client.fetch('/v2/jobs')).status).toBe(200);
    expect(waiting.named('RecognitionStarted')).toEqual([]);
    patience.abort();
    expect(await slow).toBe('aborted');
  });

  it('names a fault that it does not know, for requests and for sockets', async () => {
    const error = 'The fault "earthquake" is unknown';
    const fault = withFault('earthquake');
    expect(await rest.json('/v2/jobs', fault)).toEqual({status: 400, body: {code: 400, error}});
    expect(faultProblem(contracts, 'slow, earthquake')).toBe(error);
    await expect(SocketClient.open(emulator, '/v2', fault.headers)).rejects.toThrow('HTTP 400');
  });

  it('has the text of 410 that belongs to the request', async () => {
    const error = async (path: string) => (await rest.json(path, withFault('410'))).body.error as string;
    expect([await error('/v2/jobs/a'), await error('/v2/jobs/a/transcript')]).toEqual(['Job Expired', 'File Expired']);
  });

  it('sends what a proxy sends, the error of a quota, and an expired key', async () => {
    const quota = await rest.json('/v2/jobs', withFault('quota'));
    expect(quota).toMatchObject({status: 403, body: {error: 'Forbidden'}});
    const page = await rest.fetch('/v2/jobs', withFault('html'));
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      502,
      'text/html',
      expect.stringContaining('<h1>502 Bad Gateway</h1>'),
    ]);
    const {key_value: key} = (await rest.requestKey('batch', {ttl: 60}, withFault('skew'))).body;
    expect((await new RestClient(emulator, key).fetch('/v2/jobs')).status).toBe(403);
    expect((await new RestClient(emulator, 'invalid-key').fetch('/v2/jobs')).status).toBe(401);
    const create = {status: 403, body: {error: 'Forbidden', detail: 'Entitlement check failed'}};
    expect(await new RestClient(emulator, key).submit(ENGLISH)).toMatchObject(create);
    expect(await new RestClient(emulator, 'expired-key').submit(ENGLISH)).toMatchObject(create);
    for (const wrong of ['invalid-key', 'invalid1', 'INVALID_KEY'])
      expect(await new RestClient(emulator, wrong).submit(ENGLISH)).toMatchObject({status: 401});
    await expect(SocketClient.open(emulator, '/v2', {Authorization: 'Bearer expired2'})).rejects.toThrow('HTTP 401');
  });

  it('sends the two references that support asks for, also with an error', async () => {
    for (const path of ['/v2/jobs', '/v2/jobs/nothing']) {
      const {headers} = await rest.fetch(path);
      expect(headers.get('request-id')).toMatch(/^[0-9a-f]{32}$/);
      expect(headers.get('x-azure-ref')).toMatch(/^\d{8}T\d{6}Z-[0-9a-f]{16}$/);
    }
  });

  it('drops a client that vanishes in the middle of its upload, and serves the others', async () => {
    const own = await start();
    const socket = connect(own.port, '127.0.0.1');
    const head =
      'POST /v2/jobs HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer key\r\nContent-Length: 5000\r\n\r\nhalf';
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    await until(() => own.counts().connections > 0);
    socket.destroy();
    await until(() => own.counts().connections === 0);
    expect((await new RestClient(own).run(ENGLISH)).status).toBe('done');
  });
});
