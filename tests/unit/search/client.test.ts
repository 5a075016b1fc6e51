/** The whole client over real connections: what leaves it, and what a reader gets for every way to fail. */
import type {EndRequest, Requester} from '@algolia/client-common';
import {createHttpRequester} from '@algolia/requester-node-http';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {type Backend, openBackend} from '../../../src/search/backend/backend';
import {createSearchClient} from '../../../src/search/client';
import {searchSettings} from '../../../src/search/settings.server';
import {FILTERS} from '../../../tools/ranking/evaluate';
import {
  answerWith,
  type FakeService,
  hang,
  json,
  type Reply,
  raw,
  rawHit,
  reset,
  stallBody,
  startFakeService,
} from '../../support/fakeSearchService';
import {bracketed} from '../../support/segments';

const settings = searchSettings({ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search-only'});
const good = json(answerWith([rawHit()]));
const running: FakeService[] = [];
afterAll(async () => {
  await Promise.all(running.map((service) => service.close()));
});

/** A client whose hosts are these services, asked in this order. */
async function clientFor(...replies: Reply[]) {
  const services = await Promise.all(replies.map(startFakeService));
  running.push(...services);
  const hosts = services.map(({host}) => ({url: host, accept: 'read' as const, protocol: 'http' as const}));
  const open = (): Backend =>
    openBackend(settings, {hosts, requester: createHttpRequester()}, 'https://docs.example.com');
  const client = createSearchClient(settings, open);
  const search = (query: string) => client.search({query, filters: FILTERS});
  return {search, services, service: services[0] as FakeService};
}

describe('a search that works', () => {
  it('responds with safe hits, their count and their pages', async () => {
    const {search} = await clientFor(good);
    const response = await search('delay');
    expect(response).toMatchObject({kind: 'ready', query: 'delay', total: 1, pages: 1});
    expect(response.kind === 'ready' && response.hits[0]).toMatchObject({
      url: 'https://docs.example.com/speech-to-text/real-time/latency#choose-a-delay',
    });
    const hierarchy = response.kind === 'ready' ? response.hits[0]?.hierarchy : {};
    expect([bracketed(hierarchy?.lvl1), bracketed(hierarchy?.lvl2)]).toEqual(['Real-Time Latency', 'Choose a [delay]']);
  });

  it('sends what the specification lists, at most 64 characters of it, and nothing about the reader', async () => {
    const {search, service} = await clientFor(good);
    await search(`delay${'x'.repeat(58)}😀`);
    const [call] = service.calls;
    const url = new URL(call?.url ?? '', 'http://host');
    expect([call?.method, url.pathname]).toEqual(['POST', '/1/indexes/*/queries']);
    expect(call?.headers['content-type']).toBe('text/plain');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('search-only');
    expect(call?.headers).not.toHaveProperty('cookie');
    expect(call?.headers).not.toHaveProperty('x-algolia-api-key');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      requests: [
        {
          query: `delay${'x'.repeat(58)}`,
          indexName: 'docs',
          page: 0,
          hitsPerPage: 20,
          attributesToRetrieve: [
            ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          clickAnalytics: false,
          facetFilters: [
            ['language:en'],
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-apiRef-current'],
          ],
        },
      ],
    });
  });

  it('sends a query that is typed twice to the service once', async () => {
    const {search, service} = await clientFor(good);
    await search('delay');
    await search('delay');
    expect(service.calls).toHaveLength(1);
  });

  it('remembers fifty responses, not every response of the day', async () => {
    const {search, service} = await clientFor(good);
    for (let index = 0; index < 60; index++) await search(`q${index}`);
    await search('q59');
    expect(service.calls).toHaveLength(60);
    await search('q0');
    expect(service.calls).toHaveLength(61);
  });
});

describe('a search that fails', () => {
  const text = JSON.stringify(answerWith([rawHit()]));
  const rejectedWith = (status: number, headers = {}) => json({message: 'no', status}, status, headers);
  it.each<[string, Reply, string]>([
    ['every host returns 500 (A1)', rejectedWith(500), 'offline'],
    ['the key is invalid (A2)', rejectedWith(403), 'rejected'],
    ['there are too many searches', rejectedWith(429), 'rejected'],
    ['there are too many searches for a minute', rejectedWith(429, {'Retry-After': '60'}), 'rejected'],
    ['the index is unknown (A4)', rejectedWith(404), 'rejected'],
    ['a portal returns a web page (A5)', raw('<!doctype html><title>Log in</title>', 200, 'text/html'), 'malformed'],
    // Other shapes of an answer: readResponse.test.ts.
    ['the response is an empty object (A6)', json({}), 'malformed'],
    ['the response is empty (A7)', raw(''), 'malformed'],
    ['there is no content (A7)', (response) => response.writeHead(204).end(), 'malformed'],
    ['the response is cut in half (A8)', raw(text.slice(0, text.length / 2)), 'malformed'],
    ['one byte of the response is wrong (A8)', raw(text.replace('{', '\u0001')), 'malformed'],
    ['the connection is reset (A12)', reset, 'offline'],
  ])('tells the reader so when %s, and keeps the query', async (_what, reply, reason) => {
    const {search} = await clientFor(reply);
    expect(await search(' Delay ')).toEqual({kind: 'failed', query: ' Delay ', reason});
  });

  // Side by side, because both only wait.
  it.concurrent.each([
    ['hang (B2)', hang],
    ['begin a response and never end it (B3)', stallBody],
  ])('tries each of four hosts that %s before it says so', {timeout: 30_000}, async (_what, reply) => {
    const {search, services} = await clientFor(reply, reply, reply, reply);
    expect(await search('delay')).toMatchObject({kind: 'failed', reason: 'timeout'});
    expect(services.map(({calls}) => calls.length)).toEqual([1, 1, 1, 1]);
  });

  it('gives every host one second to connect and two to respond', async () => {
    const asked: Pick<EndRequest, 'connectTimeout' | 'responseTimeout'>[] = [];
    const requester: Requester = {
      async send({connectTimeout, responseTimeout}) {
        asked.push({connectTimeout, responseTimeout});
        return {status: 0, content: '', isTimedOut: true};
      },
    };
    const backend = openBackend(settings, {requester}, 'https://docs.example.com');
    await createSearchClient(settings, () => backend).search({query: 'delay', filters: FILTERS});
    expect(asked).toEqual(Array(4).fill({connectTimeout: 1000, responseTimeout: 2000}));
  });

  it('sends one call for each key press to a service that is overloaded (A3)', async () => {
    const {search, service} = await clientFor(json({message: 'slow down'}, 429, {'Retry-After': '2'}));
    for (const query of ['d', 'de', 'del']) await search(query);
    expect(service.calls).toHaveLength(3);
  });

  it('takes a second host when the first is dead, and leaves the first alone from then on', async () => {
    const {search, services} = await clientFor(json({}, 500), good);
    for (const query of ['a', 'b', 'c', 'd']) expect(await search(query)).toMatchObject({kind: 'ready'});
    expect(services.map(({calls}) => calls.length)).toEqual([1, 4]);
  });

  it.each([-60, 60])(
    'asks a dead host again after two minutes, although the clock was set by %d minutes (A11, B9)',
    async (minutes) => {
      vi.useFakeTimers({toFake: ['Date', 'performance']});
      const {search, services} = await clientFor(json({}, 500), good);
      await search('a');
      vi.setSystemTime(Date.now() + minutes * 60_000);
      vi.advanceTimersByTime(120_001);
      await search('b');
      vi.useRealTimers();
      expect(services.map(({calls}) => calls.length)).toEqual([2, 2]);
    },
  );

  it('gives each of two overlapping searches its own response', async () => {
    const slowFirst: Reply = (response, request, body) => {
      const {query} = JSON.parse(body).requests[0];
      setTimeout(() => json(answerWith([rawHit({objectID: query})]))(response, request, body), query === 'd' ? 150 : 0);
    };
    const {search} = await clientFor(slowFirst);
    const answers = await Promise.all([search('d'), search('de')]);
    expect(
      answers.map((response) => response.kind === 'ready' && [response.query, response.hits[0]?.objectID]),
    ).toEqual([
      ['d', 'd'],
      ['de', 'de'],
    ]);
  });
});
