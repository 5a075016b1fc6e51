/**
 * Wraps theme-classic, and removes or replaces three of its parts:
 * - its client modules: without Prism (code is colored while the site is built) and with a smaller progress bar;
 * - its inline scripts: ours coerce unknown color modes and keep what readers do before the page has come to life;
 * - its icon sprite, whose icons the site draws with CSS.
 * Everything else is the theme's own, including the name that its translations are filed under, and what an upgrade adds.
 * The build stops when one of the three parts is not there any more; originals.json has hashes of the files that they are in.
 */
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import type {HtmlTags, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {earlyScript} from './earlyScript.server';
import {onlyEntry} from './upstream.server';

const require = createRequire(`${process.cwd()}/package.json`);
const classic: PluginModule = require('@docusaurus/theme-classic').default;
const {DataAttributeQueryStringInlineJavaScript}: Record<string, string> =
  require('@docusaurus/theme-classic/lib/inlineScripts');
const classicRoot = dirname(require.resolve('@docusaurus/theme-classic/package.json'));

export default async function classicTheme(context: LoadContext, options: unknown): Promise<Plugin> {
  const theme = (await classic(context, options)) as Plugin;
  return {
    ...theme,
    getThemePath: () => join(classicRoot, 'lib/theme'),
    getTypeScriptThemePath: () => join(classicRoot, 'src/theme'),
    getClientModules: () => [
      ...addedModules(theme.getClientModules?.() ?? []),
      ...CLIENT_MODULES.map((file) => join(context.siteDir, file)),
    ],
    configurePostCss(options) {
      const wanted = theme.configurePostCss?.(options) ?? options;
      // There is no other configuration; the loader would look for one around every sheet.
      return Object.assign(wanted, {plugins: wanted.plugins.map(madeOnce), config: false});
    },
    injectHtmlTags(content) {
      const {headTags, preBodyTags, ...tags} = theme.injectHtmlTags?.(content) ?? {};
      return {
        ...tags,
        // Before the styles: after them it would wait until they are loaded, and the rest of the page with it.
        headTags: [{tagName: 'script', innerHTML: inlineScript(context)}, ...listOf(headTags)],
        preBodyTags: addedTags(listOf(preBodyTags)),
      };
    },
  };
}

/** What the site replaces of the theme's client modules: src/css/custom.css imports Infima, too. */
const REPLACED_MODULES = ['/infima/dist/css/default/', './prism-include-languages', './nprogress'];

/** Returns the client modules that the site does not replace: none today. */
function addedModules(modules: readonly string[]): string[] {
  const replaced = REPLACED_MODULES.map((name) =>
    onlyEntry(modules, `the client module ${name}`, (path) => path.replaceAll('\\', '/').includes(name)),
  );
  const added = modules.filter((module) => !replaced.includes(module));
  return added.map((path) => resolve(classicRoot, 'lib', path));
}

type Tag = Exclude<HtmlTags, readonly unknown[]>;
const listOf = (tags: HtmlTags | undefined): Tag[] => [tags ?? []].flat();

/** Returns the tags that the site does not replace: none today. */
function addedTags(tags: readonly Tag[]): Tag[] {
  const named = (name: string) => (tag: Tag) => typeof tag === 'object' && tag.tagName === name;
  const replaced = ['svg', 'script'].map((name) => onlyEntry(tags, `the <${name}> of theme-classic`, named(name)));
  return tags.filter((tag) => !replaced.includes(tag));
}

/** The theme's part for `?docusaurus-data-…` comes first, because the color mode is not its to set. */
function inlineScript({siteDir, siteStorage: {namespace}, siteConfig, baseUrl, codeTranslations: texts}: LoadContext) {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id?: string}};
  const early = Object.entries(texts).filter(([id]) => id.startsWith('site.early.'));
  const settings = {namespace, announcementId: announcementBar?.id ?? '', baseUrl, texts: Object.fromEntries(early)};
  return `${DataAttributeQueryStringInlineJavaScript?.trim()}${earlyScript(siteDir, settings)}`;
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

/** Loaded on every page, in this order. */
const CLIENT_MODULES = [
  'src/css/custom.css',
  'src/site/client/guard.client.ts',
  'src/site/client/hydration.client.ts',
  'src/site/client/hash.client.ts',
  'src/site/feedback/starter.client.ts',
  'src/site/client/announcer.client.ts',
  'src/site/client/prefetch.client.ts',
  'src/site/client/progress.client.ts',
  'src/site/client/keys/keys.client.ts',
];

export const validateThemeConfig = require('@docusaurus/theme-classic').validateThemeConfig;
