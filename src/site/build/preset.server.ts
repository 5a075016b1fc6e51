/**
 * Preset: @docusaurus/preset-classic with one entry exchanged: the classic theme is wrapped (classicTheme.server.ts). It
 * leaves out cascade layers, because the site's own styles have none and would win over all of Infima.
 */
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {onlyEntry} from './upstream.server';

const require = createRequire(`${process.cwd()}/package.json`);
const classic: (context: LoadContext, options: object) => Preset = require('@docusaurus/preset-classic').default;

export default function preset(context: LoadContext, options: object): Preset {
  const {themes = [], plugins = []} = classic(context, options);
  const theme = entryOf(themes, 'theme-classic');
  const layers = entryOf(plugins, 'plugin-css-cascade-layers');
  // Absolute, because a relative path is read from where the configuration is, and benchmarks have one of their own.
  const wrapped = [join(context.siteDir, 'src/site/build/classicTheme.server.ts'), ...[theme].flat().slice(1)];
  return {
    themes: themes.map((entry) => (entry === theme ? (wrapped as PluginConfig) : entry)),
    plugins: plugins.filter((plugin) => plugin !== layers),
  };
}

function entryOf(entries: readonly PluginConfig[], name: string): PluginConfig {
  return onlyEntry(entries, `the entry of ${name} in preset-classic`, (entry) =>
    String([entry].flat()[0]).split(/[\\/]/).includes(name),
  );
}
