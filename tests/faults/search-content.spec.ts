/** Faults C: hostile or odd text in the index and in the query. Nothing of it runs, all of it is shown as written. */
import {expect, test} from '../support/hostedSite';
import {open, overflow} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {HOSTILE_TEXT, hit, hostile} from '../support/searchHits';
import {screens} from '../support/searchScreens';

/** Queries that break parsers, patterns, objects or layouts; all are 64 characters or less once typed. */
const oddQueries: string[] = [
  HOSTILE_TEXT,
  'a\u202eb',
  '😀'.repeat(40),
  'e\u0301\u0323'.repeat(30),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the characters are what is tried
  '.*+?^${}()[]|\\',
  '"unbalanced \'quotes',
  'constructor',
  '__proto__',
  'toString',
  '!!! ??? ---',
  'العربية عربي',
];

/** Half of a pair: nothing that a service could read. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const attacked = () => (window as {attacked?: number}).attacked;

// How each mark is read: tests/unit/search/readResponse.test.ts. From what is remembered: search-storage.spec.ts (D-4).
test('shows markup in every field as text (C1, C2, C3)', async ({page, service}) => {
  service.finds([hostile]);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('everywhere');
  await expect(dialog.rows).toHaveCount(1);
  await expect(dialog.root.locator('img')).toHaveCount(0);
  await open(page, '/search?q=everywhere');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect(await page.evaluate(attacked)).toBeUndefined();
});

for (const [name, openScreen] of Object.entries(screens)) {
  test(`${name}: takes any query: markup, emoji, combining marks, patterns, names of the language (C4, C6, C8, C9)`, async ({
    page,
    service,
  }) => {
    service.finds([]);
    const {input, search} = await openScreen(page);
    for (const query of oddQueries) {
      await search(query);
      await expect(page.locator('.DocSearch-NoResults strong')).toHaveText((await input.inputValue()).trim());
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    expect(service.queries.every((sent) => sent.query.length <= 64 && !LONE_SURROGATE.test(sent.query))).toBe(true);
    expect(await page.evaluate(attacked)).toBeUndefined();
  });
}

test('wraps or cuts endless titles, on a phone too (C5)', async ({page, service}) => {
  const words = ['x'.repeat(5000), '😀'.repeat(1500), 'e\u0301'.repeat(2000)];
  const long = (title: string, n: number) =>
    hit(`long-${n}`, {title, section: `S${n}`, path: `/long-${n}`, content: title, anchor: 'a'});
  service.finds(words.map(long));
  await page.setViewportSize({width: 320, height: 640});
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('long');
  await expect(dialog.rows).toHaveCount(3);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const {scrollWidth, clientWidth} = await dialog.root
    .locator('.DocSearch-Dropdown')
    .evaluate((list) => ({scrollWidth: list.scrollWidth, clientWidth: list.clientWidth}));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await open(page, '/search?q=long');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
