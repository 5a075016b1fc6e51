import type {Page} from '@playwright/test';
import {labels} from '../support/labels';
import {isPrefetch, ownScripts} from '../support/loading';
import {holdScripts, open} from '../support/reader';
import {connection, expect, test} from '../support/site';
import {daily} from '../support/tier';

const PAGE = '/get-started/quickstart';
const TARGET = '/get-started/authentication';

const toTarget = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Authentication'});

for (const state of daily([{effectiveType: '2g'}, {saveData: true}, {effectiveType: 'slow-2g'}], 2)) {
  test(`fetches nothing ahead with ${JSON.stringify(state)}`, async ({page}) => {
    await connection(page, state);
    const ahead: string[] = [];
    let isOpen = false;
    page.on('request', (request) => {
      if ((isOpen || isPrefetch(request)) && request.url().includes('/assets/js/')) ahead.push(request.url());
    });
    await open(page, PAGE);
    isOpen = true;
    await toTarget(page).hover();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(ahead).toEqual([]);
  });
}

test.describe('the progress bar', () => {
  async function slowTarget(page: Page) {
    const own = ownScripts(TARGET, PAGE);
    expect(own.size).toBeGreaterThan(0);
    const release = await holdScripts(page, (url) => own.has(url.pathname));
    await open(page, PAGE);
    return release;
  }

  test('begins at 8 % after 200 ms, goes on every 800 ms, and goes when the page is there', async ({page}) => {
    const release = await slowTarget(page);
    await page.clock.install({time: 0});
    const bar = page.locator('#nprogress');
    const progress = () => bar.evaluate((it) => Number((it as HTMLElement).style.getPropertyValue('--progress')));
    await page.clock.pauseAt(600_000);
    await toTarget(page).click();
    await expect(page).toHaveURL(TARGET);
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await expect(async () => {
      await page.clock.runFor(1);
      expect(await bar.count()).toBe(1);
    }).toPass();
    expect(await progress()).toBe(0.08);
    await page.clock.runFor(799);
    expect(await progress()).toBe(0.08);
    await page.clock.runFor(201);
    const second = await progress();
    expect(second).toBeGreaterThan(0.08);
    await page.clock.runFor(60_000);
    expect(await progress()).toBeGreaterThan(second);
    expect(await progress()).toBeLessThan(1);
    release();
    // The page that is left has a title, too.
    await expect(page.locator('h1')).toHaveText('Authentication');
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);
  });

  test('F11: the last of several clicks wins', async ({page}) => {
    const release = await slowTarget(page);
    await toTarget(page).click();
    await page.getByRole('link', {name: labels.reference, exact: true}).first().click();
    await expect(page).toHaveURL('/api-ref/');
    release();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/api-ref/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  });
});
