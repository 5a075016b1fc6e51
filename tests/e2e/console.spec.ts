/** The console of the socket references: a session with the emulator in the page, as a developer runs it. */
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Locator, Page, Request} from '@playwright/test';
import {readLibrary} from '@speech-docs/emulator/compile/recordings';
import {faultMenu} from '@speech-docs/emulator/console/faultMenu';
import {linesOf} from '@speech-docs/emulator/console/lines';
import {replay} from '@speech-docs/emulator/console/replay';
import {senderIn} from '@speech-docs/protocol/sessionCheck/check';
import {checkRulesOf} from '@speech-docs/protocol/sessionCheck/checkRules';
import {readCapture} from '@speech-docs/protocol/sessionCheck/read';
import {violations, violationsInBoth} from '../support/axe';
import {legalSessions} from '../support/legalSessions';
import {open, overflow, traces, WIDTHS} from '../support/reader';
import {asJsonLines} from '../support/recordedFormats';
import {contracts} from '../support/recordedSessions';
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
  await expect(box.getByRole('button', {name: 'Connect'})).toBeFocused();
  await expect(box.getByText(LABEL)).toBeVisible();
  return box;
}

const button = (box: Locator, name: string) => box.getByRole('button', {name, exact: true});
const message = (box: Locator) => box.getByLabel('Message', {exact: true});
const rows = (box: Locator) => box.getByRole('group', {name: 'Frame log'}).getByRole('row');
const announced = (box: Locator) => box.getByRole('status').first();

async function connect(box: Locator): Promise<void> {
  await button(box, 'Connect').click();
  await expect(announced(box)).toHaveText('State: Connected.');
}

/** Starts, sends a recording at twenty times its pace, and ends the stream. */
async function runSession(box: Locator): Promise<void> {
  await connect(box);
  await button(box, 'Send').click();
  await expect(announced(box)).toContainText('State: Streaming');
  await box.getByLabel('Recording', {exact: true}).selectOption('Repair desk, 2 s');
  await box.getByLabel('Speed').selectOption('20×');
  await button(box, 'Send audio').click();
  await expect(rows(box).filter({hasText: 'AddTranscript'}).first()).toBeVisible();
  await expect(button(box, 'Send audio')).toBeVisible();
  await message(box).selectOption('EndOfStream');
  await button(box, 'Send').click();
  await expect(announced(box)).toContainText('State: Finished');
}

// That each fault of the menu reaches what it names: packages/emulator/tests/console/session.test.ts.
for (const api of ['realtime', 'flow'] as const) {
  test(`${api}: the menu has every fault, and what it cannot reach is named`, {tag: '@full'}, async ({page}) => {
    const box = await openConsole(page, ADDRESSES[api]);
    const contract = contracts.documents[api];
    await expect(box.getByLabel('Simulate a fault').getByRole('option')).toHaveCount(faultMenu(contract).length + 1);
    await box.getByText('What the console cannot reach').click();
    for (const {status} of contract['x-handshake'].failures) {
      if (status !== 401 && status !== 429) await expect(box).toContainText(`HTTP ${status}:`);
    }
  });
}

