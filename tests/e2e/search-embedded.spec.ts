/** The index that was built with the site: what it finds, names, and needs from the network. */
import {hydrated, open} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {expect, test} from '../support/site';

const INDEX = /\/find\//;
const results = 'main article';

test('finds pages in the dialog and on the page, without a request to another host', {tag: '@smoke'}, async ({
  page,
}) => {
  const dialog = new SearchDialog(page);
  await dialog.open('/');
  await dialog.search('diarization');
  await expect(dialog.titles().first()).toHaveText(/diarization/i);
  await expect(dialog.rows.first().locator('mark').first()).toHaveText(/diarization/i);
  await expect(dialog.root.getByText('Search by Algolia')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/diarization/);
  await open(page, '/search?q=not_authorised');
  await expect(page.locator(results).first()).toBeVisible();
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
});

test('leads from the label of a sidebar to its section, in dialog and page', async ({page}) => {
  await open(page, '/search?q=known+speakers');
  const section = /\/diarization#speaker-identification$/;
  await expect(page.locator(results).first().getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    section,
  );
  const dialog = new SearchDialog(page);
  await dialog.open('/');
  await dialog.search('known speakers');
  await expect(dialog.titles().first()).toHaveText(/› Recognize known speakers$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(section);
});

test('puts the fact that a query names on top, with its meaning, and opens it', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open('/');
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
  await open(page, '/search?q=4006');
  const first = page.locator(results).first();
  await expect(first).toHaveClass(/DocSearch-Fact/);
  await expect(first).toContainText('timelimit_exceeded');
});

test('shows what the name of an error means once, and leads to its entry', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open('/');
  await dialog.search('quota_exceeded');
  const facts = dialog.root.locator('.DocSearch-Fact .DocSearch-Hit');
  await expect(facts).toHaveCount(1);
  // Their meaning is told once: the rows below have other pages.
  const addresses = await dialog.rows
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api-ref\/#[\w-]*quota_exceeded$/);
});

test('begins with the page that has the name of a feature, and lists the setting of that name', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('diarization');
  await expect(dialog.titles().first()).toHaveText('Speaker labels (diarization)');
  await expect(dialog.titles().filter({hasText: 'Create a new job › diarization'})).toHaveCount(1);
  await expect(dialog.root.locator('.DocSearch-Fact')).toHaveCount(0);
});

test('works offline once it has been opened (E11)', {tag: '@smoke'}, async ({page, context}) => {
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('latency');
  await expect(dialog.rows.first()).toBeVisible();
  await context.setOffline(true);
  await dialog.search('diarization');
  await expect(dialog.titles().first()).toHaveText(/diarization/i);
});

test('fetches its index once for dialog and page, from names that do not change (J6)', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => INDEX.test(request.url()) && asked.push(new URL(request.url()).pathname));
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('latency');
  await expect(dialog.rows.first()).toBeVisible();
  await dialog.root.getByRole('link', {name: /^See all/}).click();
  await expect(page.locator(results).first()).toBeVisible();
  await hydrated(page);
  expect(new Set(asked).size).toBe(asked.length);
});

test('chooses the tab that has the word, when no other text of the page has it', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('dshow');
  await expect(dialog.rows).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/python-using-ffmpeg/);
  await expect(page.getByText('dshow').first()).toBeVisible();
});
