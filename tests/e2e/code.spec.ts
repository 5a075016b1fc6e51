/** Blocks of code: one bar, long lines that break on demand, and output that is no source. */
import {open, overflow} from '../support/reader';
import {expect, test} from '../support/site';

const QUICKSTART = '/speech-to-text/batch/quickstart';

test('tabs, file name, and buttons of a program are in one bar', async ({page}) => {
  await open(page, QUICKSTART);
  const tabs = page
    .locator('.theme-tabs-container', {has: page.locator('[role=tabpanel] > figure:first-child')})
    .first();
  const [list, bar, code] = await Promise.all([
    tabs.getByRole('tablist').boundingBox(),
    tabs.locator('figcaption').first().boundingBox(),
    tabs.locator('pre').first().boundingBox(),
  ]);
  expect(Math.abs((list?.y ?? 0) - (bar?.y ?? 99))).toBeLessThanOrEqual(2);
  expect((code?.y ?? 99) - (list?.y ?? 0)).toBeLessThanOrEqual(48);
});

test('a file that its tab names has its name once', async ({page}) => {
  await open(page, '/speech-to-text/real-time/quickstart');
  const tab = page.getByRole('tab', {name: 'server.mjs', exact: true}).first();
  await tab.click();
  const panel = page.getByRole('tabpanel', {name: 'server.mjs', exact: true}).first();
  // The block keeps it as its name, for screen readers alone.
  await expect(panel.locator('figcaption > span').first()).toHaveCSS('width', '1px');
});

test('long lines break when a reader wants them to', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/');
  const block = page.locator('.markdown figure.language-python').first();
  const isCut = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await isCut()).toBe(true);
  await block.getByRole('button', {name: 'Wrap'}).click();
  await expect(block.getByRole('button', {name: 'Wrap'})).toHaveAttribute('aria-pressed', 'true');
  expect(await isCut()).toBe(false);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('output has no button to copy it', async ({page}) => {
  await open(page, QUICKSTART);
  const output = page.getByRole('figure', {name: 'Output', exact: true}).first();
  await expect(output).toBeVisible();
  await expect(output.getByRole('button')).toHaveCount(0);
});
