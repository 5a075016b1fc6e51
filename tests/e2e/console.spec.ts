import type {Locator, Page} from '@playwright/test';
import {violations, violationsInBoth} from '../support/axe';
import {open, overflow, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';
import {isFull} from '../support/tier';

const ADDRESSES = {
  realtime: '/api-ref/realtime-transcription-websocket',
  flow: '/api-ref/flow-voice-ai-websocket',
} as const;
const LABEL = 'Emulated: no audio leaves this page, nothing is recognized';
const WITHIN = '[role=group]:has(> p)';

async function openConsole(page: Page, address: string = ADDRESSES.realtime): Promise<Locator> {
  await open(page, address);
  await page.getByRole('button', {name: 'Open the console'}).click();
  const box = page.getByRole('group', {name: 'Console'});
  await expect(strong(box)).toBeFocused();
  await expect(box.getByText(LABEL)).toBeVisible();
  return box;
}

const button = (box: Locator, name: string) => box.getByRole('button', {name, exact: true});
const message = (box: Locator) => box.getByLabel('Message', {exact: true});
const rows = (box: Locator) => box.getByRole('group', {name: 'Frame log'}).getByRole('row');
const strong = (box: Locator) => box.locator('.button--primary');
const announced = (box: Locator) => box.getByRole('status').first();

async function connect(box: Locator): Promise<void> {
  await button(box, 'Connect').click();
  await expect(announced(box)).toHaveText('State: Connected.');
}

async function runSession(box: Locator): Promise<void> {
  await expect(strong(box)).toHaveText('Run a sample session');
  await connect(box);
  await expect(strong(box)).toHaveText('Send');
  await button(box, 'Send').click();
  await expect(announced(box)).toContainText('State: Streaming');
  await expect(strong(box)).toHaveText('Send audio');
  await box.getByLabel('Recording', {exact: true}).selectOption('Repair desk, 2 s');
  await box.getByLabel('Speed').selectOption('20×');
  await button(box, 'Send audio').click();
  await expect(rows(box).filter({hasText: 'AddTranscript'}).first()).toBeVisible();
  await expect(button(box, 'Send audio')).toBeVisible();
  await expect(message(box)).toHaveValue('EndOfStream');
  await expect(strong(box)).toHaveText('Send');
  await button(box, 'Send').click();
  await expect(announced(box)).toContainText('State: Finished');
  await expect(strong(box)).toHaveText('Run again');
}

test('runs a session, explains a message that breaks a rule, sends it anyway, and is accessible then, on a phone, too', async ({
  page,
}) => {
  // On the largest page of the site.
  test.slow();
  const box = await openConsole(page);
  await connect(box);
  await expect(message(box).locator('optgroup').first().getByRole('option')).toHaveText(['StartRecognition']);
  await box
    .getByLabel('Message as JSON')
    .fill('{"message": "StartRecognition", "transcription_config": {"max_delay": 60}}');
  await expect(button(box, 'Send anyway')).toBeVisible();
  await box
    .getByLabel('Message as JSON')
    .fill(
      '{"message":"StartRecognition","audio_format":{"type":"file"},"transcription_config":{"language":"en","max_delay":60}}',
    );
  const note = box.getByText(/transcription_config\.max_delay: is 60; at most 4 is allowed/);
  await expect(note.getByRole('link')).toHaveAttribute(
    'href',
    `${ADDRESSES.realtime}#startrecognition.transcription_config.max_delay`,
  );
  await button(box, 'Send anyway').click();
  await expect(announced(box)).toContainText('Close 1003: invalid_config');
  const error = rows(box).filter({hasText: '"type": "invalid_config"'});
  await expect(error.getByRole('link')).toHaveAttribute('href', `${ADDRESSES.realtime}#error-invalid_config`);
  await expect(box.getByRole('link', {name: 'Real-time API, invalid_config'})).toBeVisible();
  await expect(button(box, 'Send')).toBeDisabled();
  expect(await violationsInBoth(page, {within: WITHIN})).toEqual([]);
  await page.setViewportSize({width: WIDTHS.phone, height: 800});
  expect(await overflow(page)).toBe(0);
  if (isFull) expect(await violations(page, {within: WITHIN})).toEqual([]);
});

test('opens by its link at the head of the page, runs a sample session with one press, shows its words, and leaves it to a reader who acts', async ({
  page,
}) => {
  await open(page, ADDRESSES.realtime);
  await page.getByRole('main').getByRole('link', {name: 'Try a session'}).first().click();
  const box = page.getByRole('group', {name: 'Console'});
  await expect(strong(box)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box.getByRole('paragraph').filter({hasText: 'Good morning and welcome'})).toBeVisible();
  await button(box, 'Stop audio').click();
  await expect(message(box)).toHaveValue('EndOfStream');
  await expect(strong(box)).toHaveText('Send');
});

test('sends a recording, filters the log, and copies the session for the session check', async ({page}) => {
  const box = await openConsole(page);
  await runSession(box);
  await box.getByLabel('Filter').fill('endof');
  await expect(rows(box).filter({hasText: 'EndOfTranscript'})).toHaveCount(1);
  await expect(rows(box).filter({hasText: 'StartRecognition'})).toHaveCount(0);
  await box.getByLabel('Filter').fill('');
  await box.getByLabel('Audio', {exact: true}).check();
  await expect(rows(box).filter({hasText: 'AudioAdded'}).first()).toBeVisible();
  await button(box, 'Copy session').click();
  const check = page.getByRole('group', {name: 'Session check'});
  await check.getByLabel('Session recording').fill(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(check.getByRole('status')).toHaveText('No broken rule in 1 session.');
});

test('works with the keyboard from end to end', async ({page}) => {
  await open(page, ADDRESSES.realtime);
  await page.getByRole('button', {name: 'Open the console'}).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('group', {name: 'Console'});
  await expect(button(box, 'Run a sample session')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(announced(box)).toHaveText('State: Connected.');
  const tabTo = async (target: Locator) => {
    for (let step = 0; step < 16; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await expect(button(box, 'Send')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announced(box)).toContainText('State: Streaming');
  await page.keyboard.press('Enter');
  await expect(announced(box)).toContainText('State: Finished');
  await expect(button(box, 'Run again')).toBeFocused();
  await tabTo(box.getByLabel('Simulate a fault'));
  await tabTo(button(box, 'Copy session'));
  await tabTo(box.getByRole('group', {name: 'Frame log'}));
});

test('on the batch quickstart: a job from the request to the transcript, and what an error means', async ({page}) => {
  await open(page, '/api-ref/batch/create-a-new-job');
  await page.getByRole('link', {name: 'Try it'}).click();
  const box = page.getByRole('group', {name: 'Console'});
  await expect(box.getByText(LABEL)).toBeVisible();
  const send = button(box, 'Send the request');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box.getByRole('listitem')).toHaveCount(3);
  await expect(box.getByRole('listitem').nth(1)).toContainText('"status": "done"');
  await expect(box.getByRole('listitem').nth(2)).toContainText('Good morning and welcome to the harbor tour.');

  await box.getByLabel('Simulate a fault').selectOption('Form without a recording');
  await send.click();
  await expect(box.getByRole('link', {name: 'Batch API, Missing data_file'})).toBeVisible();
  await box.getByLabel('Simulate a fault').selectOption('HTTP 429');
  await send.click();
  await expect(announced(box)).toHaveText('The last response has the status 429.');
  await expect(box.getByRole('link', {name: /^Batch API, /}).first()).toBeVisible();
  expect(await violations(page, {within: WITHIN})).toEqual([]);
  await page.setViewportSize({width: WIDTHS.phone, height: 800});
  expect(await overflow(page)).toBe(0);
});
