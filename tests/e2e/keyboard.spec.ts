/**
 * What keys alone do on a page; what has the focus is named as a screen reader names it. The sidebar by keys is in
 * navigation.spec.ts, the player in sessionPlayer.spec.ts.
 */
import type {Locator, Page} from '@playwright/test';
import {labels} from '../support/labels';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

/** Presses Tab until the focus is on this element; a reader gives up after so many. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.and(target).count()) > 0) return;
  }
  throw new Error(`${most} times Tab, and the focus is not on ${target}`);
}

test('the first keys lead past the top bar, and through it in the order that is seen', async ({page}) => {
  await open(page, '/get-started/authentication');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Skip to main content');
  const names: string[] = [];
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('Tab');
    names.push(await page.locator(':focus').evaluate((element) => element.ariaLabel ?? element.textContent ?? ''));
  }
  const order = [...labels.sidebars, 'Next', 'English', 'Search docs', 'Switch between'];
  const places = order.map((name) => names.findIndex((one) => one.trim().startsWith(name)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('batch: find the quickstart, choose JavaScript, and copy the program', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('batch quickstart');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(/quickstart/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Batch quickstart');
  await tabTo(page, page.getByRole('main').getByRole('tab', {name: 'Python', exact: true}).first(), 80);
  await page.keyboard.press('ArrowRight');
  const chosen = page.getByRole('tab', {name: 'JavaScript', exact: true}).first();
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  // Alt+← is the browser's Back.
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('main').getByRole('button', {name: /^Copy/}), 10);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/Copied/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});
