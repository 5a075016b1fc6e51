import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readContract} from '@speech-docs/protocol/contracts/read.server';
import {openEngine} from '@speech-docs/search/engine';
import type {IndexFile, Manifest} from '@speech-docs/search/indexFile';
import {plainText} from '@speech-docs/search/types';
import {describe, expect, it} from 'vitest';
import {readResponse} from '../../src/search/backend/readResponse';
import {searchRecords} from '../../src/search/pageTexts.server';
import {sectionNames} from '../../src/search/sectionNames.server';
import {limitQuery} from '../../src/search/settings';
import {BUILD} from '../../tools/paths';
import {requestFor} from '../../tools/ranking/evaluate';
import {queriesOf} from '../../tools/ranking/queries';

const SITE = 'https://docs.example.com';
const read = (path: string) => readFileSync(join(BUILD, path), 'utf8');
const manifest = JSON.parse(read('find/index.json')) as Manifest;
const file = JSON.parse(read(join('find', manifest.index))) as IndexFile;
const engine = openEngine(file);
const {pages} = file;
const listed = new Set(
  [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
);

describe('the index of the built site', () => {
  it('leads only to pages that the sitemap lists, and to all of them (J1)', () => {
    expect(new Set(pages.map(({path}) => path))).toEqual(listed);
  });

  it('leads only to places that exist on their page', () => {
    const missing = pages.flatMap(({path, headings}) => {
      const file = [`${path.replace(/\/$/, '')}/index.html`, `${path}.html`].find((name) =>
        existsSync(join(BUILD, name)),
      );
      const html = read(file ?? '');
      const has = (anchor: string) => html.includes(`id=${anchor}`) || html.includes(`id="${anchor}"`);
      return headings.filter(({anchor}) => anchor && !has(anchor)).map(({anchor}) => `${path}#${anchor}`);
    });
    expect(missing).toEqual([]);
  });

  it('has an entry with its names at the address of every failure', () => {
    const entries = pages.flatMap(({path, headings}) =>
      headings.filter(({names}) => names).map(({anchor}) => `${path.replace(/(?<=.)\/$/, '')}#${anchor}`),
    );
    const addresses = [...sectionNames().keys()].map((address) => address.replace(/(?<=.)\/(?=#)/, ''));
    expect(addresses.filter((address) => !entries.includes(address))).toEqual([]);
  });

  it('gives every page a section, a title and something to find', () => {
    const poor = pages.filter(
      ({section, headings}) => !section || !headings[0]?.title || headings[0].blocks.length === 0,
    );
    expect(poor.map(({path}) => path)).toEqual([]);
  });

  it('announces the site to browsers as a search engine, and connects to no other host', () => {
    expect(read('index.html')).toMatch(/rel="?search"?/);
    expect(read('opensearch.xml')).toContain('{searchTerms}');
    expect(read('index.html')).not.toMatch(/preconnect|algolia/);
  });
});

const addressesOf = (query: string, hitsPerPage = 5) =>
  engine.search(requestFor(limitQuery(query), {hitsPerPage}), SITE).hits.map(({url}) => url.replace(SITE, ''));

it('an error of the batch API leads to its entry among the first two, and its whole response to it among five', () => {
  const errors: {id: string; value: string | null; listed: boolean; example: object}[] =
    readContract('batch').root['x-errors'];
  expect(errors.filter(({value, listed}) => value !== null && listed).length).toBeGreaterThanOrEqual(27);
  const strays = errors.filter(({id, value, example}) => {
    if (value === null) return false;
    const found = [addressesOf(value).slice(0, 2), addressesOf(JSON.stringify(example))];
    return !found.every((addresses) => addresses.includes(`/api-ref/#${id}`));
  });
  expect(strays.map(({id}) => id)).toEqual([]);
});

it('the type of an error of a socket finds its entry, or its definition in the reference, first', () => {
  const kinds = ['x-errors', 'x-warnings', 'x-infos', 'x-close-codes'];
  const roots = (['realtime', 'flow'] as const).map((api) => readContract(api).root);
  const notices = roots.flatMap((root) => kinds.flatMap((kind) => root[kind] as {type?: string; code?: number}[]));
  const names = [...new Set(notices.map(({type, code}) => String(type ?? code)))];
  expect(names).toEqual(expect.arrayContaining(['quota_exceeded', 'protocol_error', 'recognition_quality', '4005']));
  const isRight = (name: string, address = '') =>
    new RegExp(`^/api-ref/[^#]*#((error|warning|info|close-code)-${name}|(?:job-)?error-[\\w-]+)$`).test(address);
  expect(names.filter((name) => !isRight(name, addressesOf(name)[0]))).toEqual([]);
});

const queries = queriesOf('second set, held out').slice(0, 100);
const hits = queries.flatMap(({query}) => engine.search(requestFor(query), SITE).hits);

it('results show the records that are published to a hosted index, as the reader of its responses would (J7)', () => {
  const published = new Map(
    searchRecords(pages, {url: SITE, language: 'en'}).map((record) => [record.objectID, record]),
  );
  expect(hits.length).toBeGreaterThan(1000);
  for (const hit of hits) {
    const record = published.get(hit.objectID);
    expect(record, hit.url).toBeDefined();
    const sent = {results: [{hits: [record], nbHits: 1}]};
    const [hosted] = readResponse(sent, {origin: SITE, siteUrl: SITE, words: 10}).hits;
    const textOf = ({hierarchy}: typeof hit) =>
      Object.entries(hierarchy).map(([level, text]) => [level, plainText(text)]);
    expect(hosted).toMatchObject({type: hit.type, url: hit.url, urlWithoutAnchor: hit.urlWithoutAnchor});
    expect(hosted && textOf(hosted)).toEqual(textOf(hit));
    expect(hosted?.snippet === null).toBe(hit.snippet === null);
  }
});
