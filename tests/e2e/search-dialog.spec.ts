import type {Page} from '@playwright/test';
import {expect, test} from '../support/hostedSite';
import {labels} from '../support/labels';
import {holdScripts, hydrated, open} from '../support/reader';
import {hit, ordinary} from '../support/searchHits';

const PAGE = '/get-started/quickstart';

test('opens by click, slash, Ctrl or Cmd with K, a letter typed on the button, and the key in the place of K, with its texts, what is selected, and at most 64 characters', async ({
  page,
  dialog,
}) => {
  await open(page, PAGE);
  await dialog.button.click();
  await dialog.isOpen();
  await expect(dialog.root.getByText('No recent searches')).toBeVisible();
  await expect(dialog.input).toHaveAttribute('placeholder', 'Search docs');
  await expect(dialog.input).toHaveAttribute('maxlength', '64');
  for (const shortcut of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press('Escape');
    await dialog.isClosed();
    await page.keyboard.press(shortcut);
    await dialog.isOpen();
    await expect(dialog.input).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await dialog.isClosed();
  await dialog.button.focus();
  await page.keyboard.press('d');
  await dialog.isOpen();
  await expect(dialog.input).toHaveValue('d');
  await page.keyboard.insertText('y'.repeat(100));
  await expect(dialog.input).toHaveValue(`d${'y'.repeat(63)}`);
  await page.keyboard.press('Escape');
  await dialog.isClosed();

  const press = (key: string) =>
    page.evaluate((name) => {
      const keys = {key: name, code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true};
      document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
    }, key);
  // Dvorak has T where others have K, and Ctrl+T is the browser's.
  await press('t');
  await dialog.isClosed();
  await page.locator('h1').selectText();
  await press('л');
  await dialog.isOpen();
  await expect(dialog.input).toHaveValue('Quickstart and emulator');
});

test('stays closed for Ctrl or Cmd with F on the button, for letters elsewhere and for a slash in a field', async ({
  page,
  dialog,
}) => {
  await open(page, '/search');
  await dialog.button.focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Meta+f');
  await page.keyboard.press('Shift');
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await dialog.isClosed();
});

test('keeps the focus inside and gives it back to where it was, whatever the page wrote into its address', async ({
  page,
  service,
  dialog,
}) => {
  service.finds(ordinary);
  await open(page, PAGE);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Control+k');
  await dialog.isOpen();
  await dialog.search('key');
  await expect(dialog.rows).toHaveCount(4);
  for (const key of [...Array(12).fill('Tab'), ...Array(6).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await dialog.root.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.evaluate(() => history.replaceState(history.state, '', '?filter=max'));
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('requests snippets of 10 words, of 5 on a small screen', async ({page, service, dialog}) => {
  service.finds(ordinary);
  for (const {width, words} of [
    {width: 769, words: 10},
    {width: 768, words: 5},
  ]) {
    await page.setViewportSize({width, height: 800});
    await open(page, `/search?q=page+${width}`);
    await page.keyboard.press('Control+k');
    await dialog.search(`dialog ${width}`);
    await expect(dialog.rows).toHaveCount(4);
    const asked = service.queries.filter(({query}) => query.endsWith(` ${width}`));
    expect(new Set(asked.map(({query}) => query))).toEqual(new Set([`page ${width}`, `dialog ${width}`]));
    for (const {attributesToSnippet} of asked) expect(attributesToSnippet).toContain(`content:${words}`);
  }
});

test('shows up to five hits of a section, and the way to all results unless all are shown', async ({
  page,
  service,
  dialog,
}) => {
  const many = (section: string) =>
    [1, 2, 3, 4, 5, 6, 7].map((n) => hit(`${section}-${n}`, {section, title: `T${n}`, path: `/${section}-${n}`}));
  service.finds([hit('one')]);
  const toAll = dialog.root.getByRole('link', {name: /^See/});
  await dialog.open();
  await dialog.search('one');
  await expect(dialog.rows).toHaveCount(1);
  await expect(toAll).toHaveCount(0);
  service.finds([...many('Guides'), ...many(labels.reference)], 1234);
  await dialog.search('t & more');
  await expect(dialog.root.getByRole('tree', {name: 'Guides'}).getByRole('treeitem')).toHaveCount(5);
  await expect(dialog.root.getByRole('tree', {name: labels.reference}).getByRole('treeitem')).toHaveCount(5);
  await expect(toAll).toHaveText('See all 1,234 results');
  await toAll.click();
  await expect(page).toHaveURL(/\/search\?q=t\+%26\+more$/);
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('t & more');
});

test('moves by arrow keys, opens a hit with Enter and keeps the page when Ctrl is held', async ({
  page,
  service,
  dialog,
}) => {
  service.finds(ordinary);
  await dialog.open('/');
  await dialog.search('key');
  const opened = page.context().waitForEvent('page');
  await dialog.rows
    .nth(0)
    .getByRole('link')
    .click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(dialog.root).toBeVisible();
  // A chosen row would be announced instead of what is typed.
  await expect(dialog.root.locator('[aria-selected=true]')).toHaveCount(0);
  await expect(dialog.input).not.toHaveAttribute('aria-activedescendant');
  await expect(dialog.input).toHaveAttribute('aria-expanded', 'true');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(dialog.rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.input).toHaveAttribute(
    'aria-activedescendant',
    (await dialog.rows.nth(2).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/get-started\/authentication$/);
  await dialog.isClosed();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

async function plant(page: Page, counts: {recents: number; favorites: number}): Promise<void> {
  const entries = Object.entries(counts).map(([kind, count]) => {
    const [key, name] = kind === 'recents' ? ['RECENT', 'Recent'] : ['FAVORITE', 'Favorite'];
    const hits = Array.from({length: count}, (_, n) => hit(`${name}${n}`, {title: `${name} ${n}`}));
    return [`__DOCSEARCH_${key}_SEARCHES__docs`, JSON.stringify(hits)] as const;
  });
  await page.addInitScript((all) => {
    if (localStorage.length === 0) for (const [key, text] of all) localStorage.setItem(key, text);
  }, entries);
}

test('remembers what was opened, the last one first, seven at most, and forgets it on request', async ({
  page,
  service,
  dialog,
}) => {
  await plant(page, {recents: 6, favorites: 0});
  await open(page, '/');
  for (const title of ['Title 1', 'Title 2', 'Title 1']) {
    service.finds([hit(title, {title, anchor: 'part'})]);
    await page.keyboard.press('Control+k');
    await dialog.search(`query ${title}`);
    await expect(dialog.titles()).toHaveText([title]);
    await page.keyboard.press('Enter');
    await dialog.isClosed();
  }
  await page.keyboard.press('Control+k');
  const recents = dialog.root.getByRole('tree', {name: 'Recent'}).getByRole('treeitem');
  await expect(recents).toHaveCount(7);
  const kept = ['Recent 0', 'Recent 1', 'Recent 2', 'Recent 3', 'Recent 4'];
  await expect(dialog.titles()).toHaveText(['Title 1', 'Title 2', ...kept]);
  await dialog.rows.first().getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(dialog.titles()).toHaveText(['Title 2', ...kept]);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(recents).toHaveCount(6);
  // The first favorite leaves four beside it.
  await recents.first().getByRole('button', {name: 'Save this search'}).click();
  await expect(dialog.root.getByRole('tree', {name: 'Favorite'}).getByRole('treeitem')).toHaveText([/Title 2/]);
  await expect(recents).toHaveText([/Recent 0/, /Recent 1/, /Recent 2/, /Recent 3/]);
});

test('keeps favorites, ten at most, and four recent searches beside them', async ({page, dialog}) => {
  await plant(page, {recents: 7, favorites: 12});
  await dialog.open();
  const recents = dialog.root.getByRole('tree', {name: 'Recent'});
  const favorites = dialog.root.getByRole('tree', {name: 'Favorite'});
  await expect(recents.getByRole('treeitem')).toHaveCount(4);
  await expect(favorites.getByRole('treeitem')).toHaveCount(10);
  await favorites.getByRole('button', {name: 'Remove this search from favorites'}).first().click();
  await expect(favorites.getByRole('treeitem')).toHaveCount(9);
});

test('says when nothing was found, with the nearest titles to try and a place to report it', async ({
  service,
  dialog,
}) => {
  service.finds([]);
  await dialog.open();
  await dialog.search('zebra tranzlation');
  await expect(dialog.root.locator('.DocSearch-Title')).toHaveText('No results for "zebra tranzlation"');
  await expect(dialog.root.getByText('Try searching for')).toBeVisible();
  await expect(dialog.root.getByText('Believe this query should return results?')).toBeVisible();
  await expect(dialog.root.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /^https:.*\/new\?title=.*zebra%20tranzlation/,
  );
  const suggestions = dialog.root.getByRole('listitem').getByRole('button');
  await expect(suggestions.first()).toHaveText('Translation');
  // A suggestion is no request. On a busy machine, the client sends a query a second time.
  expect(service.queries.every(({query}) => query === 'zebra tranzlation')).toBe(true);
  service.finds(ordinary);
  await suggestions.first().click();
  await expect(dialog.rows).toHaveCount(4);
  await expect(dialog.input).toBeFocused();
});

test('goes back to its start when the field is emptied, by its button or by hand, and leaves the keys of a composition to it (H13)', async ({
  page,
  service,
  dialog,
}) => {
  service.finds(ordinary);
  await dialog.open();
  for (const empty of [
    () => page.getByRole('button', {name: 'Clear the query'}).click(),
    () => page.keyboard.press('Backspace'),
  ]) {
    await page.keyboard.type('k');
    await expect(dialog.rows).toHaveCount(4);
    await empty();
    await expect(dialog.rows).toHaveCount(0);
    await expect(dialog.input).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog.root.getByText('No recent searches')).toBeVisible();
    await expect(dialog.input).toHaveValue('');
    await expect(dialog.input).toBeFocused();
  }

  await dialog.search('key');
  await expect(dialog.rows).toHaveCount(4);
  const address = page.url();
  await dialog.input.evaluate((input) => {
    for (const key of ['ArrowDown', 'Enter']) {
      for (const options of [{isComposing: true}, {keyCode: 229}]) {
        input.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...options}));
      }
    }
  });
  await expect(dialog.root.locator('[aria-selected=true]')).toHaveCount(0);
  await expect(dialog.rows).toHaveCount(4);
  expect(page.url()).toBe(address);
  await page.keyboard.press('Enter');
  await dialog.isClosed();
});

test('stays open, with what is typed, when it was opened while the next page was on its way', async ({
  page,
  dialog,
}) => {
  await open(page, PAGE);
  // Another part of the site, whose pages have a bar of their own.
  const release = await holdScripts(page, /\/assets\/js\/(?!find-)/);
  await page.getByRole('article').getByRole('link', {name: 'API reference'}).first().click();
  await expect(page).toHaveURL(/api-ref\/?$/);
  await page.keyboard.press('/');
  await dialog.isOpen();
  await page.keyboard.type('key');
  release();
  await expect(page.locator('h1')).toHaveText('API reference');
  await dialog.isOpen();
  await expect(dialog.input).toHaveValue('key');
  await page.keyboard.press('Control+k');
  await dialog.isClosed();
  // What had the focus is gone with its page.
  await expect(dialog.button).toBeFocused();
});
