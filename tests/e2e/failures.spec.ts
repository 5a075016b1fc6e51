/** What went wrong: the box for errors, and the checker of sessions, as a developer uses them after a bad night. */
import type {Page} from '@playwright/test';
import {provider} from '../../provider';
import {violations} from '../support/axe';
import {open, overflow, requestsWithContent, traces, WIDTHS} from '../support/reader';
import {WRONG} from '../support/sessionLogs';
import {expect, test} from '../support/site';

const ERRORS = '/api-ref/';
const REALTIME = '/api-ref/realtime-transcription-websocket';
/** The box for errors; the other pages' tests judge the rest of the page. */
const TOOL = '[data-search=skip]:has(> textarea)';
const CLOSED = `websockets.exceptions.ConnectionClosedError: received 1008 (policy violation) idle_timeout
  url=wss://eu.${provider.realtimeHost}/v2?jwt=eyJhbGciOiJIUzI1NiJ9.e30.secret`;

test('finds the failure of its example, and that which a pasted log is about, and leads to its row', async ({page}) => {
  await open(page, ERRORS);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.locator(TOOL).getByRole('button', {name: 'Try an example'}).click();
  await expect(page.getByRole('link', {name: 'Real-time API, quota_exceeded', exact: true})).toBeVisible();
  const box = page.getByLabel('Error message or log');
  await box.fill('Segmentation fault (core dumped)');
  await expect(page.getByText('Nothing found: the text contains no error')).toBeVisible();
  await expect(page.locator(TOOL).getByRole('link')).toHaveText([
    'Close codes and types',
    'Statuses',
    'Connection problems',
  ]);

  await box.fill(CLOSED);
  const link = page.getByRole('link', {name: 'Real-time API, idle_timeout', exact: true});
  await expect(link).toBeVisible();
  await expect(page.getByText('Open a new session:').first()).toBeVisible();
  expect(loaded.filter((path) => path.endsWith('errors.json'))).toHaveLength(1);
  expect(await violations(page, {within: TOOL})).toEqual([]);

  await link.click();
  await expect(page).toHaveURL(`${ERRORS}#error-idle_timeout`);
  await expect(page.locator('#error-idle_timeout')).toBeInViewport();
});

test('checks its example and a dropped recording without a request, whatever was pasted just before, and leaves nothing behind', async ({
  page,
}) => {
  await open(page, REALTIME);
  const group = page.getByRole('group', {name: 'Session check'});
  await group.scrollIntoViewIfNeeded();
  const worker = page.waitForEvent('worker');
  await group.getByLabel('Session recording').focus();
  await worker;
  const before = await traces(page);
  const requests = requestsWithContent(page);

  await group.getByRole('button', {name: 'Try an example'}).click();
  await expect(group.getByRole('listitem').filter({hasText: 'max_delay is 9; at most 4 is allowed.'})).toBeVisible();
  await group.getByLabel('Session recording').fill('Not yet the recording.');
  await drop(page, WRONG);
  const found = '1 broken rule in 1 session.';
  await expect(group.getByRole('status')).toHaveText(found);
  // Longer than the pause after which a pasted text is checked.
  await page.waitForTimeout(600);
  await expect(group.getByRole('status')).toHaveText(found);
  const rule = group.getByRole('listitem').filter({hasText: 'Frame 2, line 3: max_delay is 60; at most 4 is allowed.'});
  await expect(rule.getByRole('link')).toHaveAttribute(
    'href',
    `${REALTIME}#startrecognition.transcription_config.max_delay`,
  );
  await expect(rule).toContainText('"api_key":"•••"');
  await expect(group).not.toContainText('sk-secret-1');
  expect(requests).toEqual([]);
  expect(await traces(page)).toEqual(before);
  expect(await violations(page, {within: '[aria-label="Session check"]'})).toEqual([]);

  await group.getByLabel('Session recording').fill('Dear support, it does not work.');
  await expect(group.getByRole('status')).toContainText('Expected a HAR, or a JSON object for each frame,');
  await expect(group.getByRole('link', {name: 'Find the error'})).toHaveAttribute('href', `${ERRORS}#errors`);
  await expect(rule).toBeHidden();
  await drop(page, WRONG);
  await expect(rule).toBeVisible();
  await group.getByLabel('Session recording').fill('');
  await expect(rule).toBeHidden();
  await expect(group.getByRole('status')).toBeEmpty();

  await page.setViewportSize({width: WIDTHS.phone, height: 800});
  expect(await overflow(page)).toBe(0);
});

async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'session.jsonl'));
    return transfer;
  }, text);
  await page.getByRole('group', {name: 'Session check'}).dispatchEvent('drop', {dataTransfer: data});
}
