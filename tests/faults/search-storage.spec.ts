/** Faults D: whatever is in the reader's storage, search opens and hits lead somewhere. */
import {expect, test} from '../support/hostedSite';
import {open} from '../support/reader';
import {HOSTILE_TEXT, hostile, ordinary} from '../support/searchHits';

const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
test('opens over anything that is stored, and shows markup as text (D-1, D-4)', async ({page, dialog}) => {
  await open(page, '/get-started/quickstart');
  const stored: {value: string; shown: string[]}[] = [
    {value: '{bad', shown: []},
    {value: JSON.stringify([hostile]), shown: [`${HOSTILE_TEXT} › ${HOSTILE_TEXT}`]},
  ];
  for (const {value, shown} of stored) {
    await test.step(value.slice(0, 60), async () => {
      for (const key of [RECENTS, FAVORITES]) {
        await page.evaluate(
          ([name, text]) => {
            localStorage.clear();
            localStorage.setItem(name ?? '', text ?? '');
          },
          [key, value],
        );
        await page.keyboard.press('Control+k');
        await dialog.isOpen();
        await expect(dialog.titles()).toHaveText(shown);
        if (shown.length === 0) await expect(dialog.root.getByText('No recent searches')).toBeVisible();
        await page.keyboard.press('Escape');
        await dialog.isClosed();
      }
    });
  }
  expect(await page.evaluate(() => (window as {attacked?: number}).attacked)).toBeUndefined();
});

test('goes on when the storage is wiped while the dialog is open (D-12)', async ({page, service, dialog}) => {
  service.finds(ordinary);
  await dialog.open();
  await page.evaluate(() => localStorage.clear());
  await dialog.search('key');
  await expect(dialog.rows).toHaveCount(4);
  await page.keyboard.press('Enter');
  await dialog.isClosed();
});
