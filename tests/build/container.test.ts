/**
 * The container image. Where Docker or Podman runs, it is built and started; elsewhere its second stage is carried out
 * step by step in a folder: the same files, the same configuration, the same command, the same lack of rights.
 */
import {spawnSync} from 'node:child_process';
import {chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {headersFor} from '@speech-docs/publish/delivery/headers';
import {readHeaderRules} from '@speech-docs/publish/delivery/server.server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findNginx} from '../../tools/nginx';
import {BUILD, ROOT} from '../../tools/paths';
import {watchNginx} from '../support/nginx';
import {freePort} from '../support/ports';
import {type Reply, request} from '../support/request';

const NOBODY = 65_534;
const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info'], {timeout: 20_000}).status === 0);
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

interface Container {
  port: number;
  log(): string;
  close(): Promise<void> | void;
}

/** Builds the image and runs it as DEPLOY.md says: read-only, without root, with one writable folder. */
async function inEngine(program: string): Promise<Container> {
  const call = (...args: string[]) => {
    const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8', maxBuffer: 1e9});
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`);
    return stdout.trim();
  };
  const port = await freePort();
  call('build', '-t', 'docs-under-test', ROOT);
  const id = call(
    ...['run', '-d', '--rm', '--read-only', '--tmpfs', '/site/tmp:uid=101', '--cap-drop', 'ALL'],
    ...['-p', `127.0.0.1:${port}:8080`, 'docs-under-test'],
  );
  while ((await request(port, '/healthz').catch(() => undefined))?.status !== 200) await pause(100);
  return {port, log: () => call('logs', id), close: () => void call('stop', id)};
}

/** Carries out the second stage in a folder that takes the place of `/`. */
async function inFolder(): Promise<Container> {
  const root = mkdtempSync(join(tmpdir(), 'container-'));
  chmodSync(root, 0o755);
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  for (const [, folder = ''] of stage.matchAll(/mkdir -p (\S+)/g)) mkdirSync(join(root, folder), {recursive: true});
  for (const [, folder = ''] of stage.matchAll(/chown nginx:nginx (\S+)/g)) {
    if (process.getuid?.() === 0) chownSync(join(root, folder), NOBODY, NOBODY);
  }
  for (const [, from, source = '', target = ''] of stage.matchAll(/^COPY (--from=build )?(\S+) (\S+)$/gm)) {
    mkdirSync(dirname(join(root, target)), {recursive: true});
    cpSync(from ? source.replace('/work/build', BUILD) : join(ROOT, source), join(root, target), {recursive: true});
  }
  const port = await freePort();
  const conf = join(root, 'site/nginx.conf');
  // The port may be taken on this machine, and /dev/stdout belongs to whoever runs the tests.
  const text = readFileSync(conf, 'utf8').replace('listen 8080;', `listen 127.0.0.1:${port};`);
  writeFileSync(conf, text.replace('access_log /dev/stdout;', 'access_log tmp/access.log;'));
  const [, ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '[]') as string[];
  const unprivileged = process.getuid?.() === 0 ? {uid: NOBODY, gid: NOBODY} : {};
  const inRoot = args.map((argument) => (argument.startsWith('/') ? join(root, argument) : argument));
  return watchNginx([port], root, inRoot, unprivileged);
}

describe.skipIf(!engine && !findNginx())(`the container, ${engine ? 'run' : 'its second stage in a folder'}`, () => {
  let container: Container;
  const get = (path: string, headers?: Record<string, string>): Promise<Reply> =>
    request(container.port, path, headers);

  beforeAll(async () => {
    container = engine ? await inEngine(engine) : await inFolder();
  }, 900_000);
  afterAll(async () => {
    await container?.close();
  });

  it('serves pages with all headers, compressed copies, and the not-found page', async () => {
    const page = await get('/get-started/quickstart', {'Accept-Encoding': 'br'});
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
    const expected = headersFor('/get-started/quickstart', readHeaderRules(BUILD));
    for (const [name, value] of Object.entries(expected)) expect(page.headers[name.toLowerCase()]).toBe(value);
    expect((await get('/nowhere')).status).toBe(404);
    expect((await get('/_hosting/nginx/maps.conf')).status).toBe(404);
  });

  it('responds at its health address', async () => {
    const {status, body} = await get('/healthz');
    expect([status, body.toString()]).toEqual([200, 'ok\n']);
  });

  it('redirects within the site only, whatever name the proxy gives it', async () => {
    const reply = await get('/get-started/quickstart/', {Host: 'docs.internal:8080'});
    expect([reply.status, reply.headers.location]).toEqual([301, '/get-started/quickstart']);
  });

  it('starts without a warning', () => {
    expect(container.log()).not.toMatch(/\[(?:warn|error|emerg)\]/);
  });
});

describe('the Dockerfile', () => {
  it('runs the server as a user without rights', () => {
    expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toMatch(/^USER nginx$/m);
  });
});
