/**
 * Search as a part of the site, beside the search theme, which adds page and OpenSearch:
 * the early connection and, after the build, the index made from the built pages.
 */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchOrigins} from './origins';
import {readPageTexts} from './pageTexts.server';
import {sectionNames} from './sectionNames.server';
import type {SearchSettings} from './settings';
import {writeIndex} from './writeIndex.server';

export default function search({siteConfig, siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const settings = siteConfig.customFields?.search as SearchSettings;
  const searchPath = `${baseUrl}search`;
  return {
    name: 'search',

    getClientModules: () => [join(siteDir, 'src/search/revealTab.client.ts')],

    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: CHUNKS}}}),

    // With the embedded index the site calls no other host.
    injectHtmlTags: () => ({
      headTags: searchOrigins(settings)
        .slice(0, 1)
        .map((href) => ({tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: ''}})),
    }),

    async postBuild({outDir, routesPaths}) {
      // Sorted like the plugin for Markdown does, which reads the same pages meanwhile.
      const paths = routesPaths.filter((path) => path !== searchPath && !path.endsWith('/404.html')).sort();
      const pages = await readPageTexts(outDir, baseUrl, paths, sectionNames(siteDir));
      // With a hosted index, too: the server for agents, which the site offers, has it inside.
      writeIndex(pages, outDir, settings.indexUrl, i18n.currentLocale);
    },
  };
}

/** Names without "search": ad blockers have rules against it. */
const CHUNKS = {
  // What dialog and page share, downloaded once. The button of the bar needs address.ts. The engine belongs to the worker.
  searchClient: {
    name: 'find-client',
    test: /[\\/]src[\\/]search[\\/](?!ui[\\/]|suggestQueries|address)|[\\/]node_modules[\\/](@algolia|algoliasearch)[\\/]/,
    chunks: 'async' as const,
    enforce: true,
    priority: 60,
  },
  // Apart from the site's one stylesheet, whose group has a lower priority, so that they load with search.
  searchStyles: {
    name: 'find-styles',
    type: 'css/mini-extract',
    test: /[\\/]src[\\/]search[\\/]ui[\\/](dialog|list|page)[\\/]/,
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
  },
};
