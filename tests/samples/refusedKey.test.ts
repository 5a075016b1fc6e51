/** The servers of the pages find out why handshakes fail, which a page can't see, and say which failures of a key pass. */
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {freePort} from '@speech-docs/emulator/adapters/server';
import {build} from 'esbuild';
import {expect, it, onTestFinished, vi} from 'vitest';
import {ROOT} from './programs';
import {installSample, WORK, withService} from './recoveryRun';
import {startServer} from './servers';

type Variables = Record<string, string>;
/** Requests a key after so many failed handshakes. */
type Request = (refused: number) => Promise<Response>;

async function openServer(file: string, variables: Variables): Promise<Request> {
  const env = {...process.env, ...variables, API_KEY: 'key'};
  const {address, stop} = await startServer(join(ROOT, 'samples', file), env);
  onTestFinished(stop);
  return (refused) => fetch(`${address}key?refused=${refused}`, {method: 'POST'});
}

/** The route of the Next.js sample runs without Next.js. */
async function openRoute(_folder: string, variables: Variables): Promise<Request> {
  for (const [name, value] of Object.entries({...variables, API_KEY: 'key', AGENT_ID: 'agent'}))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const outfile = join(WORK, 'route.mjs');
  await build({
    entryPoints: [installSample('samples/flow/nextjs/app/api/flow-key/route.ts')],
    alias: {'next/server': join(ROOT, 'tests/samples/shims/next-server.mjs')},
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  });
  // Anew for each address: the route reads it when it is loaded.
  const {POST} = await import(/* @vite-ignore */ `${pathToFileURL(outfile).href}?${variables.KEYS_URL}`);
  return (refused) => POST({nextUrl: new URL(`http://localhost/?refused=${refused}`)});
}

const KEY = /"key": ?"ey/;
/** The faults come one after the other, because each happens once. */
const rows: [fault: string, refused: number, status: number, text: RegExp, after: string | null][] = [
  ['POST:429@7', 0, 503, /429/, '7'],
  ['POST:500', 0, 503, /500/, null],
  ['POST:501', 0, 500, /501/, null],
  ['POST:403', 0, 500, /403/, null],
  // One failed handshake is no reason to try the key, so that the fault is still there for the next request.
  ['', 1, 200, KEY, null],
  ['socket:401', 2, 500, /rejects keys/, null],
  ['socket:503', 2, 200, KEY, null],
  ['', 2, 200, KEY, null],
];

it.each([
  ['realtime/browser/server.mjs', openServer, ' (ECONNREFUSED)'],
  ['flow/javascript/server.mjs', openServer, ' (ECONNREFUSED)'],
  ['flow/python/key_server.py', openServer, ' ([Errno 111] Connection refused)'],
  ['flow/nextjs', openRoute, ''],
] as const)(
  '%s says of a failure whether it passes, and gives no key that the service rejects',
  async (folder, open, why) => {
    const fault = rows.flatMap(([name]) => (name ? [`${name}*1`] : [])).join(', ');
    await withService({fault}, async (variables) => {
      const request = await open(folder, variables);
      for (const [name, refused, status, text, after] of rows) {
        const response = await request(refused);
        expect([response.status, response.headers.get('Retry-After')], `${name} after ${refused}`).toEqual([
          status,
          after,
        ]);
        expect(await response.text()).toMatch(text);
      }
      const away = await open(folder, {...variables, KEYS_URL: `http://127.0.0.1:${await freePort()}/v1`});
      const response = await away(0);
      expect([response.status, await response.text()]).toEqual([
        503,
        expect.stringContaining(`The service is unreachable${why}.`),
      ]);
    });
  },
);
