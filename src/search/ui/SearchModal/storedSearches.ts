/**
 * Recent searches and favorites lie in the reader's storage, where anything may stand: another version wrote them, an
 * extension, a full disk. DocSearch reads them without a look and takes the page down over one bad entry, so they are
 * checked and rewritten before it mounts.
 */
import {readStored, writeStored} from '@site/src/lib/storage';
import {escapeText, unescapeText} from '../../escape';
import {ownAddress} from '../../guard';
import {LEVELS} from '../../settings';

export const MAX_RECENTS = 7;
export const MAX_FAVORITES = 10;
const MAX_TEXT_CHARS = 500;
const KEY_PREFIX = '__DOCSEARCH_';
const PROBE_KEY = '__TEST_KEY__';

/** DocSearch's keys in browser storage, one pair per index. */
export const storedKeys = (indexName: string) => ({
  recents: `${KEY_PREFIX}RECENT_SEARCHES__${indexName}`,
  favorites: `${KEY_PREFIX}FAVORITE_SEARCHES__${indexName}`,
});

type Stored = Record<string, unknown>;

/** Leaves in storage only entries that can be shown and opened, their texts as safe HTML. */
export function repairStoredSearches(indexName: string, siteUrl: string, origin = window.location.origin): void {
  const keys = storedKeys(indexName);
  const repair = (key: string, limit: number) => {
    const usable = readStored(key, (value) => usableSearches(value, limit, {origin, siteUrl}));
    if (isPresent(key)) writeStored(key, usable ?? []);
  };
  repair(keys.recents, MAX_RECENTS);
  repair(keys.favorites, MAX_FAVORITES);
  forgiveFullStorage();
}

/** Returns the entries that can be shown, at most `limit`; `null` when `value` is no list. */
export function usableSearches(
  value: unknown,
  limit: number,
  context: {origin: string; siteUrl: string},
): Stored[] | null {
  if (!Array.isArray(value)) return null;
  const usable = new Map<string, Stored>();
  for (const entry of value) {
    const search = usableSearch(entry, context);
    if (search && !usable.has(search.objectID as string)) usable.set(search.objectID as string, search);
    if (usable.size === limit) break;
  }
  return [...usable.values()];
}

function usableSearch(entry: unknown, context: {origin: string; siteUrl: string}): Stored | null {
  if (!entry || typeof entry !== 'object') return null;
  const {objectID, url, type, hierarchy, content} = entry as Stored;
  const address = ownAddress(url, context);
  if (typeof objectID !== 'string' || !address || !hierarchy || typeof hierarchy !== 'object') return null;
  const levels = Object.fromEntries(LEVELS.map((level) => [level, safeText((hierarchy as Stored)[level])]));
  const known = LEVELS.find((level) => level === type && levels[level]);
  const deepest = LEVELS.findLast((level) => levels[level]);
  if (!deepest) return null;
  return {objectID, url: address, type: known ?? deepest, hierarchy: levels, content: safeText(content)};
}

/** Stored texts are safe HTML already when we wrote them: undone first, so that escaping does not pile up. */
function safeText(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  return escapeText(unescapeText(value.slice(0, MAX_TEXT_CHARS)));
}

function isPresent(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * DocSearch stores a search in the handler that opens the hit, without a net: a full storage would swallow the click.
 * Its keys, and no others, fail silently from now on. It also tries with every key press whether storage can be written
 * to, which is known here and costs as much as drawing a row. Remove when: DocSearch catches its writes, and tries once.
 */
function forgiveFullStorage() {
  try {
    const prototype = Object.getPrototypeOf(window.localStorage) as Storage & {forgiving?: boolean};
    if (prototype.forgiving) return;
    const setItem = prototype.setItem;
    Object.defineProperty(prototype, 'forgiving', {value: true});
    prototype.setItem = function (key: string, value: string) {
      if (key === PROBE_KEY) return;
      try {
        setItem.call(this, key, value);
      } catch (error) {
        if (!key.startsWith(KEY_PREFIX)) throw error;
      }
    };
  } catch {
    // Storage is blocked: DocSearch notices that by itself and keeps nothing.
  }
}
