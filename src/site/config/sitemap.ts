/** The sitemap of each language: every page but those that ask search engines to stay out, with its last change. */
import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {belowBase} from '../../lib/withBaseUrl';
import {lastChangeOf} from '../build/lastChanges.server';

const UNLISTED = ['search', 'not-found'];
/** Pages that have no file of their own list what the sidebar lists. */
const SOURCE_OF_OTHERS = 'sidebars.ts';

export const sitemap = {
  lastmod: 'date',
  async createSitemapItems({defaultCreateSitemapItems, routes, siteConfig}) {
    const unlisted = UNLISTED.map((name) => siteConfig.url + belowBase(name, siteConfig.baseUrl));
    const items = await defaultCreateSitemapItems({routes, siteConfig});
    const otherwise = await lastChangeOf(SOURCE_OF_OTHERS);
    const lastmod = otherwise === undefined ? null : new Date(otherwise).toISOString().slice(0, 10);
    return items
      .filter(({url}) => !unlisted.includes(url))
      .map((item) => ({...item, lastmod: item.lastmod ?? lastmod}));
  },
} satisfies Partial<PluginOptions>;
