/** The archive of the site opens from a disk in every engine. */
import {rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {unpackOffline} from '../support/offline';
import {expect, test} from './reader';

test('pages from a disk are searched', async ({reader}) => {
  const folder = unpackOffline();
  test.skip(!folder, 'Python unpacks the archive');
  if (!folder) return;
  await reader.goto(`${pathToFileURL(join(folder, 'find.html'))}`);
  await reader.click('input[type=search]');
  await reader.type('presigned url');
  await reader.until('there are results', () => document.querySelectorAll('main li a').length > 3);
  await reader.click('main li a');
  await reader.until(
    'the page is open',
    () => (document.querySelector('main h1')?.textContent ?? 'Search') !== 'Search',
  );
  expect(await reader.evaluate(() => location.pathname)).toMatch(/\.html$/);
  rmSync(dirname(folder), {recursive: true});
});