test('the worker of the page gives the same frames as Node.js in 200 sessions', {tag: '@full'}, async ({page}) => {
  test.slow();
  const worker = page.waitForEvent('worker');
  await openConsole(page);
  const address = (await worker).url();
  const knowledge = {contracts, library: readLibrary()};
  const facts = checkRulesOf(contracts);
  const scripts = legalSessions().map(({session, fault}) => ({
    text: `${JSON.stringify({url: session.url})}\n${asJsonLines(session)}`,
    fault,
  }));
  expect(scripts.length).toBeGreaterThanOrEqual(200);
  const inNode = scripts.map(({text, fault}) => {
    const [recorded] = readCapture(text, senderIn(facts)).sessions;
    if (!recorded) throw new Error('The lines have no session');
    const {log} = replay(knowledge, recorded, fault, () => undefined);
    return linesOf(log, contracts.documents[log.api]).map(({name, text: data, state, seconds}) => ({
      name,
      data,
      state,
      seconds,
    }));
  });
  const inWorker = await page.evaluate(
    async ([source, sessions]) => {
      const worker = new Worker(source);
      const results = [];
      for (const {text, fault} of sessions) {
        results.push(
          await new Promise<unknown[]>((resolve) => {
            worker.onmessage = ({data}) => {
              if (data.kind === 'lines') resolve(data.lines);
              else if (data.kind === 'problem') resolve([data.text]);
            };
            worker.postMessage({kind: 'replay', text, fault});
          }),
        );
      }
      worker.terminate();
      return results as {
        name: string;
        text: string;
        state: string;
        seconds: number;
        frame: number | null;
        id: number;
      }[][];
    },
    [address, scripts] as const,
  );
  const shown = inWorker.map((lines) =>
    lines
      .filter(({frame, id}) => frame !== null || id === 0)
      .map(({name, text, state, seconds}) => ({name, data: text, state, seconds})),
  );
  expect(shown).toEqual(inNode);
});

test('runs a session, explains a message that breaks a rule, and sends it anyway', async ({page}) => {
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
  const note = box.getByText(/transcription_config\.max_delay: must be/);
  await expect(note.getByRole('link')).toHaveAttribute(
    'href',
    `${ADDRESSES.realtime}#startrecognition.transcription_config.max_delay`,
  );
  await button(box, 'Send anyway').click();
  await expect(announced(box)).toContainText('Close 1003: invalid_config');
  const error = rows(box).filter({hasText: '"type":"invalid_config"'});
  await expect(error.getByRole('link')).toHaveAttribute('href', `${ADDRESSES.realtime}#error-invalid_config`);
  await expect(button(box, 'Send')).toBeDisabled();
});

test('sends a recording, filters the log, and exports the session', async ({page}) => {
  const box = await openConsole(page);
  await runSession(box);
  await box.getByLabel('Filter').fill('endof');
  await expect(rows(box).filter({hasText: 'EndOfTranscript'})).toHaveCount(1);
  await expect(rows(box).filter({hasText: 'StartRecognition'})).toHaveCount(0);
  await box.getByLabel('Filter').fill('');
  await box.getByLabel('Show audio and receipts').check();
  await expect(rows(box).filter({hasText: 'AudioAdded'}).first()).toBeVisible();
  await button(box, 'Python').click();
  await expect(box.getByLabel('replay.py')).toHaveValue(/"message": "EndOfStream"/);
  await expect(box.getByRole('link', {name: 'Download replay.py'})).toHaveAttribute('download', 'replay.py');
});

test('is accessible with a session in it, in both color modes, and fits a phone', async ({page}) => {
  // On the largest page of the site.
  test.slow();
  const box = await openConsole(page);
  await connect(box);
  await button(box, 'Send').click();
  await expect(announced(box)).toContainText('State: Streaming');
  await message(box).selectOption('StartRecognition');
  await button(box, 'Send anyway').click();
  await expect(announced(box)).toContainText('Close 1003');
  await button(box, 'HAR').click();
  await expect(box.getByLabel('session.har')).toBeVisible();
  expect(await violationsInBoth(page, {within: WITHIN})).toEqual([]);
  await page.setViewportSize({width: WIDTHS.phone, height: 800});
  expect(await overflow(page)).toBe(0);
  if (isFull) expect(await violations(page, {within: WITHIN})).toEqual([]);
});

