/** The archive of the site, opened from a disk: for a network that reaches nothing else. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {unpackOffline} from '../support/offline';
import {expect, test} from '../support/site';

test('searches, leads to the place, has its results on the way back, and asks for nothing from a network', async ({
  page,
}) => {
  const folder = unpackOffline();
  test.skip(!folder, 'Python unpacks the archive');
  if (!folder) return;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${pathToFileURL(join(folder, 'index.html'))}`);
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await page.getByRole('searchbox').fill('quota_exceeded');
  const hit = page.getByRole('main').getByRole('link', {name: /quota_exceeded \(close code 4005\)/});
  await hit.click();
  await expect(page).toHaveURL(/api-ref\/index\.html#error-quota_exceeded$/);
  await expect(page.locator('#error-quota_exceeded')).toBeInViewport();
  await page.goBack();
  await expect(hit).toBeVisible();
  expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);
  expect(brokenIn(folder)).toEqual([]);
});

function brokenIn(folder: string): string[] {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(60);
  return pages.flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const targets = [...html.matchAll(/ (?:href|src)="?([^"#?\s>]+)/g)].map(([, target = '']) => target);
    return targets
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(folder, dirname(file), decodeURI(target))))
      .map((target) => `${file}: ${target}`);
  });
}
