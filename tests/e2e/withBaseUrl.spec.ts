import type {Page} from '@playwright/test';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

test.use({site: 'below', fetchesAhead: true});

const article = (page: Page) => page.locator('article');

for (const {language, base} of [
  {language: 'en', base: '/docs/'},
  {language: 'fr', base: '/docs/fr/'},
]) {
  test.describe(`in the language ${language}`, () => {
    test('links, the announcement, and search lead to pages of that language, without loading the site again', async ({
      page,
      dialog,
    }) => {
      await open(page, `${base}links`);
      await page.evaluate(() => Object.assign(window, {isSame: true}));
      await expect(page.getByRole('link', {name: 'Begin here'})).toHaveAttribute(
        'href',
        `${base}get-started/quickstart`,
      );
      for (const link of ['link in Markdown', 'A link of a component']) {
        await article(page).getByRole('link', {name: link}).click();
        await expect(page).toHaveURL(new RegExp(`${base}get-started/quickstart$`));
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page get-started/quickstart');
        await page.goBack();
      }
      await page.keyboard.press('Control+k');
      await dialog.search('marzipan');
      await expect(dialog.titles().first()).toContainText(/marzipan|Links/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${base}links`));
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });
  });
}

test('the top bar shows items of the kinds "doc" and "html"', async ({page}) => {
  await open(page, '/docs/');
  await expect(page.getByRole('navigation', {name: 'Main'}).locator('strong')).toHaveText('All systems work');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'All links'}).click();
  await expect(page).toHaveURL(/\/docs\/links$/);
});
