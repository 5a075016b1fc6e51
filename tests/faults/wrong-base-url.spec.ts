/** A site that was built for the root and is served below `/foo/`: none of its scripts and styles is found. */
import type {Page} from '@playwright/test';
import {expect, test} from '../support/subPath';

const banner = (page: Page) => page.getByRole('alert');

test.beforeEach(({problems}) => {
  problems.allow(/Failed to load resource|MIME/, 'nothing is found where the site looks for it');
});

for (const address of ['/foo/', '/foo/get-started/quickstart', '/foo/speech-to-text/', '/foo/no-such-page']) {
  test(`${address} shows the banner inside the window and nothing else about the failure`, async ({page}) => {
    await page.goto(address);
    await expect(banner(page)).toContainText('This site did not load properly');
    await expect(banner(page)).toContainText('The current one is /');
    await expect(banner(page)).toBeInViewport({ratio: 1});
    await expect(page.getByRole('button', {name: 'Reload'})).toHaveCount(0);
    await expect(page.locator('.site-notice')).toHaveCount(0);
  });
}

test('the banner suggests the right base URL, stays in the window, and the page is loaded once: no reload could help', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/foo/get-started/quickstart');
  await expect(banner(page)).toContainText('the address of this page suggests /foo/.');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(banner(page)).toBeInViewport({ratio: 1});
  expect(loads).toBe(1);
});
