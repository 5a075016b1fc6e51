/** Faults B: responses that come late, never, or in the wrong order. */
import type {Locator, Page} from '@playwright/test';
import {expect, found, type Responder, type SearchService, silence, test} from '../support/hostedSite';
import {labels} from '../support/labels';
import {open} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {hit, ordinary} from '../support/searchHits';
import {screens} from '../support/searchScreens';

const titled = (title: string, path: string) => [hit(title, {title, path})];
const OLD = titled('Old response', '/get-started/authentication');
const NEW = titled('New response', '/api-ref/');

/** Answers that wait until they are let go, by query. */
function gate() {
  const waiting = new Map<string, () => void>();
  const responder: Responder = async (route, requests) => {
    const query = requests[0]?.query ?? '';
    await new Promise<void>((resolve) => waiting.set(query, resolve));
    await Promise.resolve(found(query.startsWith('old') ? OLD : NEW)(route, requests)).catch(() => undefined);
  };
  const release = async (query: string) => {
    await expect.poll(() => waiting.has(query)).toBe(true);
    waiting.get(query)?.();
  };
  return {responder, release};
}

async function openOld(page: Page, service: SearchService, hits = OLD) {
  const {responder, release} = gate();
  service.finds(hits);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('old');
  await expect(dialog.rows).toHaveCount(hits.length);
  service.respondWith(responder);
  return {dialog, release};
}

async function openPending(page: Page, service: SearchService) {
  const {responder, release} = gate();
  service.respondWith(responder);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('old');
  await expect.poll(() => service.queries.length).toBe(1);
  return {dialog, release};
}

for (const [name, openScreen] of Object.entries(screens)) {
  test(`${name}: shows that it waits after 300 ms and keeps the older results until the new ones are there (B1)`, {
    tag: '@order',
  }, async ({page, service}) => {
    const {responder, release} = gate();
    service.finds(OLD);
    const screen = await openScreen(page);
    await screen.search('old');
    await expect(screen.text('Old response').first()).toBeVisible();
    service.respondWith(responder);
    await screen.search('new');
    await expect(screen.waiting).toBeVisible();
    await expect(screen.text('Old response').first()).toBeVisible();
    await release('new');
    await expect(screen.text('New response').first()).toBeVisible();
    await expect(screen.text('Old response')).toHaveCount(0);
    await expect(screen.waiting).toHaveCount(0);
  });
}

/** Three seconds for each of four hosts, as the specification has it, and a moment for the screen. */
const PATIENCE_MS = 15_000;

for (const [name, openScreen] of Object.entries(screens)) {
  test(`${name}: tries every host before it says that none responds, and the next key works (B2)`, {
    tag: '@order',
  }, async ({page, service, problems}) => {
    problems.allow(/Failed to load resource/, 'requests are given up');
    service.respondWith(silence);
    const screen = await openScreen(page);
    await screen.search('anybody');
    await expect(screen.waiting).toBeVisible();
    await expect(screen.failure).toBeVisible({timeout: PATIENCE_MS});
    await expect(screen.hits).toHaveCount(0);
    expect(new Set(service.hosts).size).toBe(4);
    service.finds(NEW);
    await screen.input.press('End');
    await screen.input.pressSequentially('?');
    await expect(screen.text('New response').first()).toBeVisible();
  });
}

test('the next key works after an hour of sleep (B10)', async ({page, service}) => {
  await page.clock.install();
  service.finds(OLD);
  const screen = await screens.dialog(page);
  await screen.search('old');
  await expect(screen.text('Old response').first()).toBeVisible();
  await page.clock.fastForward('01:00:00');
  service.finds(NEW);
  await screen.input.press('End');
  await screen.input.pressSequentially('er');
  await expect(screen.text('New response').first()).toBeVisible();
});

test('keeps every key of a fast typist and ends with the right response (B6)', async ({page, service}) => {
  service.respondWith((route, requests) => found(titled(requests[0]?.query ?? '', '/api-ref/'))(route, requests));
  const screen = await screens.dialog(page);
  const text = 'the quick brown fox jumps over the lazy dog again and again';
  await screen.input.pressSequentially(text);
  await expect(screen.input).toHaveValue(text);
  await expect(screen.text(text).first()).toBeVisible();
});

test('shows the newest query when responses overtake each other (B4)', async ({page, service}) => {
  const {dialog, release} = await openPending(page, service);
  await dialog.search('new');
  await release('new');
  await expect(dialog.titles()).toHaveText(['New response']);
  await release('old');
  await dialog.search('new again');
  await release('new again');
  await expect(dialog.titles()).toHaveText(['New response']);
});

test('lets Enter wait for the response to what was typed (B5)', async ({page, service}) => {
  const {dialog, release} = await openOld(page, service);
  const address = page.url();
  await dialog.search('new');
  await page.keyboard.press('Enter');
  await expect.poll(() => service.queries.at(-1)?.query).toBe('new');
  expect(page.url()).toBe(address);
  await release('new');
  await expect(page).toHaveURL(/\/api-ref\/$/);
  await dialog.isClosed();
});

test('gives the focus to the field when the result that has it leaves the list', async ({page, service}) => {
  const both = [...OLD, ...titled('Second old response', '/deployments/')];
  const {dialog, release} = await openOld(page, service, both);
  await dialog.search('new');
  const result = dialog.rows.getByRole('link').last();
  for (let step = 0; step < 4 && !(await isFocused(result)); step++) await page.keyboard.press('Tab');
  await expect(result).toBeFocused();
  await release('new');
  await expect(dialog.titles()).toHaveText(['New response']);
  await expect(dialog.input).toBeFocused();
});

const isFocused = (element: Locator) => element.evaluate((own) => own === document.activeElement);

test('shows nothing of a search whose dialog was closed or whose page was left (B7)', async ({page, service}) => {
  const {dialog, release} = await openPending(page, service);
  await page.keyboard.press('Escape');
  await release('old');
  await dialog.isClosed();
  await page.keyboard.press('Control+k');
  await expect(dialog.input).toHaveValue('');
  await expect(dialog.root.getByText('No recent searches')).toBeVisible();
});

test('says nothing on the next page of a search that was pending on the search page (B7)', async ({page, service}) => {
  const {responder, release} = gate();
  service.respondWith(responder);
  await open(page, '/search');
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('old');
  await expect.poll(() => service.queries.length).toBe(1);
  await page.getByRole('link', {name: labels.reference, exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  await release('old');
  await expect(page).toHaveURL('/api-ref/');
  await expect(page.getByText('Old response')).toHaveCount(0);
});

test('ends in one state after twenty times Ctrl and K, with the scroll as it was (B8)', async ({
  page,
  service,
  dialog,
}) => {
  service.finds(ordinary);
  await dialog.open();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 300));
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let n = 0; n < 20; n++) await page.keyboard.press('Control+k');
  await dialog.isClosed();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  await page.keyboard.press('Control+k');
  await expect(dialog.root).toHaveCount(1);
});
