/** Plugin: which scripts and style sheets share a file. */
import type {CurrentBundler, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

/**
 * Preact (in place of React: src/lean) and the router in a file of their own: their bytes change with an upgrade, not with
 * every release of the site, so a returning reader downloads them once.
 */
const FRAMEWORK =
  /[\\/]node_modules[\\/](preact|react|react-dom|scheduler|history|react-router|react-router-dom|path-to-regexp)[\\/]/;

/**
 * Styles that only some pages need, one sheet per group. A block whose script loads near the view (src/components/NearView)
 * has its styles here, too, because its HTML is there before. Small components stay in the sheet of all pages, because a
 * request costs more than they do.
 */
export const SHEETS = {
  reference: /[\\/]src[\\/](css[\\/]reference\w*\.css|components[\\/]MethodLine[\\/])/,
  parts:
    /[\\/]components[\\/](BeforeAfter|FactTable|FlowDiagram|SizeCalculator|WerCalculator|tables)[\\/]|[\\/]theme[\\/]DocCategoryGeneratedIndexPage[\\/]/,
  explorer: /[\\/]components[\\/](?:SideBySide|TranscriptExplorer)[\\/]/,
  player: /[\\/]components[\\/]SessionPlayer[\\/]/,
  console: /[\\/]components[\\/]Console[\\/]/,
  // With the phone menu.
  thumb: /[\\/]components[\\/]ThumbBar[\\/]/,
  // Of few pages each, and too small for a sheet of its own.
  few: /[\\/](?:components[\\/](?:(?:ErrorEntries|FailureFinder|MessageIndex|NearestPages|Recognized|SessionChecker)[\\/]|toolBox\.)|src[\\/]site[\\/]feedback[\\/])/,
};

export default function chunks(): Plugin {
  return {
    name: 'chunks',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer ? {} : {...optimization(), ...shortNames(), plugins: [compiledAhead(currentBundler.instance)]},
  };
}

/**
 * Chromium compiles the functions of a file that begins with this comment beside the page's own thread, while the file
 * arrives. Nearly all functions of these three run before the page is alive (decisions/0018).
 */
function compiledAhead({BannerPlugin}: CurrentBundler['instance']) {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\/(?:framework|main|docs)\.\w+\.js$/,
    // After the minifier, which leaves out comments.
    stage: 1000,
  });
}

function optimization() {
  // A chunk's name is its number, so that the runtime needs no list of which is which.
  const cacheGroups = {...scripts(), ...sheets(), common: false as const, defaultVendors: false as const};
  return {optimization: {chunkIds: 'named' as const, splitChunks: {cacheGroups}}};
}

/** The names of all chunks are part of a script that every page loads. Six digits tell two releases of a file apart. */
function shortNames() {
  const isProduction = process.env.NODE_ENV === 'production';
  return isProduction ? {output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'}} : {};
}

function scripts() {
  const group = {enforce: true, priority: 50};
  return {
    framework: {name: 'framework', chunks: 'initial' as const, test: FRAMEWORK, ...group},
    frame: {name: 'docs', type: /^(javascript|json)/, chunks: isFrame, ...group},
  };
}

/** The parts around every documentation page share a file: alone, they are six requests of one or two kilobytes. */
const FRAME = new Set(
  [
    ...['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((part) => `@theme/${part}`),
    ...['default', 'apiRef'].map((id) => `@generated/docusaurus-plugin-content-docs/${id}/__plugin.json`),
    // As Docusaurus names the chunk of a module.
  ].map((module) => simpleHash(module, 8)),
);
const isFrame = ({name}: {name?: string}) => name !== undefined && FRAME.has(name);

function sheets() {
  // Above the group that puts all styles into one file.
  const group = {type: 'css/mini-extract', chunks: 'async' as const, enforce: true, priority: 55};
  return Object.fromEntries(Object.entries(SHEETS).map(([name, test]) => [name, {name, test, ...group}]));
}
