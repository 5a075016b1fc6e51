/** The servers of the pages find out why handshakes fail, which a page can't see, and say which failures of a key pass. */
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {describe, expect, it, vi} from 'vitest';
import {freePort} from '../support/ports';
import {ROOT} from './programs';
import {laid, WORK, withService} from './recoveryRun';

type Variables = Record<string, string>;

/** Requests a key of the server in a folder, after so many failed handshakes. */
async function fromServer(folder: string, variables: Variables, refused: number): Promise<Response> {
  const port = `${await freePort()}`;
  const env = {...process.env, ...variables, API_KEY: 'key', PORT: port};
  const server = spawn(process.execPath, [join(ROOT, 'samples', folder, 'server.mjs')], {env});
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const response = await fetch(`http://localhost:${port}/key?refused=${refused}`, {method: 'POST'});
  const copy = new Response(await response.text(), response);
  server.kill();
  return copy;
}

/** The same of the route of the Next.js sample, which runs without Next.js. */
async function fromRoute(_: string, variables: Variables, refused: number): Promise<Response> {
  for (const [name, value] of Object.entries({...variables, API_KEY: 'key', AGENT_ID: 'agent'}))
    vi.stubEnv(name, value);
  const outfile = join(WORK, 'route.mjs');
  await build({
    entryPoints: [laid('samples/flow/nextjs/app/api/flow-key/route.ts')],
    alias: {'next/server': join(ROOT, 'tests/samples/shims/next-server.mjs')},
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  });
  const address = `${pathToFileURL(outfile)}?port=${new URL(`${variables.KEYS_URL}`).port}`;
  const {POST} = await import(/* @vite-ignore */ address);
  const response = await POST({nextUrl: new URL(`http://localhost/?refused=${refused}`)});
  vi.unstubAllEnvs();
  return response;
}

describe.each([
  ['realtime/browser', fromServer],
  ['flow/javascript', fromServer],
  ['flow/nextjs', fromRoute],
] as const)('%s', (folder, request) => {
  const keyAfter = (fault: string | undefined, refused: number) =>
    withService({fault}, (variables) => request(folder, variables, refused));

  it('gives no key after two failures when the service rejects its keys', async () => {
    const response = await keyAfter('socket:401', 2);
    expect([response.status, await response.text()]).toEqual([500, expect.stringMatching(/rejects keys/)]);
  });

  it.each([
    ['socket:401', 1],
    ['socket:503', 2],
    [undefined, 2],
  ])('gives a key with the fault %s after %i', async (fault, refused) => {
    const response = await keyAfter(fault, refused);
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/"key":"ey/)]);
  });

  it.each([
    ['POST:429@7', 503, '7'],
    ['POST:500', 503, null],
    ['POST:501', 500, null],
    ['POST:403', 500, null],
  ])('says of %s whether it passes, and when', async (fault, status, after) => {
    const response = await keyAfter(fault, 0);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([status, after]);
  });
});
