/** Faults D: whatever is in the reader's storage, or when there is none, search opens and hits lead somewhere. */
import {everywhere} from '../fixtures/searchAnswers';
import {expect, test} from '../support/hostedSite';
import {open} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {hit, ordinary} from '../support/searchHits';
import {screens} from '../support/searchScreens';
import {brokenStorage, STORAGE_WARNING} from '../support/storage';

const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
/** What every text of a hostile hit is. */
const HOSTILE = '<img src=x onerror="window.attacked=1">';

test('opens over anything that is stored, and keeps what can be used (D-1, D-2, D-3, D-4)', async ({page}) => {
  const dialog = new SearchDialog(page);
  await open(page, '/get-started/quickstart');
  const good = hit('good', {title: 'Good one'});
  // Other entries that are dropped: tests/unit/search/storedSearches.test.ts.
  const stored: {value: string; shown: string[]}[] = [
    {value: '{bad', shown: []},
    {value: `[${JSON.stringify(good)},null,{"objectID":"x"}]`, shown: ['Good one']},
    {value: JSON.stringify([{...good, extra: {deep: []}, content: undefined}]), shown: ['Good one']},
    {value: JSON.stringify([{...good, hierarchy: {lvl0: null}}]), shown: []},
    {value: JSON.stringify([everywhere]), shown: [`${HOSTILE} › ${HOSTILE}`]},
    {value: 'x'.repeat(200_000), shown: []},
  ];
  for (const {value, shown} of stored) {
    await test.step(value.slice(0, 60), async () => {
      for (const key of [RECENTS, FAVORITES]) {
        await page.evaluate(
          ([name, text]) => {
            localStorage.clear();
            localStorage.setItem(name ?? '', text ?? '');
          },
          [key, value],
        );
        await page.keyboard.press('Control+k');
        await dialog.isOpen();
        await expect(dialog.titles()).toHaveText(shown);
        if (shown.length === 0) await expect(dialog.root.getByText('No recent searches')).toBeVisible();
        await page.keyboard.press('Escape');
        await dialog.isClosed();
      }
    });
  }
  expect(await page.evaluate(() => (window as {attacked?: number}).attacked)).toBeUndefined();
});

for (const [name, script] of [
  ['the browser denies the site all storage (D-5, D-13)', brokenStorage.denied],
  ['every write throws (D-6)', brokenStorage.full],
  ['only longer writes throw (D-6)', brokenStorage.nearlyFull],
] as const) {
  test(`opens hits by Enter and by click when ${name}`, async ({page, service, problems}) => {
    problems.allow(STORAGE_WARNING, 'the framework says once what is wrong with the storage');
    await page.addInitScript(script);
    service.finds(ordinary.slice(2, 3));
    const dialog = new SearchDialog(page);
    for (const way of ['Enter', 'click']) {
      await dialog.open('/');
      await dialog.search(`by ${way}`);
      await expect(dialog.titles()).toHaveText(['Authentication']);
      if (way === 'click') await dialog.rows.first().getByRole('link').click();
      else await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/authentication$/);
      await dialog.isClosed();
    }
  });
}

test('the search page finds, opens a hit and is there on the way back when reading the storage throws (D-5)', async ({
  page,
  service,
  problems,
}) => {
  problems.allow(STORAGE_WARNING, 'the framework says once what is wrong with the storage');
  await page.addInitScript(brokenStorage.denied);
  service.finds(ordinary.slice(2, 3));
  const screen = await screens.page(page);
  await screen.search('by click');
  await expect(screen.hits).toHaveCount(1);
  await screen.hits.getByRole('link', {name: 'Authentication'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Authentication'})).toBeVisible();
  await page.goBack();
  await expect(screen.input).toHaveValue('by click');
  await expect(screen.hits).toHaveCount(1);
  await expect(screen.failure).toHaveCount(0);
});

test('goes on when the storage is wiped while the dialog is open (D-12)', async ({page, service}) => {
  service.finds(ordinary);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await page.evaluate(() => localStorage.clear());
  await dialog.search('key');
  await expect(dialog.rows).toHaveCount(4);
  await page.keyboard.press('Enter');
  await dialog.isClosed();
});

test('cannot be shown inside a page of somebody else, or of its own', async ({page, origin, problems}) => {
  problems.allowViolation(/frame-ancestors/, 'the frame that is blocked');
  problems.allow(/chrome-error|Failed to load/, 'the browser shows its own page in the frame');
  await page.route(`${origin}/frame.html`, (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Frame</title><iframe src="/"></iframe>'}),
  );
  await page.goto(`${origin}/frame.html`);
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
  await expect(page.frameLocator('iframe').getByRole('heading', {name: 'Introduction'})).toHaveCount(0);
});
