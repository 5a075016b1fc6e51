/** The narrow layout: from 996 px down, everything that is beside the page is in one sidebar. */
import type {Locator, Page} from '@playwright/test';
import {violations} from '../support/axe';
import {labels} from '../support/labels';
import {open, overflow} from '../support/reader';
import {SearchDialog} from '../support/searchDialog';
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

test.describe('the narrow layout', () => {
  test('applies at 996 px and ends at 997 px', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, PAGE);
    await expect(menuButton(page)).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
    await page.setViewportSize({width: 997, height: 800});
    await expect(menuButton(page)).toBeHidden();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });
});

test.describe('the drawer', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('opens with the page’s sidebar as high as the window, goes back to the main menu and on to a page', {
    tag: '@smoke',
  }, async ({page}) => {
    await open(page, PAGE);
    await menuButton(page).click();
    await expect(drawer(page).getByRole('link', {name: 'Audio events'})).toBeInViewport();
    expect(await drawer(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(800);
    await expect(drawer(page).getByRole('button', {name: /switch between dark and light mode/i})).toBeVisible();
    const back = drawer(page).getByRole('button', {name: 'Back to main menu'});
    await back.click();
    for (const name of ['Versions', 'Languages']) {
      await expect(drawer(page).getByRole('button', {name, exact: true})).toBeVisible();
    }
    const mainMenu = drawer(page).locator('.navbar-sidebar__item').first();
    await expect(mainMenu.getByRole('link', {name: labels.reference, exact: true})).toBeInViewport();
    await mainMenu.getByRole('link', {name: labels.reference, exact: true}).click();
    await expect(page).toHaveURL('/api-ref/');
  });

  test('shows both areas above the tree, and marks the one that is read', async ({page}) => {
    await open(page, PAGE);
    await menuButton(page).click();
    const tree = drawer(page).locator('.navbar-sidebar__item').last();
    const [docs, reference] = [labels.docs, labels.reference].map((name) =>
      tree.getByRole('link', {name, exact: true}),
    );
    await expect(docs as Locator).toHaveAttribute('aria-current', 'page');
    // Side by side at one height.
    await expect(reference as Locator).toBeInViewport();
    expect((await reference?.boundingBox())?.y).toBe((await docs?.boundingBox())?.y);
    await tree.getByRole('link', {name: labels.reference, exact: true}).click();
    await expect(page).toHaveURL('/api-ref/');
    await expect(drawer(page)).toBeHidden();
  });

  test('closes with its button, with Escape, with a tap beside it, and after a page has been chosen', async ({
    page,
  }) => {
    await open(page, PAGE);
    for (const close of [
      () => drawer(page).getByRole('button', {name: 'Close navigation bar'}).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(380, 500),
      () => drawer(page).getByRole('link', {name: 'Audio filtering'}).click(),
    ]) {
      await menuButton(page).click();
      await expect(drawer(page).getByRole('link', {name: 'Audio events'})).toBeVisible();
      await close();
      await expect(drawer(page)).toBeHidden();
    }
    await expect(page).toHaveURL('/speech-to-text/features/audio-filtering');
  });

  test('is accessible when open, and the page behind does not scroll', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, PAGE);
    await menuButton(page).click();
    await expect(drawer(page).getByRole('link', {name: 'Audio events'})).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
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

  test('so is everything in the search dialog: tasks and sections, hits, and other queries', async ({page}) => {
    const dialog = new SearchDialog(page);
    await dialog.open('/speech-to-text/batch/quickstart');
    for (const name of ['Common tasks', 'On this page']) {
      await expect(dialog.root.getByRole('navigation', {name}).getByRole('link').first()).toBeVisible();
    }
    expect(await smallTargets(dialog.root)).toEqual([]);
    await dialog.search('diarization');
    await expect(dialog.rows.first()).toBeVisible();
    expect(await smallTargets(dialog.root)).toEqual([]);
    await dialog.search('qqqqzzzz');
    await expect(dialog.root.locator('.DocSearch-Title')).toHaveText('No results for "qqqqzzzz"');
    expect(await smallTargets(dialog.root)).toEqual([]);
  });
});

test.describe('the bar at the foot of a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  const GUIDE = '/get-started/authentication';
  const inBar = (page: Page, name: string) =>
    page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name, exact: true});
  /** Where the bar begins, from the top of the window. */
  const topOfBar = async (page: Page) => (await inBar(page, 'Menu').boundingBox())?.y ?? 0;

  test('has menu, search, and contents side by side, at the edge of the window, and not on paper', async ({page}) => {
    await open(page, GUIDE);
    await expect(inBar(page, 'Menu')).toBeVisible();
    const boxes = await Promise.all(['Menu', 'Search', 'On this page'].map((name) => inBar(page, name).boundingBox()));
    expect(boxes.map((box) => Math.round(box?.width ?? 0))).toEqual([130, 130, 130]);
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    }
    await page.emulateMedia({media: 'print'});
    await expect(inBar(page, 'Menu')).toBeHidden();
  });

  test('opens the menu, each of whose entries is 44 px high, and is hidden while the menu is open', async ({page}) => {
    await open(page, PAGE);
    await inBar(page, 'Menu').tap();
    await expect(drawer(page).getByRole('link', {name: 'Audio events'})).toBeInViewport();
    expect(await small(page)).toEqual([]);
    await expect(inBar(page, 'Menu')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(inBar(page, 'Menu')).toBeVisible();
  });

  test('opens search with the focus in its field, and gets the focus back', async ({page}) => {
    await open(page, GUIDE);
    await inBar(page, 'Search').tap();
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(inBar(page, 'Search')).toBeFocused();
  });

  test('opens the contents with the section that is read, and leads to another one', async ({page}) => {
    await open(page, GUIDE);
    const headings = page.locator('.theme-doc-markdown h2[id]');
    const ids = await headings.evaluateAll((all) => all.map(({id}) => id));
    await headings.nth(1).evaluate((heading) => heading.scrollIntoView());
    await inBar(page, 'On this page').tap();
    const sheet = page.getByRole('dialog', {name: 'On this page'});
    await expect(sheet.locator('[aria-current="location"]')).toHaveAttribute('href', `#${ids[1]}`);
    expect(await violations(page)).toEqual([]);
    const last = sheet.locator(`a[href="#${ids.at(-1)}"]`);
    expect((await last.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await last.tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`#${ids.at(-1)}$`));
    await expect(headings.last()).toBeInViewport();
  });

  test('covers neither the end of the page nor what has the focus', async ({page}) => {
    await open(page, GUIDE);
    const top = await topOfBar(page);
    const last = page.getByRole('contentinfo').locator('p, div').last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await last.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(() => {
        const focused = document.activeElement;
        const isInBar =
          focused?.closest('nav') && getComputedStyle(focused.parentElement ?? focused).position === 'fixed';
        return isInBar ? 0 : (focused?.getBoundingClientRect().bottom ?? 0);
      });
      expect(bottom).toBeLessThanOrEqual(top + 1);
    }
  });
});
