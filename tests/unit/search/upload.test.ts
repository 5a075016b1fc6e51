/** Publishing through the official client, to a fake that speaks the wire protocol. */

import {BASES_FILE} from '@speech-docs/publish/site.server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {provider} from '../../../provider';
import {searchPublish} from '../../../src/search/upload/command.server';
import {type FakeIndexService, startFakeIndexService, WRITE_KEY} from '../../support/fakeIndexService';
import {temporaryFolder, writeFiles} from '../../support/temporaryFolder';

// Those of the contracts take a second for each run, and are claimed in packages/search/tests/named.test.ts.
vi.mock('../../../src/search/sectionNames.server', () => ({sectionNames: () => new Map()}));

let fake: FakeIndexService;
let build: string;
let output: string;

const pageHtml = (title: string, text: string) =>
  `<html><body><main><article><div class="theme-doc-markdown"><h1>${title}</h1><p>${text}</p></div></article></main></body></html>`;

const sitemap = (...pages: string[]) =>
  `<urlset>${pages.map((page) => `<url><loc>${provider.siteUrl}/${page}</loc></url>`).join('')}</urlset>`;

beforeEach(async () => {
  fake = await startFakeIndexService();
  output = '';
  build = temporaryFolder('publish', {
    'a/index.html': pageHtml('Authentication', 'Keys.'),
    'b/index.html': pageHtml('Latency', 'Delays.'),
    [BASES_FILE]: '["/"]',
    'sitemap.xml': sitemap('a', 'b'),
  });
});
afterEach(() => fake.service.close());

const writePage = (name: string, html: string) => writeFiles(build, {[`${name}/index.html`]: html});

function run(args: string[] = [], env: Record<string, string> = {}): Promise<number> {
  const host = {url: fake.service.host, accept: 'readWrite' as const, protocol: 'http' as const};
  return searchPublish({
    args,
    env: {ALGOLIA_APP_ID: 'APP', ALGOLIA_WRITE_API_KEY: WRITE_KEY, ...env},
    build,
    print: (line) => {
      output += `${line}\n`;
    },
    clientOptions: {hosts: [host]},
  });
}

const titles = () =>
  [...(fake.indices.get('docs')?.records.values() ?? [])].flatMap(({type, hierarchy}) =>
    type === 'lvl1' ? [(hierarchy as {lvl1: string}).lvl1] : [],
  );

describe('npm run search:publish', () => {
  it('replaces records, settings, and synonyms', async () => {
    expect(await run()).toBe(0);
    expect(titles()).toEqual(['Authentication', 'Latency']);
    expect([...fake.indices.keys()]).toEqual(['docs']);
    expect(fake.indices.get('docs')?.settings).toMatchObject({attributeForDistinct: 'url', minWordSizefor1Typo: 4});
    expect(fake.indices.get('docs')?.synonyms.length).toBeGreaterThan(10);
    expect(output).toContain('4 records of 2 pages');
  });

  it('leaves nothing of pages that are gone', async () => {
    await run();
    writeFiles(build, {'sitemap.xml': sitemap('b')});
    expect(await run()).toBe(0);
    expect(titles()).toEqual(['Latency']);
  });

  it('leaves the old index whole when it fails half way, and removes what it began (K1)', async () => {
    await run();
    writePage('a', pageHtml('Changed', 'Keys.'));
    fake.intercept = (_method, path) => (path.endsWith('/batch') && !path.includes('synonyms') ? 400 : false);
    expect(await run()).toBe(1);
    expect(titles()).toEqual(['Authentication', 'Latency']);
    expect([...fake.indices.keys()]).toEqual(['docs']);
    expect(output).toContain('Readers search the records that were there before.');
  });

  it('says in a dry run what would change, page by page, and changes nothing', async () => {
    expect(await run(['--dry-run'])).toBe(0);
    expect(output).toContain('Records: 4 added, 0 removed, 0 changed');
    expect(fake.indices.size).toBe(0);
    await run();
    writePage('a', pageHtml('Authentication', 'Keys, and more.'));
    output = '';
    expect(await run(['--dry-run'])).toBe(0);
    expect(output).toContain('Records: 1 added, 1 removed, 0 changed');
    expect(output).toContain(`${provider.siteUrl}/a: 1 added, 1 removed, 0 changed`);
    expect(output).not.toContain(`${provider.siteUrl}/b`);
    expect(`${[...(fake.indices.get('docs')?.records.values() ?? [])].map(({content}) => content)}`).toContain('Keys.');
  });

  it.each([401, 403])('explains a rejected key (%d) without showing it (K2)', async (status) => {
    fake.intercept = () => status;
    expect(await run()).toBe(1);
    expect(output).toContain('rejected the key in ALGOLIA_WRITE_API_KEY');
    expect(output).not.toContain(WRITE_KEY);
  });

  it('never shows the key, even when the service does', async () => {
    fake.intercept = () => 400;
    expect(await run()).toBe(1);
    expect(output).toContain('rejected (key)');
    expect(output).not.toContain(WRITE_KEY);
  });

  it.each([
    [{ALGOLIA_APP_ID: ''}, 'appId is missing'],
    [{ALGOLIA_WRITE_API_KEY: ''}, 'apiKey is missing'],
  ])('says what is missing: %j (K4)', async (env, message) => {
    expect(await run([], env)).toBe(1);
    expect(output).toContain(message);
    expect(fake.service.calls).toHaveLength(0);
  });

  it('rejects an option that it does not know', async () => {
    expect(await run(['--force'])).toBe(2);
    expect(fake.service.calls).toHaveLength(0);
  });
});
