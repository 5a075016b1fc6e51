/** Light, dark, or as the system says: chosen with one button, kept, shared between tabs, and never flashing. */
import type {Page} from '@playwright/test';
import {open} from '../support/reader';
import {expect, test} from '../support/site';

const PAGE = '/get-started/quickstart';

const toggle = (page: Page) => page.getByRole('button', {name: /switch between dark and light mode/i});
const html = (page: Page) => page.locator('html');

function storedChoice(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('theme'));
    return key ? localStorage.getItem(key) : null;
  });
}

async function expectMode(page: Page, choice: 'light' | 'dark' | 'system', shown: 'light' | 'dark') {
  await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
  await expect(html(page)).toHaveAttribute('data-theme', shown);
  await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
  await expect(toggle(page).locator('svg').filter({visible: true})).toHaveCount(1);
}

test('follows the system while nothing is chosen, cycles through light, dark and system, and keeps the choice', {
  tag: '@smoke',
}, async ({page}) => {
  await open(page, PAGE);
  await expectMode(page, 'system', 'light');
  expect(await storedChoice(page)).toBeNull();
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'system', 'dark');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expectMode(page, 'light', 'light');
  await page.emulateMedia({colorScheme: 'light'});
  expect(await storedChoice(page)).toBe('light');
  await page.keyboard.press('Space');
  await expectMode(page, 'dark', 'dark');
  expect(await storedChoice(page)).toBe('dark');
  await page.reload();
  await expectMode(page, 'dark', 'dark');
  await toggle(page).click();
  await expectMode(page, 'system', 'light');
  expect(await storedChoice(page)).toBeNull();
});

test('goes along in every open tab, and never paints the wrong mode first', async ({page, context}) => {
  const other = await context.newPage();
  await open(other, '/get-started/authentication');
  await open(page, PAGE);
  await toggle(page).click();
  await toggle(page).click();
  await expectMode(page, 'dark', 'dark');
  await expectMode(other, 'dark', 'dark');
  // Every mode that <html> ever has, from the moment there is a body to paint.
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, {modesSeen: seen});
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.getAttribute('data-theme'));
    }).observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ['data-theme']});
  });
  for (const address of [PAGE, '/']) {
    await page.goto(address);
    await expectMode(page, 'dark', 'dark');
    const seen = await page.evaluate(() => (window as unknown as {modesSeen: string[]}).modesSeen);
    // The inline script is in the head: before it nothing is painted.
    expect(new Set(seen.filter((mode) => mode !== null))).toEqual(new Set(['dark']));
  }
});
