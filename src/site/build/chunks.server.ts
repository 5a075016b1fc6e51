/** Plugin: which scripts and styles share a file, and which styles are left out. */
import type {CurrentBundler, Plugin} from '@docusaurus/types';

/**
 * React and the router in a file of their own: their bytes change with an upgrade, not with every release of the site, so a
 * returning reader downloads them once.
 */
const FRAMEWORK = {
  name: 'framework',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|history|react-router|react-router-dom|path-to-regexp)[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
  priority: 50,
};

/** Styles of tools that open on a click, apart from the site's one stylesheet, whose group has a lower priority. */
const TOOL_STYLES = {
  name: 'tool-styles',
  type: 'css/mini-extract',
  test: /[\\/]src[\\/]components[\\/](ConfigBuilder|Console)[\\/]/,
  chunks: 'all' as const,
  enforce: true,
  priority: 60,
};

/** Components and margins of Infima 0.2.0-alpha.45 that neither the theme nor a page has. */
const UNUSED_STYLES =
  /^\.(?:avatar|badge--(?!secondary)|breadcrumbs--|button-group|card__|col--(?!6|offset-3)|hero(?!__title)|margin-(?:-|horiz|left)|padding-(?:-|horiz|left|right|vert)|pagination[-_]{2}|pills|row--|tabs[-_]{2})/;

export default function chunks(): Plugin {
  return {
    name: 'chunks',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, withoutUnused]}),
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups: {framework: FRAMEWORK, toolStyles: TOOL_STYLES}}},
            plugins: [compiledAhead(currentBundler.instance)],
          },
  };
}

const withoutUnused = {
  postcssPlugin: 'without-unused-styles',
  Once(root: {walkRules: (visit: (rule: {selectors: string[]; remove: () => void}) => void) => void}) {
    root.walkRules((rule) => {
      if (rule.selectors.every((selector) => UNUSED_STYLES.test(selector))) rule.remove();
    });
  },
};

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
