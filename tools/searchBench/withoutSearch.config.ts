/** The site without its search: built by the benchmark only, to see what search adds to a page before it is used. */
import {resolve} from 'node:path';
import config from '../../docusaurus.config';

const root = process.cwd();
const SEARCH = /\/src\/search\//;

// Paths of plugins are read from where the configuration is.
const absolute = (path: unknown) => (typeof path === 'string' && path.startsWith('./') ? resolve(root, path) : path);
const located = <T>(entry: T) =>
  (Array.isArray(entry) ? [absolute(entry[0]), ...entry.slice(1)] : absolute(entry)) as T;

// The preset starts plugins of its own.
const presets = config.presets.map(located).map((entry) => {
  const [preset, options] = entry as [string, {first: unknown[]}];
  return [preset, {...options, first: options.first.map(located)}];
});

function withoutScreens() {
  const empty = resolve(root, 'tools/searchBench/NoSearchBar.tsx');
  return {
    name: 'without-search-screens',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@theme/SearchBar': empty,
          '@theme/SearchBar$': empty,
          '@theme/SearchPage$': empty,
          '@site/src/search/ui/SearchDialog$': empty,
          // A field in a page loads the client when it is used, which no page does before.
          '#search-backend$': resolve(root, 'src/search/backend/embedded.client.ts'),
        },
      },
    }),
  };
}

export default {
  ...config,
  // Some pages lead to the search page.
  onBrokenLinks: 'ignore',
  presets,
  plugins: [
    ...config.plugins.map(located).filter((entry) => typeof entry !== 'string' || !SEARCH.test(entry)),
    withoutScreens,
  ],
};
