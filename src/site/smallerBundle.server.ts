/**
 * Keeps out of the main script what the first page does not need. Each entry says what it is and why it can go; the
 * byte budget in tests/build holds the sum.
 */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function smallerBundle({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const slim = (name: string) => join(siteDir, 'src/site/slim', name);
  return {
    name: 'smaller-bundle',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      resolve: {
        alias: {
          // Code is coloured while the site is built (src/markdown/highlightCode.ts).
          'prism-react-renderer$': slim('prism.ts'),
          ...(isServer ? {} : inPage(slim)),
        },
      },
      optimization: isServer ? {} : {splitChunks: {cacheGroups: {framework: FRAMEWORK}}},
      module: {
        rules: isServer
          ? []
          : [
              {test: join(generatedFilesDir, 'docusaurus.config.mjs'), use: slim('publicConfig.cjs')},
              {test: join(generatedFilesDir, 'registry.js'), use: slim('pageRegistry.cjs')},
            ],
      },
      plugins: isServer
        ? []
        : [
            // Its script is written into the HTML by the build; the page never renders it.
            new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/BaseUrlIssueBanner$/, slim('nothing.tsx')),
          ],
    }),
  };
}

/**
 * React and the router in a file of their own: their bytes change with an upgrade, not with every release of the
 * site, so a returning reader downloads them once and each release costs the rest of the main script only.
 */
const FRAMEWORK = {
  name: 'framework',
  chunks: 'initial' as const,
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|history|react-router|react-router-dom|path-to-regexp)[\\/]/,
  enforce: true,
  priority: 50,
};

/** What only the page does without; the build needs the real libraries. */
function inPage(slim: (name: string) => string) {
  return {
    'react-helmet-async$': slim('head.tsx'),
    tslib$: slim('tslib.ts'),
    'hoist-non-react-statics$': slim('router.ts'),
    'react-is$': slim('router.ts'),
    'prop-types$': slim('router.ts'),
    'react-router-dom$': slim('routerDom.ts'),
  };
}
