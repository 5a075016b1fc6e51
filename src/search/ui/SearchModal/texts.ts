/** The dialog's texts. Those of its screens are DocSearch's own, spelled out so that they stay and can be translated. */
import type {ModalTranslations} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {createElement} from 'react';
import {shellTexts} from '../searchShell';
import {BELIEVE_RESULTS, FAILURE_TITLE, LET_US_KNOW, NO_RESULTS, TRY_SEARCHING_FOR} from '../texts';
import {FailureHelp} from './FailureHelp';

export const modalTexts = {
  name: shellTexts.name,
  placeholder: shellTexts.placeholder,
  translations: {
    searchBox: {
      searchInputLabel: translate({
        id: 'search.modal.inputLabel',
        message: 'Search docs',
        description: 'Accessible name of the search input',
      }),
      resetButtonTitle: translate({
        id: 'search.modal.clear',
        message: 'Clear the query',
        description: 'Tooltip of the button that empties the search input',
      }),
      resetButtonAriaLabel: translate({
        id: 'search.modal.clear',
        message: 'Clear the query',
        description: 'Tooltip of the button that empties the search input',
      }),
      cancelButtonText: shellTexts.cancel,
      cancelButtonAriaLabel: shellTexts.cancel,
    },
    startScreen: {
      recentSearchesTitle: translate({
        id: 'search.modal.recent',
        message: 'Recent',
        description: 'Title above the recent searches',
      }),
      noRecentSearchesText: translate({
        id: 'search.modal.noRecent',
        message: 'No recent searches',
        description: 'Shown before the first search',
      }),
      favoriteSearchesTitle: translate({
        id: 'search.modal.favorite',
        message: 'Favorite',
        description: 'Title above the favorite searches',
      }),
      saveRecentSearchButtonTitle: translate({
        id: 'search.modal.save',
        message: 'Save this search',
        description: 'Button that makes a recent search a favorite',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'search.modal.removeRecent',
        message: 'Remove this search from history',
        description: 'Button that removes a recent search',
      }),
      removeFavoriteSearchButtonTitle: translate({
        id: 'search.modal.removeFavorite',
        message: 'Remove this search from favorites',
        description: 'Button that removes a favorite search',
      }),
    },
    // DocSearch's type asks for text; it puts whatever this is into a paragraph, and a reader needs a way to try again.
    errorScreen: {titleText: FAILURE_TITLE, helpText: createElement(FailureHelp) as unknown as string},
    noResultsScreen: {
      noResultsText: NO_RESULTS,
      suggestedQueryText: TRY_SEARCHING_FOR,
      reportMissingResultsText: BELIEVE_RESULTS,
      reportMissingResultsLinkText: LET_US_KNOW,
    },
  } satisfies ModalTranslations,
};
