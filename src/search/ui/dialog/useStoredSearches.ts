/** The reader's recent searches and favorites, as the dialog shows and changes them. */

import type {Hit} from '@speech-docs/search/types';
import {useMemo, useState} from 'react';
import type {SearchSettings} from '../../settings';
import {
  readSearches,
  type StoredSearches,
  withFavorite,
  withoutHit,
  withRecent,
  writeSearches,
} from '../../storedSearches';

export function useStoredSearches({indexName, siteUrl}: SearchSettings) {
  const context = {origin: window.location.origin, siteUrl};
  const [searches, setSearches] = useState(() => readSearches(indexName, context));
  const changes = useMemo(() => {
    const change = (make: (searches: StoredSearches, hit: Hit) => StoredSearches) => (hit: Hit) => {
      // Read anew: another tab may have changed them.
      const next = make(readSearches(indexName, {origin: window.location.origin, siteUrl}), hit);
      writeSearches(indexName, next);
      setSearches(next);
    };
    return {addRecent: change(withRecent), addFavorite: change(withFavorite), remove: change(withoutHit)};
  }, [indexName, siteUrl]);
  return {...searches, ...changes};
}
