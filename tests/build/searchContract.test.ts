/** J7: the index that is built with the site returns what the hosted one would for the same records. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openEngine} from '@speech-docs/search/engine';
import type {IndexFile, Manifest} from '@speech-docs/search/indexFile';
import {plainText} from '@speech-docs/search/segments';
import {describe, expect, it} from 'vitest';
import {readResponse} from '../../src/search/backend/readResponse';
import {allRecords, readPages} from '../../src/search/records.server';
import {sectionNames} from '../../src/search/sectionNames.server';
import {BUILD} from '../../tools/paths';
import {requestFor} from '../../tools/ranking/evaluate';
import {queriesOf} from '../../tools/ranking/queries';

const SITE = 'https://docs.example.com';
const read = (path: string) => readFileSync(join(BUILD, path), 'utf8');
const manifest = JSON.parse(read('find/index.json')) as Manifest;
const file = JSON.parse(read(join('find', manifest.index))) as IndexFile;
const engine = openEngine(file);
const queries = queriesOf('second set, held out').slice(0, 100);
const results = queries.map(({query}) => engine.search(requestFor(query), SITE));
const hits = results.flatMap((result) => result.hits);

describe('results of the index that is built with the site (J7)', () => {
  it('are those of a hundred queries, most of which find something', () => {
    expect(results).toHaveLength(100);
    expect(results.filter(({total}) => total > 0).length).toBeGreaterThan(90);
  });

  it('show the records that are published to the hosted index, as the reader of its responses would', async () => {
    const paths = file.pages.map(({path}) => path);
    const pages = await readPages(BUILD, '/', paths, sectionNames());
    const published = new Map(
      allRecords(pages, {url: SITE, language: 'en'}).map((record) => [record.objectID, record]),
    );
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
});
