import type {Page} from '@playwright/test';
import {violationsInBoth} from '../support/axe';
import {expect, json, silence, test} from '../support/hostedSite';
import {open, overflow, WIDTHS} from '../support/reader';
import {holdDialog} from '../support/searchDialog';
import {markedEverywhere, ordinary} from '../support/searchHits';
import {screens} from '../support/searchScreens';

/** The classes by which style sheets and extensions know DocSearch. */
const CLASSES = [
  ...['Button', 'Search-Icon', 'Button-Placeholder', 'Button-Keys', 'Button-Key'],
  ...['Container', 'Modal', 'SearchBar', 'Form', 'MagnifierLabel', 'LoadingIndicator', 'Input', 'Reset', 'Cancel'],
  ...['Dropdown', 'Dropdown-Container', 'Hits', 'Hit-source', 'Hit', 'Hit-Container', 'Hit-icon', 'Hit-title'],
  ...['Hit-path', 'HitsFooter', 'Footer', 'Logo', 'Commands', 'Commands-Key', 'Label'],
];
const results = [...ordinary, markedEverywhere];
/** The page behind the dialog is inert, and judged by allPages.spec.ts, as the empty search page is. */
const WITHIN = {dialog: 'dialog[open]', page: 'main'};

/** Judges states in both color modes, and whether they fit 320 px; `lines` has what is wrong. */
function judgeAt(page: Page, within: string, width: number) {
  const lines: string[] = [];
  const judge = async (state: string) => {
    lines.push(...(await violationsInBoth(page, {within})).map((line) => `${state}, ${line}`));
    await page.setViewportSize({width: WIDTHS.narrow, height: 780});
    if ((await overflow(page)) > 0) lines.push(`${state} is wider than 320 pixels`);
    await page.setViewportSize({width, height: 780});
  };
  return {judge, lines};
}

// Colors that are still fading would be measured half-way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const width of [WIDTHS.desktop, WIDTHS.phone]) {
  const tag = width === WIDTHS.phone ? '@full' : [];

  for (const name of ['dialog', 'page'] as const) {
    test(`${name}: has no accessibility violation in any state of a search at ${width} pixels, light and dark, says what it shows (H12), takes up a suggestion, and fits 320 pixels`, {
      tag,
    }, async ({page, service, problems}) => {
      problems.allow(/Failed to load resource.*500/, 'the service fails');
      await page.setViewportSize({width, height: 780});
      const {judge, lines} = judgeAt(page, WITHIN[name], width);
      const {root, search, input, hits, failure, retry, waiting} = await screens[name](page);
      const says = (words: string) => expect(root.getByRole('status').filter({hasText: words}).first()).toBeAttached();
      service.finds(results, 41);
      await search('key');
      await expect(hits).not.toHaveCount(0);
      await says('41 results');
      await judge('results');
      service.finds([]);
      await search('tranzlation');
      for (const text of [
        'No results for "tranzlation"',
        'Try searching for',
        'Believe this query should return results?',
      ])
        await expect(root.getByText(text).first()).toBeVisible();
      await expect(root.getByRole('link', {name: 'Let us know.'})).toBeVisible();
      await says('No results for "tranzlation"');
      await judge('no results');
      service.finds(ordinary);
      await root.getByRole('button', {name: 'Translation', exact: true}).click();
      await expect(hits).not.toHaveCount(0);
      await expect(input).toHaveValue('Translation');
      service.respondWith(json({}, 500));
      await search('fail');
      await expect(failure).toBeVisible();
      await expect(retry).toBeVisible();
      await says('Unable to fetch results. You might want to check your network connection.');
      await judge('error');
      service.respondWith(silence);
      await search('wait');
      await expect(waiting).toBeVisible();
      await judge('stalled');
      expect(lines).toEqual([]);
    });
  }

  test(`dialog: has DocSearch's classes, and no accessibility violation before its code is there, while it is empty, and with what it remembers, at ${width} pixels`, {
    tag,
  }, async ({page, service, dialog}) => {
    await page.setViewportSize({width, height: 780});
    const {judge, lines} = judgeAt(page, WITHIN.dialog, width);
    service.finds(results, 41);
    const release = await holdDialog(page);
    await open(page, '/get-started/quickstart');
    await page.keyboard.press('/');
    await expect(dialog.input).toBeFocused();
    await judge('before its code is there');
    release();
    await expect(dialog.root.getByText('No recent searches')).toBeVisible();
    await judge('empty');
    await dialog.search('key');
    await expect(dialog.rows).toHaveCount(5);
    for (const name of CLASSES) await expect(page.locator(`.DocSearch-${name}`).first(), name).toBeAttached();
    await page.keyboard.press('Enter');
    await dialog.isClosed();
    await page.keyboard.press('Control+k');
    await expect(dialog.root.getByRole('tree', {name: 'Recent'})).toBeVisible();
    await expect(page.locator('.DocSearch-Hit-action-button').first()).toBeVisible();
    await judge('recent');
    await dialog.root.getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.root.getByRole('tree', {name: 'Favorite'})).toBeVisible();
    await judge('favorite');
    expect(lines).toEqual([]);
  });
}
