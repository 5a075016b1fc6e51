/**
 * The servers of the pages find out why handshakes fail, which a page can't see, and say which failures of a key pass; they give
 * pages a place in line. The agent's page calls functions as its guide says.
 */
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {freePort} from '@speech-docs/emulator/server';
import {build} from 'esbuild';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {type Place, requestKey, takePlace} from '../../samples/flow/apps/lib/recovery';
import {FUNCTIONS, Rejected, runTool} from '../../samples/flow/javascript/tools.mjs';
import {ROOT} from './programs';
import {installSample, missingOf, WORK, withService} from './recoveryRun';
import {startServer} from './servers';

type Variables = Record<string, string>;
type Request = (refused: number) => Promise<Response>;

async function openServer(file: string, variables: Variables): Promise<Request> {
  const env = {...process.env, ...variables, API_KEY: 'key'};
  const {address, stop} = await startServer(join(ROOT, 'samples', file), env);
  onTestFinished(stop);
  return (refused) => fetch(`${address}key?refused=${refused}`, {method: 'POST'});
}

async function openRoute(_folder: string, variables: Variables): Promise<Request> {
  const {POST} = await importRoute(variables);
  return (refused) => POST(new Request(`http://localhost/?refused=${refused}`));
}

/** The route of the Next.js sample runs without Next.js. */
async function importRoute(variables: Variables) {
  for (const [name, value] of Object.entries({...variables, API_KEY: 'key', AGENT_ID: 'agent'}))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const outfile = join(WORK, 'route.mjs');
  await build({
    entryPoints: [installSample('samples/flow/nextjs/app/api/flow-key/route.ts')],
    alias: {'@/lib/line': installSample('samples/flow/nextjs/lib/line.ts')},
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  });
  // Anew for each address: the route reads it when it is loaded.
  return await import(/* @vite-ignore */ `${pathToFileURL(outfile).href}?${variables.KEYS_URL}`);
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

it.for([
  ['realtime/browser/server.mjs', openServer, ' (ECONNREFUSED)'],
  ['flow/javascript/server.mjs', openServer, ' (ECONNREFUSED)'],
  ['flow/python/key_server.py', openServer, ' ([Errno 111] Connection refused)'],
  ['flow/nextjs', openRoute, ''],
  ['get-started/java/TemporaryKey.java', openServer, ''],
  ['get-started/go/temporary-key.go', openServer, ''],
  ['get-started/csharp/TemporaryKey.cs', openServer, ''],
] as const)(
  '%s says of a failure whether it passes; that of a page gives no key that the service rejects',
  async ([folder, open, why], {skip}) => {
    const isOfPage = !folder.startsWith('get-started/');
    skip(!isOfPage && missingOf(`samples/${folder}`) !== undefined, 'What runs it is missing here');
    const fault = rows.flatMap(([name]) => (name ? [`${name}*1`] : [])).join(', ');
    await withService({fault}, async (variables) => {
      const request = await open(folder, variables);
      for (const [name, refused, status, text, after] of rows.filter(([, refused]) => isOfPage || refused === 0)) {
        const response = await request(refused);
        const told = [response.status, response.headers.get('Retry-After'), await response.text()];
        expect(told, `${name} after ${refused}`).toEqual([status, after, expect.stringMatching(text)]);
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

let ids = 0;
const call = (values: object, name = 'book_repair') => {
  ids += 1;
  return {id: `call-${ids}`, function: {name, arguments: values}};
};
const nothing = () => {};

describe('a function of the page', () => {
  it.each([
    [{day: 'Thursday', part: 'brakes'}, 'ok', /^Booked for Thursday/],
    [{day: 'Monday', part: 'brakes'}, 'rejected', /^Closed on Monday\. Open: Tue/],
    [{day: 'Thursday'}, 'rejected', 'Missing: part.'],
    [{day: 'thursday', part: 'brakes'}, 'rejected', /^day must be one of Monday, /],
    [{day: 'Thursday', part: 7}, 'rejected', 'part must be of the type string.'],
    [{day: 'Thursday', part: 'brakes', price: 0}, 'rejected', 'There is no price.'],
    [JSON.parse('{"day": "Thursday", "part": "brakes", "__proto__": 1}'), 'rejected', 'There is no __proto__.'],
    [{}, 'failed', 'There is no function sing.', 'sing'],
  ])('gets %j: %s', async (values, status, content, name = 'book_repair') => {
    const expected = typeof content === 'string' ? content : expect.stringMatching(content);
    expect(await runTool(call(values, name), nothing)).toMatchObject({status, content: expected});
  });

  it('books once what the agent asks for again, with another id, even while it books', async () => {
    const values = {day: 'Friday', part: 'wheel'};
    const [first, second] = await Promise.all([runTool(call(values), nothing), runTool(call(values), nothing)]);
    expect(first).toMatchObject({content: expect.stringMatching(/^Booked/)});
    expect(second).toMatchObject({content: expect.stringMatching(/booked already/)});
  });

  it.each([
    ['succeeds', () => 'Booked.', 'Booked.'],
    [
      'is rejected',
      () => {
        throw new Rejected('Full.');
      },
      'Full.',
    ],
  ])('that %s late is reported twice: that it is not done, and its result', async (_, end, told) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const real = FUNCTIONS.get('book_repair') as NonNullable<ReturnType<typeof FUNCTIONS.get>>;
    onTestFinished(() => void FUNCTIONS.set('book_repair', real));
    FUNCTIONS.set('book_repair', () => new Promise((resolve) => setTimeout(resolve, 9000)).then(end));
    const onLate = vi.fn();
    const result = runTool(call({day: 'Friday', part: 'chain'}), onLate);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await result).toMatchObject({status: 'ok', content: expect.stringContaining('Still in progress')});
    await vi.advanceTimersByTimeAsync(1000);
    expect(onLate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({content: told}));
  });
});

it.each(['samples/flow/javascript/server.mjs', 'samples/flow/python/key_server.py'])(
  '%s lets pages talk in their order, and a page that leaves makes room for the next',
  async (server) => {
    const env = {...process.env, API_KEY: 'key', MAX_CONVERSATIONS: '1'};
    const {address, stop} = await startServer(join(ROOT, server), env);
    onTestFinished(stop);
    const first = await inLine(address);
    await vi.waitFor(() => expect(first.events()).toContain('event: turn'));
    const second = await inLine(address);
    const third = await inLine(address);
    await vi.waitFor(() => expect(third.events()).toContain('event: place\ndata: 2'));
    expect(second.events()).not.toContain('event: turn');
    first.leave();
    await vi.waitFor(() => expect(second.events()).toContain('event: turn'), 10_000);
    await vi.waitFor(() => expect(third.events()).toContain('event: place\ndata: 1'));
  },
);

it('the route of Next.js gives keys to callers in turn, and one who leaves makes room for the next', async () => {
  await withService({}, async (variables) => {
    const route = await importRoute({...variables, MAX_CONVERSATIONS: '1'});
    const outside = fetch;
    vi.stubGlobal('fetch', async (url: string, init: {method: string}) =>
      url.startsWith('/') ? route[init.method](new Request(new URL(url, 'http://localhost'))) : outside(url, init),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const keyFor = (place: Place, onRetry = (_: string) => {}) =>
      requestKey({place, refused: 0, isWanted: () => true, onRetry});
    const [first, second] = [takePlace('/key'), takePlace('/key')] as const;
    const key = {key: expect.stringMatching(/^ey/)};
    expect(await keyFor(first)).toMatchObject(key);
    const told = vi.fn();
    const waiting = keyFor(second, told);
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith('All agents are busy. You are number 1 in line.'));
    // Its connection broke, and its place is still its own.
    expect(await keyFor(first)).toMatchObject(key);
    first.leave();
    expect(await waiting).toMatchObject(key);
    second.leave();
  });
});

async function inLine(address: string) {
  const leaving = new AbortController();
  const {body} = await fetch(`${address}line`, {signal: leaving.signal});
  const reader = body?.getReader();
  let events = '';
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      events += new TextDecoder().decode(part.value);
    }
  };
  read().catch(() => {});
  return {events: () => events, leave: () => leaving.abort()};
}
