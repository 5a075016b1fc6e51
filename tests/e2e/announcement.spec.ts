/** The bar above the page: closed once, it stays closed. What a new announcement does is the theme's. */
import type {Page} from '@playwright/test';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

const PAGE = '/get-started/quickstart';
const bar = (page: Page) => page.locator('.theme-announcement-bar');

test('the announcement bar can be closed, stays closed on other pages, and does not flash there', async ({
  page,
  problems,
}) => {
  problems.allow(
    /ERR_FAILED|loaded again/,
    'the scripts are held back, so that only the HTML and the inline script are left',
  );
  await open(page, PAGE);
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();
  await open(page, '/api-ref/');
  await expect(bar(page)).toBeHidden();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(PAGE, {waitUntil: 'domcontentloaded'});
  await expect(bar(page)).toBeHidden();
});
