import type {Page} from '@playwright/test';
import {violationsInBoth} from '../support/axe';
import {comeNear, open, overflow, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const QUICKSTART = '/speech-to-text/batch/quickstart';
const DIARIZATION = '/speech-to-text/output-enhancements/diarization';
const SOUND = '**/*.mp3';

const explorer = (page: Page) => page.getByRole('group', {name: 'Transcript explorer'});
const word = (page: Page, name: string) => explorer(page).getByRole('button', {name, exact: true});
const playButton = (page: Page) => explorer(page).getByRole('button', {name: 'Play the recording'});
const panel = (page: Page, name: string) => explorer(page).getByRole('tabpanel', {name});
const marked = (page: Page, name: string) => panel(page, name).locator('[data-current]');

async function openExplorer(page: Page, address: string): Promise<void> {
  await open(page, address);
  await comeNear(playButton(page));
}

function soundRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) asked.push(request.url());
  });
  return asked;
}

/** Keeps the indexes of the words that light up: a word is lit for less time than it takes to ask. */
async function litPlaces(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.evaluateHandle(() => {
    const indexes: number[] = [];
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        const {dataset, ariaCurrent} = target as HTMLElement;
        if (ariaCurrent) indexes.push(Number(dataset.index));
      }
    }).observe(document.body, {subtree: true, attributeFilter: ['aria-current']});
    return indexes;
  });
  return () => seen.evaluate((indexes) => indexes);
}

test('is clicked, worked with keys, and played: words, formats, and sound stay in step', async ({page}) => {
  const asked = soundRequests(page);
  await openExplorer(page, QUICKSTART);
  await test.step('the arrow keys lead through the words, from one stop of the Tab key', async () => {
    await playButton(page).focus();
    await page.keyboard.press('Tab');
    await expect(word(page, 'Good')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(word(page, 'morning')).toBeFocused();
    await expect(marked(page, 'JSON').first()).toContainText('"content": "morning"');
    await page.keyboard.press('End');
    await expect(word(page, 'all.')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(explorer(page).getByRole('status').last()).toHaveText('morning results[1], 0.57–1.07 s');
    await page.keyboard.press('Shift+Tab');
    await expect(playButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(word(page, 'morning')).toBeFocused();
  });
  await test.step('a click jumps in the waveform, and shows where a word is in items, subtitles, and text', async () => {
    const waveform = explorer(page).locator('svg[viewBox^="0 0 480"]');
    const {width = 0, height = 0} = (await waveform.boundingBox()) ?? {};
    await waveform.click({position: {x: width / 2, y: height / 2}});
    await expect(explorer(page).getByText('7.4 / 14.8 s')).toBeVisible();
    await expect(word(page, 'first.')).toHaveAttribute('aria-current', 'true');

    await word(page, 'tour.').click();
    await expect(explorer(page)).toContainText('results[7]');
    await expect(explorer(page)).toContainText('2.54–2.96 s');
    await expect(marked(page, 'JSON')).toHaveCount(2);
    await panel(page, 'JSON').scrollIntoViewIfNeeded();
    await expect(marked(page, 'JSON').first()).toBeInViewport();
    await expect(marked(page, 'JSON').last()).toContainText('"type": "punctuation"');

    await explorer(page).getByRole('tab', {name: 'SRT'}).click();
    await expect(marked(page, 'SRT')).toHaveText(
      /^1\s+00:00:00,360 --> 00:00:02,960\s+Good morning and welcome to the/,
    );
    await explorer(page).getByRole('tab', {name: 'Text'}).click();
    await expect(marked(page, 'Text')).toHaveText('tour.');
    await explorer(page).getByRole('tab', {name: 'JSON'}).click();
    await expect(marked(page, 'JSON').first()).toBeInViewport();
  });
  await test.step('the sound is requested when it is played, and lights up the words', async () => {
    await word(page, 'jacket').click();
    await expect(word(page, 'jacket')).toHaveAttribute('aria-current', 'true');
    expect(asked).toEqual([]);

    const lit = await litPlaces(page);
    await playButton(page).click();
    await expect.poll(async () => (await lit()).length).toBeGreaterThan(2);
    const indexes = await lit();
    expect(indexes).toEqual([...indexes].sort((left, right) => left - right));
    expect(indexes[0]).toBeGreaterThan(29);
    await expect(explorer(page).locator('[data-index][aria-current]')).toHaveCount(1);
    expect(asked.length).toBeGreaterThan(0);
  });
});

const rewritten = [
  {
    address: '/speech-to-text/output-enhancements/output-formatting',
    text: 'Good morning and welcome to the harbour tour. We leave from the north pier and sail around the old lighthouse first. The trip takes ## minutes, so keep your jacket close. Ask any of the staff if you need anything at all.',
    name: 'harbour',
    items: 1,
  },
  {
    address: '/speech-to-text/output-enhancements/punctuation-settings',
    text: 'Ferry office good morning. Hello two tickets for the 23rd of April please. Of course that comes to £31.',
    name: 'please.',
    items: 2,
  },
];

for (const {address, text, name, items} of daily(rewritten)) {
  test(`shows on ${address} what its settings make of the recording`, async ({page}) => {
    await openExplorer(page, address);
    await word(page, name).click();
    await expect(marked(page, 'JSON')).toHaveCount(items);
    await explorer(page).getByRole('tab', {name: 'Text'}).click();
    await expect(panel(page, 'Text').locator('pre')).toHaveText(text);
  });
}

test('says what is wrong with the sound, keeps the words at work, is accessible then and fits the narrowest phone, and tries again', async ({
  page,
  problems,
}) => {
  problems.allow(/404|mp3/, 'the recording cannot be played');
  const responses = [
    {status: 404, body: 'Not found'},
    {status: 200, contentType: 'audio/mpeg', body: 'no sound at all'},
  ];
  await page.route(SOUND, (route) => {
    const response = responses.shift();
    return response ? route.fulfill(response) : route.continue();
  });
  await page.addInitScript(() => {
    const {play} = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play;
      return Promise.reject(new DOMException('not now', 'NotAllowedError'));
    };
  });
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: WIDTHS.narrow, height: 800});
  await openExplorer(page, DIARIZATION);
  const alert = explorer(page).getByRole('alert');
  await playButton(page).click();
  await expect(alert).toContainText('Allow it for this site');
  await playButton(page).click();
  await expect(alert).toContainText('did not load');
  await word(page, '23rd of April,').click();
  await expect(marked(page, 'JSON').first()).toContainText('23rd of April');
  expect(await violationsInBoth(page, {within: '[data-search="skip"]'})).toEqual([]);
  expect(await overflow(page)).toBe(0);

  const broken = page.waitForResponse(SOUND);
  await alert.getByRole('button', {name: 'Retry'}).click();
  expect((await broken).status()).toBe(200);
  await expect(alert).toContainText('did not load');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(alert).toHaveCount(0);
});
