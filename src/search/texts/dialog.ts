/** The dialog's texts. Those of its screens are DocSearch's own. */
import {translate} from '@docusaurus/Translate';
import {formatCount} from '../../lib/formatCount';

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

export const TASKS = translate({
  id: 'search.modal.tasks',
  message: 'Common tasks',
  description: 'Title above six tasks, before the first letter',
});

export const ON_THIS_PAGE = translate({
  id: 'search.modal.onThisPage',
  message: 'On this page',
  description: 'Title above the sections of the page behind the search dialog, before the first letter',
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
