/** The sitemap of each language: every page but those that ask search engines to stay out, with its last change. */
import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {belowBase} from '../../lib/withBaseUrl';

const UNLISTED = ['search', 'not-found'];

export const sitemap = {
  lastmod: 'date',
  async createSitemapItems({defaultCreateSitemapItems, routes, siteConfig}) {
    const unlisted = UNLISTED.map((name) => siteConfig.url + belowBase(name, siteConfig.baseUrl));
    const items = await defaultCreateSitemapItems({routes, siteConfig});
    return items.filter(({url}) => !unlisted.includes(url));
  },
} satisfies Partial<PluginOptions>;
