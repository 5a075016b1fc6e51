import {readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hostedFolder} from '../../../../tests/support/hostedFolder';
import {serveFolder} from '../../delivery/staticServer.server';

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

it('the static server keeps an idle connection open for longer than a busy client waits between two requests', () => {
  expect(server.keepAliveTimeout).toBeGreaterThanOrEqual(60_000);
});

it('the static server sends a player the part of a sound that it requests, and says where it begins', async () => {
  const part = await fetch(`${origin}/assets/tone.mp3`, {headers: {Range: 'bytes=2-4'}});
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
});

it('the static server is not seen by other machines in the network unless it is opened to them (R9)', async () => {
  const hostOf = (one: Server) => (one.address() as AddressInfo).address;
  const open = await serveFolder(root, 0, '0.0.0.0');
  expect([hostOf(server), hostOf(open)]).toEqual(['127.0.0.1', '0.0.0.0']);
  open.close();
});

describe('the Dockerfile', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

  it('takes every variable that the build reads as an argument', () => {
    const names = /\b(?:ALGOLIA_[A-Z_]+|SITE_[A-Z]+|BASE_URL|PRECOMPRESS)\b/g;
    const files = ['data/buildEnvironment.ts', 'src/search/settings.server.ts', 'packages/publish/publish.server.ts'];
    const read = files.flatMap((file) => readFileSync(file, 'utf8').match(names) ?? []);
    const expected = [...new Set(read)].sort();
    expect(expected.length).toBeGreaterThan(6);
    const [stage = ''] = dockerfile.split('RUN npm run build');
    expect([...stage.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name).sort()).toEqual(expected);
  });

  it('runs the server as a user without rights', () => {
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toMatch(/^\nFROM nginxinc\/nginx-unprivileged:/);
    expect(dockerfile).not.toMatch(/^USER root/m);
  });
});
