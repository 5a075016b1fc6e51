/**
 * J7: the index that is built with the site answers in the shape of the hosted one, whatever is asked. What the shape
 * is stands in `EXAMPLE`, an answer as the hosted service documents it, and every answer is compared with that.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {openEngine} from '../../src/search/engine/engine';
import type {IndexFile, Manifest} from '../../src/search/engine/indexFile';
import {rebuildAnswer, toHit} from '../../src/search/guard';
import {allRecords, readPages} from '../../src/search/records.server';
import {ATTRIBUTES, snippetAttributes} from '../../src/search/settings';
import type {WireResult} from '../../src/search/types';
import {BUILD} from '../../tools/paths';
import {heldOutQueries} from '../../tools/ranking/freshQueries';

const SITE = 'https://docs.example.com';
const read = (path: string) => readFileSync(join(BUILD, path), 'utf8');
const manifest = JSON.parse(read('find/index.json')) as Manifest;
const file = JSON.parse(read(join('find', manifest.index))) as IndexFile;
const engine = openEngine(file);
const queries = heldOutQueries.slice(0, 100).map(({query}) => query);

const request = (query: string) => ({
  indexName: 'docs',
  query,
  page: 0,
  hitsPerPage: 20,
  facets: ['hierarchy.lvl0'],
  attributesToRetrieve: ATTRIBUTES,
  attributesToSnippet: snippetAttributes(10),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  clickAnalytics: true,
  facetFilters: [['language:en'], ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
});

const marked = {value: 'a <mark>b</mark>', matchLevel: 'full', matchedWords: ['b'], fullyHighlighted: false};
const snipped = {value: 'a <mark>b</mark>', matchLevel: 'full'};
const everyLevel = <T>(value: T) =>
  Object.fromEntries(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => [level, value]));

/** Every field that the hosted service may send for such a request, each with every type that it may have. */
const EXAMPLE = {
  hits: [
    {
      objectID: 'a1',
      type: 'lvl1',
      url: `${SITE}/a`,
      content: ['text', null],
      hierarchy: everyLevel(['text', null]),
      _highlightResult: {hierarchy: everyLevel(marked), content: marked},
      _snippetResult: {hierarchy: everyLevel(snipped), content: snipped},
    },
  ],
  nbHits: 1,
  page: 0,
  nbPages: 1,
  hitsPerPage: 20,
  query: 'b',
  index: 'docs',
  queryID: '0123456789abcdef0123456789abcdef',
  facets: {'hierarchy.lvl0': {'Speech to Text': 1}},
};
const ALWAYS = ['hits', 'nbHits', 'page', 'nbPages', 'hitsPerPage', 'query', 'index', 'queryID', 'facets'];

/** Every path in a value with the type at its end; names of facets are data, not shape. */
function shape(value: unknown, path = ''): string[] {
  if (path === '.facets.hierarchy.lvl0') return [`${path} counts`];
  if (Array.isArray(value)) return value.flatMap((one) => shape(one, /hits$|Words$/.test(path) ? `${path}[]` : path));
  if (value === null || typeof value !== 'object') return [`${path} ${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([name, one]) => shape(one, `${path}.${name}`));
}

const allowed = new Set(shape(EXAMPLE));
const answers = queries.map((query) => engine.answer(request(query), SITE) as WireResult);

describe('answers of the index that is built with the site (J7)', () => {
  it('are about a hundred queries, most of which find something', () => {
    expect(answers).toHaveLength(100);
    expect(answers.filter(({nbHits}) => nbHits > 0).length).toBeGreaterThan(90);
  });

  it('have no field and no type that the hosted service would not send', () => {
    const strange = answers.flatMap((answer) => shape(answer).filter((entry) => !allowed.has(entry)));
    expect([...new Set(strange)]).toEqual([]);
  });

  it('have every field that the screens need', () => {
    for (const answer of answers) {
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(ALWAYS));
      for (const hit of answer.hits) {
        expect(Object.keys(hit)).toEqual(expect.arrayContaining(Object.keys(EXAMPLE.hits[0] ?? {})));
        expect(hit.hierarchy.lvl0).toBeTruthy();
        // The hosted service names no level that is empty.
        const named = Object.entries(hit.hierarchy).flatMap(([level, title]) => (title === null ? [] : [level]));
        expect(Object.keys(hit._highlightResult.hierarchy)).toEqual(named);
      }
    }
  });

  it('lose nothing in the guard that both pass through', () => {
    const context = {origin: SITE, siteUrl: SITE, words: 10};
    for (const answer of answers) {
      const [result] = rebuildAnswer({results: [structuredClone(answer)]}, [answer.query], context).results;
      expect(result?.hits.map(toHit)).toHaveLength(answer.hits.length);
      expect(result?.hits.map(({url, objectID}) => [objectID, url])).toEqual(
        answer.hits.map(({url, objectID}) => [objectID, url]),
      );
    }
  });

  it('show records that the hosted index would hold as well, under the same ids', async () => {
    const paths = file.pages.map(([path]) => path);
    const pages = await readPages(BUILD, '/', paths);
    const published = new Set(allRecords(pages, {url: SITE, language: 'en'}).map(({objectID}) => objectID));
    const unknown = answers.flatMap(({hits}) => hits).filter(({objectID}) => !published.has(objectID));
    expect(unknown.map(({url}) => url)).toEqual([]);
  });
});
