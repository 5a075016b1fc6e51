/** Plugin: `feed.xml` (Atom) and `feed.json`, with what each published version of a contract changed. */
import {writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keptFile} from '@speech-docs/contracts/history/published.server';
import {releaseLines, releases} from '@speech-docs/contracts/history/releases.server';
import {SOCKET_PAGES} from '@speech-docs/protocol/socketPages';
import {Feed} from 'feed';
import {provider} from '../../../provider';

const PAGES = {...SOCKET_PAGES, batch: `/api-ref/batch/${provider.slug}-asr-rest-api`};

interface Entry {
  title: string;
  /** Addresses of the file and of the page, from the root of the site. */
  path: string;
  page: string;
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
  const versions = releases(siteDir).map((one) => {
    const {api, version, date} = one;
    const lines = releaseLines(one);
    return {
      title: `Contract ${basename(keptFile(api, version), '.yaml')} ${version}`,
      path: `/${keptFile(api, version)}`,
      date: new Date(date),
      page: lines.length > 0 ? `${PAGES[api]}#changes` : PAGES[api],
      text: lines.join(' ') || 'The first version that is published.',
    };
  });
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
  const at = (path: string) => `${url}${path.slice(1)}`;
  for (const {title: name, path, page, date, text} of entries)
    feed.addItem({id: at(path), title: name, link: at(page), date, description: text});
  return {'feed.xml': feed.atom1(), 'feed.json': feed.json1()};
}
