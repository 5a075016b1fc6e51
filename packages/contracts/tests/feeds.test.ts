/** The feeds name every published contract once, say what it changed, and lead to the page at an absolute address. Their formats are those of the `feed` library. */
import {expect, it} from 'vitest';
import {entriesOf, feedFiles} from '../../../src/site/build/feeds.server';
import {reference} from '../../../tests/support/reference';
import {published} from '../history/published.server';

const SITE = {title: 'Docs: changes', url: 'https://docs.example.com/', language: 'en'};

it('the feeds list the published contracts, the newest first, say what changed, and lead to the page from anywhere', () => {
  const entries = entriesOf(reference, SITE.url);
  const files = Object.fromEntries(feedFiles(reference, SITE).map(({path, content}) => [path, content]));
  const {version, authors, feed_url, items} = JSON.parse(files['feed.json'] ?? '');
  expect({version, authors}).toEqual({version: 'https://jsonfeed.org/version/1.1', authors: [{name: 'Docs'}]});
  expect(feed_url).toBe('https://docs.example.com/feed.json');
  expect(items.map(({url}: {url: string}) => url)).toEqual(entries.map(({page}) => `https://docs.example.com${page}`));
  expect(entries.find(({path}) => path.includes('/1.2.0/'))?.text).toMatch(
    /^New: x-session\.transitions \(https:\/\/docs\.example\.com\/api-ref\/[\w-]+#states\) .*connected to closed/,
  );
  expect(new Set(entries.map(({path}) => path)).size).toBe(published().length);
  const flowVersions = entries.map(({title}) => title).filter((title) => title.startsWith('Flow'));
  expect(flowVersions).toEqual(flowVersions.toSorted((a, b) => b.localeCompare(a, 'en', {numeric: true})));
  expect(entries.map(({date}) => -date)).toEqual(entries.map(({date}) => -date).sort((a, b) => a - b));
  expect(files['feed.xml']).toContain('rel="self" href="https://docs.example.com/feed.xml"');
  expect(files['feed.xml']?.match(/href="(?!https:)/g)).toBeNull();
});
