/** The texts of the dialog's content and of the search page. Those of their screens are DocSearch's own. */
import {translate} from '@docusaurus/Translate';
import type {FailureReason} from '@speech-docs/search/types';

export const RECENT = translate({message: 'Recent'});
export const NO_RECENT = translate({message: 'No recent searches'});
export const SEARCHING = translate({message: 'Searching…'});
export const EXACT_MATCH = translate({message: 'Exact match'});
export const FAVORITE = translate({message: 'Favorite'});
export const SAVE = translate({message: 'Save this search'});
export const REMOVE_RECENT = translate({message: 'Remove this search from history'});
export const REMOVE_FAVORITE = translate({message: 'Remove this search from favorites'});
export const TO_SELECT = translate({message: 'to select'});
export const TO_NAVIGATE = translate({message: 'to navigate'});
export const TO_CLOSE = translate({message: 'to close'});
export const SEARCH_BY = translate({message: 'Search by Algolia'});

/** Returns the text of the link to all results. */
export function seeAllText(total: number): string {
  return translate({message: 'See all {count} results'}, {count: formatCount(total)});
}

export const FAILURE_TITLE = translate({message: 'Unable to fetch results'});
const CHECK_NETWORK = translate({message: 'You might want to check your network connection.'});

/** Second line of the error screen: the network is the reader's, everything else is not. */
export const FAILURE_HELP: Record<FailureReason, string> = {
  offline: CHECK_NETWORK,
  timeout: CHECK_NETWORK,
  rejected: translate({message: 'Search returned an error. Try again later.'}),
  malformed: translate({message: 'Search returned something other than results. Try again later.'}),
};

export const RETRY = translate({message: 'Retry'});
export const NO_RESULTS = translate({message: 'No results for'});
export const TRY_SEARCHING_FOR = translate({message: 'Try searching for'});
export const BELIEVE_RESULTS = translate({message: 'Believe this query should return results?'});
export const LET_US_KNOW = translate({message: 'Let us know.'});

/** Returns what is announced about a result. */
export function countText(query: string, total: number): string {
  if (total === 0) return `${NO_RESULTS} "${query}"`;
  if (total === 1) return translate({message: '1 result'});
  return translate({message: '{total} results'}, {total: formatCount(total)});
}

/** `1,265`. By hand, since the first `toLocaleString` of a page takes 20 ms or more, in the middle of a key press. */
const formatCount = (count: number) => `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
