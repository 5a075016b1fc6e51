import type {Page} from '@playwright/test';
import {violationsInBoth} from '../support/axe';
import {open, overflow, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';

const PAGE = '/speech-to-text/batch/quickstart';
const STEPS = [
  ['Upload the recording', 'def submit('],
  ['Wait for the job', 'def wait_until_done('],
  ['Stop on an error', 'def call('],
] as const;

const program = (page: Page) => page.locator('.site-walkthrough > div:last-of-type pre').first();
const full = (page: Page) => program(page).locator('.part:not([data-quiet])');
const linesOf = (page: Page, step: string) =>
  page
    .locator('[data-step]')
    .filter({has: page.getByRole('heading', {name: step})})
    .locator('.site-step-lines');

test('leads to a step, shows the lines of the step that is reached in full, and the others quiet, in another language, too', async ({
  page,
}) => {
  await page.setViewportSize({width: WIDTHS.desktop, height: 900});
  await open(page, `${PAGE}#upload`);
  await expect(page.locator('[data-step][data-current]').getByRole('heading')).toHaveText('Upload the recording');
  await expect(full(page)).toContainText('def submit(');
  for (const [step, line] of STEPS.toReversed()) {
    await page.getByRole('heading', {name: step}).evaluate((heading) => heading.scrollIntoView({block: 'start'}));
    await expect(full(page)).toHaveCount(1);
    await expect(full(page)).toContainText(line);
    await expect(full(page)).toBeInViewport();
  }
  await page.locator('.site-walkthrough > div:last-of-type').getByRole('tab', {name: 'curl'}).click();
  await expect(page.locator('.part:not([data-quiet])').filter({hasText: 'job_id=$(call'})).toBeInViewport();
});

test('has the lines below each step, also of a language that is loaded, on a phone, and the program at the end, there and on paper', async ({
  page,
}) => {
  await page.setViewportSize({width: WIDTHS.phone, height: 800});
  await open(page, PAGE);
  for (const isPaper of [false, true]) {
    if (isPaper) await page.emulateMedia({media: 'print'});
    for (const [step, line] of STEPS)
      await expect(linesOf(page, step).getByText(line)).toBeVisible({visible: !isPaper});
    await expect(program(page)).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Full example'})).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({media: 'screen'});
  const upload = linesOf(page, 'Upload the recording');
  await upload.getByRole('tablist').evaluate((bar) => bar.scrollIntoView({block: 'center'}));
  const menu = upload.getByRole('combobox', {name: 'More'});
  await expect(menu, 'the menu needs no scrolling sideways').toBeInViewport({ratio: 1});
  await menu.selectOption('Go');
  for (const [step, line] of [
    ['Upload the recording', 'func submit('],
    ['Stop on an error', 'func call('],
  ] as const) {
    await page.getByRole('heading', {name: step}).scrollIntoViewIfNeeded();
    await expect(linesOf(page, step).getByText(line)).toBeVisible();
    await expect(linesOf(page, step).locator('[data-label=Python]')).toBeHidden();
  }
});

for (const [address, frames] of [
  [PAGE, ['201 POST /v2/jobs', 'if you need anything at all.']],
  ['/speech-to-text/real-time/quickstart', ['→ StartRecognition', '← AddTranscript', 'Good morning and']],
  ['/voice-agents-flow/', ['→ StartConversation', '← ConversationEnded', '↑ You My bike needs new brakes.']],
] as const)
  test(`runs in the page, with its frames below the program, and ends without losing the focus: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: WIDTHS.desktop, height: 900});
    await open(page, address);
    const start = page.getByRole('button', {name: /^Run it /});
    await start.click();
    const run = page.getByRole('group', {name: 'Frame log'});
    for (const text of frames) await expect(run).toContainText(text);
    await expect(program(page)).toBeVisible();
    expect(await violationsInBoth(page, {within: '.site-walkthrough'})).toEqual([]);
    await page.setViewportSize({width: WIDTHS.phone, height: 800});
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', {name: 'Hide the frames'}).press('Enter');
    await expect(run).toHaveCount(0);
    await expect(start).toBeFocused();
  });

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('each step has its lines, and the explorer its words, all three formats, and the player of the browser', async ({
    page,
  }) => {
    await page.setViewportSize({width: WIDTHS.desktop, height: 900});
    await page.goto(PAGE);
    for (const [step, line] of STEPS) await expect(linesOf(page, step).getByText(line)).toBeVisible();

    const explorer = page.getByRole('group', {name: 'Transcript explorer'});
    await expect(explorer.locator('audio[preload=none]')).toBeVisible();
    await expect(explorer.getByRole('button')).toHaveCount(0);
    for (const text of ['"content": "pier"', '00:00:11,430 --> 00:00:14,390', 'welcome']) {
      await expect(explorer.getByText(text).first()).toBeVisible();
    }
  });
});
