import {labels} from '../support/labels';
import {expect, test} from '../support/site';

const PAGE = '/get-started/quickstart';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('G1, G2: a narrow page has all text, says that search needs a script, and offers a way to every other page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 800});
    await page.goto(PAGE);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart and emulator');
    await expect(page.locator('article p').first()).toBeVisible();
    expect(await page.locator('main').textContent()).toContain('API key');
    await expect(page.locator('.navbar noscript span')).toBeVisible();
    await expect(page.locator('.navbar noscript span')).toHaveText('Search needs JavaScript');
    await expect(page.getByRole('button', {name: /search docs/i})).toBeHidden();
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar).toBeVisible();
    await sidebar.getByRole('link', {name: 'Authentication'}).click();
    await expect(page).toHaveURL('/get-started/authentication');
    await page.locator('footer').getByRole('link', {name: labels.footerReference}).click();
    // A folded category leads to its first page.
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name: 'Batch jobs'}).click();
    await expect(page.locator('main').getByRole('link', {name: 'List all jobs'}).first()).toBeVisible();
  });

  test('G1: the colors follow the system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(PAGE);
    const [red = 255] =
      (await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeLessThan(80);
  });
});
