import type {Config} from '@docusaurus/types';
import {contractVersions} from '@speech-docs/protocol/contracts/read.server';
import {baseUrlFrom, siteUrlFrom} from './data/buildEnvironment';
import {replaceSiteTokens} from './data/siteTokens';
import {provider} from './provider';
import {beforeDefaultRemarkPlugins, rehypePlugins, remarkPlugins} from './src/content/index.server';
import {referenceBlocks} from './src/reference/remark.server';
import search from './src/search/plugin.server';
import {searchSettings, searchThemeConfig} from './src/search/settings.server';
import chunks from './src/site/build/chunks.server';
import downloads from './src/site/build/downloads.server';
import earlyScript from './src/site/build/earlyScript.server';
import {isWholeCheckout} from './src/site/build/lastChanges.server';
import pageList from './src/site/build/pageList.server';
import publish from './src/site/build/publish.server';
import {announcementBar} from './src/site/config/announcement';
import {footer} from './src/site/config/footer';
import {navbar} from './src/site/config/navbar';
import {sitemap} from './src/site/config/sitemap';

const markdown = {
  beforeDefaultRemarkPlugins: [referenceBlocks, ...beforeDefaultRemarkPlugins],
  remarkPlugins,
  rehypePlugins,
};
/** Under each page: when its words last changed, and where to change them. */
const freshness = {showLastUpdateTime: true, editUrl: provider.editUrl};

const clientModules = () => ({
  name: 'client-modules',
  getClientModules: () =>
    ['prefetch', 'progress', 'hydration', 'hash', 'announcer', 'escape', 'percentSigns'].map(
      (name) => `${__dirname}/src/site/client/${name}.client.ts`,
    ),
});

export default {
  title: provider.name,
  tagline: 'Speech to text and voice agents for developers',
  url: siteUrlFrom(provider.siteUrl),
  baseUrl: baseUrlFrom(),
  favicon: 'img/favicon.svg',
  i18n: {defaultLocale: 'en', locales: ['en']},
  // The second is written by src/site/build/downloads.server.ts.
  staticDirectories: ['static', '.cache/downloads'],
  // No cache of the bundler outlives a build: it does not know the environment, contracts, data, and samples, so that the
  // next build could show pages of other inputs.
  future: {
    v4: true,
    // The minifier of SWC leaves out end tags, without which node-html-parser 9.0 finds no text on most pages.
    faster: {rspackPersistentCache: false, swcHtmlMinimizer: false},
    experimental_vcs: isWholeCheckout(__dirname) ? 'git-eager' : 'disabled',
  },
  // The early script says it itself, without inline styles.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    preprocessor: ({filePath, fileContent}) => replaceSiteTokens(fileContent, filePath),
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({filePath, fileContent: replaceSiteTokens(fileContent, filePath)}),
  },
  customFields: {
    assistants: provider.assistants,
    search: searchSettings(),
    issuesUrl: provider.issuesUrl,
    supportEmail: provider.supportEmail,
    contracts: contractVersions(__dirname),
  },
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        docs: {routeBasePath: '/', sidebarPath: './sidebars.ts', ...freshness, ...markdown},
        sitemap,
        theme: {customCss: ['./src/css/custom.css']},
        blog: false,
        debug: false,
        pages: false,
        svgr: false,
      },
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'apiRef',
        path: 'api-ref',
        routeBasePath: 'api-ref',
        sidebarPath: './sidebarsApiRef.ts',
        ...freshness,
        ...markdown,
      },
    ],
    // Functions, not paths, and no `clientModules`: the main script contains the configuration, but no function of it.
    clientModules,
    search,
    chunks,
    downloads,
    earlyScript,
    pageList,
    publish,
  ],
  themeConfig: {
    algolia: searchThemeConfig(searchSettings()),
    announcementBar,
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {autoCollapseCategories: true, hideable: false}},
    footer,
    image: 'img/social-card.png',
    navbar,
    // Code is colored during the build; the theme's default colors would only be carried along.
    prism: {theme: {plain: {}, styles: []}, magicComments: []},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
} satisfies Config;
