/** What must not end the process, lose jobs, or take memory: malformed requests, deep bodies, strange headers. */
import {connect} from 'node:net';
import {describe, expect, it} from 'vitest';
import type {ServerOptions} from '../adapters/server';
import {audioFile, ENGLISH, NO_FILE, RestClient, shared, start} from './support/client';
import {serve} from './support/clientServer';

const errors: unknown[] = [];
const {emulator, rest} = shared({logError: (error) => errors.push(error)});

function exchange(bytes: string, {port} = emulator): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (data) => {
      text += data;
      if (/\r\n\r\n.*\}$|Content-Length: 0/is.test(text)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

const statusOf = async (bytes: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(await exchange(bytes))?.[1]);
const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

it.each(['//', 'http://[', '//[:/v2', '///'])(
  'the address %s gets 400, with an upgrade and without',
  async (target) => {
    for (const extra of ['', UPGRADE, 'X-Emulator-Fault: 429\r\n']) {
      expect(await statusOf(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${extra}\r\n`)).toBe(400);
    }
    expect((await rest.fetch('/v2/jobs')).status).toBe(200);
  },
);

it('a body with many levels is rejected with the limit, and the list of jobs stays whole', async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const detail = 'Job config JSON is invalid. Error: more than 64 levels';
  expect(await rest.submit(`${JSON.stringify(ENGLISH).slice(0, -1)},"tracking":${deep}}`)).toEqual({
    status: 400,
    body: {code: 400, error: 'Job rejected', detail},
  });
  expect((await rest.fetch('/v2/jobs')).status).toBe(200);
  for (const path of ['/v1/api_keys?type=rt', '/v1/flow/livekit'])
    expect((await rest.post(path, deep)).status).toBe(400);
  // Brackets in a text are no levels.
  expect((await rest.submit({...ENGLISH, tracking: {title: '\\"['.repeat(100)}})).status).toBe(201);
});

it('a request for HTTP/2 gets the response that it gets without', async () => {
  const h2c = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
  const head = `Host: localhost\r\nAuthorization: Bearer key\r\n${h2c}`;
  expect(await exchange(`GET /v2/jobs HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 200 OK.*\{"jobs":\[/s);
  const body = '{"ttl": 60}';
  const posted = `POST /v1/api_keys?type=rt HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  expect(await exchange(posted)).toMatch(/^HTTP\/1\.1 201 Created.*"key_value"/s);
});

it('a foreign host is rejected, unless the emulator listens for others', async () => {
  const request = (extra = '') =>
    `GET /v2/jobs HTTP/1.1\r\nHost: rebound.example.com\r\nAuthorization: Bearer key\r\n${extra}\r\n`;
  expect(await statusOf(request())).toBe(403);
  expect(await statusOf(request(UPGRADE))).toBe(403);
  const open = await start({host: '0.0.0.0'});
  expect(await exchange(request(), open)).toMatch(/^HTTP\/1\.1 200 /);
});

describe('a server that the job names', () => {
  const errorsOf = (job: {errors?: {message: string}[]}) => (job.errors ?? []).map(({message}) => message);
  const firstError = async (client: RestClient, id: string) => {
    for (;;) {
      const [first] = errorsOf((await client.json(`/v2/jobs/${id}`)).body.job);
      if (first) return first;
    }
  };

  it.each<[what: string, options: Partial<ServerOptions>, answer: Parameters<typeof serve>[0], reason: string]>([
    ['never responds', {fetchTimeoutMs: 50}, () => new Promise(() => {}), 'context deadline exceeded'],
    ['redirects', {}, () => ({status: 302, body: Buffer.alloc(0)}), 'http status code 302'],
    [
      'sends too much',
      {maxUploadBytes: 100_000},
      () => ({status: 200, body: Buffer.alloc(200_000)}),
      'more than 100000 bytes',
    ],
  ])('that %s is given up after four requests, which ends the job', async (_, options, answer, reason) => {
    const client = new RestClient(await start(options));
    const media = await serve(answer);
    const job = await client.run({...ENGLISH, fetch_data: {url: media.url}}, NO_FILE);
    expect(errorsOf(job)).toEqual(Array(4).fill(`unable to fetch audio: ${reason}`));
    media.close();
  });

  it('that responds to a webhook later than pages say is called again', async () => {
    const response = {status: 204, body: Buffer.alloc(0)};
    const late = await serve(() => new Promise((resolve) => setTimeout(resolve, 1500, response)));
    const job = await rest.run({...ENGLISH, notification_config: [{url: `${late.url}/hook?a=1`}]});
    expect(await firstError(rest, job.id)).toBe(
      `Error in sending notification: unable to send notification: HTTPError: Post "${late.url}/hook?a=1&id=${job.id}` +
        '&status=success": context deadline exceeded (Client.Timeout exceeded while awaiting headers), retrying',
    );
    late.close();
  });

  it('that is not there is reported as such', async () => {
    const gone = await serve(() => undefined);
    gone.close();
    const job = await rest.run({...ENGLISH, notification_config: [{url: gone.url}]});
    expect(await firstError(rest, job.id)).toContain('&status=success": connect: connection refused, retrying');
  });
});

it('uploads make room for one another: the oldest go first', async () => {
  const client = new RestClient(await start({maxStoredBytes: 1.5 * audioFile('harbor-tour').length}));
  const [first, second] = [await client.run(ENGLISH), await client.run(ENGLISH)];
  expect((await client.fetch(`/v2/jobs/${first.id}/data`)).status).toBe(410);
  expect((await client.fetch(`/v2/jobs/${second.id}`)).status).toBe(200);
});

it('uploads keep names beyond ASCII, and fields without quotes', async () => {
  const head = [
    `--x\r\nContent-Disposition: form-data; name=config\r\n\r\n${JSON.stringify(ENGLISH)}\r\n--x\r\n`,
    'Content-Disposition: form-data; name="data_file"; filename*=utf-8\'\'h%C3%A4fen%22.wav\r\n\r\n',
  ];
  const body = Buffer.concat([Buffer.from(head.join('')), audioFile('harbor-tour'), Buffer.from('\r\n--x--\r\n')]);
  const headers = {'Content-Type': 'multipart/form-data; boundary=x'};
  const {status, body: made} = await rest.json('/v2/jobs', {method: 'POST', headers, body: new Uint8Array(body)});
  expect(status).toBe(201);
  expect((await rest.ended(made.id)).data_name).toBe('häfen".wav');
});

it('the emulator itself made no mistake in all of this', () => expect(errors).toEqual([]));
