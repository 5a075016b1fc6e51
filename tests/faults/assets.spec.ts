/** Scripts, styles and pictures that are missing, late or wrong; networks that come and go. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {BUILD} from '../../tools/paths';
import {ownScripts} from '../support/loading';
import {hydrated, open} from '../support/reader';
import {expect, type Problems, test} from '../support/site';

const PAGE = '/get-started/quickstart';
const TARGET = '/get-started/authentication';

const toTarget = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Authentication'});
const notice = (page: Page) => page.locator('.site-notice');

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const MAIN = /\/assets\/js\/main\.[^/]*\.js$/;
const title = (page: Page) => page.getByRole('heading', {level: 1});
const MISSING = {status: 404, contentType: 'text/plain', body: 'Not found'};

function ownOfTarget(): (url: URL) => boolean {
  const own = ownScripts(TARGET, PAGE);
  expect(own.size).toBeGreaterThan(0);
  return ({pathname}) => own.has(pathname);
}

async function block(page: Page): Promise<() => Promise<void>> {
  const isOwn = ownOfTarget();
  await page.route(isOwn, (route) => route.abort());
  return () => page.unroute(isOwn);
}

/** The scripts of the target are gone until a document is requested: a hover asks for them, too, before the click. */
async function failUntilLoad(page: Page): Promise<void> {
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route(ownOfTarget(), (route) => (isGone ? route.fulfill(MISSING) : route.fallback()));
}

/** The warnings in the console from now on, which the specification asks for. */
function warningsOf(page: Page, problems: Problems): string[] {
  problems.allow(
    /console warning: .*(?:ChunkLoadError|Loading chunk|loaded again)/,
    'the specification asks for this warning',
  );
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

test('a site that is not where it was built for says so, with the base URL to set', {tag: '@order'}, async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|MIME/, 'nothing is where the page looks for it');
  const body = readFileSync(join(BUILD, `${PAGE}.html`), 'utf8');
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === `/foo${PAGE}`
      ? route.fulfill({contentType: 'text/html', body})
      : route.fulfill(MISSING),
  );
  await page.goto(`/foo${PAGE}`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('This site did not load properly');
  await expect(banner).toContainText('The current one is / and the address of this page suggests /foo/.');
  await expect(banner).toBeInViewport({ratio: 1});
  await expect(page.getByRole('button', {name: 'Reload'})).toHaveCount(0);
});

