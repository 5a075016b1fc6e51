/** The site below `/docs/` and in a second language, as readers use it; it is built while the specs before this one run. */
import type {Page} from '@playwright/test';
import {open} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

test.use({site: 'below'});

const article = (page: Page) => page.locator('article');

for (const {language, base} of [
  {language: 'en', base: '/docs/'},
  {language: 'fr', base: '/docs/fr/'},
]) {
  test.describe(`in the language ${language}`, () => {
    for (const link of daily(['link in Markdown', 'A link of a component'])) {
      test(`"${link}" opens its page without loading the site again`, async ({page}) => {
        await open(page, `${base}links`);
        await page.evaluate(() => Object.assign(window, {isSame: true}));
        await article(page).getByRole('link', {name: link}).click();
        await expect(page).toHaveURL(new RegExp(`${base}get-started/quickstart$`));
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page get-started/quickstart');
        expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      });
    }

    test('the announcement leads to a page of that language', async ({page}) => {
      await open(page, `${base}links`);
      await expect(page.getByRole('link', {name: 'Begin here'})).toHaveAttribute(
        'href',
        `${base}get-started/quickstart`,
      );
    });

    test('an unknown address gets the not-found page of that language, which leads home', async ({page, problems}) => {
      problems.allow(/404/, 'the page does not exist');
      await page.goto(`${base}quickstrat`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('link', {name: 'the introduction'})).toHaveAttribute('href', base);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('search finds pages of that language alone', async ({page}) => {
      const dialog = new SearchDialog(page);
      await dialog.open(`${base}links`);
      await dialog.search('marzipan');
      await expect(dialog.titles().first()).toContainText(/marzipan|Links/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${base}links`));
    });

    test('the search page is served at its address', async ({page}) => {
      await open(page, `${base}search?q=marzipan`);
      await expect(
        page
          .getByRole('main')
          .getByRole('link')
          .filter({hasText: /Links|marzipan/})
          .first(),
      ).toHaveAttribute('href', new RegExp(`^${base}links`));
    });
  });
}

test('the top bar shows items of the kinds "doc" and "html"', async ({page}) => {
  await open(page, '/docs/');
  await expect(page.getByRole('navigation', {name: 'Main'}).locator('strong')).toHaveText('All systems work');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'All links'}).click();
  await expect(page).toHaveURL(/\/docs\/links$/);
});

test('switching the language keeps page, query, and fragment', async ({page}) => {
  await open(page, '/docs/links?a=1&b=%C3%A9#part');
  await page.getByRole('button', {name: 'English'}).hover();
  await page.locator('.dropdown__menu a[lang="fr"]').click();
  await expect(page).toHaveURL('/docs/fr/links?a=1&b=%C3%A9#part');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
