import type {Locator} from '@playwright/test';
import {violationsInBoth} from '../support/axe';
import {holdScripts, hydrated, LEAST_SHIFT, open, overflow, WIDTHS, watchShifts} from '../support/reader';
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

test('offers six tasks and the sections of the page before the first letter', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open('/speech-to-text/batch/quickstart');
  await expect(dialog.root.getByText('No recent searches', {exact: true})).toBeVisible();
  const tasks = dialog.root.getByRole('navigation', {name: 'Common tasks'}).getByRole('link');
  await expect(tasks).toHaveCount(6);
  // They stay where they are when nothing is found.
  const leftOf = () => tasks.first().evaluate((task) => task.getBoundingClientRect().left);
  const left = await leftOf();
  await dialog.search('qqqqzzzz');
  await expect(dialog.root.getByText('No results for')).toBeVisible();
  expect(await leftOf()).toBe(left);
  await dialog.search('');
  await dialog.root
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'Run the program'})
    .click();
  await dialog.isClosed();
  await expect(page).toHaveURL(/#4-insert-api-key$/);
  await page.keyboard.press('Control+k');
  await tasks.filter({hasText: 'Label speakers'}).click();
  await expect(page).toHaveURL('/speech-to-text/output-enhancements/diarization');
  await dialog.isClosed();
});

test('tells headings of the same name on one page apart by the heading above', async ({page}) => {
  await open(page, '/search?q=max+concurrent+jobs');
  await expect(page.locator('.DocSearch-Hit-title', {hasText: 'Concurrent jobs'})).toHaveText([
    /^Limits at a glance ›/,
    /^Rate limits ›/,
  ]);
});

test('begins with the page that has the name of a feature, lists the setting of that name, and marks the API of a product', async ({
  page,
}) => {
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('diarization');
  await expect(dialog.titles().first()).toHaveText('Speaker labels (diarization)');
  await expect(dialog.titles().filter({hasText: 'Create a new job › diarization'})).toHaveCount(1);
  await expect(dialog.root.locator('.DocSearch-Fact')).toHaveCount(0);
  await expect(dialog.root.locator('.search-section', {hasText: 'Batch jobs'})).toHaveAttribute(
    'data-product',
    'batch',
  );
});

test('has no link to the search page when it lists all that was found', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('4006');
  await expect(dialog.rows).toHaveCount(4);
  await expect(dialog.root.getByRole('link', {name: /^See all/})).toHaveCount(0);
});

test('offers the main sections of the page that the query names, in dialog and page', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('speech-to-text quickstart');
  const sections = dialog.rows.first().locator('.DocSearch-Sections a');
  await expect(sections.filter({hasText: 'Stream a file'})).toHaveCount(1);
  await expect(dialog.root.locator('.DocSearch-Sections')).toHaveCount(1);
  expect(await violationsInBoth(page)).toEqual([]);
  await sections.filter({hasText: 'Stream a file'}).press('Enter');
  await dialog.isClosed();
  await expect(page).toHaveURL('/speech-to-text/real-time/quickstart#stream-a-file');
  await page.keyboard.press('Control+k');
  await expect(dialog.rows.first().getByRole('link')).toHaveAttribute('href', /#stream-a-file$/);
  await page.keyboard.press('Escape');
  await open(page, '/search?q=authentication');
  // Among its hits, or in a row of their own.
  const links = page.locator(results).first().getByRole('link', {includeHidden: true});
  for (const name of ['Get an API key', 'Send the key', 'Fix a rejected key', 'Endpoints and regions']) {
    await expect(links.filter({hasText: name}).first()).toBeAttached();
  }
});

