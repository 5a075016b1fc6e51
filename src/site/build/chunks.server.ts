/** Plugin: which scripts and style sheets share a file. */
import type {CurrentBundler, Plugin} from '@docusaurus/types';

/**
 * React and the router in a file of their own: their bytes change with an upgrade, not with every release of the site, so a
 * returning reader downloads them once.
 */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|history|react-router|react-router-dom|path-to-regexp)[\\/]/;

/**
 * Styles that only some pages need, one sheet per group; routeChunks.server.ts names them in the HTML of these pages. Small
 * components stay in the sheet of all pages, because a request costs more than they do.
 */
const SHEETS = {
  reference: /[\\/]src[\\/](css[\\/]reference\w*\.css|components[\\/]MethodLine[\\/])/,
  parts: /[\\/]components[\\/](BeforeAfter|FactTable|FlowDiagram|SizeCalculator|WerCalculator)[\\/]/,
  explorer: /[\\/]components[\\/](?:SideBySide|TranscriptExplorer)[\\/]/,
  player: /[\\/]components[\\/]SessionPlayer[\\/]/,
  console: /[\\/]components[\\/](?:ConfigBuilder|Console)[\\/]/,
  // Of few pages each, and too small for a sheet of its own.
  few: /[\\/]components[\\/](?:(?:ErrorEntries|FailureFinder|MessageIndex|NearestPages|Recognized|SessionChecker|Step|Walkthrough)[\\/]|toolBox\.)/,
};

export default function chunks(): Plugin {
  return {
    name: 'chunks',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups: {...framework(), ...sheets()}}},
            plugins: [compiledAhead(currentBundler.instance)],
          },
  };
}

/**
 * Chromium 156 compiles the functions of a file that begins with this comment beside the page's own thread, while the file
 * arrives. Nearly all functions of these two run before the page is hydrated (decisions/README.md has the figure).
 */
function compiledAhead({BannerPlugin}: CurrentBundler['instance']) {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\/(?:framework|main)\.\w+\.js$/,
    // After the minifier, which leaves out comments.
    stage: 1000,
  });
}

function framework() {
  return {framework: {name: 'framework', chunks: 'initial' as const, test: FRAMEWORK, enforce: true, priority: 50}};
}

function sheets() {
  // Above the group that puts all styles into one file.
  const group = {type: 'css/mini-extract', chunks: 'async' as const, enforce: true, priority: 55};
  return Object.fromEntries(Object.entries(SHEETS).map(([name, test]) => [name, {name, test, ...group}]));
}
