/** Blocks of code: one bar, long lines that break on demand, and output that is no source. */
import type {Page} from '@playwright/test';
import {open, overflow} from '../support/reader';
import {expect, test} from '../support/site';

const QUICKSTART = '/speech-to-text/batch/quickstart';

test('tabs, file name, and buttons of a program are in one bar, and output has no button', async ({page}) => {
  await open(page, QUICKSTART);
  const tabs = page
    .locator('.theme-tabs-container', {has: page.locator('[role=tabpanel] > figure:first-child')})
    .first();
  const [list, bar, code] = await Promise.all([
    tabs.getByRole('tablist').boundingBox(),
    tabs.locator('figcaption').first().boundingBox(),
    tabs.locator('figcaption + *').first().boundingBox(),
  ]);
  expect(Math.abs((list?.y ?? 0) - (bar?.y ?? 99))).toBeLessThanOrEqual(2);
  expect((code?.y ?? 99) - (list?.y ?? 0)).toBeLessThanOrEqual(48);
  const output = page.getByRole('figure', {name: 'Output', exact: true}).first();
  await expect(output).toBeVisible();
  await expect(output.getByRole('button')).toHaveCount(0);
});

test('long lines break on a phone, and elsewhere when a reader wants them to', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/speech-to-text/translation');
  const block = page.locator('.markdown figure', {hasText: 'language eu is not a supported'});
  const isCut = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await isCut()).toBe(false);
  await page.setViewportSize({width: 1280, height: 800});
  expect(await isCut()).toBe(true);
  // The button comes with the pointer, or with the focus.
  await block.hover();
  await block.getByRole('button', {name: 'Wrap'}).click();
  await expect(block.getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'true');
  expect(await isCut()).toBe(false);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('a long program begins with what it is about, says what is above that, and is copied whole', async ({page}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/speech-to-text/batch/quickstart');
  const program = page.locator('figure', {hasText: 'quickstart.py'}).locator('visible=true').first();
  const first = program.getByText('import json');
  await expect(first).toBeHidden();
  await program.getByRole('button', {name: 'Copy'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('import json');
  const above = program.getByRole('button', {name: 'Lines 1 to 14'});
  await above.click();
  await expect(first).toBeVisible();
  await expect(above).toHaveAttribute('aria-expanded', 'true');
  await above.click();
  await expect(first).toBeHidden();
});

test('a long program shows its first lines, and the rest when a reader asks for it', async ({page}) => {
  await open(page, '/voice-agents-flow/features/webrtc-livekit');
  const program = page.locator('figure', {hasText: 'phone-bridge.mjs'}).locator('visible=true').first();
  const height = async () => (await program.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(550);
  const all = program.getByRole('button', {name: /^All \d+ lines$/});
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(2000);
  await page.keyboard.press('Enter');
  expect(await height()).toBeLessThan(550);
  await expect(all).toBeInViewport();
});

/** The HTML that a page keeps in a file of its own. */
const PAGE_HTML = /\/assets\/html\//;
/** Pages with programs and lists of fields, and a page with a link to each in its sidebar. */
const PAGES_WITH_CODE = [
  {address: '/get-started/authentication', from: '/get-started/quickstart'},
  {address: '/api-ref/batch/create-a-new-job', from: '/api-ref/batch/delete-a-job'},
] as const;
const readyBlocks = (page: Page) => page.locator('main figure code, main .ref-tree').allTextContents();

for (const {address, from} of PAGES_WITH_CODE) {
  test(`${address} has the same code and fields when it is loaded, opened by a click, and come back to`, async ({
    page,
  }) => {
    await open(page, address);
    const loaded = await readyBlocks(page);
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((text) => text === '')).toEqual([]);
    const heading = page.getByRole('heading', {level: 1});
    const title = await heading.innerText();
    await page.locator('.pagination-nav__link').first().click();
    // The address changes with the click, the page when its script is there.
    await expect(heading).not.toHaveText(title);
    await page.goBack();
    await expect(heading).toHaveText(title);
    await expect.poll(() => readyBlocks(page)).toEqual(loaded);

    await open(page, from);
    await page.locator(`.theme-doc-sidebar-container a[href="${address}"]`).click();
    await expect(heading).toHaveText(title);
    await expect.poll(() => readyBlocks(page)).toEqual(loaded);
  });
}

test('a page hydrates without the file of its HTML, and is come back to without it', async ({page}) => {
  let isElsewhere = false;
  await page.route(PAGE_HTML, (route) => (isElsewhere ? route.continue() : undefined));
  const [{address}] = PAGES_WITH_CODE;
  await open(page, address);
  const loaded = await readyBlocks(page);
  expect(loaded.filter((text) => text === '')).toEqual([]);
  await page
    .locator('.markdown figure', {has: page.locator('pre')})
    .first()
    .hover();
  expect(await readyBlocks(page)).toEqual(loaded);
  isElsewhere = true;
  await page.locator('.theme-doc-sidebar-container a[href="/speech-to-text/"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Speech to text overview');
  isElsewhere = false;
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentication');
  expect(await readyBlocks(page)).toEqual(loaded);
});

test('a page whose file of HTML is missing opens by a full load', async ({page, problems}) => {
  problems.allow(
    /status of 404|Failed to load resource|not valid JSON|\/assets\/html\/\w+\.json: 404/,
    'the file is missing',
  );
  await page.route(PAGE_HTML, (route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'}),
  );
  const [{address, from}] = PAGES_WITH_CODE;
  await open(page, from);
  await page.locator(`.theme-doc-sidebar-container a[href="${address}"]`).click();
  // The page before has another title, so this one is the loaded page.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentication');
  await expect(page).toHaveURL(address);
  await expect.poll(async () => (await readyBlocks(page)).filter((text) => text === '')).toEqual([]);
});

test('code is there although an extension changed the page before it came to life', async ({page, problems}) => {
  problems.allow(/Minified React error #418/, 'the paragraph that the extension took away');
  await open(page, '/get-started/authentication');
  const loaded = await readyBlocks(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('article p')?.replaceWith('changed'));
  });
  await open(page, '/get-started/authentication');
  await expect(page.getByText('changed', {exact: true})).toHaveCount(0);
  await expect.poll(() => readyBlocks(page)).toEqual(loaded);
});
