/** Links to the issue form: on a page, on an empty search, and where there is no page. */
import {SearchDialog} from '../support/searchDialog';
import {expect, test} from '../support/site';

const PAGE = '/speech-to-text/batch/troubleshooting';

test('an empty search and an address without a page lead to the issue form, and name what was looked for', async ({
  page,
  problems,
}) => {
  problems.allow(/404/, 'the address has no page');
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.search('xylophone zebra');
  const link = dialog.root.getByRole('link', {name: 'Let us know.'});
  await expect(link).toHaveAttribute('href', /\/new\?title=.*xylophone%20zebra/);
  await page.goto('/speech-to-text/no-such-page');
  const notFound = page.getByRole('link', {name: 'Report the link that brought you here'});
  await expect(notFound).toHaveAttribute('href', /\/new\?title=.*no-such-page/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every page leads to the issue form, with its title filled in', async ({page}) => {
    await page.goto(PAGE);
    const title = await page.locator('h1').innerText();
    const href = await page.getByRole('link', {name: 'Report a problem'}).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('title')).toBe(title);
  });
});
