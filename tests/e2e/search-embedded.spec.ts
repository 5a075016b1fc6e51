/** Search on the index that is built with the site: no other host, offline, and when the index is not there. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD} from '../../tools/paths';
import {oddQueries} from '../fixtures/searchAnswers';
import {hydrated, open} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {screens} from '../support/searchScreens';
import {expect, test} from '../support/site';

const INDEX = /\/find\//;
const results = 'main article';

test('finds pages in the dialog and on the page, without asking another host', {tag: '@smoke'}, async ({page}) => {
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

test('answers any query with results or none, never with an error (J3)', async ({page}) => {
  const dialog = new SearchDialog(page);
  await dialog.open();
  for (const query of [...oddQueries, 'a', 'the of and', '1011', 'diarisation', '"end of turn"', 'max_delay']) {
    await dialog.search(query);
    await expect(dialog.root.locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
    await expect(dialog.root.getByText('Unable to fetch results', {exact: true})).toHaveCount(0);
  }
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

const damages: {name: string; body: (whole: string) => string; status?: number}[] = [
  {name: 'is missing', body: () => 'Not found', status: 404},
  {name: 'is cut short', body: (whole) => whole.slice(0, whole.length / 2)},
  {name: 'is a web page', body: () => '<!doctype html><title>Sign in</title>'},
  {name: 'is of another version', body: () => JSON.stringify({version: 999})},
];

for (const [screenName, openScreen] of Object.entries(screens)) {
  for (const {name, body, status = 200} of damages) {
    test(`${screenName}: says so when the index ${name}, and works on Retry once it is back (E7, J2)`, async ({
      page,
      problems,
    }) => {
      problems.allow(/Failed to load resource/, 'the index is withheld');
      await page.route(INDEX, (route) => {
        const whole = readFileSync(join(BUILD, new URL(route.request().url()).pathname), 'utf8');
        return route.fulfill({status, body: body(whole), contentType: 'application/json'});
      });
      const screen = await openScreen(page);
      await screen.search('diarization');
      await expect(screen.failure).toBeVisible();
      await expect(screen.advice).toBeVisible();
      await expect(screen.input).toHaveValue('diarization');
      await page.unroute(INDEX);
      await screen.retry.click();
      await expect(screen.hits.first()).toContainText(/diarization/i);
      await expect(screen.failure).toHaveCount(0);
    });
  }
}

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
