/** Players, explorers and calculators: their script comes when the reader comes near, and nothing moves then. */
import type {Locator, Page} from '@playwright/test';
import {labels} from '../support/labels';
import {holdScripts, hydrated, LEAST_SHIFT, open, WIDTHS, watchShifts} from '../support/reader';
import {expect, test} from '../support/site';
import {daily, oneOfEach} from '../support/tier';

const LATENCY = '/speech-to-text/real-time/latency';
const QUICKSTART = '/speech-to-text/batch/quickstart';
const DIARIZATION = '/speech-to-text/output-enhancements/diarization';

const explorer = (page: Page) => page.getByRole('group', {name: 'Transcript explorer'});
const player = (page: Page) => page.getByRole('group', {name: 'Session player'});
const playRecording = (page: Page) => explorer(page).getByRole('button', {name: 'Play the recording'});

/** Blocks with their page, their script, and a control that works when the script is there. */
const BLOCKS = [
  {address: '/', script: 'transcript-explorer', block: explorer, control: playRecording},
  {address: QUICKSTART, script: 'transcript-explorer', block: explorer, control: playRecording},
  {address: DIARIZATION, script: 'transcript-explorer', block: explorer, control: playRecording},
  {
    address: LATENCY,
    script: 'session-player',
    block: player,
    control: (page: Page) => player(page).getByRole('button', {name: 'Next frame'}),
  },
  {
    address: '/speech-to-text/batch/supported-files-and-limits',
    script: 'size',
    block: (page: Page) => page.getByRole('group', {name: 'Your recording'}),
    control: (page: Page) => page.getByLabel('Channels', {exact: true}),
  },
  {
    address: '/speech-to-text/accuracy-benchmarking',
    script: 'wer',
    block: (page: Page) => page.getByRole('group', {name: 'Normalize both texts first'}).first(),
    control: (page: Page) => page.getByRole('checkbox').first(),
  },
];

/** Collects the requests for the script of a block. */
function requestsFor(page: Page, script: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/assets/js/${script}.`)) requests.push(request.url());
  });
  return requests;
}

/** Holds the script of a block back. Returns the function that lets it pass. */
const hold = (page: Page, script: string) => holdScripts(page, new RegExp(`/assets/js/${script}\\.`));

/** Opens a page that waits for a script that is held back before it says that it is loaded. */
async function openHeld(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'commit'});
  await hydrated(page);
}

const boxOf = (block: Locator) => block.evaluate((element) => element.getBoundingClientRect().toJSON());

test.describe('on a phone', () => {
  test.use({viewport: {width: WIDTHS.phone, height: 800}});

  test('the script is not requested before the reader is near, and the block is whole until then', async ({page}) => {
    const requests = requestsFor(page, 'transcript-explorer');
    await open(page, QUICKSTART);
    await expect(explorer(page)).toContainText('welcome to the harbor tour');
    await expect(explorer(page).getByRole('tabpanel', {name: 'JSON'})).toContainText('"content": "pier"');
    await expect(playRecording(page)).toBeDisabled();
    const {top} = await boxOf(explorer(page));
    await page.evaluate((y) => scrollTo(0, y), top - 1800);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requests).toEqual([]);
    await page.evaluate((y) => scrollTo(0, y), top - 1500);
    await expect(playRecording(page)).toBeEnabled();
    expect(requests).toHaveLength(1);
  });
});

for (const width of daily([WIDTHS.phone, WIDTHS.desktop])) {
  for (const {address, script, block, control} of oneOfEach(BLOCKS, ({script}) => script)) {
    test(`nothing moves when the ${script} of ${address} comes alive in view, ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const shifts = await watchShifts(page);
      const release = await hold(page, script);
      await openHeld(page, address);
      await bringNear(block(page));
      await expect(control(page)).toBeDisabled();
      const before = await boxOf(block(page));
      expect(before.height).toBeGreaterThan(0);
      release();
      await expect(control(page)).toBeEnabled();
      expect(await boxOf(block(page))).toEqual(before);
      expect((await shifts()).filter((shift) => shift > LEAST_SHIFT)).toEqual([]);
    });
  }
}

/** Scrolls so that a part of a page is near the upper edge of the window. */
const bringNear = (part: Locator) =>
  part.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 100));

const nextFrame = (page: Page) => player(page).getByRole('button', {name: 'Next frame'});
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});

test('folds that the reader opened and the focus are where they were when the script comes', async ({page}) => {
  const release = await hold(page, 'session-player');
  await open(page, LATENCY);
  const summary = player(page).locator('summary');
  await summary.click();
  await expect(summary).toBeFocused();
  const before = await boxOf(summary);
  release();
  await expect(nextFrame(page)).toBeEnabled();
  await expect(summary).toBeFocused();
  await expect(player(page).locator('details')).toHaveAttribute('open');
  expect(await boxOf(summary)).toEqual(before);
});

