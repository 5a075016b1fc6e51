/** What a search on this page is narrowed by. */
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchFilters} from '@speech-docs/search/types';
import {useMemo} from 'react';

/** The tag of pages that belong to no docs version. */
const EVERY_PAGE = 'default';

/** Returns the page's locale, and the tags of the docs versions that the reader reads or prefers. */
export function useSearchFilters(): SearchFilters {
  const {currentLocale} = useDocusaurusContext().i18n;
  const key = [EVERY_PAGE, ...useDocsContextualSearchTags()].join();
  // A new list with the same tags would start a new search.
  return useMemo(() => ({language: currentLocale, tags: key.split(',')}), [currentLocale, key]);
}