test.describe('a page whose script is missing', () => {
  for (const {name, response} of [
    {name: 'E1: is gone (404)', response: MISSING},
    {
      name: 'E3: is answered with a web page',
      response: {status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello'},
    },
    {name: 'E4: fails on the server (500)', response: {status: 500, contentType: 'text/plain', body: 'Sorry'}},
    {
      name: 'E16: is packed by a proxy that does not say so',
      response: {status: 200, contentType: 'text/javascript', body: brotliCompressSync('start()')},
    },
  ]) {
    test(`${name}: shows its text, reloads once, then offers Reload`, async ({page, problems}) => {
      problems.allow(
        /Failed to load resource|ChunkLoadError|loaded again|MIME|Unexpected token|Invalid or unexpected|'integrity' attribute/,
        'the script that is missing',
      );
      const loads = countLoads(page);
      await page.route(MAIN, (route) => route.fulfill(response));
      await page.goto(PAGE);
      await expect(notice(page)).toContainText('Part of this page did not load');
      // The styles are there, so `baseUrl` is right.
      await expect(notice(page)).not.toContainText('baseUrl');
      await expect(title(page)).toHaveText('Quickstart and emulator');
      await expect(page.locator('article')).toContainText('API key');
      expect(loads()).toBe(2);
      await page.unroute(MAIN);
      await notice(page).getByRole('button', {name: 'Reload'}).click();
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('recovers by itself when the script is there at the second try, and says so in the console', async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource|ChunkLoadError/, 'the script that is missing once');
    await page.route(ownOfTarget(), (route) => route.fulfill(MISSING), {times: 1});
    await page.goto('about:blank');
    const warnings = warningsOf(page, problems);
    const loads = countLoads(page);
    await page.goto(TARGET);
    await expect.poll(loads).toBe(2);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('Authentication');
    expect(warnings).toContainEqual(expect.stringContaining('loaded again'));
  });
});

test.describe('a page whose content does not load', () => {
  const failure = (page: Page) => page.getByRole('alert');

  test.beforeEach(({problems}) => {
    problems.allow(
      /Failed to load resource|ChunkLoadError|Loading chunk|loaded again|onRecoverableError|hydrat/i,
      'the content of the page is held back',
    );
  });

  test('shows the error and Retry, which loads the content without loading the page again', {tag: '@order'}, async ({
    page,
  }) => {
    const unblock = await block(page);
    await open(page, PAGE);
    await toTarget(page).click();
    await expect(page).toHaveURL(TARGET);
    await expect(failure(page)).toContainText('Loading chunk');
    await expect(notice(page)).toHaveCount(0);
    await unblock();
    const loads = countLoads(page);
    await failure(page).getByRole('button', {name: 'Retry'}).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(title(page)).toHaveText('Authentication');
    await expect(page.locator('article')).toHaveCount(1);
    expect(loads()).toBe(0);
  });

  test('keeps the text that the server sent, the sidebar and search, shows the error again when Retry does not help, and has all of it when it does', async ({
    page,
  }) => {
    const unblock = await block(page);
    await page.goto(TARGET);
    await expect(failure(page)).toBeVisible();
    await expect(title(page)).toHaveText('Authentication');
    await expect(toTarget(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    const retry = failure(page).getByRole('button', {name: 'Retry'});
    await retry.click();
    await expect(failure(page)).toContainText('Loading chunk');
    await unblock();
    await retry.click();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.locator('article pre').first()).not.toBeEmpty();
  });

  test('has all of it after one click on Retry when its frame failed', async ({page}) => {
    await page.route(/\/assets\/js\/(?!main|framework|runtime)/, (route) => route.abort());
    await page.goto(TARGET);
    const retry = failure(page).getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(page.locator('article pre').first()).not.toBeEmpty();
    await expect(failure(page)).toHaveCount(0);
  });
});

test('E2: following a link whose page was released anew reloads once at the target, says so in the console and keeps the fragment', {
  tag: '@order',
}, async ({page, problems}) => {
  problems.allow(/Failed to load resource/, 'the old script is gone');
  await open(page, PAGE);
  await failUntilLoad(page);
  const warnings = warningsOf(page, problems);
  const loads = countLoads(page);
  await toTarget(page).click();
  await expect(page).toHaveURL(TARGET);
  await expect(title(page)).toHaveText('Authentication');
  await hydrated(page);
  await expect.poll(loads).toBe(1);
  expect(warnings.length).toBeGreaterThan(0);
});

test.describe('offline', () => {
  test('E11, E12, E13: colors switch, a page whose scripts do not come is loaded, with a warning, and online all is well again', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/, 'there is no network');
    const warnings = warningsOf(page, problems);
    await open(page, PAGE);
    await context.setOffline(true);
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    const load = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await toTarget(page).click();
    expect(new URL((await load).url()).pathname).toBe(TARGET);
    expect(warnings.join('\n')).toContain('Loading chunk');
    await context.setOffline(false);
    await page.goto(TARGET);
    await expect(title(page)).toHaveText('Authentication');
  });

  test.describe('with a connection that costs nothing', () => {
    test.use({fetchesAhead: true});

    test('a page that was prefetched opens', async ({page, context, problems}) => {
      problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/, 'there is no network');
      await open(page, PAGE);
      await toTarget(page).hover();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await toTarget(page).click();
      await expect(page).toHaveURL(TARGET);
      await expect(title(page)).toHaveText('Authentication');
    });
  });
});

test('E9: without its styles the page is ordered, alive and free of giant icons', async ({page, problems}) => {
  problems.allow(/Failed to load resource|\.css/, 'the styles are held back');
  await page.route('**/*.css', (route) => route.abort());
  await open(page, PAGE);
  await expect(title(page)).toBeVisible();
  const giants = await page
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width).filter((width) => width > 240));
  expect(giants).toEqual([]);
});