test('the first press of Tab brings the scripts of all blocks, so that it skips no control', async ({page}) => {
  const requests = requestsFor(page, 'transcript-explorer');
  await open(page, QUICKSTART);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(playRecording(page)).toBeEnabled();
});

test.describe('after a click', () => {
  test('the page waits for its block, which no page before has shown alive', async ({page}) => {
    const requests = requestsFor(page, 'session-player');
    const release = await hold(page, 'session-player');
    await open(page, LATENCY);
    expect(requests).toEqual([]);
    // Whether the player is there when the new title is.
    const arrival = await page.evaluateHandle(() => {
      const seen: {hasPlayer?: boolean} = {};
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === 'Real-time latency') return;
        seen.hasPlayer ??= document.querySelector('#session-player button') !== null;
      }).observe(document.body, {childList: true, subtree: true, characterData: true});
      return seen;
    });
    await sidebarLink(page, 'Turn detection').click();
    await expect.poll(() => requests.length).toBe(1);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Real-time latency');
    release();
    await expect(nextFrame(page)).toBeEnabled();
    expect(await arrival.jsonValue()).toEqual({hasPlayer: true});
  });

  test('and on the way back, the block is alive although the reader was never near it', async ({page}) => {
    await open(page, QUICKSTART);
    await expect(playRecording(page)).toBeDisabled();
    await page.getByRole('link', {name: labels.reference, exact: true}).first().click();
    // The address changes with the click, the page when its script is there.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
    await page.goBack();
    await expect(page).toHaveURL(QUICKSTART);
    await expect(playRecording(page)).toBeEnabled();
    await explorer(page).getByRole('button', {name: 'jacket', exact: true}).click();
    await expect(explorer(page)).toContainText('"content": "jacket"');
  });
});

test('a link to a block ends there, although another element takes its place when the script comes', async ({page}) => {
  const release = await hold(page, 'session-player');
  await openHeld(page, `${LATENCY}#session-player`);
  await expect(player(page)).toBeInViewport();
  const before = await boxOf(player(page));
  release();
  await expect(nextFrame(page)).toBeEnabled();
  expect(await boxOf(player(page))).toEqual(before);
});

test('a browser that cannot say what is near loads the script with the page', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await open(page, QUICKSTART);
  await expect(playRecording(page)).toBeEnabled();
});

test.describe('a script that does not come', () => {
  test.beforeEach(({problems}) => problems.allow(/Failed to load resource|ChunkLoadError/, 'the script is held back'));

  for (const way of ['load', 'click'] as const) {
    test(`E4: after a ${way}, leaves the rest of the page, says so below the block, and is loaded by Try again`, async ({
      page,
    }) => {
      await page.route('**/assets/js/session-player.*', (route) => route.abort());
      await open(page, way === 'load' ? LATENCY : '/speech-to-text/real-time/supported-formats-and-limits');
      if (way === 'load') await bringNear(player(page));
      else await sidebarLink(page, 'Turn detection').click();
      const failure = page.getByRole('alert');
      await expect(failure).toContainText('The controls of this part did not load.');
      if (way === 'load') {
        await expect(player(page)).toContainText('welcome to the harbor');
        await expect(nextFrame(page)).toBeDisabled();
      }
      await page.unroute('**/assets/js/session-player.*');
      await failure.getByRole('button', {name: 'Try again'}).click();
      await expect(nextFrame(page)).toBeEnabled();
      await expect(failure).toHaveCount(0);
    });
  }
});

const WITHOUT_REDIRECT: [asked: string, address: string][] = [
  ['/api-ref/batch/create-a-new-job', '/api-ref/batch/create-a-new-job'],
  ['/api-ref/batch/create-a-new-job.html', '/api-ref/batch/create-a-new-job'],
  ['/api-ref/realtime-transcription-websocket.html', '/api-ref/realtime-transcription-websocket'],
  ['/speech-to-text/batch/notifications.html', '/speech-to-text/batch/notifications'],
  ['/api-ref/index.html', '/api-ref/'],
];

for (const [asked, address] of daily(WITHOUT_REDIRECT, 2)) {
  test(`a phone's page never gets lower while it comes alive, from a host that serves ${asked} as it is`, async ({
    page,
  }) => {
    await page.setViewportSize({width: WIDTHS.phone, height: 844});
    await page.route(`${asked}?*`, async (route) =>
      route.fulfill({response: await route.fetch({url: new URL(address, route.request().url()).href})}),
    );
    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, {heights});
      const note = () => {
        heights.push(document.documentElement?.scrollHeight ?? 0);
        requestAnimationFrame(note);
      };
      note();
    });
    const shifts = await watchShifts(page);
    await open(page, `${asked}?from=a#b`);
    expect((await shifts()).filter((shift) => shift > LEAST_SHIFT)).toEqual([]);
    const heights = await page.evaluate(() => (window as unknown as {heights: number[]}).heights);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    await expect(page).toHaveURL(`${address}?from=a#b`);
  });
}
