/** Links to sections that are no longer where they were: from other sites, bookmarks, and error messages. */
import type {Page} from '@playwright/test';
import type {Successor} from '../../data/anchors';
import {violations} from '../support/axe';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

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

const [PAGE, OTHER] = ['/get-started/authentication', '/get-started/quickstart'];
const moves = [
  {from: `${PAGE}#was`, to: `${PAGE}#temporary-keys`},
  {from: `${PAGE}#was`, to: '/api-ref/realtime-transcription-websocket#startrecognition'},
];

for (const {from, to} of moves) {
  test(`an old link shows where the section is now, with the focus there: ${to}`, async ({page}) => {
    const requests = await withMoves(page, {[from]: {to, title: 'New'}});
    await open(page, from);
    const link = notice(page).getByRole('link', {name: 'New'});
    await expect(link).toBeFocused();
    expect(requests.count).toBe(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(to);
    await expect(page.locator(`[id="${decodeURIComponent(to.split('#')[1] ?? '')}"]`)).toBeAttached();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('a section that is gone says what replaced it, also within the site, and the next page does not', async ({
  page,
}) => {
  await withMoves(page, {
    [`${PAGE}#gone`]: {note: 'Keys have no regions any more.'},
    [`${PAGE}#moved`]: {to: `${OTHER}#x`, title: '<b>Quickstart</b>'},
  });
  await open(page, `${PAGE}#gone`);
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toHaveText('Keys have no regions any more.');
  expect(await violations(page, {within: '#moved-section'})).toEqual([]);
  await page.evaluate(() => {
    window.location.hash = 'moved';
  });
  await expect(notice(page).getByRole('link', {name: '<b>Quickstart</b>'})).toBeFocused();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Quickstart and emulator'})
    .click();
  await expect(page).toHaveURL(OTHER);
  await expect(notice(page)).toHaveCount(0);
});

test('a fragment that leads somewhere, or that never led anywhere, shows nothing', async ({page}) => {
  const requests = await withMoves(page, {});
  await open(page, `${PAGE}#temporary-keys`);
  expect(requests.count).toBe(0);
  const answered = page.waitForResponse('**/moved-anchors.json');
  await page.evaluate(() => {
    window.location.hash = 'never-was';
  });
  await answered;
  await expect(notice(page)).toHaveCount(0);
});

test('a list of moves that is missing or broken leaves the page as it is', async ({page, problems}) => {
  problems.allow(/404/, 'the list is missing');
  for (const body of [
    {status: 404, body: 'no'},
    {status: 200, body: '<html>'},
  ]) {
    await page.route('**/moved-anchors.json', (route) => route.fulfill(body));
    const answered = page.waitForResponse('**/moved-anchors.json');
    await page.goto('about:blank');
    await open(page, `${PAGE}#gone`);
    await answered;
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.unrouteAll();
  }
});
