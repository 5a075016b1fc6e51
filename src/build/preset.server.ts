/**
 * Preset: @docusaurus/preset-classic with one entry exchanged: the classic theme is wrapped (classicTheme.server.ts). The
 * option `first` names plugins that come before those of the preset.
 */
import {createRequire} from 'node:module';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

const require = createRequire(`${process.cwd()}/package.json`);
const classic: (context: LoadContext, options: object) => Preset = require('@docusaurus/preset-classic').default;
const THEME = /[\\/]theme-classic[\\/]/;

export default function preset(context: LoadContext, {first = [], ...options}: {first?: PluginConfig[]}): Preset {
  const {themes = [], plugins = []} = classic(context, options);
  return {themes: themes.map(exchanged), plugins: [...first, ...plugins]};
}

function exchanged(theme: PluginConfig): PluginConfig {
  const [name, ...options] = [theme].flat();
  return THEME.test(String(name)) ? (['./src/build/classicTheme.server.ts', ...options] as PluginConfig) : theme;
}
