/**
 * Keeps out of the main script what the first page does not need. Each entry says what it is and why it can go; the
 * byte budget in tests/build holds the sum.
 */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const ROUTER = /[\\/]react-router[\\/]esm[\\/]react-router\.js$/;

export default function bundleShims({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const shim = (name: string) => join(siteDir, 'src/replacements', name);
  const isPreview = process.env.NODE_ENV === 'development';
  return {
    name: 'bundle-shims',
    configureWebpack: (config, isServer, {currentBundler}) => {
      if (!isServer && !isPreview) withoutChunkAddresses(config);
      return {
        resolve: {
          alias: {
            // Code is coloured while the site is built (src/markdown/highlightCode.ts).
            'prism-react-renderer$': shim('prism.ts'),
            ...absentParts(shim),
            ...(isServer || isPreview ? {} : inPage(shim)),
          },
        },
        optimization: isServer
          ? {}
          : {
              // A chunk's name is its number, so that the runtime needs no list of which is which.
              ...(isPreview ? {} : {chunkIds: 'named' as const}),
              splitChunks: {
                cacheGroups: {
                  framework: FRAMEWORK,
                  sessionPlayer: SESSION_PLAYER,
                  transcriptExplorer: EXPLORER,
                  defaultVendors: false,
                },
              },
            },
        module: {
          rules: [
            {test: join(generatedFilesDir, 'registry.js'), loader: shim('pageRegistry.cjs'), options: {isServer}},
            ...(isServer || isPreview ? [] : inPageLoaders(generatedFilesDir, shim)),
            // Not smaller: with thousands of pages, a third of the renderer's time (quickMatch.cjs).
            ...(isServer ? [{test: ROUTER, loader: shim('quickMatch.cjs')}] : []),
            {test: /[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/].*\.json$/, loader: shim('sidebarData.cjs')},
            ...(i18n.currentLocale === i18n.defaultLocale
              ? [{test: join(generatedFilesDir, 'codeTranslations.json'), loader: shim('noTranslations.cjs')}]
              : []),
            ...(isServer
              ? []
              : [{test: join(generatedFilesDir, 'docusaurus.config.mjs'), loader: shim('publicConfig.cjs')}]),
          ],
        },
        plugins: isServer
          ? []
          : [
              // The early script says what it would say (src/client/earlyScript.ts).
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /^\.\/BaseUrlIssueBanner$/,
                shim('nothing.tsx'),
              ),
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /^\.\/hooks\/useTOCHighlight$/,
                shim('tocHighlight.ts'),
              ),
              ...(isPreview
                ? []
                : [
                    new currentBundler.instance.NormalModuleReplacementPlugin(
                      /^\.\/docusaurus$/,
                      shim('docusaurus.ts'),
                    ),
                    new currentBundler.instance.NormalModuleReplacementPlugin(
                      /^\.\/docsClientUtils$/,
                      shim('docsClientUtils.ts'),
                    ),
                  ]),
            ],
      };
    },
  };
}

/** What only the built page reads otherwise: above all the list of pages, all that page 3,000 costs a reader of page 1. */
function inPageLoaders(generatedFilesDir: string, shim: (name: string) => string) {
  return [
    {test: ROUTER, loader: shim('reactContext.cjs')},
    {test: join(generatedFilesDir, 'routes.js'), loader: shim('pageTable.cjs')},
    {
      test: join(generatedFilesDir, 'globalData.json'),
      loader: shim('pageData.cjs'),
      type: 'javascript/auto' as const,
    },
  ];
}

/** Takes out Docusaurus's addition to the runtime, a list of all chunks: docusaurus.ts asks the bundler instead. */
function withoutChunkAddresses(config: {plugins?: unknown[]}): void {
  const isList = (plugin: unknown) => (plugin as object)?.constructor?.name === 'ChunkAssetPlugin';
  if (!config.plugins?.some(isList)) throw new Error('Docusaurus has no ChunkAssetPlugin any more: see bundleShims.');
  config.plugins = config.plugins.filter((plugin) => !isList(plugin));
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

/** What the pages with a session player share: the recorded sessions and the code, downloaded once for all of them. */
const SESSION_PLAYER = {
  name: 'session-player',
  chunks: 'async' as const,
  test: /[\\/](?:components[\\/]SessionPlayer[\\/]|data[\\/]sessions\.json$)/,
  enforce: true,
  priority: 50,
};

/** What the pages with a transcript explorer share: its code and the transcripts. */
const EXPLORER = {
  name: 'transcript-explorer',
  chunks: 'async' as const,
  test: /[\\/](?:components[\\/]TranscriptExplorer[\\/].*\.tsx?$|output[\\/]transcripts[\\/]|lib[\\/](?:jsonText|transcript)\.ts$)/,
  enforce: true,
  priority: 50,
};

/** What only the built page does without: the build and `npm start` need the real libraries, with their checks. */
function inPage(shim: (name: string) => string) {
  return {
    'react-loadable$': shim('loadable.ts'),
    'react-helmet-async$': shim('head.tsx'),
    tslib$: shim('tslib.ts'),
    'hoist-non-react-statics$': shim('router.ts'),
    'react-is$': shim('router.ts'),
    'prop-types$': shim('router.ts'),
    'react-router-dom$': shim('routerDom.tsx'),
    '@docusaurus/Link': shim('link.tsx'),
    history$: shim('history.ts'),
    'path-to-regexp$': shim('pathToRegexp.ts'),
  };
}

/**
 * Parts of the theme for what this site does not have: tags, edit links, dates of the last change, a sidebar that folds
 * away, HTML among its entries, other versions, footer links without columns. They would render nothing; their code and
 * their styles would come along. tests/unit/site asks the configuration whether that still holds.
 */
function absentParts(shim: (name: string) => string) {
  return Object.fromEntries(ABSENT_PARTS.map((part) => [`@theme/${part}`, shim('nothing.tsx')]));
}

const ABSENT_PARTS = [
  'DocItem/Footer',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocVersionBadge',
  'DocVersionBanner',
  'Footer/Links/Simple',
];
