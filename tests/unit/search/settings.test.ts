import {liteClient} from 'algoliasearch/lite';
import {describe, expect, it} from 'vitest';
import {searchOrigins} from '../../../src/search/origins';
import search from '../../../src/search/plugin.server';
import {searchSettings} from '../../../src/search/settings.server';

const keys = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'};

function headTags(env: Record<string, string>) {
  const siteConfig = {title: 'Docs', url: 'https://docs.example.com', customFields: {search: searchSettings(env)}};
  const plugin = search({siteConfig, siteDir: '/site', baseUrl: '/', i18n: {currentLocale: 'en'}} as never);
  const {headTags: tags = []} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
  return (tags as {attributes: Record<string, string>}[]).map(({attributes}) => attributes);
}

function unavailable() {
  const called = new Set<string>();
  const send = async ({url}: {url: string}) => {
    called.add(new URL(url).origin);
    return {status: 503, content: '', isTimedOut: false};
  };
  return {called, requester: {send}};
}

describe('the environment decides where search sends its queries', () => {
  it('the site’s own index, without a connection to another host', () => {
    expect(searchSettings({})).toMatchObject({mode: 'embedded', insights: false, indexName: 'docs'});
    expect(headTags({})).toEqual([]);
    expect(searchOrigins(searchSettings({}))).toEqual([]);
  });

  it('the hosted index, with a connection opened early', () => {
    expect(searchSettings({...keys, ALGOLIA_INDEX_NAME: 'guides', ALGOLIA_INSIGHTS: 'true'})).toMatchObject({
      mode: 'hosted',
      appId: 'APP',
      indexName: 'guides',
      insights: true,
    });
    expect(headTags(keys)[0]).toMatchObject({rel: 'preconnect', href: 'https://APP-dsn.algolia.net'});
    // Events stay off unless they are turned on, and the index is hosted.
    expect(searchSettings({...keys, ALGOLIA_INSIGHTS: '1'}).insights).toBe(false);
    expect(searchSettings({ALGOLIA_INSIGHTS: 'true'}).insights).toBe(false);
  });

  it('names every host that the real client calls, and that of the events only when they are on', async () => {
    const {called, requester} = unavailable();
    const lite = liteClient('app', 'key', {requester});
    await lite.search({requests: [{indexName: 'docs', query: 'a'}]}).catch(() => undefined);
    const hosted = {...keys, ALGOLIA_APP_ID: 'app'};
    expect(searchOrigins(searchSettings(hosted)).sort()).toEqual([...called].sort());
    expect(searchOrigins(searchSettings({...hosted, ALGOLIA_INSIGHTS: 'true'}))).toEqual([
      ...searchOrigins(searchSettings(hosted)),
      // Where search-insights sends to by itself.
      'https://insights.algolia.io',
    ]);
  });

  it.each([
    [{ALGOLIA_API_KEY: 'key'}, 'appId is missing'],
    [{ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: '  '}, 'apiKey is missing'],
  ])('%j stops the build, so that a lost secret cannot publish the wrong search (K4)', (env, error) => {
    expect(() => searchSettings(env)).toThrow(error);
  });
});
