/** The way to the next page: what is fetched ahead of a click, and the progress bar. */
import type {Page} from '@playwright/test';
import {connection, isPrefetch, ownScripts} from '../support/loading';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const PAGE = '/get-started/quickstart';
const TARGET = '/get-started/authentication';

const toTarget = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Authentication'});
test.describe('preloading', () => {
  /** Scripts that are requested for later, and not run. */
  const prefetched = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isPrefetch(request) && request.url().includes('/assets/js/')) asked.push(request.url());
    });
    return asked;
  };

  // What is fetched ahead: tests/e2e/links.spec.ts.
  for (const state of daily([{effectiveType: '2g'}, {saveData: true}, {effectiveType: 'slow-2g'}], 2)) {
    test(`fetches nothing ahead with ${JSON.stringify(state)}`, async ({page}) => {
      await connection(page, state);
      const ahead = prefetched(page);
      const asked: string[] = [];
      await open(page, PAGE);
      page.on('request', (request) => asked.push(request.url()));
      await toTarget(page).hover();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(ahead).toEqual([]);
      expect(asked.filter((url) => url.includes('/assets/js/'))).toEqual([]);
    });
  }

  test('does not fail where the connection says nothing of its kind', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {}}));
    await open(page, PAGE);
    await toTarget(page).hover();
    await toTarget(page).click();
    await expect(page).toHaveURL(TARGET);
  });
});

test.describe('the progress bar', () => {
  /** Holds back what only the target needs until `wait` is over. */
  async function slowTarget(page: Page, wait = () => new Promise<void>((done) => setTimeout(done, 1500))) {
    const own = await ownScripts(page, TARGET, PAGE);
    await connection(page, {saveData: true});
    await page.route(
      (url) => own.has(url.pathname),
      (route) => wait().then(() => route.continue()),
    );
    await open(page, PAGE);
  }

  test('shows when a page takes longer than 200 ms, and goes when it is there', async ({page}) => {
    await slowTarget(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        const bar = document.querySelector('.site-progress');
        if (bar && !('progressAfter' in window)) {
          const {clickedAt} = window as unknown as {clickedAt: number};
          Object.assign(window, {progressAfter: performance.now() - clickedAt});
        }
      }).observe(document.body, {childList: true});
      addEventListener('click', () => Object.assign(window, {clickedAt: performance.now()}), true);
    });
    await toTarget(page).click();
    await expect(page.locator('.site-progress')).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Choose a quickstart');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentication');
    await expect(page.locator('.site-progress')).toHaveCount(0);
    const after = await page.evaluate(() => (window as unknown as {progressAfter: number}).progressAfter);
    expect(after).toBeGreaterThanOrEqual(190);
  });

  test('begins at 8 %, moves for 200 ms on every 800 ms, is full when the page is there, and goes', async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await slowTarget(page, () => released);
    await page.clock.install({time: 0});
    const bar = page.locator('.site-progress');
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
    expect(await bar.evaluate((it) => getComputedStyle(it).transitionDuration)).toBe('0.2s, 0.2s');
    await page.clock.runFor(799);
    expect(await progress()).toBe(0.08);
    await page.clock.runFor(1);
    const second = await progress();
    expect(second).toBeGreaterThan(0.08);
    await page.clock.runFor(60_000);
    expect(await progress()).toBeGreaterThan(second);
    expect(await progress()).toBeLessThan(1);
    release();
    await expect(bar).toHaveClass(/site-progress--done/);
    expect(await progress()).toBe(1);
    await page.clock.runFor(400);
    await expect(bar).toHaveCount(0);
  });

  test('F11: the last of several clicks wins', async ({page}) => {
    await slowTarget(page);
    await toTarget(page).click();
    await page.getByRole('link', {name: 'API Reference', exact: true}).first().click();
    await expect(page).toHaveURL('/api-ref/');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/api-ref/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  });
});
