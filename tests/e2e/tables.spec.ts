import {holdScripts, open, overflow} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const LANGUAGES = '/speech-to-text/supported-languages';
/** What the table counts, of all, and of the packs of two languages that a voice agent can speak. */
const ALL = /^\d\d languages, \d packs, \d automatic settings$/;
const FOUND = /^0 of \d\d languages, [1-9] of \d packs, 0 of \d automatic settings$/;

test('narrows and orders languages and features, brings the view back from the address, and offers the whole table as CSV and JSON', {
  tag: '@smoke',
}, async ({page, request}) => {
  await open(page, LANGUAGES);
  await page.getByLabel('Find a language, code or accent').fill('bilingual');
  await page.getByLabel('Agents').check();
  await expect(page.getByText(FOUND)).toBeVisible();
  const heading = page.getByRole('columnheader', {name: 'Language', exact: true}).getByRole('button');
  await heading.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', {name: 'Language', exact: true})).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page).toHaveURL(`${LANGUAGES}?find=bilingual&with=agents&sort=-name`);

  await page.reload();
  await expect(page.getByText(FOUND)).toBeVisible();
  await expect(page.getByLabel('Agents')).toBeChecked();
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(page.getByText(ALL)).toBeVisible();
  await expect(page).toHaveURL(LANGUAGES);

  for (const [name, type] of [
    ['CSV', 'text/csv'],
    ['JSON', 'application/json'],
  ] as const) {
    const links = await page.getByRole('link', {name, exact: true}).all();
    expect(links).toHaveLength(2);
    for (const link of links) {
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
    }
  }
  await page.getByLabel('Find a feature, or a language that it works in').fill('welsh');
  await expect(page.getByRole('row', {name: 'Topics'})).toHaveCount(0);
  await expect(page).toHaveURL(`${LANGUAGES}?feature-find=welsh`);
  await expect(page.getByText(ALL)).toBeVisible();
  const why = page.getByRole('link', {name: 'No: see Fetch a recording from a URL'}).first();
  await expect(why).toHaveAttribute('href', '/speech-to-text/batch/fetch-url');
});

test('keeps a view that is not written yet out of the address of the next page', async ({page}) => {
  await page.clock.install();
  await open(page, LANGUAGES);
  await page.getByLabel('Find a language, code or accent').fill('welsh');
  const release = await holdScripts(page, /\/assets\/js\//);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Authentication'}).click();
  await expect(page).toHaveURL('/get-started/authentication');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/get-started/authentication');
  release();
});

for (const [address, lines] of daily(
  [
    [`${LANGUAGES}#ko`, 'a head of one line or two'],
    ['/voice-agents-flow/#language-model', 'a head of Markdown'],
    ['/api-ref/realtime-transcription-websocket#close-code-4006', 'a head of a socket'],
  ] as const,
  2,
)) {
  test(`shows a row that is linked to whole, right below ${lines}: ${address}`, async ({page}) => {
    await open(page, address);
    const row = page.locator(`tr[id="${address.split('#')[1]}"]`);
    await expect(row).toBeInViewport({ratio: 1});
    const head = await row.locator('xpath=ancestor::table').locator('thead th').first().boundingBox();
    const top = (await row.boundingBox())?.y ?? 0;
    const gap = top - (head?.y ?? 0) - (head?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(8);
  });
}

test('shows on a phone what to do after an error beside its code, and below it what it means', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/api-ref/realtime-transcription-websocket');
  const row = page.locator('tr[id="close-code-1011"]');
  const [name, meaning, action] = await Promise.all(
    (await row.locator('> *').all()).map(async (cell) => (await cell.boundingBox()) ?? {x: 0, y: 0, width: 0}),
  );
  expect(action?.y).toBe(name?.y);
  expect(meaning?.y).toBeGreaterThan(action?.y ?? 0);
  expect(meaning?.x).toBe(name?.x);
  expect((action?.x ?? 0) + (action?.width ?? 0)).toBeGreaterThan(370);
  await open(page, '/speech-to-text/real-time/quickstart');
  await expect(page.locator('td[data-label="Fix"]').first()).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
