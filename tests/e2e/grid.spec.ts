/** Where the contents of a page are; tests/e2e/allPages claims the rest of the grid, on every page. */
import {open} from '../support/reader';
import {expect, test} from '../support/site';

test('the contents are beside the text from 1200 px, and fold out above it below that', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 800});
  await open(page, '/get-started/authentication');
  const beside = page.locator('.theme-doc-toc-desktop');
  const folded = page.getByRole('button', {name: 'On this page'});
  await expect(beside).toBeVisible();
  await expect(folded).toBeHidden();
  await page.setViewportSize({width: 1199, height: 800});
  await expect(beside).toBeHidden();
  await expect(folded).toBeVisible();
});
