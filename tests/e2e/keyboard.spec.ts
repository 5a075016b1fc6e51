/**
 * What keys alone do on a page; what has the focus is named as a screen reader names it. The sidebar by keys is in
 * navigation.spec.ts, the player in sessionPlayer.spec.ts.
 */
import {labels} from '../support/labels';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

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
