import {isPrefetch} from '../support/loading';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const FOLDED = [
  {what: 'in its line', address: '/speech-to-text/real-time/guides/python-using-ffmpeg#cli'},
  {what: 'around its table', address: '/deployments/#feature-tracking'},
  {what: 'around its group', address: '/api-ref/#session-errors'},
  {what: 'around its entry', address: '/api-ref/#error-quota_exceeded'},
];

for (const {what, address} of daily(FOLDED)) {
  test(`F10: a link to a heading with a fold ${what} opens it: at load, in the page, and without script; it can be closed`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const [path, id] = address.split('#') as [string, string];
    const folded = page.locator(`details:has(#${id}), #${id} ~ details`).first().locator(':scope > :last-child');
    await open(page, path);
    await expect(folded).toBeHidden();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, id);
    await expect(folded).toBeVisible();
    // Another fragment alone would not load the page.
    await page.goto('about:blank');
    await open(page, address);
    await expect(folded).toBeVisible();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await folded.locator('..').evaluate((fold: HTMLDetailsElement) => {
      fold.open = false;
    });
    await expect(folded).toBeHidden();

    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const plain = await context.newPage();
    await plain.goto(address);
    const shown = plain.locator(`details:has(#${id}), #${id} ~ details`).first().locator(':scope > :last-child');
    await expect(shown).toBeVisible();
    await context.close();
  });
}

test.describe('with a connection that costs nothing', () => {
  test.use({fetchesAhead: true});

  test('what links in sight lead to is fetched once', async ({page}) => {
    const scripts: {url: string; isAhead: boolean}[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push({url: request.url(), isAhead: isPrefetch(request)});
    });
    await open(page, '/get-started/authentication');
    await expect.poll(() => scripts.filter(({isAhead}) => isAhead).length).toBeGreaterThan(3);
    await page.waitForLoadState('networkidle');
    const urls = scripts.filter(({isAhead}) => isAhead).map(({url}) => url);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });
});
