/** The feeds name each version that is news once, say what it changed, and lead to the page at an absolute address. Their formats are those of the `feed` library. */
import {expect, it} from 'vitest';
import {feedFiles} from '../../../src/site/build/feeds.server';
import {reference} from '../../../tests/support/reference';
import {releases} from '../history/releases.server';

const SITE = {title: 'Docs: changes', url: 'https://docs.example.com/', language: 'en'};
interface Item {
  id: string;
  url: string;
  title: string;
  summary: string;
  content_html: string;
  date_modified: string;
}

it('the feeds list the versions that changed something for programs, the newest first, say what, and lead to the page', () => {
  const files = Object.fromEntries(feedFiles(reference, SITE).map(({path, content}) => [path, content]));
  const {version, authors, feed_url, ...feed} = JSON.parse(files['feed.json'] ?? '');
  expect({version, authors}).toEqual({version: 'https://jsonfeed.org/version/1.1', authors: [{name: 'Docs'}]});
  expect(feed_url).toBe('https://docs.example.com/feed.json');
  const items: Item[] = feed.items;
  const wordsOnly = releases(() => '').filter(
    ({changes}) =>
      changes.length > 0 && changes.every(({class: one, kind}) => one === 'documentation' && kind !== 'deprecated'),
  );
  expect(wordsOnly.length).toBeGreaterThan(0);
  expect(items).toHaveLength(releases(() => '').length - wordsOnly.length);
  for (const {url} of items) expect(url).toMatch(/^https:\/\/docs\.example\.com\/api-ref\/\S+#changes$/);
  const dates = items.map((item) => item.date_modified);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(items.find(({id}) => id.includes('/2.2.5/'))).toMatchObject({
    title: 'Batch REST API 2.2.5: additions',
    summary: expect.stringContaining('New: errors job-error, transcription-not-ready'),
    content_html: expect.stringMatching(
      /^<ul><li>New: .*errors <a href="https:\/\/docs\.example\.com\/api-ref\/#job-error">job-error<\/a>, .* also returned by getTranscript<\/li>/,
    ),
  });
  expect(files['feed.xml']).toContain('rel="self" href="https://docs.example.com/feed.xml"');
  expect(files['feed.xml']?.match(/href="(?!https:)/g)).toBeNull();
});
