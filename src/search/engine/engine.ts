/** The embedded engine's face: one request of a multi-queries call in, one result in the service's shape out. */
import {type PageText, recordOf, type SearchRecord} from '../records';
import {HITS_PER_PAGE, LEVELS} from '../settings';
import type {Level, Marked, WireHit, WireRequest, WireResult} from '../types';
import {type Dictionary, readIndex} from './dictionary';
import {attributesOf, passes, SECTION_FACET} from './filters';
import {highlight, type Marker, markerOf, snippet, type Tags} from './highlight';
import type {IndexFile} from './indexFile';
import {parseQuery, type Query} from './query';
import {type Match, rank} from './rank';

export interface Engine {
  /** `origin` goes in front of every address. */
  answer(request: WireRequest, origin: string): WireResult;
}

/** The tags that the hosted index is set up with (publish/settings.ts), for requests that name none. */
const DEFAULT_PRE_TAG = '<mark>';
const DEFAULT_POST_TAG = '</mark>';
const MAX_HITS_PER_PAGE = 1000;

export function openEngine(file: IndexFile): Engine {
  const dictionary = readIndex(file);
  const attributes = dictionary.pages.map((page) => attributesOf(page, file.language));

  return {
    answer(request, origin) {
      const text = String(request.query ?? '');
      const query = parseQuery(text, dictionary);
      const allows = (page: number) => passes(attributes[page] ?? {}, request.facetFilters);
      const matches = rank(query, dictionary, allows);
      const size = clamp(request.hitsPerPage, HITS_PER_PAGE, MAX_HITS_PER_PAGE);
      const page = clamp(request.page, 0, Number.MAX_SAFE_INTEGER);
      const shown = size === 0 ? [] : matches.slice(page * size, (page + 1) * size);
      const wanted: Wanted = {
        query,
        marker: markerOf(query),
        tags: {
          before: request.highlightPreTag ?? DEFAULT_PRE_TAG,
          after: request.highlightPostTag ?? DEFAULT_POST_TAG,
          ellipsis: request.snippetEllipsisText ?? '…',
        },
        wordsFor: snippetWords(request.attributesToSnippet),
        attributes: request.attributesToRetrieve,
        site: {url: origin, language: file.language},
      };
      return {
        hits: shown.map((match) => hitOf(match, dictionary, wanted)),
        nbHits: matches.length,
        page,
        nbPages: size === 0 ? 0 : Math.ceil(matches.length / size),
        hitsPerPage: size,
        query: text,
        index: request.indexName,
        facets: countFacets(matches, dictionary, request.facets),
        ...(request.clickAnalytics ? {queryID: newQueryId()} : {}),
      };
    },
  };
}

/** What a request asks of each of its hits. */
interface Wanted {
  query: Query;
  marker: Marker;
  tags: Tags;
  wordsFor: Map<string, number>;
  attributes: unknown;
  site: {url: string; language: string};
}

function hitOf({section, block}: Match, {sections, blocks, pages}: Dictionary, wanted: Wanted): WireHit {
  const {query, marker, tags, wordsFor, attributes, site} = wanted;
  const {page, heading} = sections[section] as Dictionary['sections'][number];
  const text = block === null ? null : (blocks[block]?.text ?? null);
  const record = recordOf(pages[page] as PageText, heading, text, site);
  const highlighted = (value: string) => highlight(value, query, marker, tags);
  return {
    ...(retrieve(record, attributes) as unknown as WireHit),
    objectID: record.objectID,
    _highlightResult: {
      hierarchy: eachLevel(record, (_level, value) => highlighted(value)),
      ...(text === null ? {} : {content: highlighted(text)}),
    },
    _snippetResult: {
      hierarchy: eachLevel(record, (level, value) => {
        const words = wordsFor.get(`hierarchy.${level}`);
        return words === undefined ? null : snippet(value, words, query, marker, tags);
      }),
      ...(text !== null && wordsFor.has('content')
        ? {content: snippet(text, wordsFor.get('content') ?? 0, query, marker, tags)}
        : {}),
    },
  };
}

/** Levels without text have no key at all: the service leaves them out, and screens take the last key as the title. */
function eachLevel(record: SearchRecord, make: (level: Level, value: string) => Marked | null) {
  const levels: Partial<Record<Level, Marked>> = {};
  for (const level of LEVELS) {
    const value = record.hierarchy[level];
    const marked = value === null ? null : make(level, value);
    if (marked) levels[level] = marked;
  }
  return levels;
}

/** `['content:10', 'hierarchy.lvl1']` by attribute; without a count the service takes ten words. */
function snippetWords(attributes: unknown): Map<string, number> {
  const list = Array.isArray(attributes) ? attributes.map(String) : [];
  return new Map(
    list.map((entry) => {
      const [name = '', words] = entry.split(':');
      return [name, Math.max(1, Number.parseInt(words ?? '', 10) || 10)];
    }),
  );
}

function retrieve(record: SearchRecord, attributes: unknown): Partial<SearchRecord> {
  if (!Array.isArray(attributes) || attributes.includes('*')) return record;
  const kept: Record<string, unknown> = {};
  for (const name of attributes) {
    const [head, level] = String(name).split('.');
    if (head === 'hierarchy' && level) {
      kept.hierarchy = {...(kept.hierarchy as object), [level]: record.hierarchy[level as Level]};
    } else if (head && Object.hasOwn(record, head)) kept[head] = record[head as keyof SearchRecord];
  }
  return kept as Partial<SearchRecord>;
}

function countFacets(matches: Match[], {sections, pages}: Dictionary, facets: unknown): WireResult['facets'] {
  const names = Array.isArray(facets) ? facets : [];
  if (!names.includes(SECTION_FACET) && !names.includes('*')) return {};
  const counts = new Map<string, number>();
  for (const {section} of matches) {
    const name = pages[sections[section]?.page ?? -1]?.section ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {[SECTION_FACET]: Object.fromEntries(counts)};
}

function clamp(value: unknown, otherwise: number, most: number): number {
  return typeof value === 'number' && value >= 0 ? Math.min(Math.floor(value), most) : otherwise;
}

function newQueryId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
