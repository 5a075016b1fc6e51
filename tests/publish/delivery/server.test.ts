import {writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import {networkInterfaces} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {REVALIDATE} from '../../../packages/publish/delivery/headers';
import {serveFolder} from '../../../packages/publish/delivery/server.server';
import {hostedFolder} from '../../support/hostedFolder';
import {request} from '../../support/request';

const SCRIPT = 'start();'.repeat(100);

let root: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  root = hostedFolder({
    'index.html': '<h1>Welcome</h1>',
    '404.html': '<h1>Page not found</h1>',
    'assets/main.js': SCRIPT,
    'assets/tone.mp3': '0123456789',
    _headers: '/*\n',
  });
  writeFileSync(join(root, 'assets/main.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(root, 'assets/main.js.gz'), gzipSync(SCRIPT));
  server = await serveFolder(root, 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('the static server', () => {
  it('has browsers check pages again and keep assets', async () => {
    const page = await fetch(`${origin}/`);
    expect(page.headers.get('cache-control')).toBe(REVALIDATE);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const asset = await fetch(`${origin}/assets/main.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  it('responds with 304 to a browser that has the page already', async () => {
    const port = (server.address() as AddressInfo).port;
    const {headers} = await request(port, '/');
    for (const known of [headers.etag ?? '', `"older", ${headers.etag}`, '*']) {
      const again = await request(port, '/', {'If-None-Match': known});
      expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
    }
  });

  it('says 404 with the not-found page for an unknown address, however it is spelled', async () => {
    for (const path of ['/nowhere', '/%E0%A4%A', '/%zz', `/${'x'.repeat(2000)}`]) {
      const response = await fetch(origin + path);
      expect([path, response.status, await response.text()]).toEqual([path, 404, '<h1>Page not found</h1>']);
    }
  });

  it('never responds to a missing script with a page, nor lets its absence be remembered', async () => {
    const response = await fetch(`${origin}/assets/gone.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBe(REVALIDATE);
  });

  it('keeps an idle connection open for longer than a busy client waits between two requests', () => {
    expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(60_000);
  });

  it('sends a player the part of a sound that it requests, and says where it begins', async () => {
    const request = (Range: string, method = 'GET') => fetch(`${origin}/assets/tone.mp3`, {method, headers: {Range}});
    const part = await request('bytes=2-4');
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    const rest = await request('bytes=7-');
    expect([rest.status, rest.headers.get('content-range'), await rest.text()]).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await (await request('bytes=-2')).text()).toBe('89');
    const beyond = await request('bytes=10-');
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const unread = await request('seconds=2-4');
    expect([unread.status, unread.headers.get('accept-ranges'), await unread.text()]).toEqual([
      200,
      'bytes',
      '0123456789',
    ]);
  });

  it('sends the whole sound to a player whose part is of another file, and to HEAD (R7)', async () => {
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${origin}/assets/tone.mp3`, {method, headers: {Range: 'bytes=2-4', ...headers}});
    const {headers} = await ask({});
    const again = await ask({'If-Range': headers.get('last-modified') ?? ''});
    expect([again.status, await again.text()]).toEqual([206, '234']);
    for (const other of ['"another"', 'W/"another"', 'Mon, 02 Mar 2020 10:00:00 GMT']) {
      const whole = await ask({'If-Range': other});
      expect([other, whole.status, await whole.text()]).toEqual([other, 200, '0123456789']);
    }
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  });

  it('is not seen by other machines in the network unless it is opened to them (R9)', async () => {
    const port = (server.address() as AddressInfo).port;
    const [outside] = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({family, internal}) => family === 'IPv4' && !internal);
    const isOpen = (host: string, at: number) =>
      new Promise<boolean>((done) => {
        const socket = connect({host, port: at}, () => {
          socket.destroy();
          done(true);
        });
        socket.once('error', () => done(false));
      });
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
    if (outside) expect(await isOpen(outside.address, port)).toBe(false);
    const open = await serveFolder(root, 0, '0.0.0.0');
    expect(await isOpen(outside?.address ?? '127.0.0.1', (open.address() as AddressInfo).port)).toBe(true);
    open.close();
  });

  it('sends Brotli to those who read it, gzip to those who read only that, and plain text otherwise', async () => {
    for (const [accepted, sent] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
      ['br;q=0, gzip', 'gzip'],
      ['*, br ; q=0.0', 'gzip'],
      ['gzip;q=0', null],
    ] as const) {
      const response = await fetch(`${origin}/assets/main.js`, {headers: {'Accept-Encoding': accepted}});
      expect(response.headers.get('content-encoding')).toBe(sent);
      expect(await response.text()).toContain('start();');
    }
  });

  it('does not show what is meant for hosts, nor a compressed copy as a page of its own', async () => {
    for (const path of ['/_hosting/headers.json', '/_headers', '/assets/main.js.br']) {
      const response = await fetch(origin + path);
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  it('rejects writes', async () => {
    const response = await fetch(`${origin}/`, {method: 'POST', body: 'x'});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('says when its port is taken', async () => {
    await expect(serveFolder(root, (server.address() as AddressInfo).port)).rejects.toThrow(/EADDRINUSE/);
  });
});
