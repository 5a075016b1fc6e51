/**
 * Preset: @docusaurus/preset-classic with one entry exchanged: the classic theme is wrapped (classicTheme.server.ts). It
 * leaves out cascade layers, because the site's own styles have none and would win over all of Infima. The option `first`
 * names plugins that come before those of the preset.
 */
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

const require = createRequire(`${process.cwd()}/package.json`);
const classic: (context: LoadContext, options: object) => Preset = require('@docusaurus/preset-classic').default;
const THEME = /[\\/]theme-classic[\\/]/;
const LAYERS = /[\\/]plugin-css-cascade-layers[\\/]/;
const nameOf = (entry: PluginConfig) => String([entry].flat()[0]);

export default function preset(context: LoadContext, {first = [], ...options}: {first?: PluginConfig[]}): Preset {
  const {themes = [], plugins = []} = classic(context, options);
  return {
    themes: themes.map((theme) => exchanged(theme, context.siteDir)),
    plugins: [...first, ...plugins.filter((plugin) => !LAYERS.test(nameOf(plugin)))],
  };
}

function exchanged(theme: PluginConfig, siteDir: string): PluginConfig {
  if (!THEME.test(nameOf(theme))) return theme;
  const [, ...options] = [theme].flat();
  // Absolute, because a relative path is read from where the configuration is, and benchmarks have one of their own.
  return [join(siteDir, 'src/site/build/classicTheme.server.ts'), ...options] as PluginConfig;
}
