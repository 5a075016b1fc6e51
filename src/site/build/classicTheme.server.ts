/**
 * Wraps theme-classic, and removes or replaces three of its parts:
 * - its client modules: without Prism (code is colored while the site is built) and with a smaller progress bar;
 * - its inline scripts: ours coerce unknown color modes and keep what readers do before the page has come to life;
 * - its icon sprite, whose icons the site draws with CSS.
 * Everything else is the theme's own, including the name that its translations are filed under.
 */
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {earlyScript} from '../client/earlyScript';

const require = createRequire(`${process.cwd()}/package.json`);
const classic: PluginModule = require('@docusaurus/theme-classic').default;
const classicRoot = dirname(require.resolve('@docusaurus/theme-classic/package.json'));

export default async function classicTheme(context: LoadContext, options: unknown): Promise<Plugin> {
  const theme = (await classic(context, options)) as Plugin;
  return {
    ...theme,
    getThemePath: () => join(classicRoot, 'lib/theme'),
    getTypeScriptThemePath: () => join(classicRoot, 'src/theme'),
    getClientModules: () => clientModules.map((file) => join(context.siteDir, file)),
    configurePostCss(options) {
      const wanted = theme.configurePostCss?.(options) ?? options;
      // There is no other configuration; the loader would look for one around every sheet.
      return Object.assign(wanted, {plugins: wanted.plugins.map(madeOnce), config: false});
    },
    injectHtmlTags: () => ({
      // Before the styles: after them it would wait until they are loaded, and the rest of the page with it.
      headTags: [
        {
          tagName: 'script',
          innerHTML: earlyScript(context.siteStorage.namespace, announcementId(context), context.baseUrl),
        },
      ],
    }),
  };
}

const made = new Map<string, unknown>();

/** A plugin that is only named is loaded and set up by the loader for every sheet anew: longer than what it then does. */
function madeOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return plugin;
  const [path, settings] = plugin;
  const key = `${path} ${JSON.stringify(settings)}`;
  if (!made.has(key)) made.set(key, require(path)(settings));
  return made.get(key);
}

function announcementId({siteConfig}: LoadContext): string | undefined {
  return (siteConfig.themeConfig as {announcementBar?: {id?: string}}).announcementBar?.id;
}

/** Loaded on every page, in this order. */
const clientModules = [
  'src/css/custom.css',
  'src/site/client/guard.client.ts',
  'src/site/client/pageFailure.client.ts',
  'src/site/client/hash.client.ts',
  'src/site/feedback/starter.client.ts',
  'src/site/client/announcer.client.ts',
  'src/site/client/progress.client.ts',
];

export const validateThemeConfig = require('@docusaurus/theme-classic').validateThemeConfig;
