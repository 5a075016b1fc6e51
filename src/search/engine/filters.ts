/** What pages are narrowed by: the same as the hosted index filters on. */
import type {PageText} from '../records';
import type {SearchFilters} from '../types';

/** Returns whether the index is in the reader's language and the page in one of the versions that they read. */
export function passes({tag}: PageText, language: string, filters: SearchFilters): boolean {
  return language === filters.language && filters.tags.includes(tag);
}
