/** `feed.xml` (Atom) and `feed.json`: what each published version of a contract changed. */
import {releaseLines} from '@speech-docs/contracts/history/change';
import {keptFile} from '@speech-docs/contracts/history/published.server';
import {releases} from '@speech-docs/contracts/history/releases.server';
import {Feed} from 'feed';
import {apiPage, changePage} from '../../reference/changePage';
import type {Reference} from '../../reference/schemaLocations';

const API_NAMES = {batch: 'Batch REST API', realtime: 'Real-time WebSocket API', flow: 'Flow WebSocket API'};

interface Entry {
  title: string;
  /** Addresses of the file and of the page, from the root of the site. */
  path: string;
  page: string;
  date: Date;
  text: string;
}

/** Returns the published versions, the newest first; of one day, in the order of `releases`. */
export function entriesOf(reference: Reference, url: string): Entry[] {
  const versions = releases((change) => changePage(reference, change)).map((one) => {
    const {api, version, date} = one;
    const lines = releaseLines(one, ({address, page = ''}) => `${address} (${url}${page.slice(1)})`);
    const page = apiPage(reference, api);
    return {
      title: `${API_NAMES[api]} ${version}`,
      path: `/${keptFile(api, version)}`,
      date: new Date(date),
      page: lines.length > 0 ? `${page}#changes` : page,
      text: lines.join(' ') || 'The first version that is published.',
    };
  });
  return versions.sort((a, b) => b.date.getTime() - a.date.getTime());
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
    description: 'Versions of the API contracts.',
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
  for (const {title: name, path, page, date, text} of entries)
    feed.addItem({id: at(path), title: name, link: at(page), date, description: text});
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
