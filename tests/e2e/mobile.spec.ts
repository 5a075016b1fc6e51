/** The narrow layout: from 996 px down, everything that is beside the page is in one sidebar. */
import type {Page} from '@playwright/test';
import {violations} from '../support/axe';
import {labels} from '../support/labels';
import {open, overflow} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';
import {smallTargets} from '../support/touch';

const PAGE = '/speech-to-text/features/audio-events';

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const drawer = (page: Page) => page.locator('.navbar-sidebar');
/** All controls that are too small for a finger but links inside a sentence, which are as high as their line. */
const small = (page: Page) =>
  smallTargets(
    page.locator('body'),
    'p, td, th, dd, dt, figcaption, article li, .theme-announcement-bar, .hash-link, [class*="skipToContent"]',
  );

test.describe('the drawer', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('opens as high as the window over a page that does not scroll, is accessible, closes in four ways, and goes back to the main menu and on to a page', {
    tag: '@smoke',
  }, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, PAGE);
    await menuButton(page).click();
    await expect(drawer(page).getByRole('link', {name: 'Audio events'})).toBeInViewport();
    expect(await drawer(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(800);
    await expect(drawer(page).getByRole('button', {name: /switch between dark and light mode/i})).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
    for (const close of [
      () => drawer(page).getByRole('button', {name: 'Close navigation bar'}).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(380, 500),
      () => drawer(page).getByRole('link', {name: 'Audio filtering'}).click(),
    ]) {
      if (await drawer(page).isHidden()) await menuButton(page).click();
      await expect(drawer(page).getByRole('link', {name: 'Audio events'})).toBeVisible();
      await close();
      await expect(drawer(page)).toBeHidden();
    }
    await expect(page).toHaveURL('/speech-to-text/features/audio-filtering');

    await menuButton(page).click();
    await drawer(page).getByRole('button', {name: 'Back to main menu'}).click();
    for (const name of ['Versions', 'Languages']) {
      await expect(drawer(page).getByRole('button', {name, exact: true})).toBeVisible();
    }
    const mainMenu = drawer(page).locator('.navbar-sidebar__item').first();
    await expect(mainMenu.getByRole('link', {name: labels.reference, exact: true})).toBeInViewport();
    await mainMenu.getByRole('link', {name: labels.reference, exact: true}).click();
    await expect(page).toHaveURL('/api-ref/');
  });
});

test.describe('for a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  for (const path of daily([
    '/api-ref/batch/create-a-new-job',
    '/',
    '/speech-to-text/batch/quickstart',
    '/get-started/quickstart',
    '/api-ref/',
  ])) {
    test(`every control on a line of its own on ${path} is 44 px high and wide (H11)`, async ({page}) => {
      await open(page, path);
      expect(await small(page)).toEqual([]);
    });
  }

  test('so is everything in the search dialog: hits, and other queries', async ({dialog}) => {
    await dialog.open();
    await dialog.search('diarization');
    await expect(dialog.rows.first()).toBeVisible();
    expect(await smallTargets(dialog.root)).toEqual([]);
    await dialog.search('qqqqzzzz');
    await expect(dialog.root.locator('.DocSearch-Title')).toHaveText('No results for "qqqqzzzz"');
    expect(await smallTargets(dialog.root)).toEqual([]);
  });
});
