/**
 * MiniSearch as its README shows it, over the same records: what the site would have without an engine of its own.
 * Sizes are those of its own serialised index, which saves the reader the indexing.
 */
import MiniSearch from 'minisearch';
import type {PageText} from '../../src/search/records';
import {recordsOf, type SearchRecord} from '../../src/search/records';
import {unmarked} from '../../src/search/segments';
import type {Hit} from '../../src/search/types';

const SITE = {url: 'https://site.invalid', language: 'en'};
const HITS = 20;

export interface PlainEngine {
  search: (query: string) => Hit[];
  /** What a reader would fetch. */
  serialised: string;
}

export function openPlain(pages: PageText[]): PlainEngine {
  const records = pages.flatMap((page) => recordsOf(page, SITE));
  const mini = new MiniSearch({
    fields: ['title', 'path', 'text'],
    storeFields: ['title', 'path', 'text', 'url'],
    searchOptions: {boost: {title: 2}, prefix: true, fuzzy: 0.2},
  });
  mini.addAll(records.map((record, id) => ({id, ...fieldsOf(record), url: record.url})));
  return {
    serialised: JSON.stringify(mini),
    search: (query) => {
      const hits = new Map<string, Hit>();
      for (const {id} of mini.search(query)) {
        const record = records[id as number] as SearchRecord;
        if (!hits.has(record.url)) hits.set(record.url, hitOf(record));
        if (hits.size === HITS) break;
      }
      return [...hits.values()];
    },
  };
}

function fieldsOf({hierarchy, content, type}: SearchRecord) {
  const levels = Object.values(hierarchy).filter((level) => level !== null);
  const title = type === 'content' ? '' : (levels.at(-1) ?? '');
  return {title, path: levels.join(' '), text: content ?? ''};
}

function hitOf({objectID, type, url, url_without_anchor, hierarchy}: SearchRecord): Hit {
  const levels = Object.entries(hierarchy).flatMap(([level, title]) => (title ? [[level, unmarked(title)]] : []));
  return {
    objectID,
    type,
    url,
    urlWithoutAnchor: url_without_anchor,
    hierarchy: Object.fromEntries(levels),
    snippet: null,
  };
}
