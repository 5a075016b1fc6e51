/** Faults B: answers that come late, never, or in the wrong order. */
import {type Answer, expect, found, silence, test} from '../support/hostedSite';
import {open} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {hit, ordinary} from '../support/searchHits';

const titled = (title: string, path: string) => [hit(title, {title, path})];
const OLD = titled('Old answer', '/get-started/authentication');
const NEW = titled('New answer', '/api-ref/');

/** Answers that wait until they are let go, by query. */
function gate() {
  const waiting = new Map<string, () => void>();
  const answer: Answer = async (route, requests) => {
    const query = requests[0]?.query ?? '';
    await new Promise<void>((resolve) => waiting.set(query, resolve));
    await Promise.resolve(found(query.startsWith('old') ? OLD : NEW)(route, requests)).catch(() => undefined);
  };
  const release = async (query: string) => {
    await expect.poll(() => waiting.has(query)).toBe(true);
    waiting.get(query)?.();
  };
  return {answer, release};
}

test('shows that it waits after 300 ms and keeps the older results until the new ones are there (B1)', async ({
  page,
  service,
}) => {
  const {answer, release} = gate();
  service.finds(OLD);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('old');
  await expect(dialog.titles()).toHaveText(['Old answer']);
  service.answers(answer);
  await dialog.ask('new');
  await expect(dialog.root.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(dialog.titles()).toHaveText(['Old answer']);
  await release('new');
  await expect(dialog.titles()).toHaveText(['New answer']);
  await expect(dialog.root.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

test('gives up within six seconds when no host ever answers (B2), and the next key works (B10)', async ({
  page,
  service,
  problems,
}) => {
  problems.allow(/Failed to load resource/, 'requests are given up');
  service.answers(silence);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('anybody');
  await expect(dialog.root.getByText('Unable to fetch results', {exact: true})).toBeVisible({timeout: 6000});
  await dialog.showsFailure();
  service.finds(NEW);
  await page.keyboard.type('?');
  await expect(dialog.titles()).toHaveText(['New answer']);
});

test('shows the newest query when answers overtake each other (B4)', async ({page, service}) => {
  const {answer, release} = gate();
  service.answers(answer);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('old');
  await expect.poll(() => service.asked.length).toBe(1);
  await dialog.ask('new');
  await release('new');
  await expect(dialog.titles()).toHaveText(['New answer']);
  await release('old');
  await dialog.ask('new again');
  await release('new again');
  await expect(dialog.titles()).toHaveText(['New answer']);

  await open(page, '/search');
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await field.fill('old page');
  await expect.poll(() => service.asked.at(-1)?.query).toBe('old page');
  await field.fill('new page');
  await release('new page');
  await expect(titles).toHaveText(['New answer']);
  await release('old page');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result');
  await expect(titles).toHaveText(['New answer']);
});

test('lets Enter wait for the answer to what was typed (B5)', async ({page, service}) => {
  const {answer, release} = gate();
  service.finds(OLD);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('old');
  await expect(dialog.titles()).toHaveText(['Old answer']);
  service.answers(answer);
  const address = page.url();
  await dialog.ask('new');
  await page.keyboard.press('Enter');
  await expect.poll(() => service.asked.at(-1)?.query).toBe('new');
  expect(page.url()).toBe(address);
  await release('new');
  await expect(page).toHaveURL(/\/api-ref\/$/);
  await dialog.isClosed();
});

test('keeps every key of a fast typist and ends with the right answer (B6)', async ({page, service}) => {
  service.answers((route, requests) => found(titled(requests[0]?.query ?? '', '/api-ref/'))(route, requests));
  const dialog = new SearchDialog(page);
  await dialog.open();
  const text = 'the quick brown fox jumps over the lazy dog again and again';
  await page.keyboard.type(text);
  await expect(dialog.input).toHaveValue(text);
  await expect(dialog.titles()).toHaveText([text]);
});

test('shows nothing of a search whose dialog was closed or whose page was left (B7)', async ({page, service}) => {
  const {answer, release} = gate();
  service.answers(answer);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('old');
  await expect.poll(() => service.asked.length).toBe(1);
  await page.keyboard.press('Escape');
  await release('old');
  await dialog.isClosed();
  await page.keyboard.press('Control+k');
  await expect(dialog.input).toHaveValue('');
  await expect(dialog.root.getByText('No recent searches')).toBeVisible();
});

test('shows an error only to the query that failed', async ({page, service, problems}) => {
  problems.allow(/Failed to load resource/, 'the service refuses');
  service.answers((route) => route.fulfill({status: 403, headers: {'access-control-allow-origin': '*'}, body: '{}'}));
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('bad');
  await expect.poll(() => service.asked.length).toBe(1);
  service.finds(NEW);
  await dialog.ask('good');
  await expect(dialog.titles()).toHaveText(['New answer']);
  await expect(dialog.status).toHaveText('1 result');
  await expect(dialog.titles()).toHaveText(['New answer']);
});

test('ends in one state after twenty times Ctrl and K, with the scroll as it was (B8)', async ({page, service}) => {
  service.finds(ordinary);
  const dialog = new SearchDialog(page);
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
