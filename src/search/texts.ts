/** The texts of the dialog's content and of the search page. Those of their screens are DocSearch's own. */
import {translate} from '@docusaurus/Translate';
import type {FailureReason} from '@speech-docs/search/types';
import {formatCount} from '../lib/formatCount';

export const RECENT = translate({
  id: 'search.modal.recent',
  message: 'Recent',
  description: 'Title above the recent searches',
});

export const NO_RECENT = translate({
  id: 'search.modal.noRecent',
  message: 'No recent searches',
  description: 'Shown before the first search',
});

export const ANSWER = translate({
  id: 'search.modal.answer',
  message: 'Answer',
  description: 'Title above the limit, code, language, or field that the query names',
});

export const FAVORITE = translate({
  id: 'search.modal.favorite',
  message: 'Favorite',
  description: 'Title above the favorite searches',
});

export const SAVE = translate({
  id: 'search.modal.save',
  message: 'Save this search',
  description: 'Button that makes a recent search a favorite',
});

export const REMOVE_RECENT = translate({
  id: 'search.modal.removeRecent',
  message: 'Remove this search from history',
  description: 'Button that removes a recent search',
});

export const REMOVE_FAVORITE = translate({
  id: 'search.modal.removeFavorite',
  message: 'Remove this search from favorites',
  description: 'Button that removes a favorite search',
});

export const TO_SELECT = translate({
  id: 'search.modal.toSelect',
  message: 'to select',
  description: 'Follows the drawing of the Enter key at the foot of the search dialog',
});

export const TO_NAVIGATE = translate({
  id: 'search.modal.toNavigate',
  message: 'to navigate',
  description: 'Follows the drawing of the arrow keys at the foot of the search dialog',
});

export const TO_CLOSE = translate({
  id: 'search.modal.toClose',
  message: 'to close',
  description: 'Follows the drawing of the Escape key at the foot of the search dialog',
});

export const SEARCH_BY = translate({
  id: 'search.modal.searchBy',
  message: 'Search by Algolia',
  description: 'At the foot of the search dialog, with the hosted index: whose service it is',
});

/** Returns the text of the link to all results. */
export function seeAllText(total: number): string {
  return translate(
    {
      id: 'search.modal.seeAll',
      message: 'See all {count} results',
      description: 'Link from the search dialog to the search page',
    },
    {count: formatCount(total)},
  );
}

export const FAILURE_TITLE = translate({
  id: 'search.failure.title',
  message: 'Unable to fetch results',
  description: 'Title of the error screen of search',
});

const CHECK_NETWORK = translate({
  id: 'search.failure.help',
  message: 'You might want to check your network connection.',
  description: 'Second line of the error screen of search',
});

/** Second line of the error screen: the network is the reader's, everything else is not. */
export const FAILURE_HELP: Record<FailureReason, string> = {
  offline: CHECK_NETWORK,
  timeout: CHECK_NETWORK,
  rejected: translate({
    id: 'search.failure.rejected',
    message: 'Search returned an error. Try again later.',
    description: 'Second line of the error screen of search: the service rejected the request or failed',
  }),
  malformed: translate({
    id: 'search.failure.malformed',
    message: 'Search returned something other than results. Try again later.',
    description: 'Second line of the error screen of search: the response cannot be read',
  }),
};

export const RETRY = translate({
  id: 'search.failure.retry',
  message: 'Retry',
  description: 'Button of the error screen that searches again',
});

export const NO_RESULTS = translate({
  id: 'search.noResults.title',
  message: 'No results for',
  description: 'Followed by the query in quotation marks',
});

export const TRY_SEARCHING_FOR = translate({
  id: 'search.noResults.try',
  message: 'Try searching for',
  description: 'Followed by up to three queries',
});

export const BELIEVE_RESULTS = translate({
  id: 'search.noResults.believe',
  message: 'Believe this query should return results?',
  description: 'Followed by a link to the issue tracker',
});

export const LET_US_KNOW = translate({
  id: 'search.noResults.report',
  message: 'Let us know.',
  description: 'Link to the issue tracker',
});

/** Returns what is announced about a result. */
export function countText(query: string, total: number): string {
  if (total === 0) return `${NO_RESULTS} "${query}"`;
  if (total === 1) {
    return translate({id: 'search.count.one', message: '1 result', description: 'Number of search results: one'});
  }
  return translate(
    {id: 'search.count.many', message: '{total} results', description: 'Number of search results'},
    {total: formatCount(total)},
  );
}
