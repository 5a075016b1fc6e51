/** The embedded index through the lite client: worker, fallback, and what happens when the file is not what it was. */
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createEmbeddedRequester} from '../../../src/search/backend/embeddedRequester.client';
import {indexFileOf} from '../../../src/search/engine/indexFile';
import {answerFromIndex} from '../../../src/search/engine/load';
import {EngineFailure, type EngineRequest} from '../../../src/search/engine/protocol';

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
  '/find/index.json': {version: 1, index: '../assets/find/t.json'},
  '/assets/find/t.json': indexFileOf(pages, 'en'),
};

let files: Record<string, unknown>;
let fetched: string[];
/** The channels that workers were asked to answer in. */
let asked: (string | undefined)[];
/** Those that are open on this page. */
let channels: FakeChannel[];
let site = 0;

beforeEach(() => {
  files = {...good};
  fetched = [];
  asked = [];
  channels = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  // The engine keeps an index for as long as the page lives: every test reads a site of its own.
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

const request = (query: string) =>
  ({
    data: JSON.stringify({
      requests: [
        {indexName: 'docs', query},
        {indexName: 'docs', query: 'long'},
      ],
    }),
  }) as never;

class FakeChannel {
  onmessage: ((event: {data: unknown}) => void) | null = null;
  constructor(readonly name: string) {
    channels.push(this);
  }
  close() {
    channels = channels.filter((channel) => channel !== this);
  }
}

/** A worker that runs the engine on this thread, or fails as told. */
class FakeWorker {
  onmessage: ((event: {data: unknown}) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  terminate = vi.fn();
  static behaviour: 'works' | 'throws' | 'dies' | 'silent' = 'works';

  postMessage({id, manifestUrl, body, origin, channel}: EngineRequest): void {
    asked.push(channel);
    if (FakeWorker.behaviour === 'dies') queueMicrotask(() => this.onerror?.());
    if (FakeWorker.behaviour !== 'works') return;
    const way = channel ? channels.find(({name}) => name === channel) : this;
    const progress = () => way?.onmessage?.({data: {id, kind: 'progress'}});
    answerFromIndex(manifestUrl, body, origin, progress).then(
      (answer) => way?.onmessage?.({data: {id, kind: 'answer', answer}}),
      (error) =>
        way?.onmessage?.({
          data: {id, kind: 'failure', reason: error instanceof EngineFailure ? error.reason : 'malformed'},
        }),
    );
  }
}

function open(behaviour: typeof FakeWorker.behaviour) {
  FakeWorker.behaviour = behaviour;
  return createEmbeddedRequester('/find/index.json', () => {
    if (behaviour === 'throws') throw new Error('workers are forbidden');
    return new FakeWorker() as unknown as Worker;
  });
}

describe('the embedded index', () => {
  it('answers as many results as there are requests, in order', async () => {
    const response = await open('works').send(request('latency'));
    const {results} = JSON.parse(response.content);
    expect(response.status).toBe(200);
    expect(results.map(({query}: {query: string}) => query)).toEqual(['latency', 'long']);
    expect(results[0].hits[0]).toMatchObject({url: `https://site${site}.test/a`, type: 'lvl1'});
  });

  it('is fetched once for many searches', async () => {
    const requester = open('works');
    requester.warm();
    await Promise.all(['l', 'la', 'lat'].map((query) => requester.send(request(query))));
    expect(fetched).toEqual(['/find/index.json', '/assets/find/t.json']);
  });

  it('comes by a channel of its own from the second answer on: by then the channel is open on both sides', async () => {
    const [first, second] = [open('works'), open('works')];
    for (const requester of [first, first, second, second]) {
      const {content} = await requester.send(request('latency'));
      expect(JSON.parse(content).results[0].nbHits).toBe(1);
    }
    const [none, channel, noneEither, other] = asked;
    expect([none, noneEither]).toEqual([undefined, undefined]);
    expect(channels.map(({name}) => name)).toEqual([channel, other]);
    expect(channel).not.toBe(other);
  });

  it('comes from the worker itself where channels are forbidden', async () => {
    vi.stubGlobal('BroadcastChannel', function forbidden() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const requester = open('works');
    await requester.send(request('latency'));
    const {content} = await requester.send(request('latency'));
    expect(JSON.parse(content).results[0].nbHits).toBe(1);
    expect(asked).toEqual([undefined, undefined]);
  });

  it('closes its channel with the page, and opens it again for a page that comes back', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const requester = open('works');
    await requester.send(request('latency'));
    expect(channels).toHaveLength(1);
    page.dispatchEvent(new Event('pagehide'));
    expect(channels).toHaveLength(0);
    await requester.send(request('latency'));
    await requester.send(request('latency'));
    expect(channels).toHaveLength(1);
    expect(asked).toEqual([undefined, undefined, channels[0]?.name]);
  });

  it.each(['throws', 'dies'] as const)('answers on the page’s own thread when its worker %s', async (behaviour) => {
    const {status, content} = await open(behaviour).send(request('latency'));
    expect([status, JSON.parse(content).results[0].nbHits]).toEqual([200, 1]);
  });

  it('answers on the page’s own thread when its worker was killed in the middle', async () => {
    vi.useFakeTimers();
    const requester = open('works');
    await requester.send(request('latency'));
    FakeWorker.behaviour = 'silent';
    const pending = requester.send(request('latency'));
    await vi.advanceTimersByTimeAsync(1600);
    vi.useRealTimers();
    expect(JSON.parse((await pending).content).results[0].nbHits).toBe(1);
  });

  it('says that it cannot be reached when nothing has come for six seconds', async () => {
    vi.useFakeTimers();
    const pending = open('silent').send(request('latency'));
    await vi.advanceTimersByTimeAsync(6001);
    vi.useRealTimers();
    expect(await pending).toMatchObject({status: 0});
  });

  it('ends the worker whose fetch hung, so that the next search starts a new one', async () => {
    vi.useFakeTimers();
    FakeWorker.behaviour = 'silent';
    const started: FakeWorker[] = [];
    const requester = createEmbeddedRequester('/find/index.json', () => {
      started.push(new FakeWorker());
      return started.at(-1) as unknown as Worker;
    });
    const pending = requester.send(request('latency'));
    await vi.advanceTimersByTimeAsync(6001);
    vi.useRealTimers();
    expect(await pending).toMatchObject({status: 0});
    expect(started[0]?.terminate).toHaveBeenCalled();
    expect(channels).toHaveLength(0);
    FakeWorker.behaviour = 'works';
    expect((await requester.send(request('latency'))).status).toBe(200);
    expect(started).toHaveLength(2);
  });

  it('waits for an index that arrives slowly', async () => {
    vi.useFakeTimers();
    const whole = JSON.stringify(files['/assets/find/t.json']);
    const quick = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      if (!url.endsWith('/t.json')) return quick(url);
      const bytes = new TextEncoder().encode(whole);
      let sent = 0;
      // Eight parts, five seconds apart: forty seconds in all.
      return new Response(
        new ReadableStream({
          async pull(stream) {
            await new Promise((resolve) => setTimeout(resolve, 5000));
            stream.enqueue(bytes.slice(sent, sent + Math.ceil(bytes.length / 8)));
            sent += Math.ceil(bytes.length / 8);
            if (sent >= bytes.length) stream.close();
          },
        }),
      );
    });
    const pending = open('works').send(request('latency'));
    await vi.advanceTimersByTimeAsync(45_000);
    vi.useRealTimers();
    expect(JSON.parse((await pending).content).results[0].nbHits).toBe(1);
  });

  it.each([
    ['the manifest is missing', {'/find/index.json': undefined}, 404],
    ['the index is missing', {'/assets/find/t.json': undefined}, 404],
    ['the index is cut short', {'/assets/find/t.json': '{"version":1,"pages":['}, 200],
    ['the index is a web page', {'/assets/find/t.json': '<!doctype html>'}, 200],
    ['the index is of another version', {'/assets/find/t.json': {...good['/assets/find/t.json'], version: 0}}, 200],
    ['the manifest is of another version', {'/find/index.json': {version: 2, index: 'x'}}, 200],
    ['the index has no pages', {'/assets/find/t.json': {version: 1}}, 200],
    ['the network is gone', {'/find/index.json': new TypeError('Failed to fetch')}, 0],
  ])('fails like a service when %s, and works with the next try once it is back', async (_what, broken, status) => {
    const requester = open('works');
    files = {...good, ...broken};
    const response = await requester.send(request('latency'));
    expect(response).toMatchObject({status, isTimedOut: false});
    if (status === 200) expect(response.content).toBe('{}');
    files = good;
    expect(JSON.parse((await requester.send(request('latency'))).content).results[0].nbHits).toBe(1);
  });
});
