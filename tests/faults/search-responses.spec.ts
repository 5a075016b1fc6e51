/** Faults A and C: whatever the index returns and a query has, the reader gets the error screen or the good hits, and none of it runs. */
import {expect, json, type Responder, test} from '../support/hostedSite';
import {open, overflow} from '../support/reader';
import {HOSTILE_TEXT, hit, hostile, ordinary, resultOf} from '../support/searchHits';
import {screens} from '../support/searchScreens';
import {daily} from '../support/tier';

const REFUSED = /Failed to load resource|blocked by CORS policy|net::ERR|foreign request: https:\/\/login/;

const MALFORMED = 'Search returned something other than results. Try again later.';
const REJECTED = 'Search returned an error. Try again later.';
const NETWORK = 'You might want to check your network connection.';

/** One for each advice, and what a browser stops. */
const outages: {name: string; answer: Responder; advice: string}[] = [
  {name: 'A2: the key is rejected', answer: json({message: 'Invalid API key', status: 403}, 403), advice: REJECTED},
  {name: 'A6: an empty object', answer: json({}), advice: MALFORMED},
  {name: 'A12: the connection is refused', answer: (route) => route.abort('connectionrefused'), advice: NETWORK},
  {
    name: 'A13: the CORS header is missing',
    answer: (route) => route.fulfill({json: {results: []}, headers: {}}),
    // The browser of the tests delivers it all the same.
    advice: MALFORMED,
  },
  {
    name: 'A14: a redirect to a login',
    answer: (route) => route.fulfill({status: 302, headers: {location: 'https://login.example.com/'}}),
    advice: NETWORK,
  },
];

// The page shares what the dialog shows: it is tried at night.
for (const [name, openScreen] of daily(Object.entries(screens))) {
  test(`${name}: every kind of outage is the error screen, with advice that fits, no old hits, and the query kept, in whatever spelling it comes back (A23, A24, A25)`, async ({
    page,
    service,
    problems,
  }) => {
    problems.allow(REFUSED, 'the service is out of order');
    problems.allowViolation(/^connect-src: |'https:\/\/login\.example\.com\//, 'a redirect to a host that is not ours');
    const screen = await openScreen(page);
    for (const [index, {name: fault, answer, advice}] of outages.entries()) {
      await test.step(fault, async () => {
        service.respondWith(json({results: [resultOf('another spelling', ordinary)]}));
        await screen.search(`good ${index}`);
        await expect(screen.hits.first()).toBeVisible();
        service.respondWith(answer);
        await screen.search(`bad ${index}`);
        await expect(screen.failure).toBeVisible();
        await expect(screen.advice).toHaveText(advice);
        await expect(screen.hits).toHaveCount(0);
        await expect(screen.input).toHaveValue(`bad ${index}`);
      });
    }
    service.finds(ordinary);
    await screen.retry.click();
    await expect(screen.hits.first()).toBeVisible();
    await expect(screen.failure).toHaveCount(0);
  });
}

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

test('shows markup in every field as text (C1, C2, C3)', async ({page, service, dialog}) => {
  service.finds([hostile]);
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

test('says that nothing was found without the script of suggestions', async ({page, service, dialog, problems}) => {
  problems.allow(/Failed to load resource/, 'the script of the suggestions');
  await page.route('**/find-suggestions*.js', (route) => route.abort());
  service.finds([]);
  await open(page, '/');
  await dialog.open();
  await dialog.search('zebra');
  await expect(dialog.root.locator('.DocSearch-Title')).toHaveText('No results for "zebra"');
});

test('wraps or cuts endless titles, on a phone too (C5)', async ({page, service, dialog}) => {
  const words = ['x'.repeat(5000), '😀'.repeat(1500), 'e\u0301'.repeat(2000)];
  const long = (title: string, n: number) =>
    hit(`long-${n}`, {title, section: `S${n}`, path: `/long-${n}`, content: title, anchor: 'a'});
  service.finds(words.map(long));
  await page.setViewportSize({width: 320, height: 640});
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
