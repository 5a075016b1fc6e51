/** The feeds name every published contract that is new to programs once, say what it changed, and lead to the page at an absolute address. Their formats are those of the `feed` library. */
import {expect, it} from 'vitest';
import {entriesOf, feedFiles} from '../../../src/site/build/feeds.server';
import {reference} from '../../../tests/support/reference';
import {published} from '../history/published.server';
import {releases} from '../history/releases.server';

const SITE = {title: 'Docs: changes', url: 'https://docs.example.com/', language: 'en'};

it('the feeds list the versions that changed something for programs, the newest first, say what changed, and lead to the page from anywhere', () => {
  const entries = entriesOf(reference, SITE.url);
  const files = Object.fromEntries(feedFiles(reference, SITE).map(({path, content}) => [path, content]));
  const {version, authors, feed_url, items} = JSON.parse(files['feed.json'] ?? '');
  expect({version, authors}).toEqual({version: 'https://jsonfeed.org/version/1.1', authors: [{name: 'Docs'}]});
  expect(feed_url).toBe('https://docs.example.com/feed.json');
  expect(items.map(({url}: {url: string}) => url)).toEqual(entries.map(({page}) => `https://docs.example.com${page}`));
  const {title, summary, content_html} = items.find(({id}: {id: string}) => id.includes('/2.2.0/'));
  expect(title).toBe('Batch REST API 2.2.0: additions');
  expect(summary).toContain('New: errors job-error, transcription-not-ready');
  expect(content_html).toMatch(
    /^<ul><li>New: .*errors <a href="https:\/\/docs\.example\.com\/api-ref\/#job-error">job-error<\/a>, .* also returned by getTranscript<\/li>/,
  );
  const words = releases(() => '').filter(
    ({changes}) => changes.length > 0 && changes.every((change) => change.class === 'documentation'),
  );
  expect(entries).toHaveLength(published().length - words.length);
  const flowVersions = entries.map(({title}) => title).filter((title) => title.startsWith('Flow'));
  expect(flowVersions).toEqual(flowVersions.toSorted((a, b) => b.localeCompare(a, 'en', {numeric: true})));
  expect(entries.map(({date}) => -date)).toEqual(entries.map(({date}) => -date).sort((a, b) => a - b));
  expect(files['feed.xml']).toContain('rel="self" href="https://docs.example.com/feed.xml"');
  expect(files['feed.xml']?.match(/href="(?!https:)/g)).toBeNull();
});
