/** How the search dialog reads to a machine, and what stands in its place without JavaScript. */
import {violations} from '../support/axe';
import {expect, silence, test} from '../support/hostedSite';
import {open, paint} from '../support/reader';
import {holdDialog, SearchDialog} from '../support/searchDialog';
import {ordinary} from '../support/searchHits';

const PAGE = '/get-started/quickstart';

test('is a named modal dialog over an inert page', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open();
  await expect(dialog.root).toHaveAttribute('aria-modal', 'true');
  expect(await dialog.root.evaluate((node) => node.matches('dialog:modal'))).toBe(true);
  const link = page.getByRole('contentinfo').getByRole('link', {includeHidden: true}).first();
  await link.evaluate((node) => (node as HTMLElement).focus());
  await expect(dialog.input).toBeFocused();
  await expect(dialog.root.locator('[role=button], [role=banner], [role=listbox]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await dialog.isClosed();
  await link.focus();
  await expect(link).toBeFocused();
});

test('announces how many results there are, and none, and a failure (H12)', async ({page, service, problems}) => {
  problems.allow(/Failed to load resource.*500/, 'the service refuses');
  service.finds(ordinary, 41);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('key');
  await expect(dialog.status).toHaveText('41 results');
  service.finds([]);
  await dialog.ask('none');
  await expect(dialog.status).toHaveText('No results for "none"');
  service.answers((route) => route.fulfill({status: 500, headers: {'access-control-allow-origin': '*'}}));
  await dialog.ask('fail');
  await expect(dialog.status).toHaveText('Unable to fetch results. You might want to check your network connection.');
});

test.describe('for machines', () => {
  // Colours that are still fading would be measured half-way.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('has no accessibility violation on any of its screens, light and dark', async ({page, service, problems}) => {
    test.setTimeout(90_000);
    problems.allow(/Failed to load resource.*500/, 'the service refuses');
    const dialog = new SearchDialog(page);
    const judged = async (screen: string) => {
      const lines: string[] = [];
      for (const mode of ['light', 'dark'] as const) {
        await paint(page, mode);
        lines.push(...(await violations(page)).map((line) => `${screen}, ${mode}: ${line}`));
      }
      return lines;
    };
    service.finds(ordinary);
    const release = await holdDialog(page);
    await open(page, PAGE);
    await page.keyboard.press('/');
    await expect(dialog.input).toBeFocused();
    const lines = await judged('before its code is there');
    release();
    await dialog.isOpen();
    lines.push(...(await judged('start')));
    await dialog.ask('key');
    await expect(dialog.rows).toHaveCount(4);
    lines.push(...(await judged('results')));
    service.finds([]);
    await dialog.ask('none');
    await expect(dialog.root.getByText('Try searching for')).toBeVisible();
    lines.push(...(await judged('no results')));
    service.answers((route) => route.fulfill({status: 500, headers: {'access-control-allow-origin': '*'}}));
    await dialog.ask('fail');
    await dialog.showsFailure();
    lines.push(...(await judged('error')));
    service.finds(ordinary);
    await dialog.ask('again');
    await expect(dialog.rows).toHaveCount(4);
    await page.keyboard.press('Enter');
    await dialog.isClosed();
    await page.keyboard.press('Control+k');
    await expect(dialog.root.getByRole('tree', {name: 'Recent'})).toBeVisible();
    lines.push(...(await judged('recent')));
    service.answers(silence);
    await dialog.ask('wait');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    lines.push(...(await judged('stalled')));
    expect(lines).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('says on every page that search needs it', async ({page}) => {
    await page.goto(PAGE);
    const note = page.locator('nav noscript span');
    await expect(note).toBeVisible();
    await expect(note).toHaveText('Search needs JavaScript');
    await expect(page.getByRole('button', {name: 'Search docs'})).toBeHidden();
  });

  test('says on the search page that search needs it', async ({page}) => {
    await page.goto('/search');
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Search needs JavaScript.');
  });
});
