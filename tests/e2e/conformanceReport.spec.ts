/** The report of the emulator as a page: it needs nothing else, and its sessions open in the tools of the site. */

import {startEmulator} from '@speech-docs/emulator/adapters/server';
import {Collected, pageOf, reportOf} from '@speech-docs/emulator/drills/report';
import {WebSocket} from 'ws';
import {provider} from '../../provider';
import {violations} from '../support/axe';
import {expect, test} from '../support/site';

/** The report of a client that sends audio before the session has started. */
async function reportPage(): Promise<string> {
  const collected = new Collected();
  const emulator = await startEmulator({port: 0, reports: collected.sink(), keepFrames: true});
  const socket = new WebSocket(`ws://127.0.0.1:${emulator.port}/v2`, {headers: {Authorization: 'Bearer key'}});
  // As the first frame it is too early at any speed of the machine, in the replay too.
  socket.on('open', () => socket.send(Buffer.alloc(3200)));
  await new Promise((resolve) => socket.on('close', resolve));
  await expect.poll(() => collected.sessions.length).toBe(1);
  await emulator.close();
  return pageOf(reportOf(collected));
}

test('the report names the broken rule with its page, and its session opens in checker and console', async ({
  page,
  origin,
}) => {
  await page.setContent(await reportPage());
  const rule = page.getByRole('row').filter({hasText: 'order.AddAudio'});
  await expect(rule).toContainText('before RecognitionStarted');
  expect(await violations(page)).toEqual([]);
  const links = await page.getByRole('link').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  const log = (await page.locator('pre').textContent()) ?? '';

  for (const link of links) {
    await page.goto(link.replace(provider.siteUrl, origin));
    await expect(page.locator(`[id="${new URL(link).hash.slice(1)}"]`), link).toBeInViewport();
  }

  const check = page.getByRole('group', {name: 'Session check'});
  await check.getByLabel('Session recording').fill(log);
  await expect(check.getByRole('status')).toHaveText('JSON lines: 1 session, 1 broken rule.');
  await page.getByRole('button', {name: 'Open the console'}).click();
  const console = page.getByRole('group', {name: 'Console'});
  await console.getByLabel('Recording to replay').fill(log);
  await console.getByRole('button', {name: 'Replay', exact: true}).click();
  await expect(console.getByRole('group', {name: 'Frame log'})).toContainText('"type":"protocol_error"');
});
