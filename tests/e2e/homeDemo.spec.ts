import type {Page} from '@playwright/test';
import {violationsInBoth} from '../support/axe';
import {open, overflow, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';

const LABEL = 'Emulated: no audio leaves this page, nothing is recognized';
const panel = (page: Page, tab: string) => page.getByRole('tabpanel', {name: tab, exact: true});

const RUNS = [
  {tab: 'File', frames: ['201 POST /v2/jobs', '200 GET /v2/jobs/'], words: 'if you need anything at all.'},
  {tab: 'Live', frames: ['→ StartRecognition', '← RecognitionStarted', '← AddTranscript'], words: 'Good morning and'},
  {
    tab: 'Agent',
    frames: ['→ StartConversation', '← ResponseStarted', '← ConversationEnded'],
    words: '↑ You My bike needs new brakes.',
  },
];

test('runs each API in the page, without an account, and shows its frames and words', async ({page}) => {
  // Three sessions, one after the other.
  test.slow();
  await open(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Speech to text, recorded or live');
  for (const {tab, frames, words} of RUNS) {
    await page.getByRole('tab', {name: tab, exact: true}).click();
    const scene = panel(page, tab);
    const program = scene.getByRole('tablist');
    await expect(program).toBeVisible();
    await expect(scene.locator('figure pre').first().getByText('import json'), 'settings come first').toBeHidden();
    await scene.getByRole('button', {name: 'Run it here, no account'}).click();
    const run = scene.getByRole('group', {name: 'Frame log'});
    for (const frame of frames) await expect(run).toContainText(frame);
    await expect(run).toContainText(words);
    await expect(run).toContainText(LABEL);
    await expect(program).toBeHidden();
    if (tab === 'File') {
      expect(await violationsInBoth(page, {within: '[role=tabpanel]:not([hidden])'})).toEqual([]);
      for (const width of [WIDTHS.tablet, WIDTHS.phone, WIDTHS.narrow, WIDTHS.desktop]) {
        await page.setViewportSize({width, height: 800});
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    }
    await scene.getByRole('button', {name: 'Show the program'}).click();
    await expect(program).toBeVisible();
    await expect(run).toHaveCount(0);
  }
});
