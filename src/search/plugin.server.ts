/** Plugin: what search needs beside its theme, which adds page and OpenSearch: the early connection and its share of scripts. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchOrigins} from './origins';
import type {SearchSettings} from './settings';

export default function search({siteConfig}: LoadContext): Plugin {
  const settings = siteConfig.customFields?.search as SearchSettings;
  return {
    name: 'search',

    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: CHUNKS}}}),

    // With the embedded index the site calls no other host.
    injectHtmlTags: () => ({
      headTags: searchOrigins(settings)
        .slice(0, 1)
        .map((href) => ({tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: ''}})),
    }),
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
