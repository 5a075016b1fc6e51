/** What is between the built files and the reader: older releases, and their workers. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page, Route} from '@playwright/test';
import {BUILD} from '../../tools/paths';
import {hydrated} from '../support/reader';
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

/** Answers every page from its store, whatever the server says: as workers of sites do that once worked offline. */
const OLD_WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(
    caches.open('old').then((store) => store.put('/', new Response('<!doctype html><title>Old</title><link rel=icon href=data:,><h1>The old site</h1>',
      {headers: {'Content-Type': 'text/html'}}))).then(() => self.clients.claim())));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
  });`;

test('E15: the service worker of an older site takes itself off and lets the new site appear', async ({
  page,
  context,
}) => {
  await context.route('**/sw.js', (route) => route.fulfill({contentType: 'text/javascript', body: OLD_WORKER}));
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(heading(page)).toHaveText('The old site');
  await context.unrouteAll();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(heading(page)).not.toHaveText('The old site');
  await hydrated(page);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