for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
  test(`keeps the place of the results free until the index has come, at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const shifts = await watchShifts(page);
    const release = await holdScripts(page, INDEX);
    await open(page, '/search?q=authentication&section=Get+started');
    await expect(page.getByText('Still searching…')).toBeVisible();
    const places = page.locator('main [aria-hidden=true] .DocSearch-Hits');
    await expect(places).toHaveCount(4);
    const topOf = (list: Locator) => list.first().evaluate((node) => node.getBoundingClientRect().top);
    const top = await topOf(places);
    release();
    await expect(page.locator(results).first()).toBeVisible();
    await expect(places).toHaveCount(0);
    expect(await topOf(page.locator(results))).toBe(top);
    expect((await shifts()).filter((shift) => shift > LEAST_SHIFT)).toEqual([]);
  });

  test(`has all filters in one row, the chosen one in sight, at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, '/search?q=diarization&section=Batch+jobs');
    const row = page.getByRole('group', {name: 'Show results from'});
    const choices = row.locator('button, select');
    await expect(row.locator('button, option:not([hidden])')).toHaveCount(9);
    const tops = await choices.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(choices.and(page.locator('[aria-pressed=true]'))).toBeInViewport({ratio: 1});
    expect(await overflow(page)).toBe(0);
    // With the room of a desktop, none is cut.
    if (width === WIDTHS.desktop) expect(await row.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const more = row.getByRole('combobox', {name: 'More'});
    await more.selectOption({index: 1});
    await expect(page).toHaveURL(/section=(?!Batch\+jobs)/);
    await expect(more).toHaveValue('');
    await expect(row.locator('[aria-pressed=true]')).toBeInViewport({ratio: 1});
  });
}

test('the dialog has no tasks, but places for results, while the index of a first search is on its way', async ({
  page,
}) => {
  const release = await holdScripts(page, INDEX);
  await open(page, '/get-started/quickstart');
  const dialog = new SearchDialog(page);
  await dialog.open();
  await expect(dialog.root.getByText('No recent searches')).toBeVisible();
  await dialog.search('authentication');
  await expect(dialog.root.locator('[aria-hidden=true] .DocSearch-Hit-Container')).toHaveCount(3);
  await expect(dialog.root.getByText('No recent searches')).toHaveCount(0);
  release();
  await expect(dialog.rows.first()).toBeVisible();
});

// Alone, because a search ends after some seconds, and a check of all rules takes as long on a slow machine.
test('has no accessibility violation while the index is on its way, in dialog and page', async ({page}) => {
  await holdScripts(page, INDEX);
  await open(page, '/search?q=authentication');
  await expect(page.getByText('Still searching…')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  const dialog = new SearchDialog(page);
  await open(page, '/get-started/quickstart');
  await dialog.open();
  await dialog.search('authentication');
  await expect(dialog.root.locator('[aria-hidden=true] .DocSearch-Hit-Container')).toHaveCount(3);
  expect(await violationsInBoth(page)).toEqual([]);
});

test('draws the wave of its product before a section, in dialog and page', async ({page}) => {
  const markOf = (name: string) =>
    page
      .locator('.search-section', {hasText: name})
      .first()
      .evaluate((node) => getComputedStyle(node, '::before').clipPath);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('latency');
  await expect(dialog.rows.first()).toBeVisible();
  expect(await markOf('Real-time transcription')).toContain('path');
  await open(page, '/search?q=latency');
  await expect(page.locator(results).first()).toBeVisible();
  expect(await markOf('Real-time transcription')).toContain('path');
});

test('offers the six tasks on the search page before the first letter, and when nothing was found', async ({page}) => {
  await open(page, '/search');
  const tasks = page.getByRole('main').getByRole('navigation', {name: 'Common tasks'}).getByRole('link');
  await expect(tasks).toHaveCount(6);
  await open(page, '/search?q=zzqxk');
  await expect(page.locator('.DocSearch-Title')).toContainText('No results for');
  await expect(tasks).toHaveCount(6);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await tasks.filter({hasText: 'Label speakers'}).click();
  await expect(page).toHaveURL('/speech-to-text/output-enhancements/diarization');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('hides the page behind in light mode, too', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open('/');
  const cover = await dialog.root.evaluate((node) => getComputedStyle(node).backgroundColor);
  const [, alpha = '1'] = /rgba\(.*, ([\d.]+)\)/.exec(cover) ?? [];
  expect(Number(alpha)).toBeGreaterThanOrEqual(0.6);
  expect(cover).toMatch(/^rgba?\(17, 24, 28/);
});

test('works offline once it has been opened (E11)', {tag: '@smoke'}, async ({page, context, problems}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, 'pages behind the hits cannot be fetched ahead');
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
