/** `?` shows the keys of the site. */

import {violations} from '../support/axe';
import {hydrated} from '../support/reader';
import {expect, test} from '../support/site';

test('? opens a list of keys, which closes with Escape and gives the focus back', async ({page}) => {
  await page.goto('/get-started/authentication');
  await hydrated(page);
  const link = page.locator('main article p a').first();
  await link.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', {name: 'Keys'});
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Search', {exact: true})).toBeVisible();
  expect(await violations(page, {within: '.site-keys'})).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('? is a letter in a field', async ({page}) => {
  await page.goto('/speech-to-text/supported-languages');
  await hydrated(page);
  const field = page.getByRole('searchbox').first();
  await field.fill('');
  await field.press('?');
  await expect(field).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
