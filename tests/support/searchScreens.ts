/** Dialog and search page under one face, so that a fault is tried on each. */
import type {Page} from '@playwright/test';
import {open} from './reader';
import {SearchDialog} from './searchDialog';

/** Each opens its screen and returns what a reader finds on it. */
export const screens = {
  async dialog(page: Page) {
    const dialog = new SearchDialog(page);
    await dialog.open();
    return {
      search: (query: string) => dialog.search(query),
      input: dialog.input,
      hits: dialog.rows,
      waiting: page.locator('.DocSearch-Container--Stalled'),
      failure: dialog.root.getByText('Unable to fetch results', {exact: true}),
      advice: dialog.root.locator('.DocSearch-ErrorScreen .DocSearch-Help'),
      retry: dialog.root.getByRole('button', {name: 'Retry'}),
      text: (words: string) => dialog.root.getByRole('link').getByText(words, {exact: true}),
    };
  },
  async page(page: Page) {
    await open(page, '/search');
    const main = page.getByRole('main');
    const input = main.getByRole('searchbox', {name: 'Search docs'});
    return {
      search: (query: string) => input.fill(query),
      input,
      hits: main.getByRole('article'),
      waiting: main.getByText('Still searching…'),
      failure: main.getByText('Unable to fetch results', {exact: true}),
      advice: main.locator('.DocSearch-ErrorScreen .DocSearch-Help'),
      retry: main.getByRole('button', {name: 'Retry'}),
      text: (words: string) => main.getByRole('link').getByText(words, {exact: true}),
    };
  },
};
