/**
 * Recent searches and favorites in the reader's storage, under DocSearch's keys and in its format. Anything may be
 * there: another version wrote it, an extension, a full disk. So entries are checked when they are read.
 */
import type {StoredDocSearchHit} from '@docsearch/react';
import {type Hit, LEVELS, plainText} from '@speech-docs/search/types';
import {readStored, store} from '../lib/storage';
import type {AddressContext} from './address';
import {readHits} from './backend/readResponse';
import {SNIPPET_WORDS} from './settings';

const MAX_RECENTS = 7;
const MAX_RECENTS_BESIDE_FAVORITES = 4;
const MAX_FAVORITES = 10;

export interface StoredSearches {
  recents: Hit[];
  favorites: Hit[];
}

/** DocSearch's keys in browser storage, one pair per index. */
export const storedKeys = (indexName: string) => ({
  recents: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favorites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
});

/** Returns what can be shown and opened of what is stored. */
export function readSearches(indexName: string, context: AddressContext): StoredSearches {
  const keys = storedKeys(indexName);
  return withinLimits({
    recents: storedHits(keys.recents, context),
    favorites: storedHits(keys.favorites, context),
  });
}

/** Does nothing where storage is blocked or full. */
export function writeSearches(indexName: string, {recents, favorites}: StoredSearches): void {
  const keys = storedKeys(indexName);
  writeHits(keys.recents, recents);
  writeHits(keys.favorites, favorites);
}

/** Puts a hit that was opened first among the recent searches, unless it is a favorite. */
export function withRecent(searches: StoredSearches, opened: Hit): StoredSearches {
  const hit = headingOf(opened);
  if (searches.favorites.some(({objectID}) => objectID === hit.objectID)) return searches;
  return withinLimits({...searches, recents: [hit, ...without(searches.recents, hit)]});
}

export function withFavorite({recents, favorites}: StoredSearches, hit: Hit): StoredSearches {
  return withinLimits({recents: without(recents, hit), favorites: [hit, ...without(favorites, hit)]});
}

export function withoutHit({recents, favorites}: StoredSearches, hit: Hit): StoredSearches {
  return {recents: without(recents, hit), favorites: without(favorites, hit)};
}

const without = (hits: Hit[], {objectID}: Hit) => hits.filter((hit) => hit.objectID !== objectID);

function withinLimits({recents, favorites}: StoredSearches): StoredSearches {
  const most = favorites.length > 0 ? MAX_RECENTS_BESIDE_FAVORITES : MAX_RECENTS;
  return {recents: recents.slice(0, most), favorites: favorites.slice(0, MAX_FAVORITES)};
}

/** A text represents the heading that it is below: readers come back to a place, not to a sentence. */
function headingOf(hit: Hit): Hit {
  const deepest = LEVELS.findLast((level) => hit.hierarchy[level]);
  return hit.type === 'content' && deepest ? {...hit, type: deepest, snippet: null} : hit;
}

function storedEntry({objectID, type, url, urlWithoutAnchor, hierarchy, snippet}: Hit): StoredDocSearchHit {
  const titles = LEVELS.map((level) => [level, hierarchy[level] ? plainText(hierarchy[level]) : null]);
  return {
    objectID,
    type,
    url,
    url_without_anchor: urlWithoutAnchor,
    anchor: url.split('#')[1] ?? null,
    hierarchy: Object.fromEntries(titles) as StoredDocSearchHit['hierarchy'],
    content: snippet && plainText(snippet),
  };
}

/** Returns the entries that can be shown, each once; none when `value` is no list. */
export function usableHits(value: unknown, context: AddressContext): Hit[] {
  if (!Array.isArray(value)) return [];
  // The shape is that of a hit in a response, and is checked in the same way.
  const named = value.filter((entry) => typeof entry?.objectID === 'string');
  return readHits(named, {...context, words: SNIPPET_WORDS});
}

function storedHits(key: string, context: AddressContext): Hit[] {
  try {
    return usableHits(JSON.parse(readStored('localStorage', key) ?? '[]'), context);
  } catch {
    return [];
  }
}

/** Where storage is blocked or full, the searches last as long as the page. */
function writeHits(key: string, hits: readonly Hit[]): void {
  store('localStorage', key, JSON.stringify(hits.map(storedEntry)));
}
