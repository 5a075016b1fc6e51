/** Browser storage that is blocked, full, wiped or holds anything: reading goes on, the default is shown. */
import type {Page} from '@playwright/test';
import {htmlOf} from '../support/built';
import {labels} from '../support/labels';
import {open} from '../support/reader';
import {expect, test} from '../support/site';
import {daily} from '../support/tier';

const PAGE = '/get-started/quickstart';
const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /switch between dark and light mode/i});

function storageKey(name: string): string {
  const [, suffix] = /"?namespace"?:"(-\w+|)"/.exec(htmlOf('/')) ?? [];
  if (suffix === undefined) throw new Error('the early script of the built site names no namespace of its storage');
  return name + suffix;
}

const brokenStorage = {
  denied: () => {
    const denied = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, denied);
    Object.defineProperty(document, 'cookie', denied);
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  nearlyFull: () => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 100) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  },
};
/** What the framework says of it, once, to developers. */
const STORAGE_WARNING = /Docusaurus (?:browser )?storage|browser storage is not available/;

async function plant(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

async function expectAlive(page: Page) {
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
  await page.getByRole('link', {name: labels.reference, exact: true}).first().click();
  await expect(page).toHaveURL('/api-ref/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

for (const [name, script] of [
  ['D-5, D-13: with all site data blocked', brokenStorage.denied],
  ['D-6: with a storage that is full', brokenStorage.full],
  ['D-6: with a storage that is nearly full', brokenStorage.nearlyFull],
] as const) {
  test(`${name}, the page reads, switches colors, navigates, and finds`, async ({page, problems, dialog}) => {
    problems.allow(STORAGE_WARNING, 'Docusaurus says so to developers');
    await page.addInitScript(script);
    await open(page, PAGE);
    await expectAlive(page);
    await page.keyboard.press('Control+k');
    await dialog.search('authentication');
    await expect(dialog.titles().first()).toHaveText('Authentication');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/get-started/authentication');
    await dialog.isClosed();
  });
}

for (const value of daily(['purple', 'Dark', '"dark"', 'x'.repeat(1_000_000)])) {
  test(`D-7: a stored color mode of "${value.slice(0, 8)}" counts as none`, async ({page}) => {
    await plant(page, storageKey('theme'), value);
    await open(page, PAGE);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page).locator('svg:visible')).toHaveCount(1);
  });
}

test('D-8: what another tab stores is followed, and its garbage is not', {tag: '@order'}, async ({page, context}) => {
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, '/api-ref/');
  const key = storageKey('theme');
  const store = (value: string) =>
    other.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  await store('dark');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await store('garbage');
  await expect(html(page)).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  await other.evaluate(() => localStorage.clear());
  await expect(html(page)).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  await expect(toggle(page).locator('svg:visible')).toHaveCount(1);
});

test.describe('on the fixture site', () => {
  test.use({site: 'states'});

  /** Whatever suffix the site uses: the value is read under every name that begins like this. */
  const readAs = (page: Page, name: string, value: string) =>
    page.addInitScript(
      ([start, stored]) => {
        const {getItem} = Storage.prototype;
        Storage.prototype.getItem = function (key) {
          return key.startsWith(start) ? stored : getItem.call(this, key);
        };
      },
      [name, value] as const,
    );

  test('D-10: a stored tab that does not exist shows the first one', async ({page}) => {
    await readAs(page, 'docusaurus.tab.language', '<bad>');
    await open(page, '/folded');
    await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });
});
