import type {Page} from '@playwright/test';
import {expect, test} from '../support/hostedSite';
import {holdScripts, hydrated, open} from '../support/reader';
import {hit, ordinary, resultOf} from '../support/searchHits';
import {smallTargets} from '../support/touch';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search docs'});
const results = (page: Page) => page.getByRole('main').getByRole('article');

test('responds to a link to it: results by page, and its own title', async ({page, service}) => {
  service.finds(ordinary);
  await open(page, '/search?q=key');
  await expect(field(page)).toHaveValue('key');
  await expect(field(page)).toHaveAttribute('maxlength', '64');
  await expect(field(page)).toHaveCSS('border-radius', '6px');
  await expect(results(page)).toHaveCount(3);
  await expect(page).toHaveTitle(/^Search results for “key”/);
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  const first = results(page).first();
  await expect(first.getByRole('heading', {level: 2})).toHaveText('Quickstart');
  await expect(first.getByText('Get started')).toBeVisible();
  await expect(first.getByRole('link', {name: 'Run it'})).toHaveAttribute('href', '/get-started/quickstart#run');
  await expect(first.locator('mark')).toHaveText('key');
});

test('keeps the address in step while typing, and Back leaves the page (F7)', async ({page, service}) => {
  service.finds(ordinary);
  await open(page, '/');
  await page.evaluate(() => window.history.pushState(null, '', '/'));
  await page.goto('/search');
  await hydrated(page);
  const length = await page.evaluate(() => window.history.length);
  await field(page).pressSequentially('key & more');
  await expect(page).toHaveURL(/\/search\?q=key\+%26\+more$/);
  expect(await page.evaluate(() => window.history.length)).toBe(length);
  await results(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/get-started\/authentication$/);
  await page.goBack();
  await expect(field(page)).toHaveValue('key & more');
  await expect(results(page)).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('reads any address: too long, repeated, cut short, empty', async ({page, service}) => {
  service.finds(ordinary);
  const addresses = [
    {search: `?q=${'x'.repeat(10_000)}`, value: 'x'.repeat(64)},
    {search: '?q=first&q=second', value: 'first'},
    {search: '?q=50%', value: '50%'},
    {search: '?q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', value: '<img src=x onerror=alert(1)>'},
    {search: '?q=%E0%A4%A', value: '\uFFFD%A'},
    {search: '?q=', value: ''},
  ];
  for (const {search, value} of addresses) {
    await open(page, `/search${search}`);
    await expect(field(page)).toHaveValue(value);
    await expect(value.trim() ? results(page).first() : page.getByText('Find a guide, a request field')).toBeVisible();
  }
  expect(service.queries.every(({query}) => query.length <= 64)).toBe(true);
});

test('keeps what was typed before it came to life', async ({page, service}) => {
  service.finds(ordinary);
  const release = await holdScripts(page, /\/main\.[0-9a-f]+\.js$/);
  await page.goto('/search?q=old', {waitUntil: 'commit'});
  await field(page).fill('typed early');
  release();
  await hydrated(page);
  await expect(results(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('typed early');
  await expect(page).toHaveURL(/q=typed\+early$/);
});

test('adds more results on demand', async ({page, service}) => {
  const numbered = (from: number) =>
    Array.from({length: 20}, (_, n) => hit(`h${from + n}`, {path: `/page-${from + n}`, title: `Title ${from + n}`}));
  service.respondWith((route, [asked]) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {
        results: [{...resultOf(asked?.query ?? '', numbered(20 * (asked?.page ?? 0)), 40), page: asked?.page ?? 0}],
      },
    }),
  );
  await open(page, '/search?q=title');
  await expect(results(page)).toHaveCount(20);
  await expect(page.getByText('40 results').first()).toBeVisible();
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(results(page)).toHaveCount(40);
  await expect(page.getByRole('button', {name: 'Show more results'})).toHaveCount(0);
  expect(new Set(service.queries.map((asked) => asked.page))).toEqual(new Set([0, 1]));
});

test.describe('for a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('shows five places of a page and folds the others, each of 44 px', async ({page, service}) => {
    service.finds(Array.from({length: 8}, (_, n) => hit(`p${n}`, {heading: `Part ${n}`, anchor: `part-${n}`})));
    await open(page, '/search?q=part');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page).getByRole('link', {name: /^Part/})).toHaveCount(5);
    const more = results(page).getByText('3 more on this page');
    await expect(more).toHaveCSS('background-image', /gradient/);
    await more.tap();
    await expect(results(page).getByRole('link', {name: /^Part/})).toHaveCount(8);
    expect(await smallTargets(page.getByRole('main'))).toEqual([]);
  });
});

test('leaves a dialog open that was opened while the address was about to change', async ({page, service}) => {
  service.finds(ordinary, 41);
  await open(page, '/search');
  await field(page).fill('key');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await page.keyboard.type('typed into it');
  await expect(page).toHaveURL(/\/search\?q=key$/);
  await expect(dialog.getByRole('combobox')).toHaveValue('typed into it');
  // Until its results have come, the link leads to those of the letters before.
  const all = dialog.getByRole('link', {name: /^See all/});
  await expect(all).toHaveAttribute('href', /typed(\+|%20)into(\+|%20)it/);
  await all.click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page)).toHaveValue('typed into it');
});
