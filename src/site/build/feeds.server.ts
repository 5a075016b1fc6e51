/** `feed.xml` (Atom) and `feed.json`: what each published version of a contract changed. */
import {isNews, releaseLines} from '@speech-docs/contracts/history/change';
import {keptFile} from '@speech-docs/contracts/history/published.server';
import {releases} from '@speech-docs/contracts/history/releases.server';
import {Feed} from 'feed';
import {apiPage, changePage} from '../../reference/changePage';
import type {Reference} from '../../reference/schemaLocations';

const API_NAMES = {batch: 'Batch REST API', realtime: 'Real-time WebSocket API', flow: 'Flow WebSocket API'};

/** What a version has, the most important first. */
const HEADLINES = {breaking: 'breaking changes', additive: 'additions', documentation: 'deprecations'};

interface Entry {
  title: string;
  /** Addresses of the file and of the page, from the root of the site. */
  path: string;
  page: string;
  date: Date;
  /** Each change as text, and with links in Markdown. */
  lines: string[];
  linked: string[];
}

/** Returns the versions that are news, the newest first; of one day, in the order of `releases`. */
export function entriesOf(reference: Reference, url: string): Entry[] {
  const versions = releases((change) => changePage(reference, change)).filter(isNews);
  const entries = versions.map((one): Entry => {
    const {api, version, date, changes} = one;
    const has = Object.keys(HEADLINES) as (keyof typeof HEADLINES)[];
    const worst = has.find((name) => changes.some((change) => change.class === name));
    return {
      title: `${API_NAMES[api]} ${version}: ${worst ? HEADLINES[worst] : 'first version'}`,
      path: `/${keptFile(api, version)}`,
      page: `${apiPage(reference, api)}#changes`,
      date: new Date(date),
      lines: releaseLines(one),
      linked: releaseLines(one, ({page = ''}, name) => `[${name}](${url}${page.slice(1)})`),
    };
  });
  return entries.sort((a, b) => b.date.getTime() - a.date.getTime());
}

/** Returns lines with links in Markdown as a list in HTML. */
function htmlList(lines: readonly string[]): string {
  const items = lines.map((line) =>
    line
      .replace(/[&<]/g, (mark) => (mark === '&' ? '&amp;' : '&lt;'))
      .replace(/\[(.+?)\]\((\S+?)\)/g, '<a href="$2">$1</a>'),
  );
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Returns both feeds; `url` is the site's address and ends with a slash. */
export function feedFiles(
  reference: Reference,
  {title, url, language}: {title: string; url: string; language: string},
): {path: string; content: string}[] {
  const entries = entriesOf(reference, url);
  const feed = new Feed({
    id: url,
    title,
    description: 'What changes for programs in the APIs.',
    link: url,
    language,
    copyright: '',
    generator: 'speech-docs',
    // Without entries, a date that is the same in every build.
    updated: entries[0]?.date ?? new Date(0),
    author: {name: title.replace(/: changes$/, '')},
    feedLinks: {atom: `${url}feed.xml`, json: `${url}feed.json`},
  });
  const at = (path: string) => `${url}${path.slice(1)}`;
  for (const {title: name, path, page, date, lines, linked} of entries) {
    const [description, content] = [lines.join('; '), htmlList(linked)];
    feed.addItem({id: at(path), title: name, link: at(page), date, description, content});
  }
  return [
    {path: 'feed.xml', content: feed.atom1()},
    {path: 'feed.json', content: jsonFeed11(feed.json1())},
  ];
}

/** Version 1 of JSON Feed, which `feed` 6.0 writes, as version 1.1: `author` has become the list `authors`. */
function jsonFeed11(text: string): string {
  const {author, ...rest} = JSON.parse(text);
  return JSON.stringify({...rest, version: 'https://jsonfeed.org/version/1.1', authors: [author]}, null, 2);
}
