/**
 * Twelve screens look as in the accepted pictures, light and dark, with a mouse on a desktop and with a finger on a phone.
 * `npm run screens:accept` takes the pictures anew; commit them with the change that they show.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import type {Browser, Page} from '@playwright/test';
import {open, WIDTHS} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {expect, test} from '../support/site';
import {isFull} from '../support/tier';

interface Screen {
  name: string;
  address: string;
  /** What a reader does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const ON_DESKTOP: readonly Screen[] = [
  {name: 'home', address: '/'},
  {name: 'quickstart', address: '/speech-to-text/batch/quickstart'},
  {name: 'tables', address: '/speech-to-text/supported-languages'},
  {name: 'category', address: '/category/deployments'},
  {name: 'operation', address: '/api-ref/batch/create-a-new-job'},
  {name: 'search dialog', address: '/get-started/quickstart', act: searchInDialog},
  {name: 'not found', address: '/speech-to-text/bach'},
];

const ON_PHONE: readonly Screen[] = [
  {name: 'home on a phone', address: '/'},
  {name: 'guide on a phone', address: '/get-started/authentication'},
  {name: 'socket on a phone', address: '/api-ref/realtime-transcription-websocket'},
  {name: 'search page on a phone', address: '/search', act: searchOnPage},
  {name: 'menu on a phone', address: '/get-started/quickstart', act: openMenu},
];

/** Screens that are compared in dark mode every day; the others at night. */
const DARK_TOO = ['home', 'operation', 'search dialog', 'guide on a phone'];

// What a picture shows has no clock of its own: on a busy machine the first search of a visit takes seconds.
async function searchInDialog(page: Page): Promise<void> {
  const dialog = new SearchDialog(page);
  await page.keyboard.press('Control+k');
  await dialog.search('diarization');
  await dialog.rows.first().waitFor();
}

async function searchOnPage(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox', {name: 'Search docs'}).fill('diarization');
  await page.getByRole('main').getByRole('article').first().waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
}

const READERS = [
  {width: WIDTHS.desktop, isPhone: false, screens: ON_DESKTOP},
  {width: WIDTHS.phone, isPhone: true, screens: ON_PHONE},
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const {width, isPhone, screens} of READERS) {
    test.describe(`in ${colorScheme} mode, ${isPhone ? 'on a phone' : 'on a desktop'}`, () => {
      test.use({
        colorScheme,
        contextOptions: {reducedMotion: 'reduce'},
        viewport: {width, height: 720},
        hasTouch: isPhone,
        isMobile: isPhone,
      });

      const shown = isFull || colorScheme === 'light' ? screens : screens.filter(({name}) => DARK_TOO.includes(name));
      for (const {name, address, act} of shown) {
        test(`the screen "${name}" looks as accepted`, async ({page, problems, browser, origin}, {config}) => {
          problems.allow(/404 \(Not Found\)/, 'one of the screens is the page for an unknown address');
          await compareFonts(browser, origin, config.updateSnapshots === 'all');
          await open(page, address);
          if (isPhone) await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
          await act?.(page);
          // Anti-aliasing differs in some pixels between releases of Chromium; a moved word of the top bar changes hundreds.
          await expect(page).toHaveScreenshot([`${name}-${colorScheme}.png`.replaceAll(' ', '-')], {
            maxDiffPixels: 100,
            animations: 'disabled',
            caret: 'hide',
          });
        });
      }
    });
  }
}

/** Widths of a sample text in each family that the site uses, and the browser with which the pictures were taken. */
interface Fonts {
  takenWith: string;
  widths: Record<string, number>;
}

const FONTS = 'tests/screens/fonts.json';

/** Measured once: no page is opened for a picture that cannot be compared. */
let widths: Promise<Fonts['widths']> | undefined;

async function compareFonts(browser: Browser, origin: string, isTaken: boolean): Promise<void> {
  widths ??= measureFonts(browser, origin);
  const now: Fonts = {takenWith: `Chromium ${browser.version()} on ${process.platform}`, widths: await widths};
  if (isTaken) return writeFileSync(FONTS, `${JSON.stringify(now, null, 2)}\n`);
  const accepted: Fonts = JSON.parse(readFileSync(FONTS, 'utf8'));
  const isSame = JSON.stringify(accepted.widths) === JSON.stringify(now.widths);
  test.skip(!isSame, `this machine has other fonts than the pictures (${accepted.takenWith})`);
}

async function measureFonts(browser: Browser, origin: string): Promise<Fonts['widths']> {
  const page = await browser.newPage();
  await page.goto(origin, {waitUntil: 'domcontentloaded'});
  const found = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const widthOf = (tag: string, weight: string) => {
      const probe = document.body.appendChild(document.createElement(tag));
      pen.font = `${weight} 40px ${getComputedStyle(probe).fontFamily}`;
      probe.remove();
      return Math.round(pen.measureText('Speech to text: gjpqy WMwm 0123456789 {}[]').width * 10) / 10;
    };
    return {text: widthOf('p', '400'), bold: widthOf('p', '700'), code: widthOf('code', '400')};
  });
  await page.close();
  return found;
}
