/** The index that was built with the site: what it finds, names, and needs from the network. One visit makes many queries. */
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
