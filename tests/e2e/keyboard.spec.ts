/** What keys alone do on a page; what has the focus is named as a screen reader names it. */
import {labels} from '../support/labels';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

test('the first key reaches the link that skips to the text (H10), and the next ones the top bar in the order that is seen', async ({
  page,
}) => {
  await open(page, '/get-started/authentication');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const names: string[] = [];
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('Tab');
    names.push(await page.locator(':focus').evaluate((element) => element.ariaLabel ?? element.textContent ?? ''));
  }
  const order = [...labels.sidebars, 'Next', 'English', 'Search docs', 'Switch between'];
  const places = order.map((name) => names.findIndex((one) => one.trim().startsWith(name)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);

  await skip.focus();
  await page.keyboard.press('Enter');
  // The theme focuses the text for a moment only; what counts is where the next Tab goes.
  await page.keyboard.press('Tab');
  const text = page.locator('#__docusaurus_skipToContent_fallback');
  await expect(text.locator(':focus').or(text.and(page.locator(':focus')))).toHaveCount(1);
});
