/** Texts that dialog and search page share. */
import {translate} from '@docusaurus/Translate';
import type {FailureReason} from '@speech-docs/search/types';
import {formatCount} from '../../lib/formatCount';

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
