import {liteClient} from 'algoliasearch/lite';
import {describe, expect, it} from 'vitest';
import {opensearchDescription} from '../../../src/search/opensearch.server';
import {EVENTS_URL, searchOrigins} from '../../../src/search/origins';
import search from '../../../src/search/plugin.server';
import {limitQuery} from '../../../src/search/settings';
import {searchSettings} from '../../../src/search/settings.server';

const keys = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'};

function headTags(env: Record<string, string>) {
  const siteConfig = {title: 'Docs', url: 'https://docs.example.com', customFields: {search: searchSettings(env)}};
  const plugin = search({siteConfig, siteDir: '/site', baseUrl: '/', i18n: {currentLocale: 'en'}} as never);
  const {headTags: tags} = (plugin.injectHtmlTags as NonNullable<typeof plugin.injectHtmlTags>)({
    content: undefined,
  }) as {
    headTags: {attributes: Record<string, string>}[];
  };
  return tags.map(({attributes}) => attributes);
}

describe('the environment decides where search asks', () => {
  it('the site’s own index, and nobody is connected to', () => {
    expect(searchSettings({})).toMatchObject({mode: 'embedded', insights: false, indexName: 'docs'});
    expect(headTags({}).map(({rel}) => rel)).toEqual(['search']);
  });

  it('the hosted index, with a connection opened early', () => {
    expect(searchSettings({...keys, ALGOLIA_INDEX_NAME: 'guides', ALGOLIA_INSIGHTS: 'true'})).toMatchObject({
      mode: 'hosted',
      appId: 'APP',
      indexName: 'guides',
      insights: true,
    });
    expect(headTags(keys)[1]).toMatchObject({rel: 'preconnect', href: 'https://APP-dsn.algolia.net'});
  });

  it('in the language that is being built', () => {
    expect(searchSettings({}).language).toBe('en');
    expect(searchSettings({DOCUSAURUS_CURRENT_LOCALE: 'fr'}).language).toBe('fr');
  });

  it('nobody is called with the site’s own index', () => {
    expect(searchOrigins(searchSettings({}))).toEqual([]);
  });

  it('names every host that the real client turns to, and that of the events only when they are on', async () => {
    const asked = new Set<string>();
    const requester = {
      send: async ({url}: {url: string}) => {
        asked.add(new URL(url).origin);
        return {status: 503, content: '', isTimedOut: false};
      },
    };
    const lite = liteClient('app', 'key', {requester});
    await lite.search({requests: [{indexName: 'docs', query: 'a'}]}).catch(() => undefined);
    const hosted = {...keys, ALGOLIA_APP_ID: 'app'};
    expect(searchOrigins(searchSettings(hosted)).sort()).toEqual([...asked].sort());
    expect(searchOrigins(searchSettings({...hosted, ALGOLIA_INSIGHTS: 'true'}))).toEqual([
      ...searchOrigins(searchSettings(hosted)),
      new URL(EVENTS_URL).origin,
    ]);
  });

  it('events stay off unless they are turned on', () => {
    expect(searchSettings({...keys, ALGOLIA_INSIGHTS: '1'}).insights).toBe(false);
    expect(searchSettings({ALGOLIA_INSIGHTS: 'true'}).insights).toBe(false);
  });

  it('half a configuration stops the build (K4)', () => {
    expect(() => searchSettings({ALGOLIA_API_KEY: 'key'})).toThrow('appId is missing');
    expect(() => searchSettings({ALGOLIA_APP_ID: 'APP'})).toThrow('apiKey is missing');
    expect(() => searchSettings({ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: '  '})).toThrow('apiKey is missing');
  });
});

describe('what surrounds search', () => {
  it('lets browsers add the site as a search engine, whatever its name holds', () => {
    const xml = opensearchDescription('A & B <Speech>', 'https://docs.example.com', '/');
    expect(xml).toContain('template="https://docs.example.com/search?q={searchTerms}"');
    expect(xml).toContain('<ShortName>A &amp; B');
    expect(xml).not.toContain('<Speech>');
  });

  it.each([
    ['short', 'short'],
    ['x'.repeat(100), 'x'.repeat(64)],
    [`${'x'.repeat(63)}😀`, 'x'.repeat(63)],
  ])('limits a query to 64 characters', (query, limited) => {
    expect(limitQuery(query)).toBe(limited);
  });
});
