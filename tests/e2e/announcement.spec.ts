/** The bar above the page: closed once, it stays closed until there is something new to say. */
import type {Page} from '@playwright/test';
import {announcementBar} from '../../src/site/config/announcement';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

const PAGE = '/get-started/quickstart';
const bar = (page: Page) => page.locator('.theme-announcement-bar');

test('the announcement bar can be closed, stays closed on other pages, and does not flash there', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/, 'the scripts are held back, so that only the HTML and the inline script are left');
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

test('an announcement with a new id is shown to those who have closed the old one', async ({page}) => {
  await open(page, PAGE);
  await bar(page).getByRole('button', {name: 'Close'}).click();
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('announcement')));
  const idKey = keys.find((key) => key.includes('.id')) ?? '';
  expect(await page.evaluate((key) => localStorage.getItem(key), idKey)).toBe(announcementBar.id);
  await page.evaluate((key) => localStorage.setItem(key, 'an-older-announcement'), idKey);
  await open(page, PAGE);
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await open(page, PAGE);
  await expect(bar(page)).toBeHidden();
});
