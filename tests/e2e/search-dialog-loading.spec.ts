import {expect, test} from '../support/hostedSite';
import {open} from '../support/reader';
import {holdDialog} from '../support/searchDialog';

const PAGE = '/get-started/quickstart';

test('before its code is there, is a named modal dialog over an inert page, keeps the focus and the keys, and hands them over', async ({
  page,
  dialog,
}) => {
  const release = await holdDialog(page);
  await open(page, PAGE);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(dialog.root).toHaveAttribute('aria-modal', 'true');
  expect(await dialog.root.evaluate((node) => node.matches(':modal'))).toBe(true);
  const field = dialog.input;
  await expect(field).toHaveAttribute('maxlength', '64');
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
  }
  await dialog.root.locator('.DocSearch-MagnifierLabel').click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await dialog.isClosed();
  await expect(link).toBeFocused();
  // The focus finds back as well from the dialog that came after.
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('limis');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('t');
  await expect(dialog.root.getByRole('status')).toHaveText('Loading');
  release();
  await expect(dialog.root.locator('.DocSearch-NoResults')).toBeVisible();
  await page.keyboard.type('s');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('limits');
  await expect(dialog.root.locator('[role=button], [role=banner], [role=listbox]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await dialog.isClosed();
  await expect(link).toBeFocused();
});

test('closes before its code is there with Escape, Ctrl and K, a click beside it, Back, and Cancel on a phone', async ({
  page,
  dialog,
}) => {
  const release = await holdDialog(page);
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Authentication'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Authentication'})).toBeVisible();
  const field = dialog.input;
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(20, 400),
  ];
  for (const way of ways) {
    await dialog.button.focus();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    // One press of Escape is enough with a query in the field, too.
    await page.keyboard.type('key');
    await way();
    await dialog.isClosed();
    await expect(dialog.button).toBeFocused();
  }
  await page.setViewportSize({width: 390, height: 780});
  await dialog.button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.root.getByRole('button', {name: 'Cancel'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await dialog.root.getByRole('button', {name: 'Cancel'}).click();
  await dialog.isClosed();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await dialog.isClosed();
  // None of those that were closed comes back with the code.
  const code = page.waitForResponse(/find-dialog\.[0-9a-f]+\.js$/);
  release();
  await (await code).finished();
  await dialog.button.click();
  await dialog.isOpen();
  await expect(dialog.root).toHaveCount(1);
  await expect(dialog.input).toHaveValue('');
});

test('does not disturb a composition when its code arrives (H13)', async ({page, dialog}) => {
  const release = await holdDialog(page);
  await open(page, PAGE);
  await page.keyboard.press('/');
  const field = dialog.input;
  await expect(field).toBeFocused();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {text: 'オンセ', selectionStart: 3, selectionEnd: 3});
  await expect(field).toHaveValue('オンセ');
  const code = page.waitForResponse(/find-dialog\.[0-9a-f]+\.js$/);
  release();
  await (await code).finished();
  await expect(dialog.root.locator('.DocSearch-Footer')).toBeVisible();
  await expect(field).toBeFocused();
  await session.send('Input.insertText', {text: '音声'});
  await expect(field).toHaveValue('音声');
});

test('says that its code did not load, and works on the next click (E6)', async ({page, problems, dialog}) => {
  problems.allow(/Failed to load resource|find-dialog/, 'the dialog is withheld');
  await page.route(/find-dialog/, (route) => route.abort());
  await open(page, PAGE);
  await dialog.button.click();
  await expect(page.getByText('Search did not load. Check your network connection and try again.')).toBeVisible();
  await dialog.isClosed();
  await page.unroute(/find-dialog/);
  await dialog.button.click();
  await expect(dialog.root.locator('.DocSearch-StartScreen')).toBeVisible();
  await expect(page.getByText('Search did not load.')).toHaveCount(0);
});

test('loads no dialog and no index before the reader reaches for it', async ({page, dialog}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, PAGE);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loaded.filter((address) => /find-dialog|find-index|search-index|algolia/.test(address))).toEqual([]);
  const code = page.waitForRequest(/find-dialog/);
  await dialog.button.hover();
  await code;
});
