/** What is between the built files and the reader: older releases, proxies, blockers, browsers that lack something. */
import {readFileSync} from 'node:fs';
import {createServer, request} from 'node:http';
import {join} from 'node:path';
import type {Page, Route} from '@playwright/test';
import {BUILD} from '../../tools/paths';
import {listen} from '../support/ports';
import {hydrated} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {expect, test} from '../support/site';

const PAGE = '/get-started/quickstart';
const heading = (page: Page) => page.getByRole('heading', {level: 1});

const contentOf = (route: Route) => readFileSync(join(BUILD, new URL(route.request().url()).pathname), 'utf8');

test('E5: a script of another release is not run; one reload brings the right one', async ({page, problems}) => {
  problems.allow(/'integrity' attribute|loaded again/, 'the script is not the one that the page was built with');
  let served = 0;
  await page.route(/\/assets\/js\/runtime[^/]*\.js$/, (route) => {
    served += 1;
    const other = `window.otherRelease = true;\n${contentOf(route)}`;
    return served === 1 ? route.fulfill({contentType: 'text/javascript', body: other}) : route.continue();
  });
  await page.goto(PAGE);
  await hydrated(page);
  await expect(heading(page)).toHaveText('Quickstart and emulator');
  expect(served).toBe(2);
  expect(await page.evaluate(() => 'otherRelease' in window)).toBe(false);
});

test('E8: search says that it failed in a browser that has no workers', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {value: undefined});
  });
  const dialog = new SearchDialog(page);
  await dialog.open(PAGE);
  await dialog.search('diarization');
  await dialog.showsFailure();
});

test.describe('E15: the service worker of an older site', () => {
  /** An origin where the older site lived, and this one lives from the moment that it is told so. */
  const moved = test.extend<{origin: string; release: () => void}>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    release: async ({}, use) => use(() => Object.assign(state, {isReleased: true})),
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    origin: async ({}, use) => {
      state.isReleased = false;
      const server = oldSite();
      await use(`http://localhost:${await listen(server)}`);
      server.close();
      server.closeAllConnections();
    },
  });

  moved('takes itself off and lets the new site appear', async ({page, release}) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(heading(page)).toHaveText('The old site');
    release();
    await page.reload();
    await expect(heading(page)).toHaveText('The old site');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(heading(page)).not.toHaveText('The old site');
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

const state = {isReleased: false};

/** Answers every page from its store, whatever the server says: as workers of sites do that once worked offline. */
const OLD_WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(
    caches.open('old').then((store) => store.put('/', new Response('<!doctype html><title>Old</title><link rel=icon href=data:,><h1>The old site</h1>',
      {headers: {'Content-Type': 'text/html'}}))).then(() => self.clients.claim())));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
  });`;

function oldSite() {
  return createServer((asked, response) => {
    if (state.isReleased) {
      const target = new URL(asked.url ?? '/', process.env.SITE_ORIGIN);
      asked.pipe(
        request(target, {method: asked.method, headers: asked.headers}, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        }),
      );
    } else if (asked.url === '/sw.js') {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(OLD_WORKER);
    } else {
      response
        .writeHead(200, {'Content-Type': 'text/html'})
        .end('<!doctype html><title>Old</title><link rel=icon href=data:,><h1>The old site</h1>');
    }
  });
}
