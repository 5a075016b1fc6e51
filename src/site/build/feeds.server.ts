/**
 * Plugin: `feed.xml` (Atom) and `feed.json`, with the versions of the contracts and the pages whose words changed. A build
 * without the history of git has the versions alone (decision 0062).
 */
import {writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {keptFile, published} from '../../../packages/contracts/history/published.server';
import {readSourcePages} from '../../lib/sourcePages.server';
import {changedPages} from './changedPages.server';

interface Entry {
  title: string;
  /** Address of the page or file, from the root of the site. */
  path: string;
  date: Date;
  text: string;
}

const MOST = 50;
const FOLDERS = {docs: 'docs', apiRef: 'api-ref'} as const;

export default function feeds({baseUrl, siteConfig, siteDir, i18n}: LoadContext): Plugin {
  const title = `${siteConfig.title}: changes`;
  const link = (file: string, type: string) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type, href: `${baseUrl}${file}`, title},
  });
  return {
    name: 'feeds',
    injectHtmlTags: () => ({
      headTags: [link('feed.xml', 'application/atom+xml'), link('feed.json', 'application/feed+json')],
    }),
    async postBuild({outDir}) {
      const site = {title, url: new URL(baseUrl, siteConfig.url).href, language: i18n.currentLocale};
      for (const [file, text] of Object.entries(feedFiles(entriesOf(siteDir), site)))
        writeFileSync(join(outDir, file), text);
    },
  };
}

/** Returns what changed, the newest first. */
export function entriesOf(siteDir: string): Entry[] {
  const changed = changedPages(siteDir, Object.values(FOLDERS));
  if (changed.size === 0) console.warn('[INFO] Feeds: git has no history here, so they list no pages.');
  const pages = readSourcePages(siteDir).flatMap(({tree, id, address, title}): Entry[] => {
    const date = changed.get(`${FOLDERS[tree]}/${id}.mdx`);
    return date ? [{title, path: address, date: new Date(date), text: 'The text of this page changed.'}] : [];
  });
  const versions = published(siteDir).map(({api, version, date}) => ({
    title: `Contract ${basename(keptFile(api, version), '.yaml')} ${version}`,
    path: `/${keptFile(api, version)}`,
    date: new Date(date),
    text: `Version ${version} of the contract is published.`,
  }));
  return [...versions, ...pages]
    .sort((a, b) => b.date.getTime() - a.date.getTime() || (a.path < b.path ? -1 : 1))
    .slice(0, MOST);
}

/** Returns both feeds by file name; `url` ends with a slash. */
export function feedFiles(
  entries: readonly Entry[],
  {title, url, language}: {title: string; url: string; language: string},
): Record<string, string> {
  const feed = new Feed({
    id: url,
    title,
    description: 'Versions of the API contracts, and pages whose text changed.',
    link: url,
    language,
    copyright: '',
    generator: 'speech-docs',
    // Without entries, a date that is the same in every build.
    updated: entries[0]?.date ?? new Date(0),
    author: {name: title.replace(/: changes$/, '')},
    feedLinks: {atom: `${url}feed.xml`, json: `${url}feed.json`},
  });
  for (const {title: name, path, date, text} of entries) {
    const address = `${url}${path.slice(1)}`;
    // A page that changes again is another entry.
    feed.addItem({id: `${address}?changed=${date.toISOString()}`, title: name, link: address, date, description: text});
  }
  return {'feed.xml': feed.atom1(), 'feed.json': feed.json1()};
}
