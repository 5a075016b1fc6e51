/** The feeds say what RFC 4287 and JSON Feed 1.1 require. */
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString as textOf} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {entriesOf, feedFiles} from '../../../src/site/build/feeds.server';
import {ROOT} from '../../../tools/paths';

const site = {title: 'Docs: changes', url: 'https://docs.example.com/', language: 'en'};
const sample = [
  {title: 'Usage & limits <b>', path: '/usage', date: new Date('2026-11-24T10:00:00Z'), text: 'Changed.'},
  {title: 'Contract', path: '/contracts/2.0.0/a.yaml', date: new Date('2026-11-23'), text: 'Published.'},
];
const feeds = [
  ['of this project', entriesOf(ROOT)],
  ['of a sample', sample],
  ['without entries', []],
] as const;

describe.each(feeds)('the feeds %s', (_, entries) => {
  const files = feedFiles(entries, site);

  it('are valid Atom: ids, titles, and times of the feed and of each entry, one author, absolute links', () => {
    const tree = fromHtml(files['feed.xml'] ?? '', {fragment: true, space: 'svg'});
    for (const name of ['id', 'title', 'updated', 'author']) expect(select(`feed > ${name}`, tree), name).toBeTruthy();
    const found = selectAll('entry', tree);
    expect(found).toHaveLength(entries.length);
    for (const entry of found) {
      for (const name of ['id', 'title', 'updated', 'link']) expect(selectAll(name, entry), name).toHaveLength(1);
      expect(new Date(textOf(select('updated', entry) as never)).toISOString()).toBe(
        textOf(select('updated', entry) as never),
      );
    }
    const ids = found.map((entry) => textOf(select('id', entry) as never));
    expect(new Set(ids).size).toBe(ids.length);
    expect(files['feed.xml']).toContain('rel="self" href="https://docs.example.com/feed.xml"');
    expect(files['feed.xml']?.match(/href="(?!https:)/g)).toBeNull();
  });

  it('are valid JSON Feed', () => {
    const feed = JSON.parse(files['feed.json'] ?? '');
    expect(feed).toMatchObject({version: expect.stringContaining('https://jsonfeed.org/version/1'), title: site.title});
    expect(feed.feed_url).toBe('https://docs.example.com/feed.json');
    for (const item of feed.items) {
      expect(item).toMatchObject({
        id: expect.any(String),
        url: expect.stringMatching(/^https:/),
        date_modified: expect.any(String),
      });
      expect(item.content_html ?? item.content_text ?? item.summary).toBeTruthy();
    }
    expect(feed.items).toHaveLength(entries.length);
  });
});
