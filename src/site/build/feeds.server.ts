/** `feed.xml` (Atom) and `feed.json`: what each published version of a contract changed. */
import {isNews, type Release, releaseLines} from '@speech-docs/contracts/history';
import {keptFile, releases} from '@speech-docs/contracts/history/releases.server';
import {Feed} from 'feed';
import {apiPage, changePage} from '../../reference/changePage';
import type {Reference} from '../../reference/schemaLocations';

const API_NAMES = {batch: 'Batch REST API', realtime: 'Real-time WebSocket API', flow: 'Flow WebSocket API'};

/** What a version has, the most important first. */
const HEADLINES = {breaking: 'breaking changes', additive: 'additions', documentation: 'deprecations'};

/** Returns both feeds with the versions that are news; `url` is the site's address and ends with a slash. */
export function feedFiles(
  reference: Reference,
  {title, url, language}: {title: string; url: string; language: string},
): {path: string; content: string}[] {
  const at = (path: string) => `${url}${path.slice(1)}`;
  const news = releases((change) => changePage(reference, change)).filter(isNews);
  // Of one day, in the order of `releases`.
  news.sort((a, b) => b.date.localeCompare(a.date));
  const feed = new Feed({
    id: url,
    title,
    description: 'What changes for programs in the APIs.',
    link: url,
    language,
    copyright: '',
    generator: 'speech-docs',
    // Without entries, a date that is the same in every build.
    updated: new Date(news[0]?.date ?? 0),
    author: {name: title.replace(/: changes$/, '')},
    feedLinks: {atom: `${url}feed.xml`, json: `${url}feed.json`},
  });
  for (const one of news)
    feed.addItem({
      id: at(`/${keptFile(one.api, one.version)}`),
      title: headlineOf(one),
      link: at(`${apiPage(reference, one.api)}#changes`),
      date: new Date(one.date),
      description: releaseLines(one).join('; '),
      content: htmlList(releaseLines(one, ({page = ''}, name) => `[${name}](${at(page)})`)),
    });
  return [
    {path: 'feed.xml', content: feed.atom1()},
    {path: 'feed.json', content: jsonFeed11(feed.json1())},
  ];
}

function headlineOf({api, version, changes}: Release): string {
  const [, headline] = Object.entries(HEADLINES).find(([name]) => changes.some((one) => one.class === name)) ?? [];
  return `${API_NAMES[api]} ${version}: ${headline ?? 'first version'}`;
}

function htmlList(lines: readonly string[]): string {
  const items = lines.map((line) =>
    line
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replace(/\[(.+?)\]\((\S+?)\)/g, '<a href="$2">$1</a>'),
  );
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Version 1 of JSON Feed, which `feed` 6.0 writes, as version 1.1: `author` has become the list `authors`. */
function jsonFeed11(text: string): string {
  const {author, ...rest} = JSON.parse(text);
  return JSON.stringify({...rest, version: 'https://jsonfeed.org/version/1.1', authors: [author]}, null, 2);
}
