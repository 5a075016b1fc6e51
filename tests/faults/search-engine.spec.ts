/** Faults J, and those of the embedded index on slow machines: whatever becomes of it, the reader can go on. */
import type {CDPSession, Locator} from '@playwright/test';
import {open} from '../support/reader';
import {screens} from '../support/searchScreens';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

test('waits visibly, then responds, on a slow machine with a slow line (B11)', async ({page, dialog}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  const patient = {timeout: 60_000};
  await page.goto('/get-started/quickstart', {waitUntil: 'commit'});
  // The text is there to read before any script has run, and a click on search is not lost meanwhile.
  await expect(page.getByRole('heading', {level: 1})).toBeVisible(patient);
  await dialog.button.click(patient);
  await expect(dialog.input).toBeFocused(patient);
  await page.keyboard.type('diarization');
  await expect(dialog.input).toHaveValue('diarization');
  await expect(dialog.titles().first()).toHaveText(/diarization/i, patient);
});

/** A tenth of one response: a page that kept responses, their hits, or their rows would keep more. */
const KEPT_BYTES_PER_SEARCH = 5000;
const SEARCHES = 200;

for (const [name, openScreen] of daily(Object.entries(screens))) {
  test(`${name}: keeps nothing of ${SEARCHES} searches (J4)`, async ({page}) => {
    test.setTimeout(240_000);
    const screen = await openScreen(page);
    const session = await page.context().newCDPSession(page);
    const kept = async () => {
      for (const [query, title] of [
        ['real-time quickstart', 'Real-time quickstart'],
        ['diarization', 'Speaker labels'],
      ] as const) {
        await screen.search(query);
        await expect(screen.hits.first()).toContainText(title);
      }
      return keptAfterCollection(session);
    };
    // The first rounds fill what is kept on purpose: the last fifty answers, compiled code, saved shapes of objects.
    await searchTimes(screen.input, 150, 'warm');
    const before = await kept();
    await searchTimes(screen.input, SEARCHES, 'go');
    const after = await kept();
    expect((after.bytes - before.bytes) / SEARCHES).toBeLessThan(KEPT_BYTES_PER_SEARCH);
    // Less than one for each search.
    expect(after.nodes - before.nodes).toBeLessThan(SEARCHES);
    expect(after.listeners - before.listeners).toBeLessThan(SEARCHES);
  });
}

test('offers the search page when the dialog crashes, and leaves the page as it was', async ({page, problems}) => {
  problems.allow(/no media here/, 'the dialog is made to crash while it is rendered');
  await page.addInitScript(() => {
    const {matchMedia} = window;
    window.matchMedia = (media: string) => {
      if (media === '(width <= 768px)' && document.querySelector('dialog')) throw new Error('no media here');
      return matchMedia.call(window, media);
    };
  });
  await open(page, '/get-started/quickstart');
  await page.keyboard.press('Control+k');
  const instead = page.getByRole('link', {name: 'Search has a problem here. Open the search page instead.'});
  await expect(instead).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await instead.click();
  await expect(page).toHaveURL('/search');
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('diarization');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/diarization/i);
});

/** Types this many queries into a field, a frame each, so that every one of them is asked and drawn. */
async function searchTimes(input: Locator, times: number, word: string): Promise<void> {
  await input.evaluate(
    async (field, [count, text]) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (let round = 0; round < count; round++) {
        setValue?.call(field, `${text} audio ${round}`);
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
        await new Promise(requestAnimationFrame);
      }
    },
    [times, word] as const,
  );
}

async function keptAfterCollection(session: CDPSession) {
  // Twice: what finalisers let go of in the first round is collected in the second.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  const {nodes, jsEventListeners} = await session.send('Memory.getDOMCounters');
  return {bytes: usedSize, nodes, listeners: jsEventListeners};
}
