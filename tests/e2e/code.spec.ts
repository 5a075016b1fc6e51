import {open, overflow} from '../support/reader';
import {expect, test} from '../support/site';

const QUICKSTART = '/speech-to-text/batch/quickstart';

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

test('a program begins with what it is about, has all lines on demand, and is copied whole', async ({page}) => {
  await open(page, '/speech-to-text/batch/check-job-status');
  const program = page.locator('figure', {hasText: 'job-status.py'}).locator('visible=true').first();
  const first = program.getByText('import os');
  await expect(first).toBeHidden();
  await program.getByRole('button', {name: 'Copy'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('import os');
  const all = program.getByRole('button', {name: /^All \d+ lines$/});
  await all.click();
  await expect(first).toBeVisible();
  await all.click();
  await expect(first).toBeHidden();
});

test('a long program shows its first lines, and the rest when a reader asks for it', async ({page}) => {
  await open(page, '/voice-agents-flow/features/webrtc-livekit#phone-files');
  const figure = page.locator('figure', {hasText: 'phone_bridge.py'}).locator('visible=true');
  const program = figure.filter({has: page.getByRole('button', {name: /^All \d+ lines$/})}).first();
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

test('tabs, file name, and buttons of a program are in one bar; a language that is not chosen costs no request, and one that is chosen is loaded, kept, and copied', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => /\/samples\//.test(request.url()) && files.push(request.url()));
  await open(page, QUICKSTART);
  const tabs = page
    .locator('.theme-tabs-container:not(.site-step-lines *)', {
      has: page.locator('[role=tabpanel] > figure:first-child'),
    })
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

  const javascript = page.getByRole('tab', {name: 'JavaScript'}).first();
  await javascript.click();
  const program = page.locator('figure.language-go').locator('visible=true');
  await page.locator('select').filter({hasText: 'Go'}).last().selectOption('Go');
  await expect(program.getByText('package main')).toBeVisible();
  await page.reload();
  await page.locator('#complete-program').scrollIntoViewIfNeeded();
  await expect(program.getByText('package main')).toBeVisible();
  await program.getByRole('button', {name: 'Copy'}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\/\/ Go 1[\s\S]*\n}$/);
  await expect(page.getByRole('tabpanel', {name: 'Go'}).last()).toBeVisible();
  expect(new Set(files.map((file) => file.replace(/^.*\//, '')))).toEqual(new Set(['quickstart.go.json']));
  // Where there is no Go, the choice before it counts.
  await open(page, '/');
  await expect(javascript).toHaveAttribute('aria-selected', 'true');
});
