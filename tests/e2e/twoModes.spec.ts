/** Builds for the embedded and for the hosted search take turns in one folder, with the bundler's cache. */
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {expect, type Page, test} from '@playwright/test';
import {serveFolder} from '../../packages/publish/delivery/server.server';
import {fixtureSite, page as source} from '../support/fixtureSite';
import {hit, resultOf} from '../support/searchHits';

const HOSTED = {ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_API_KEY: 'search-only-key', ALGOLIA_INDEX_NAME: 'docs'};

/** Searches for a word and returns the hosts and folders that the page asked. */
async function searched(page: Page, folder: string): Promise<string[]> {
  const server = await serveFolder(join(folder, 'build'), 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const places: string[] = [];
  page.on('request', (request) => {
    const {host, pathname} = new URL(request.url());
    if (/algolia/.test(host)) places.push('the hosted index');
    if (pathname.startsWith('/find/')) places.push('the embedded index');
  });
  try {
    await page.goto(`${origin}/search?q=hedgehog`);
    await expect(page.locator('main article').first()).toBeVisible();
    return [...new Set(places)];
  } finally {
    page.removeAllListeners('request');
    server.close();
    server.closeAllConnections();
  }
}

test('each build queries its own index, whichever was built before', {tag: '@full'}, async ({page}) => {
  test.setTimeout(600_000);
  await page.route(/algolia/, (route) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {results: [resultOf('hedgehog', [hit('hedgehog')])]},
    }),
  );
  const site = fixtureSite({'docs/animal.mdx': source('Hedgehog', 'A hedgehog sleeps in winter.')});
  try {
    const asked: string[][] = [];
    for (const variables of [{}, HOSTED, {}]) {
      const {code, output} = await site.rebuild(variables);
      expect(code, output).toBe(0);
      asked.push(await searched(page, site.folder));
    }
    expect(asked).toEqual([['the embedded index'], ['the hosted index'], ['the embedded index']]);
  } finally {
    site.remove();
  }
});