test('works with the keyboard from end to end', async ({page}) => {
  await open(page, ADDRESSES.realtime);
  await page.getByRole('button', {name: 'Open the console'}).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('group', {name: 'Console'});
  await expect(button(box, 'Connect')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(announced(box)).toHaveText('State: Connected.');
  const tabTo = async (target: Locator) => {
    for (let step = 0; step < 12; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo(button(box, 'Send'));
  await page.keyboard.press('Enter');
  await expect(announced(box)).toContainText('State: Streaming');
  await page.keyboard.press('Enter');
  await expect(announced(box)).toContainText('State: Finished');
  await tabTo(box.getByRole('group', {name: 'Frame log'}));
  await tabTo(button(box, 'HAR'));
  await page.keyboard.press('Space');
  await expect(box.getByLabel('session.har')).toHaveValue(/_webSocketMessages/);
});

/** Returns whether a request is for a page that a link in view leads to: its script, or its HTML. */
const isFetchedAhead = (request: Request) =>
  ['fetch', 'other'].includes(request.resourceType()) && /\.js$|\/assets\/html\//.test(request.url());

test('opening it loads at most 62 kB from this site alone, and leaves nothing behind', async ({page, origin}) => {
  await open(page, ADDRESSES.realtime);
  const before = await traces(page);
  const loaded: Request[] = [];
  page.context().on('request', (request) => loaded.push(request));
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', {name: 'Open the console'}).click();
  const box = page.getByRole('group', {name: 'Console'});
  const script = (await worker).url();
  await connect(box);
  await expect(rows(box).filter({hasText: 'Info'})).toHaveCount(1);
  // Opening it brings other links into view, and what they lead to is fetched ahead.
  const own = loaded.filter((request) => !isFetchedAhead(request)).map((request) => request.url());
  const files = [...new Set([script, ...own])];
  expect(files.filter((file) => !file.startsWith(`${origin}/assets/`))).toEqual([]);
  const bytes = files.map((file) => brotliCompressSync(readFileSync(`build${new URL(file).pathname}`)).length);
  expect(files.length).toBeGreaterThan(2);
  expect(
    bytes.reduce((sum, one) => sum + one, 0),
    files.join(),
  ).toBeLessThanOrEqual(62_000);
  expect(await traces(page)).toEqual(before);
});

test('on the batch quickstart: a job from the request to the transcript, and what an error means', async ({page}) => {
  await open(page, '/speech-to-text/batch/quickstart');
  await page.getByRole('button', {name: 'Open the console'}).click();
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

test.describe('after its worker failed', () => {
  /** The first worker of the page fails with its second message, the one after the greeting. */
  const failFirst = (page: Page, messages: number) =>
    page.addInitScript((most) => {
      const Real = window.Worker;
      let count = 0;
      window.Worker = class extends Real {
        private readonly isWeak = count++ === 0;
        private sent = 0;
        override postMessage(message: unknown) {
          this.sent += 1;
          if (this.isWeak && this.sent === most) this.dispatchEvent(new ErrorEvent('error'));
          else super.postMessage(message);
        }
      };
    }, messages);

  test('the console says so, and connects again with the next click', async ({page}) => {
    await failFirst(page, 2);
    const box = await openConsole(page);
    await button(box, 'Connect').click();
    await expect(announced(box)).toHaveText(/could not be loaded/);
    await connect(box);
  });

  test('a job says so, and can be sent again', async ({page}) => {
    await failFirst(page, 1);
    await open(page, '/speech-to-text/batch/quickstart');
    await page.getByRole('button', {name: 'Open the console'}).click();
    const box = page.getByRole('group', {name: 'Console'});
    await button(box, 'Send the request').click();
    await expect(announced(box)).toHaveText(/could not be loaded/);
    await button(box, 'Send the request').click();
    await expect(box.getByRole('listitem')).toHaveCount(3);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a sentence says so and leads to the emulator', async ({page}) => {
    await page.goto(ADDRESSES.flow);
    await expect(page.getByRole('button', {name: 'Open the console'})).toBeDisabled();
    const sentence = page.getByText('The console needs JavaScript; without it,');
    await expect(sentence).toContainText('on your machine');
    await expect(sentence.getByRole('link')).toHaveAttribute('href', '/get-started/quickstart#emulator');
  });
});
