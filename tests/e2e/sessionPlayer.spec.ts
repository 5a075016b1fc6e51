import type {Page} from '@playwright/test';
import {violationsInBoth} from '../support/axe';
import {comeNear, open, overflow, WIDTHS} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const LATENCY = '/speech-to-text/real-time/latency';
const END_OF_TURN = '/speech-to-text/real-time/end-of-turn';

const player = (page: Page) => page.getByRole('group', {name: 'Session player'});
const payload = (page: Page) => player(page).locator('pre');
const delay = (page: Page) => player(page).getByRole('slider', {name: /^max_delay/});
const trigger = (page: Page) => player(page).getByRole('slider', {name: /silence_trigger/});

async function openPlayer(page: Page, address: string): Promise<void> {
  await open(page, address);
  await comeNear(player(page).getByRole('button', {name: 'Play'}));
}

/** Opens a page whose time does not move until the test lets it pass: a slow machine would play on between two steps. */
async function openStopped(page: Page, address: string): Promise<void> {
  await page.clock.install({time: 0});
  await openPlayer(page, address);
  await page.clock.pauseAt(600_000);
}

/** Lets time pass in one leap, between a few pictures: playing every one of them would take as long. */
async function later(page: Page, ms: number): Promise<void> {
  // What a click began begins with the next picture.
  await page.clock.runFor(50);
  await page.clock.fastForward(ms);
  await page.clock.runFor(50);
}

test('steps from frame to frame with JSON and text of each, without a playhead over the names of the lanes (L2), and says in figures what a setting changes', async ({
  page,
}) => {
  await openPlayer(page, LATENCY);
  await expect(payload(page)).toContainText('"AddPartialTranscript"');
  await expect(player(page).locator('p', {hasText: 'Good morning and'}).first()).toContainText('welcome to the harbor');

  await player(page).getByRole('button', {name: 'Next frame'}).click();
  await expect(payload(page)).toContainText('"AudioAdded"');
  await player(page).getByRole('button', {name: 'Previous frame'}).click();
  await expect(payload(page)).toContainText('"welcome to the harbor"');

  const names = player(page).locator('svg text');
  expect(await names.count()).toBeGreaterThan(4);
  const cut = await names.evaluateAll((texts) => {
    const line = document.querySelector('.session-player__playhead');
    let end = Number(line?.getAttribute('y1'));
    const pieces = (line?.getAttribute('stroke-dasharray') ?? '').split(' ').map((length, index) => {
      end += Number(length);
      return {from: end - Number(length), to: end, isDrawn: index % 2 === 0};
    });
    return texts
      .filter((text) => {
        const {y, height} = (text as SVGGraphicsElement).getBBox();
        return pieces.some(({from, to, isDrawn}) => isDrawn && from < y + height && to > y);
      })
      .map((text) => text.textContent);
  });
  expect(cut).toEqual([]);

  const median = player(page).getByText('Final after', {exact: true}).locator('..');
  await expect(median).toContainText('1.37 s');
  await delay(page).focus();
  await page.keyboard.press('Home');
  await expect(delay(page)).toHaveAttribute('aria-valuetext', '0.7 s');
  await expect(median).toContainText('0.62 s');
  await expect(median).toContainText('−0.75 s');
  await expect(
    player(page)
      .getByRole('row', {name: /^0\.7 s/})
      .first(),
  ).toHaveAttribute('aria-current', 'true');

  await trigger(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(trigger(page)).toHaveAttribute('aria-valuetext', '0.3 s');
  await expect(player(page).getByText('Ends of utterance', {exact: true}).first().locator('..')).toContainText('+4');
});

test('plays the frames as they came, and pauses at the frame that came last', async ({page}) => {
  await openStopped(page, LATENCY);
  await player(page).getByRole('button', {name: 'Play'}).click();
  await later(page, 1500);
  await expect(player(page)).toContainText('We leave from the north pier');
  await player(page).getByRole('button', {name: 'Pause'}).click();
  await later(page, 300);
  await expect(page).toHaveURL(/frame=\d+/);
  const place = await player(page)
    .getByText(/ · frame \d+ of/)
    .textContent();
  await later(page, 2000);
  await expect(player(page).getByText(/ · frame \d+ of/)).toHaveText(place ?? '');
});

test('is worked with the keyboard alone, and links to a moment: the address restores settings and frame', async ({
  page,
}) => {
  await openPlayer(page, END_OF_TURN);
  await delay(page).focus();
  await page.keyboard.press('ArrowRight');
  // The ring of a focused slider is inside its box.
  await expect(delay(page)).toHaveCSS('outline-style', 'solid');
  await expect(delay(page)).toHaveCSS('outline-offset', '-2px');
  await page.keyboard.press('ArrowLeft');
  for (const name of ['end_of_utterance_silence_trigger', 'Position', 'Previous frame', 'Play', 'Next frame']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(payload(page)).toContainText('"AudioAdded"');

  await trigger(page).fill('1');
  await player(page).locator('summary').click();
  await player(page).getByRole('row').getByRole('link', {name: 'EndOfUtterance'}).first().click();
  await expect(payload(page)).toContainText('"EndOfUtterance"');
  const link = await player(page).getByRole('link', {name: 'Link to this moment'}).getAttribute('href');
  expect(link).toMatch(/^\?max_delay=2&silence=0\.3&frame=\d+#session-player$/);
  await expect(page).toHaveURL((url) => link?.startsWith(`${url.search}#`) ?? false);

  await page.goto('about:blank');
  await openPlayer(page, END_OF_TURN + link);
  await expect(payload(page)).toContainText('"EndOfUtterance"');
  await expect(trigger(page)).toHaveAttribute('aria-valuetext', '0.3 s');
  await expect(player(page)).toBeInViewport();
});

for (const address of daily([END_OF_TURN, LATENCY, '/speech-to-text/real-time/quickstart'])) {
  test(`is accessible in both modes, and fits every width, with its table open: ${address}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: WIDTHS.desktop, height: 900});
    await openPlayer(page, address);
    const [whole, json] = await Promise.all([player(page).boundingBox(), payload(page).boundingBox()]);
    expect(
      (json?.y ?? 0) + (json?.height ?? 0) - (whole?.y ?? 0),
      'settings and JSON are in sight together',
    ).toBeLessThan(720);
    await player(page).locator('summary').click();
    expect(await violationsInBoth(page, {within: '#session-player'})).toEqual([]);
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({width, height: 800});
      expect(await overflow(page), `${width} px`).toBe(0);
    }
  });
}
