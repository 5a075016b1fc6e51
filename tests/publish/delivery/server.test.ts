import {mkdirSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chooseEncoding} from '../../../packages/publish/delivery/compress.server';
import {headerRules, REVALIDATE} from '../../../packages/publish/delivery/headers';
import {serveFolder} from '../../../packages/publish/delivery/server.server';
import {temporaryFolder} from '../../support/temporaryFolder';

let root: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  root = temporaryFolder('site');
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<h1>Welcome</h1>');
  writeFileSync(join(root, '404.html'), '<h1>Page not found</h1>');
  writeFileSync(join(root, 'assets/main.js'), 'start();'.repeat(100));
  writeFileSync(join(root, 'assets/tone.mp3'), '0123456789');
  writeFileSync(join(root, 'assets/main.js.br'), brotliCompressSync('start();'.repeat(100)));
  mkdirSync(join(root, '_hosting'));
  writeFileSync(join(root, '_hosting/headers.json'), JSON.stringify(headerRules()));
  writeFileSync(join(root, '_headers'), '/*\n');
  writeFileSync(join(root, 'vercel.json'), '{}');
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
    const first = await fetch(`${origin}/`);
    const again = await fetch(`${origin}/`, {headers: {'If-None-Match': first.headers.get('etag') ?? ''}});
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    for (const known of [`"older", ${first.headers.get('etag')}`, '*']) {
      expect([known, (await fetch(`${origin}/`, {headers: {'If-None-Match': known}})).status]).toEqual([known, 304]);
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

  it('sends Brotli to those who read it, gzip to those who read only that, and plain text otherwise', async () => {
    for (const [accepted, sent] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`${origin}/assets/main.js`, {headers: {'Accept-Encoding': accepted}});
      expect(response.headers.get('content-encoding')).toBe(sent);
      expect(await response.text()).toContain('start();');
    }
  });

  it('does not show what is meant for hosts, nor a compressed copy as a page of its own', async () => {
    for (const path of ['/_hosting/headers.json', '/_headers', '/vercel.json', '/assets/main.js.br']) {
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

describe('the encoding', () => {
  it('is not one that the client has rejected', () => {
    expect(chooseEncoding('br;q=0, gzip')).toBe('gzip');
    expect(chooseEncoding('gzip;q=0')).toBeUndefined();
    expect(chooseEncoding('*, br ; q=0.0')).toBe('gzip');
    expect(chooseEncoding('br ; q=1')).toBe('br');
    expect(chooseEncoding(undefined)).toBeUndefined();
  });
});
