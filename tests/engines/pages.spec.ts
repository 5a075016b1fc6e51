/**
 * Every page of the site, in every engine, at night: it comes to life without an error, needs nothing that the policy stops,
 * and its colors, players, and tables are used.
 */
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {unpackOffline} from '../support/offline';
import {pageGroups} from '../support/pages';
import {expect, test} from './reader';

const GROUP = 24;

pageGroups(GROUP).forEach((pages, index) => {
  test(`all pages come to life without an error, part ${index + 1}`, async ({reader}) => {
    for (const path of pages) {
      await reader.open(path);
      const seen = await reader.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      }));
      expect({path, ...seen}).toEqual({path, headings: 1, overflow: 0});
    }
  });
});

test('scripts of pages behind links in sight are fetched ahead, and arrive', async ({reader}) => {
  await reader.open('/get-started/authentication');
  await reader.until('a script was fetched ahead', () =>
    // WebKitGTK 2.50 has no prefetch by a link: Docusaurus requests the file there.
    performance
      .getEntriesByType('resource')
      .some(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          /^(?:link|other|xmlhttprequest)$/.test(entry.initiatorType) &&
          entry.name.includes('/assets/js/') &&
          entry.decodedBodySize > 0 &&
          !document.querySelector(`script[src="${new URL(entry.name).pathname}"]`),
      ),
  );
});

test('the session player and the table of languages work', async ({reader}) => {
  await reader.open('/speech-to-text/real-time/latency');
  await reader.evaluate(() => document.querySelector('[role="group"][aria-label="Session player"]')?.scrollIntoView());
  await reader.click('.session-player button', 'Next frame');
  await reader.until('a frame is shown', () =>
    /frame \d+ of/.test(document.querySelector('.session-player')?.textContent ?? ''),
  );
  await reader.open('/speech-to-text/supported-languages');
  await reader.until('the filter is alive', () => document.querySelector('.markdown input:not(:disabled)') !== null);
  await reader.click('.markdown input');
  await reader.type('welsh');
  await reader.until('few rows are left', () =>
    /^[1-9] of \d+ languages,/.test(document.querySelector('.markdown [role="status"]')?.textContent ?? ''),
  );
});

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
});
