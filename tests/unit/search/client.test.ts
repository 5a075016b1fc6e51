import type {Response} from '@algolia/client-common';
import {describe, expect, it, vi} from 'vitest';
import {openBackend} from '../../../src/search/backend/backend';
import {createSearchClient} from '../../../src/search/client';
import {searchSettings} from '../../../src/search/settings.server';
import {FILTERS} from '../../../tools/ranking/evaluate';
import {answerWith, fakeService, json, rawHit} from '../../support/fakeSearchService';

type Reply = Partial<Response>;

const settings = searchSettings({ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'search-only'});
const good = json(answerWith([rawHit()]));
const reset: Reply = {status: 0};
const silent: Reply = {status: 0, isTimedOut: true};

/** A client whose hosts reply like this, asked in this order. */
function clientFor(...replies: Reply[]) {
  const hosts = replies.map((_, at) => ({url: `host${at}`, accept: 'read' as const, protocol: 'https' as const}));
  const hostOf = (url: string) => hosts.findIndex((host) => host.url === new URL(url).host);
  const service = fakeService(({url}) => replies[hostOf(url)] ?? reset);
  const client = createSearchClient(settings, () =>
    openBackend(settings, {hosts, requester: service}, 'https://docs.example.com'),
  );
  const search = (query: string) => client.search({query, filters: FILTERS});
  const counts = () => hosts.map((_, at) => service.calls.filter(({url}) => hostOf(url) === at).length);
  return {search, service, counts};
}

describe('a search that works', () => {
  it('sends what the specification lists, at most 64 characters of it, and nothing about the reader', async () => {
    const {search, service} = clientFor(good);
    await search(`delay${'x'.repeat(58)}😀`);
    const [call] = service.calls;
    const url = new URL(call?.url ?? '');
    expect([call?.method, url.pathname]).toEqual(['POST', '/1/indexes/*/queries']);
    expect(call?.headers['content-type']).toBe('text/plain');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('search-only');
    expect(call?.headers).not.toHaveProperty('cookie');
    expect(call?.headers).not.toHaveProperty('x-algolia-api-key');
    expect(JSON.parse(`${call?.data}`)).toEqual({
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

  it('sends a query that is typed twice to the service once, and remembers fifty responses, not all of the day', async () => {
    const {search, service} = clientFor(good);
    for (let index = 0; index < 60; index++) await search(`q${index}`);
    await search('q59');
    expect(service.calls).toHaveLength(60);
    await search('q0');
    expect(service.calls).toHaveLength(61);
  });
});

describe('a search that fails', () => {
  const text = JSON.stringify(answerWith([rawHit()]));
  it.each<[string, Reply, string]>([
    ['every host returns 500 (A1)', json({}, 500), 'offline'],
    ['the key is invalid (A2)', json({}, 403), 'rejected'],
    ['there are too many searches', json({}, 429), 'rejected'],
    ['the index is unknown (A4)', json({}, 404), 'rejected'],
    ['a portal returns a web page (A5)', {content: '<!doctype html><title>Log in</title>'}, 'malformed'],
    ['the response is an empty object (A6)', json({}), 'malformed'],
    ['the response is empty (A7)', {content: ''}, 'malformed'],
    ['there is no content (A7)', {status: 204}, 'malformed'],
    ['the response is cut in half (A8)', {content: text.slice(0, text.length / 2)}, 'malformed'],
    ['one byte of the response is wrong (A8)', {content: text.replace('{', '\u0001')}, 'malformed'],
    ['the connection is reset (A12)', reset, 'offline'],
  ])('tells the reader so when %s, and keeps the query', async (_what, reply, reason) => {
    const {search} = clientFor(reply);
    expect(await search(' Delay ')).toEqual({kind: 'failed', query: ' Delay ', reason});
  });

  it('gives each of four silent hosts one second to connect and two to respond, once (B2, B3)', async () => {
    const {search, service, counts} = clientFor(silent, silent, silent, silent);
    expect(await search('delay')).toMatchObject({kind: 'failed', reason: 'timeout'});
    expect(counts()).toEqual([1, 1, 1, 1]);
    for (const call of service.calls) expect(call).toMatchObject({connectTimeout: 1000, responseTimeout: 2000});
  });

  it('sends one call for each key press to a service that is overloaded (A3)', async () => {
    const {search, service} = clientFor({...json({}, 429), headers: {'retry-after': '2'}});
    for (const query of ['d', 'de', 'del']) await search(query);
    expect(service.calls).toHaveLength(3);
  });

  it('takes a second host when the first is dead, and leaves the first alone for two minutes', async () => {
    vi.useFakeTimers({toFake: ['Date', 'performance']});
    const {search, counts} = clientFor(json({}, 500), good);
    for (const query of ['a', 'b', 'c', 'd']) {
      expect(await search(query)).toMatchObject({kind: 'ready'});
      vi.advanceTimersByTime(39_000);
    }
    vi.useRealTimers();
    expect(counts()).toEqual([1, 4]);
  });

  it.each([-60, 60])(
    'asks a dead host again after two minutes, although the clock was set by %d minutes (A11, B9)',
    async (minutes) => {
      vi.useFakeTimers({toFake: ['Date', 'performance']});
      const {search, counts} = clientFor(json({}, 500), good);
      await search('a');
      vi.setSystemTime(Date.now() + minutes * 60_000);
      vi.advanceTimersByTime(120_001);
      await search('b');
      vi.useRealTimers();
      expect(counts()).toEqual([2, 2]);
    },
  );
});
