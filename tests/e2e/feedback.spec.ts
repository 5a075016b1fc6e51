/** Reports of readers: at sections and errors, on a page, on an empty search, and where there is no page. */
import type {Page} from '@playwright/test';
import {provider} from '../../provider';
import {violationsInBoth} from '../support/axe';
import {labels} from '../support/labels';
import {open, requestsWithContent} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {expect, test} from '../support/site';

const PAGE = '/speech-to-text/batch/troubleshooting';
const ask = (page: Page) => page.getByRole('button', {name: 'Something wrong here?'});
const report = (page: Page) => page.getByRole('dialog', {name: 'Something wrong here?'});
const text = (page: Page) => report(page).getByLabel('This is the whole report.');

test('a section offers a report that shows page, section, contract and selected text before anything is sent', async ({
  page,
}) => {
  await open(page, PAGE);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  const requests = requestsWithContent(page);
  const heading = page.locator('h2#retries');
  await heading.hover({position: {x: 9, y: 9}});
  expect(requests).toEqual([]);

  await page.locator('h2#retries ~ p').first().selectText();
  const selected = await page.evaluate(() => String(getSelection()).trim());
  await heading.hover({position: {x: 9, y: 9}});
  await ask(page).click();
  await expect(text(page)).toHaveValue(/^Page: /);
  await report(page).getByLabel('What is wrong, or missing?').fill('The second number is wrong.');
  const value = await text(page).inputValue();
  expect(value).toContain(`Section: ${(await heading.innerText()).replace('\u200b', '').trim()}`);
  expect(value).toContain(`${PAGE}#retries`);
  expect(value).toMatch(/Contracts: .*batch \d/);
  expect(value).toContain(selected.slice(0, 60));
  expect(value).toContain('The second number is wrong.');

  const mail = new URL((await report(page).getByRole('link', {name: 'Write an email'}).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe(provider.supportEmail);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(value);
  const issue = new URL((await report(page).getByRole('link', {name: 'Open an issue'}).getAttribute('href')) ?? '');
  expect(issue.href.startsWith(`${provider.issuesUrl}/new?`)).toBe(true);
  expect(issue.searchParams.get('body')).toBe(value);

  expect(requests).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).toBe(stored);
});

test('the report is reached, written and closed with the keyboard, in both color modes without a fault', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.locator('h2#retries .hash-link').focus();
  await page.keyboard.press('Tab');
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(report(page)).toBeVisible();
  await page.keyboard.type('What does it mean?');
  await expect(text(page)).toHaveValue(/What does it mean\?$/);
  expect(await violationsInBoth(page, {within: 'dialog'})).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(report(page)).toBeHidden();
  await expect(ask(page)).toBeFocused();
});

test('the offer is in the line of its heading, moves no text, and goes with its page', async ({page}) => {
  await open(page, PAGE);
  const below = page.locator('h2#checklist');
  const before = await below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const heading = page.locator('h2#retries');
  await heading.hover({position: {x: 9, y: 9}});
  const [sign, offer] = [await heading.locator('.hash-link').boundingBox(), await ask(page).boundingBox()];
  expect(Math.abs((offer?.x ?? 0) - (sign?.x ?? 0) - (sign?.width ?? 0))).toBeLessThan(1);
  expect(offer?.y).toBeGreaterThan(sign?.y ?? 0);
  expect(await below.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: labels.reference, exact: true}).click();
  await expect(page).not.toHaveURL(PAGE);
  await expect(ask(page)).toHaveCount(0);
});

test('an empty search and an address without a page lead to the issue form, and name what was looked for', async ({
  page,
  problems,
}) => {
  problems.allow(/404/, 'the address has no page');
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('xylophone zebra');
  const link = dialog.root.getByRole('link', {name: 'Let us know.'});
  await expect(link).toHaveAttribute('href', /\/new\?title=.*xylophone%20zebra/);
  await page.goto('/speech-to-text/no-such-page');
  const notFound = page.getByRole('link', {name: 'Report the link that brought you here'});
  await expect(notFound).toHaveAttribute('href', /\/new\?title=.*no-such-page/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every page leads to the issue form, with its title filled in', async ({page}) => {
    await page.goto(PAGE);
    const title = await page.locator('h1').innerText();
    const href = await page.getByRole('link', {name: 'Report a problem'}).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('title')).toBe(title);
  });
});
