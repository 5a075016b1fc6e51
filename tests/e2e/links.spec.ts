/** Links as the page draws them, against those that the build wrote into the HTML, and what they fetch ahead. */
import type {Page} from '@playwright/test';
import {isPrefetch} from '../support/loading';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const ATTRIBUTES = ['href', 'target', 'rel', 'class', 'role', 'aria-current', 'aria-expanded'];

/** One line per link; without the contents list, whose links are marked while the reader scrolls, and folded sections. */
const linksOf = `((root) => [...root.querySelectorAll('a')]
  .filter((link) => !link.closest('.table-of-contents, .menu__list-item--collapsed > ul'))
  .map((link) => ${JSON.stringify(ATTRIBUTES)}.map((name) => link.getAttribute(name)).join(' ')))`;

/** Goes to an address of the site without a page load, as the back button does. */
async function goBackTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({key: 'back'}, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'back'}}));
  }, path);
}

for (const {name, path} of daily([
  {name: 'a guide with tables and cards', path: '/deployments/'},
  {name: 'the start page', path: '/'},
  {name: 'a guide', path: '/speech-to-text/supported-languages'},
  {name: 'a list of pages', path: '/category/deployments'},
  {name: 'an operation of the reference', path: '/api-ref/batch/create-a-new-job'},
])) {
  test(`${name} has the same links whether it is loaded or reached from another page`, async ({page}) => {
    await open(page, path);
    const heading = await page.locator('h1').first().innerText();
    const written = await page.evaluate(
      `fetch(location.href).then((response) => response.text())
        .then((html) => ${linksOf}(new DOMParser().parseFromString(html, 'text/html')))`,
    );
    await open(page, '/get-started/authentication');
    await goBackTo(page, path);
    await expect(page.locator('h1').first()).toHaveText(heading);
    expect(await page.evaluate(`${linksOf}(document)`)).toEqual(written);
  });
}

const FOLDED = [
  {what: 'in its line', address: '/deployments/container/cpu-speech-to-text-container#environment-variables'},
  {what: 'around its table', address: '/deployments/#feature-tracking'},
  {what: 'around its group', address: '/api-ref/#session-errors'},
  {what: 'around its entry', address: '/api-ref/#error-quota_exceeded'},
];

for (const {what, address} of FOLDED) {
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
    await open(page, '/get-started/authentication');
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

test('a link to the page that is being read adds nothing to the history', {tag: '@smoke'}, async ({page}) => {
  await open(page, '/get-started/authentication');
  const length = await page.evaluate(() => history.length);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Authentication'}).click();
  await expect(page).toHaveURL('/get-started/authentication');
  expect(await page.evaluate(() => history.length)).toBe(length);
});

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

test('a link that is pointed at while offline throws nothing, and opens once the network is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/, 'there is no network');
  problems.allow(
    /console warning: .*(?:ChunkLoadError|Loading (?:CSS )?chunk)/,
    'the page is loaded again, and says so',
  );
  await open(page, '/get-started/authentication');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: 'Transcription features'}).click();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await sidebar.getByRole('link', {name: 'Speaker labels (diarization)'}).hover();
  await failed;
  await context.setOffline(false);
  await sidebar.getByRole('link', {name: 'Speaker labels (diarization)'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Speaker labels (diarization)');
});
