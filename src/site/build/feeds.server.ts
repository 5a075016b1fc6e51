/** Plugin: `feed.xml` (Atom) and `feed.json`, with the published versions of the contracts. */
import {writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keptFile, published} from '@speech-docs/contracts/history/published.server';
import {Feed} from 'feed';

interface Entry {
  title: string;
  /** Address of the file, from the root of the site. */
  path: string;
  date: Date;
  text: string;
}

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

/** Returns the published versions, the newest first. */
export function entriesOf(siteDir: string): Entry[] {
  const versions = published(siteDir).map(({api, version, date}) => ({
    title: `Contract ${basename(keptFile(api, version), '.yaml')} ${version}`,
    path: `/${keptFile(api, version)}`,
    date: new Date(date),
    text: `Version ${version} of the contract is published.`,
  }));
  return versions.sort((a, b) => b.date.getTime() - a.date.getTime() || (a.path < b.path ? -1 : 1));
}

/** Returns both feeds by file name; `url` ends with a slash. */
export function feedFiles(
  entries: readonly Entry[],
  {title, url, language}: {title: string; url: string; language: string},
): Record<string, string> {
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
  for (const {title: name, path, date, text} of entries) {
    const address = `${url}${path.slice(1)}`;
    feed.addItem({id: address, title: name, link: address, date, description: text});
  }
  return {'feed.xml': feed.atom1(), 'feed.json': feed.json1()};
}
