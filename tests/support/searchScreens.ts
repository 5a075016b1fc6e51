/** Dialog and search page under one face, so that a fault is tried on each. */
import type {Locator, Page} from '@playwright/test';
import {open} from './reader';
import {SearchDialog} from './searchDialog';

const screen = (root: Locator, input: Locator, hits: Locator, waiting: Locator) => ({
  search: (query: string) => input.fill(query),
  ...{root, input, hits, waiting},
  failure: root.getByText('Unable to fetch results', {exact: true}),
  advice: root.locator('.DocSearch-ErrorScreen .DocSearch-Help'),
  retry: root.getByRole('button', {name: 'Retry'}),
  text: (words: string) => root.getByRole('link').getByText(words, {exact: true}),
});

/** Each opens its screen and returns what a reader finds on it. */
export const screens = {
  async dialog(page: Page) {
    const dialog = new SearchDialog(page);
    await dialog.open();
    return screen(dialog.root, dialog.input, dialog.rows, page.locator('.DocSearch-Container--Stalled'));
  },
  async page(page: Page) {
    await open(page, '/search');
    const main = page.getByRole('main');
    const input = main.getByRole('searchbox', {name: 'Search docs'});
    return screen(main, input, main.getByRole('article'), main.getByText('Still searching…'));
  },
};
