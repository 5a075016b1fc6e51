/** An address that is no page: said with status, title and words, and the nearest real pages are offered. */
import {violations} from '../support/axe';
import {labels} from '../support/labels';
import {hydrated, open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

test.beforeEach(({problems}) => {
  problems.allow(/status of 404/, 'the browser reports the status of the page itself');
});

for (const address of daily([
  '/%E0%A4%A',
  '/nowhere',
  '/a/b/c/d/e.f.g',
  `/${'x'.repeat(2000)}`,
  '/get-started/%zz',
  '/%',
])) {
  test(`${address.slice(0, 40)} gets status 404, a title and outgoing links (F1, F3)`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(/^Page not found \| /);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByRole('button', {name: 'Search docs'})).toBeVisible();
    await page.getByRole('link', {name: labels.reference, exact: true}).click();
    await expect(page).toHaveURL('/api-ref/');
  });
}

test('a reader of a misspelled address is offered the page that was meant, a form to report the link, and a search for the words of the address', async ({
  page,
}) => {
  const response = await page.goto('/speaker-diarizatoin.html');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  const report = page.getByRole('link', {name: 'Report the link that brought you here'});
  await expect(report).toHaveAttribute('href', /\/new\?title=.*speaker-diarizatoin/);
  const languages = page.getByRole('navigation', {name: 'Main'}).locator('a[lang="en"]');
  await expect(languages).toHaveAttribute('href', /\/speaker-diarizatoin$/);
  const meant = page.locator('main a[href="/speech-to-text/output-enhancements/diarization"]');
  await expect(meant.first()).toBeVisible();
  const field = page.getByRole('main').getByRole('searchbox', {name: 'Search the documentation'});
  await expect(field).toHaveValue('speaker diarizatoin');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=speaker+diarizatoin');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/diarization/i);
});

test('an address with other capitals is not found, and one with wrong slashes becomes the address of its page', async ({
  page,
}) => {
  await open(page, '/Get-Started/Quickstart');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await page.locator('main a[href="/get-started/quickstart"]').first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  const heading = await page.getByRole('heading', {level: 1}).textContent();
  await open(page, '/get-started//quickstart//');
  await expect(page).toHaveURL('/get-started/quickstart');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`${heading}`);
  await open(page, '/speech-to-text?from=mail#compare');
  await expect(page).toHaveURL('/speech-to-text/?from=mail#compare');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/speech-to-text\/$/);
});

test('a link to nowhere inside the site shows the same page', async ({page}) => {
  await open(page, '/get-started/quickstart');
  await page.evaluate(() => {
    const home = document.querySelector<HTMLAnchorElement>('a.navbar__brand');
    history.pushState({}, '', '/nowhere/at/all');
    history.pushState({}, '', home?.href);
    history.back();
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
});

test('/not-found says the same, beside the docs sidebar', {tag: '@smoke'}, async ({page}) => {
  const response = await page.goto('/not-found');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  // It names what is missing only when a link says where the reader comes from.
  await expect(page.getByRole('searchbox', {name: 'Search the documentation'})).toHaveValue('');
  expect(await violations(page, {within: 'main'})).toEqual([]);
});
