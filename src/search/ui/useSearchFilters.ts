/** What a search on this page is narrowed by. */
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import type {SearchFilters} from '../types';

/** Returns the page's locale, and the tags of the docs versions that the reader reads or prefers. */
export function useSearchFilters(): SearchFilters {
  const {locale, tags} = useContextualSearchFilters();
  const key = tags.join();
  // A new list with the same tags would start a new search.
  return useMemo(() => ({language: locale, tags: key.split(',')}), [locale, key]);
}
