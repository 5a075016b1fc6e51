/** What each entry of the table (table.server.ts) is made of. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';

type ConfigureBundler = NonNullable<Plugin['configureWebpack']>;
type BundlerConfig = Parameters<ConfigureBundler>[0];
export type Bundler = Parameters<ConfigureBundler>[2]['currentBundler']['instance'];

/** One of the two bundles of a production build: the page's, or the one that renders HTML. */
export interface Bundle {
  context: LoadContext;
  /** The documents of every docs plugin, by the id of the plugin. */
  docs: Record<string, LoadedContent>;
  config: BundlerConfig;
  isServer: boolean;
}

/** What a replacement changes in one bundle. */
export interface Change {
  alias?: Record<string, string>;
  rules?: object[];
  /** Files that must be in the bundle afterwards, as modules or loaders: otherwise nothing was replaced. */
  uses?: string[];
}

/** `unsafe`: this site uses what the replacement lacks. `missing`: what it replaces is not there any more. */
export type Rejection = {unsafe: string} | {missing: string};

export interface Replacement {
  name: string;
  /** Returns the change for a bundle, nothing for a bundle that stays as it is, or why the site is built without it. */
  change: (bundle: Bundle) => Change | undefined | Rejection;
  /** Adds to the processing of style sheets. */
  configurePostCss?: (options: PostCssOptions, context: LoadContext) => void;
}
