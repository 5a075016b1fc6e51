/** Every page of the site, in every engine: it comes to life without an error, and needs nothing that the policy stops. */
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
