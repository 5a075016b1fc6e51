/** Links to sections that are no longer where they were: from other sites, bookmarks, and error messages. */
import type {Page} from '@playwright/test';
import type {Successor} from '../../data/anchors';
import {violations} from '../support/axe';
import {attribute, elementsOf} from '../support/built';
import {TEMPLATES} from '../support/pages';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

/** Headings of one page of each kind. */
const anchors = Object.fromEntries(
  TEMPLATES.map((page) => [page, elementsOf(page, 'main h2[id]').flatMap((heading) => attribute(heading, 'id') ?? [])]),
);
const addresses = Object.entries(anchors).flatMap(([page, ids]) => ids.map((id) => `${page}#${id}`));
const pages = Object.keys(anchors);
const notice = (page: Page) => page.locator('#moved-section');

/** Lets the site say that these sections have moved. */
async function withMoves(page: Page, moves: Record<string, Successor>): Promise<{count: number}> {
  const requests = {count: 0};
  await page.route('**/moved-anchors.json', (route) => {
    requests.count += 1;
    return route.fulfill({json: moves});
  });
  return requests;
}

/** Thirty moves from all over the site: within a page, to another page, to headings and to fields. */
const moves = Array.from({length: 30}, (_, index) => {
  const to = addresses[(index * 7919) % addresses.length] ?? '';
  const from = index % 3 === 0 ? (to.split('#')[0] ?? '') : (pages[(index * 31) % pages.length] ?? '');
  return {from: `${from}#was-${index}`, to, title: `Section ${index}`};
});

for (const {from, to, title} of daily(moves, 2)) {
  test(`an old link to ${from} shows where the section is now, with the focus there: ${to}`, async ({page}) => {
    const requests = await withMoves(page, {[from]: {to, title}});
    await open(page, from);
    const link = notice(page).getByRole('link', {name: title});
    await expect(link).toBeFocused();
    expect(requests.count).toBe(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(to);
    await expect(page.locator(`[id="${decodeURIComponent(to.split('#')[1] ?? '')}"]`)).toBeAttached();
    await expect(notice(page)).toHaveCount(0);
  });
}

const [PAGE = '', OTHER = ''] = ['/get-started/authentication', '/get-started/quickstart'];

test('a section that is gone says what replaced it, and has no accessibility violation', async ({page}) => {
  await withMoves(page, {[`${PAGE}#gone`]: {note: 'Keys have no regions any more.'}});
  await open(page, `${PAGE}#gone`);
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toHaveText('Keys have no regions any more.');
  expect(await violations(page)).toEqual([]);
});

test('an old link within the site shows it too, and the next page does not', async ({page}) => {
  await withMoves(page, {[`${PAGE}#gone`]: {to: `${OTHER}#x`, title: '<b>Quickstart</b>'}});
  await open(page, PAGE);
  await page.evaluate(() => {
    window.location.hash = 'gone';
  });
  await expect(notice(page).getByRole('link', {name: '<b>Quickstart</b>'})).toBeFocused();
  await page.goBack();
  await expect(notice(page)).toHaveCount(0);
});

test('a fragment that leads somewhere, or that never led anywhere, shows nothing', async ({page}) => {
  const requests = await withMoves(page, {});
  await open(page, `${PAGE}#${anchors[PAGE]?.[0]}`);
  expect(requests.count).toBe(0);
  const answered = page.waitForResponse('**/moved-anchors.json');
  await page.evaluate(() => {
    window.location.hash = 'never-was';
  });
  await answered;
  await expect(notice(page)).toHaveCount(0);
});

for (const [what, body] of [
  ['missing', {status: 404, body: 'no'}],
  ['broken', {status: 200, body: '<html>'}],
] as const)
  test(`a list of moves that is ${what} leaves the page as it is`, async ({page, problems}) => {
    problems.allow(/404/, 'the list is missing');
    await page.route('**/moved-anchors.json', (route) => route.fulfill(body));
    const answered = page.waitForResponse('**/moved-anchors.json');
    await open(page, `${PAGE}#gone`);
    await answered;
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
