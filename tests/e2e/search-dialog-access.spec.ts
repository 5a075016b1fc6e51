/** How the search dialog reads to a machine, and what is in its place without JavaScript. */
import {violationsInBoth} from '../support/axe';
import {expect, silence, test} from '../support/hostedSite';
import {open, WIDTHS} from '../support/reader';
import {holdDialog} from '../support/searchDialog';
import {markedEverywhere, ordinary} from '../support/searchHits';

const PAGE = '/get-started/quickstart';

/** The classes by which style sheets and extensions know DocSearch. */
const CLASSES = [
  ...['Button', 'Search-Icon', 'Button-Placeholder', 'Button-Keys', 'Button-Key'],
  ...['Container', 'Modal', 'SearchBar', 'Form', 'MagnifierLabel', 'LoadingIndicator', 'Input', 'Reset', 'Cancel'],
  ...['Dropdown', 'Dropdown-Container', 'Hits', 'Hit-source', 'Hit', 'Hit-Container', 'Hit-icon', 'Hit-title'],
  ...['Hit-path', 'HitsFooter', 'Footer', 'Logo', 'Commands', 'Commands-Key', 'Label'],
];

test.describe('for machines', () => {
  // Colors that are still fading would be measured half-way.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const width of [WIDTHS.desktop, WIDTHS.phone]) {
    test(`has DocSearch's classes, announces what it shows (H12), and has no accessibility violation in any state at ${width} pixels, light and dark`, {
      tag: width === WIDTHS.phone ? '@full' : [],
    }, async ({page, service, problems, dialog}) => {
      problems.allow(/Failed to load resource.*500/, 'the service fails');
      await page.setViewportSize({width, height: 780});
      const lines: string[] = [];
      // The page behind it is inert, and judged by allPages.spec.ts.
      const judge = async (state: string) => {
        lines.push(...(await violationsInBoth(page, {within: 'dialog[open]'})).map((line) => `${state}, ${line}`));
      };
      const results = [...ordinary, markedEverywhere];
      service.finds(results, 41);
      const release = await holdDialog(page);
      await open(page, PAGE);
      await page.keyboard.press('/');
      await expect(dialog.input).toBeFocused();
      await judge('before its code is there');
      release();
      await expect(dialog.root.getByText('No recent searches')).toBeVisible();
      await judge('empty');
      await dialog.search('key');
      await expect(dialog.rows).toHaveCount(5);
      await expect(dialog.status).toHaveText('41 results');
      for (const name of CLASSES) await expect(page.locator(`.DocSearch-${name}`).first(), name).toBeAttached();
      await judge('results');
      service.finds([]);
      await dialog.search('tranzlation');
      await expect(dialog.root.getByText('Try searching for')).toBeVisible();
      await expect(dialog.status).toHaveText('No results for "tranzlation"');
      await judge('no results');
      service.respondWith((route) => route.fulfill({status: 500, headers: {'access-control-allow-origin': '*'}}));
      await dialog.search('fail');
      await dialog.showsFailure();
      await expect(dialog.status).toHaveText(
        'Unable to fetch results. You might want to check your network connection.',
      );
      await judge('error');
      service.finds(results);
      await dialog.search('again');
      await expect(dialog.rows).toHaveCount(5);
      await page.keyboard.press('Enter');
      await dialog.isClosed();
      await page.keyboard.press('Control+k');
      await expect(dialog.root.getByRole('tree', {name: 'Recent'})).toBeVisible();
      await expect(page.locator('.DocSearch-Hit-action-button').first()).toBeVisible();
      await judge('recent');
      await dialog.root.getByRole('button', {name: 'Save this search'}).click();
      await expect(dialog.root.getByRole('tree', {name: 'Favorite'})).toBeVisible();
      await judge('favorite');
      service.respondWith(silence);
      await dialog.search('wait');
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await judge('stalled');
      expect(lines).toEqual([]);
    });
  }
});
