/** The texts of the dialog's frame, which are part of the main script. */
import {translate} from '@docusaurus/Translate';

export const DIALOG_NAME = translate({
  id: 'search.modal.name',
  message: 'Search',
  description: 'Name of the search dialog',
});

export const PLACEHOLDER = translate({
  id: 'search.modal.placeholder',
  message: 'Search docs',
  description: 'Placeholder and name of the search input',
});

export const CLEAR = translate({
  id: 'search.modal.clear',
  message: 'Clear the query',
  description: 'Name of the button that empties the search input',
});

export const CANCEL = translate({
  id: 'search.modal.cancel',
  message: 'Cancel',
  description: 'Closes the search dialog on a phone',
});
