/**
 * The index that was built with the site: what it finds, names, and needs from the network, and what becomes of a search
 * without it. One visit makes many queries.
 */
import {hydrated} from '../support/reader';
import {expect, test} from '../support/site';

const results = 'main article';
const SECTION = /\/diarization#speaker-identification$/;

test('finds pages and settings in the dialog, puts the fact that a query names on top, and opens it', {
  tag: '@smoke',
}, async ({page, dialog}) => {
  await dialog.open('/');
  await dialog.search('diarization');
  await expect(dialog.titles().first()).toHaveText('Speaker labels (diarization)');
  await expect(dialog.titles().filter({hasText: 'Create a new job › diarization'})).toHaveCount(1);
  await expect(dialog.rows.first().locator('mark').first()).toHaveText(/diarization/i);
  await expect(dialog.root.locator('.DocSearch-Fact')).toHaveCount(0);
  await expect(dialog.root.getByText('Search by Algolia')).toHaveCount(0);
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);

  const fact = dialog.root.locator('.DocSearch-Fact');
  for (const [query, name, meaning] of [
    ['4006', 'timelimit_exceeded (close code 4006)', /contract|limit|time/],
    ['maximum file size', 'Max file size of an upload', /1.GB/],
    ['max upload size', 'Max file size of an upload', /1.GB/],
    ['session length', 'Length of a session', /^48 hours; /],
    ['korean', 'Korean ko', /Real time: ✓/],
  ] as const) {
    await dialog.search(query);
    await expect(fact.locator('.DocSearch-Hit-title')).toContainText(name);
    await expect(fact.locator('.DocSearch-Hit-path')).toHaveText(meaning);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/speech-to-text/supported-languages#ko');
  await expect(page.locator('tr#ko')).toBeInViewport();
});

test('leads to the section of a sidebar label, and to the entry of an error', async ({page, dialog}) => {
  await dialog.open('/');
  await dialog.search('known speakers');
  await expect(dialog.titles().first()).toHaveText(/› Recognize known speakers$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SECTION);

  await page.keyboard.press('Control+k');
  await dialog.search('quota_exceeded');
  await expect(dialog.root.locator('.DocSearch-Fact .DocSearch-Hit')).toHaveCount(1);
  // The rows below the fact are other pages.
  const addresses = await dialog.rows
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api-ref\/#[\w-]*quota_exceeded$/);
});

test('fetches its index once for dialog and page, from names that do not change (J6), shows facts and sections on the page, and works offline then (E11)', {
  tag: '@smoke',
}, async ({page, context, dialog}) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/find\//.test(request.url()) && asked.push(new URL(request.url()).pathname));
  await dialog.open();
  await dialog.search('latency');
  await expect(dialog.rows.first()).toBeVisible();
  await dialog.root.getByRole('link', {name: /^See all/}).click();
  await expect(page.locator(results).first()).toBeVisible();
  await hydrated(page);
  expect(new Set(asked).size).toBe(asked.length);
  const field = page.getByRole('main').getByRole('searchbox', {name: 'Search docs'});
  const first = page.locator(results).first();
  await field.fill('4006');
  await expect(first).toHaveClass(/DocSearch-Fact/);
  await expect(first).toContainText('timelimit_exceeded');
  await field.fill('known speakers');
  await expect(first.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', SECTION);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await dialog.search('diarization');
  await expect(dialog.titles().first()).toHaveText(/diarization/i);
});

const MANIFEST = '**/find/index.json';
const INDEX = '**/assets/find/*.json';
const VERSION = /"version":\d+/;
const [REJECTED, MALFORMED, OFFLINE] = [/an error/, /something other than results/, /your network connection/];
const otherVersion = (text: string) => text.replace(VERSION, '"version":0');

/** Files with what becomes of them, so that each has another advice than the one before. */
const BROKEN: [what: string, file: string, becomes: 'gone' | 'unreachable' | ((text: string) => string), RegExp][] = [
  ['the manifest is missing', MANIFEST, 'gone', REJECTED],
  ['the manifest is of another version', MANIFEST, otherVersion, MALFORMED],
  ['the network is gone', MANIFEST, 'unreachable', OFFLINE],
  ['the index is cut short', INDEX, (text) => text.slice(0, 5000), MALFORMED],
  ['the index is missing', INDEX, 'gone', REJECTED],
  ['the index is of another version', INDEX, otherVersion, MALFORMED],
  ['the index breaks off', INDEX, 'unreachable', OFFLINE],
  ['the index has no pages', INDEX, (text) => `{${VERSION.exec(text)}}`, MALFORMED],
];

test('says what is wrong when its files are missing or broken, and works once they are back (E7, J2)', async ({
  page,
  dialog,
  problems,
}) => {
  problems.allow(/Failed to load resource/, 'the index is withheld');
  for (const [at, [what, file, becomes, advice]] of BROKEN.entries()) {
    await test.step(what, async () => {
      await page.route(file, async (route) => {
        if (becomes === 'gone') return route.fulfill({status: 404});
        if (becomes === 'unreachable') return route.abort();
        const response = await route.fetch();
        return route.fulfill({response, body: becomes(await response.text())});
      });
      if (at === 0) await dialog.open();
      await dialog.search(`latency ${at}`);
      await expect(dialog.root.locator('.DocSearch-ErrorScreen .DocSearch-Help')).toHaveText(advice);
      await page.unroute(file);
    });
  }
  await dialog.root.getByRole('button', {name: 'Retry'}).click();
  await expect(dialog.titles().first()).toHaveText(/latency/i);
});

test('works with the next search when no worker starts (E8), and when the browser ends it in the middle (J5)', async ({
  page,
  dialog,
  problems,
}) => {
  problems.allow(/Failed to load resource/, 'the script of the worker is withheld');
  await page.clock.install();
  await page.addInitScript(() => {
    const own = Object.assign(window, {isForbidden: true});
    own.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        if (own.isForbidden) throw new Error('workers are forbidden');
        super(...args);
        Object.assign(own, {endWorker: () => this.terminate()});
      }
    };
  });
  const retry = dialog.root.getByRole('button', {name: 'Retry'});
  await dialog.open();
  await dialog.search('latency');
  await dialog.showsFailure();
  await page.route('**/worker-find*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate('isForbidden = false');
  await retry.click();
  await failed;
  await dialog.showsFailure();
  await page.unrouteAll();
  await retry.click();
  await expect(dialog.titles().first()).toHaveText(/latency/i);
  await page.evaluate('endWorker()');
  await dialog.search('diarization');
  await page.clock.fastForward(3001);
  await dialog.showsFailure();
  await retry.click();
  await expect(dialog.titles().first()).toHaveText(/diarization/i);
});
