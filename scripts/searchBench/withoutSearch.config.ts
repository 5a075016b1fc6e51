/** The site without its search: built by the benchmark only, to see what search adds to a page before it is used. */
import {resolve} from 'node:path';
import config from '../../docusaurus.config';

const root = process.cwd();
const SEARCH = /\/src\/search\//;

// Paths of plugins are read from where the configuration is.
const absolute = (path: unknown) => (typeof path === 'string' && path.startsWith('./') ? resolve(root, path) : path);
const located = <T>(entry: T) =>
  (Array.isArray(entry) ? [absolute(entry[0]), ...entry.slice(1)] : absolute(entry)) as T;

function withoutScreens() {
  const empty = resolve(root, 'scripts/searchBench/NoSearchBar.tsx');
  return {
    name: 'without-search-screens',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@theme/SearchBar': empty,
          '@theme/SearchBar$': empty,
          '@theme/SearchPage$': empty,
          '@site/src/search/ui/SearchDialog$': empty,
        },
      },
    }),
  };
}

export default {
  ...config,
  // Some pages lead to the search page.
  onBrokenLinks: 'ignore',
  presets: config.presets.map(located),
  plugins: [
    ...config.plugins.map(located).filter((entry) => typeof entry !== 'string' || !SEARCH.test(entry)),
    withoutScreens,
  ],
};
