/** The embedded index: its worker, and what happens when a file is not what it was. */

import {INDEX_VERSION, indexFileOf} from '@speech-docs/search/indexFile';
import {SearchFailure} from '@speech-docs/search/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {openBackend} from '../../../src/search/backend/backend';
import type {IndexRequest} from '../../../src/search/backend/embedded.worker';
import {indexRequester} from '../../../src/search/backend/indexRequester';
import {loadEngine} from '../../../src/search/backend/loadEngine';
import {readRequest, writeResponse} from '../../../src/search/backend/wire';
import {searchSettings} from '../../../src/search/settings.server';
import {requestFor} from '../../../tools/ranking/evaluate';

const pages = [
  {
    path: '/a',
    section: 'Guides',
    tag: 'docs-default-current',
    keywords: [],
    headings: [{level: 1, title: 'Latency', anchor: '', blocks: ['How long words take.'], code: ''}],
  },
];
const good = {
  '/find/index.json': {version: INDEX_VERSION, index: '../assets/find/t.json'},
  '/assets/find/t.json': indexFileOf(pages, 'en'),
};

let files: Record<string, unknown>;
let fetched: string[];
let site = 0;

beforeEach(() => {
  files = {...good};
  fetched = [];
  site++;
  vi.stubGlobal('location', {origin: `https://site${site}.test`, href: `https://site${site}.test/x`});
  vi.stubGlobal('fetch', async (url: string) => {
    const {pathname} = new URL(url);
    fetched.push(pathname);
    const file = files[pathname];
    if (file instanceof Error) throw file;
    if (file === undefined) return new Response('<!doctype html>', {status: 404});
    return new Response(typeof file === 'string' ? file : JSON.stringify(file));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A worker that runs the engine on this thread, or fails as told. */
class FakeWorker {
  onmessage: ((event: {data: unknown}) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = vi.fn();
  static behaviour: 'works' | 'throws' | 'dies' | 'silent' = 'works';
  private engine: ReturnType<typeof loadEngine> | undefined;

  postMessage({id, manifestUrl, origin, request}: IndexRequest): void {
    if (FakeWorker.behaviour === 'dies') queueMicrotask(() => this.onerror?.());
    if (FakeWorker.behaviour !== 'works') return;
    const reply = (data: object) => this.onmessage?.({data: {id, ...data}});
    this.engine ??= loadEngine(manifestUrl);
    this.engine.then(
      (engine) => reply({content: request ? writeResponse(engine.search(readRequest(request), origin)) : ''}),
      (error) => {
        this.engine = undefined;
        reply({reason: error instanceof SearchFailure ? error.reason : 'malformed'});
      },
    );
  }
}

function open(behaviour: typeof FakeWorker.behaviour) {
  FakeWorker.behaviour = behaviour;
  const requester = indexRequester('/find/index.json', () => {
    if (FakeWorker.behaviour === 'throws') throw new Error('workers are forbidden');
    return new FakeWorker() as unknown as Worker;
  });
  return openBackend(searchSettings({}), {requester}, location.origin);
}

/** Starts something, and lets so much time go by. */
async function elapse<T>(ms: number, start: () => Promise<T>): Promise<T> {
  vi.useFakeTimers();
  const pending = start();
  await vi.advanceTimersByTimeAsync(ms);
  vi.useRealTimers();
  return pending;
}

describe('the embedded index', () => {
  it('finds hits on the origin being read, and is fetched once for many searches', async () => {
    const index = open('works');
    index.warm();
    const search = (query: string) => index.search(requestFor(query));
    const [, , {hits, total}] = await Promise.all([search('l'), search('la'), search('lat')]);
    expect([hits, total]).toMatchObject([[{url: `https://site${site}.test/a`, type: 'lvl1'}], 1]);
    expect(fetched).toEqual(['/find/index.json', '/assets/find/t.json']);
  });

  it.each(['throws', 'dies'] as const)(
    'fails when its worker %s, and works with the next search (E8)',
    async (behaviour) => {
      const index = open(behaviour);
      const search = () => index.search(requestFor('latency'));
      await expect(search()).rejects.toMatchObject({reason: 'offline'});
      FakeWorker.behaviour = 'works';
      expect(await search()).toMatchObject({total: 1});
    },
  );

  it('starts another worker when the browser ended its worker in the middle (J5)', async () => {
    const index = open('works');
    const search = () => index.search(requestFor('latency'));
    await index.search(requestFor('lat'));
    FakeWorker.behaviour = 'silent';
    await elapse(3001, () => expect(search()).rejects.toMatchObject({reason: 'offline'}));
    FakeWorker.behaviour = 'works';
    expect(await search()).toMatchObject({total: 1});
  });

  it('says that it cannot be reached when nothing has come for six seconds, and asks again with the next search', async () => {
    const quick = globalThis.fetch;
    const silent = (_url: string, {signal}: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', silent);
    const index = open('works');
    const search = () => index.search(requestFor('latency'));
    await elapse(6001, () => expect(search()).rejects.toMatchObject({reason: 'offline'}));
    vi.stubGlobal('fetch', quick);
    expect(await search()).toMatchObject({total: 1});
  });

  it.each([
    ['the manifest is missing', {'/find/index.json': undefined}, 'rejected'],
    ['the index is missing', {'/assets/find/t.json': undefined}, 'rejected'],
    ['the index is cut short', {'/assets/find/t.json': `{"version":${INDEX_VERSION},"pages":[`}, 'malformed'],
    ['the index is a web page', {'/assets/find/t.json': '<!doctype html>'}, 'malformed'],
    [
      'the index is of another version',
      {'/assets/find/t.json': {...good['/assets/find/t.json'], version: 0}},
      'malformed',
    ],
    ['the manifest is of another version', {'/find/index.json': {version: INDEX_VERSION + 1, index: 'x'}}, 'malformed'],
    ['the index has no pages', {'/assets/find/t.json': {version: INDEX_VERSION}}, 'malformed'],
    ['the network is gone', {'/find/index.json': new TypeError('Failed to fetch')}, 'offline'],
  ])('fails when %s, and works with the next try once it is back (E7, J2)', async (_what, broken, reason) => {
    const index = open('works');
    files = {...good, ...broken};
    await expect(index.search(requestFor('latency'))).rejects.toMatchObject({reason});
    files = good;
    expect(await index.search(requestFor('latency'))).toMatchObject({total: 1});
  });
});
