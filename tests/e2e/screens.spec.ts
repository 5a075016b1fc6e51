/**
 * Twelve screens look as in the accepted pictures, light and dark. `npm run screens:accept` takes the pictures anew;
 * commit them with the change that they show.
 */
import type {Page} from '@playwright/test';
import {acceptedFonts, acceptFonts, measureFonts} from '../support/fonts';
import {open, WIDTHS} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
import {expect, test} from '../support/site';

interface Screen {
  name: string;
  address: string;
  width: number;
  /** What a reader does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const {desktop, phone} = WIDTHS;

const SCREENS: readonly Screen[] = [
  {name: 'home', address: '/', width: desktop},
  {name: 'home on a phone', address: '/', width: phone},
  {name: 'quickstart', address: '/speech-to-text/batch/quickstart', width: desktop},
  {name: 'guide on a phone', address: '/get-started/authentication', width: phone},
  {name: 'tables', address: '/speech-to-text/supported-languages', width: desktop},
  {name: 'category', address: '/category/deployments', width: desktop},
  {name: 'operation', address: '/api-ref/batch/create-a-new-job', width: desktop},
  {name: 'socket on a phone', address: '/api-ref/realtime-transcription-websocket', width: phone},
  {name: 'search dialog', address: '/get-started/quickstart', width: desktop, act: searchInDialog},
  {name: 'search page on a phone', address: '/search', width: phone, act: searchOnPage},
  {name: 'menu on a phone', address: '/get-started/quickstart', width: phone, act: openMenu},
  {name: 'not found', address: '/speech-to-text/bach', width: desktop},
];

async function searchInDialog(page: Page): Promise<void> {
  const dialog = new SearchDialog(page);
  await page.keyboard.press('Control+k');
  await dialog.search('diarization');
  await expect(dialog.rows.first()).toBeVisible();
}

async function searchOnPage(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox', {name: 'Search docs'}).fill('diarization');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    for (const {name, address, width, act} of SCREENS) {
      test(`the screen "${name}" looks as accepted`, async ({page, problems, browser}, {config}) => {
        problems.allow(/404 \(Not Found\)/, 'one of the screens is the page for an unknown address');
        await page.setViewportSize({width, height: 720});
        await open(page, address);
        const widths = await measureFonts(page);
        const accepted = acceptedFonts();
        if (config.updateSnapshots === 'all') {
          acceptFonts({
            takenWith: `Chromium ${browser.version()} on ${process.platform}`,
            widths: {...accepted?.widths, ...widths},
          });
        } else {
          const isSame = JSON.stringify(accepted?.widths) === JSON.stringify(widths);
          test.skip(
            !isSame,
            `this machine has other fonts than the pictures (${accepted?.takenWith ?? 'none taken yet'})`,
          );
        }
        await act?.(page);
        // Anti-aliasing differs a little between releases of the browser; a moved block changes far more.
        await expect(page).toHaveScreenshot([`${name}-${colorScheme}.png`.replaceAll(' ', '-')], {
          maxDiffPixelRatio: 0.01,
          animations: 'disabled',
          caret: 'hide',
        });
      });
    }
  });
}
