/** What the preview server does beside its addresses, which addresses.test.ts has. */
import type {Server} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import {networkInterfaces} from 'node:os';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hostedFolder} from '../../../../tests/support/hostedFolder';
import {serveFolder} from '../../delivery/server.server';

let root: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  root = hostedFolder({'assets/tone.mp3': '0123456789'});
  server = await serveFolder(root, 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const ask = (headers: Record<string, string>, method = 'GET') =>
  fetch(`${origin}/assets/tone.mp3`, {method, headers: {Range: 'bytes=2-4', ...headers}});

describe('the static server', () => {
  it('keeps an idle connection open for longer than a busy client waits between two requests', () => {
    expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(60_000);
  });

  it('sends a player the part of a sound that it requests, and says where it begins', async () => {
    for (const [range, status, place, text] of [
      ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
      ['bytes=7-', 206, 'bytes 7-9/10', '789'],
      ['bytes=-2', 206, 'bytes 8-9/10', '89'],
      ['bytes=10-', 416, 'bytes */10', ''],
      ['seconds=2-4', 200, null, '0123456789'],
    ] as const) {
      const part = await ask({Range: range});
      expect([range, part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        range,
        status,
        place,
        text,
      ]);
      expect(part.headers.get('accept-ranges')).toBe('bytes');
    }
  });

  it('sends the whole sound to a player whose part is of another file, and to HEAD (R7)', async () => {
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
});
