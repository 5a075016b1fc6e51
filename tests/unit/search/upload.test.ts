import {BASES_FILE} from '@speech-docs/publish/site.server';
import type {SearchRecord} from '@speech-docs/search/records';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {provider} from '../../../provider';
import {searchPublish} from '../../../src/search/upload/command.server';
import {type FakeService, fakeService, json} from '../../support/fakeSearchService';
import {temporaryFolder, writeFiles} from '../../support/temporaryFolder';

// Those of the contracts take a second for each run.
vi.mock('../../../src/search/sectionNames.server', () => ({sectionNames: () => new Map()}));

const WRITE_KEY = 'write-key-that-nobody-may-see';
const WRITES = [
  'PUT docs/settings',
  'POST docs/synonyms/batch',
  'POST docs/operation copy',
  'POST new/batch',
  'POST docs/operation copy',
  'POST new/operation move',
];

let service: FakeService;
let calls: {name: string; data: Record<string, unknown>}[];
let stored: SearchRecord[];
let rejection: (name: string) => number | undefined;
let build: string;
let output: string;

const pageHtml = (title: string, text: string) =>
  `<html><body><main><article><div class="theme-doc-markdown"><h1>${title}</h1><p>${text}</p></div></article></main></body></html>`;

const sitemap = (...pages: string[]) =>
  `<urlset>${pages.map((page) => `<url><loc>${provider.siteUrl}/${page}</loc></url>`).join('')}</urlset>`;

beforeEach(() => {
  [calls, stored, output] = [[], [], ''];
  rejection = () => undefined;
  service = fakeService(({method, url, data: body}) => {
    const data = body ? JSON.parse(`${body}`) : {};
    const path = new URL(url).pathname.replace('/1/indexes/', '');
    const name = `${method} ${path.replace(/docs_tmp_\d+/, 'new')} ${data.operation ?? ''}`.trim();
    calls.push({name, data});
    const status = rejection(name);
    if (status) return json({message: `rejected ${WRITE_KEY}`, status}, status);
    if (name === 'GET docs/settings' && stored.length === 0) return json({status: 404}, 404);
    return json({taskID: 1, updatedAt: '', status: 'published', objectIDs: [], hits: stored});
  });
  build = temporaryFolder('publish', {
    'a/index.html': pageHtml('Authentication', 'Keys.'),
    'b/index.html': pageHtml('Latency', 'Delays.'),
    [BASES_FILE]: '["/"]',
    'sitemap.xml': sitemap('a', 'b'),
  });
});

function run(args: string[] = [], env: Record<string, string> = {}): Promise<number> {
  return searchPublish({
    args,
    env: {ALGOLIA_APP_ID: 'APP', ALGOLIA_WRITE_API_KEY: WRITE_KEY, ...env},
    build,
    print: (line) => {
      output += `${line}\n`;
    },
    clientOptions: {requester: service},
  });
}

const sentTo = (name: string) => calls.find((call) => call.name === name)?.data ?? {};
const recordsSent = () => (sentTo('POST new/batch').requests as {body: SearchRecord}[]).map(({body}) => body);
const writes = () => calls.map(({name}) => name).filter((name) => !name.startsWith('GET'));

describe('npm run search:publish', () => {
  it('sends settings and synonyms, and the records to a new index that takes the place of the old one', async () => {
    expect(await run()).toBe(0);
    expect(writes()).toEqual(WRITES);
    expect(sentTo('PUT docs/settings')).toMatchObject({attributeForDistinct: 'url', minWordSizefor1Typo: 4});
    expect(sentTo('POST docs/synonyms/batch')).toHaveProperty(
      'length',
      expect.toSatisfy((count) => count > 10),
    );
    expect(recordsSent().flatMap(({type, hierarchy}) => (type === 'lvl1' ? [hierarchy.lvl1] : []))).toEqual([
      'Authentication',
      'Latency',
    ]);
    expect(sentTo('POST new/operation move')).toMatchObject({destination: 'docs'});
    expect(service.calls.every(({headers}) => headers['x-algolia-api-key'] === WRITE_KEY)).toBe(true);
    expect(output).toContain('4 records of 2 pages');
  });

  it('leaves the old index whole when it fails half way, and removes what it began (K1)', async () => {
    rejection = (name) => (name === 'POST new/batch' ? 400 : undefined);
    expect(await run()).toBe(1);
    expect(writes()).toEqual([...WRITES.slice(0, 4), 'DELETE new']);
    expect(output).toContain('Readers search the records that were there before.');
  });

  it('says in a dry run how much would change, and changes nothing', async () => {
    expect(await run(['--dry-run'])).toBe(0);
    expect(output).toContain('Records: 4 added, 0 removed, 0 changed');
    await run();
    stored = recordsSent();
    writeFiles(build, {'a/index.html': pageHtml('Authentication', 'Keys, and more.')});
    [output, calls] = ['', []];
    expect(await run(['--dry-run'])).toBe(0);
    expect(output).toContain('Records: 1 added, 1 removed, 0 changed');
    expect(writes()).toEqual(['POST docs/browse']);
  });

  it.each([
    [401, 'rejected the key in ALGOLIA_WRITE_API_KEY'],
    [403, 'rejected the key in ALGOLIA_WRITE_API_KEY'],
    // The service itself shows the key.
    [400, 'rejected (key)'],
  ])('explains a rejection (%d) without showing the key (K2)', async (status, said) => {
    rejection = () => status;
    expect(await run()).toBe(1);
    expect(output).toContain(said);
    expect(output).not.toContain(WRITE_KEY);
  });

  it.each<[string, string[], Record<string, string>, number]>([
    ['appId is missing', [], {ALGOLIA_APP_ID: ''}, 1],
    ['apiKey is missing', [], {ALGOLIA_WRITE_API_KEY: ''}, 1],
    ['--force', ['--force'], {}, 2],
  ])('says what is wrong, and calls nothing: %s (K4)', async (said, args, env, code) => {
    expect(await run(args, env)).toBe(code);
    expect(output).toContain(said);
    expect(service.calls).toHaveLength(0);
  });
});
