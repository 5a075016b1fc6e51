/**
 * Plugin: the inline script of every page (src/site/client/early), and a client module of theme-classic 3.10 that the page does
 * not load.
 */
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type {EarlySettings} from '../client/early';

const theme = dirname(createRequire(`${process.cwd()}/package.json`).resolve('@docusaurus/theme-classic'));

export default function early({siteDir, baseUrl, siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id?: string}};
  const announcement = {id: announcementBar?.id ?? '', namespace: siteStorage.namespace};
  return {
    name: 'early-script',
    injectHtmlTags: () => ({
      // Before the styles: after them it would wait until they are loaded, and the rest of the page with it.
      headTags: [{tagName: 'script', innerHTML: earlyScript(siteDir, {baseUrl, announcement})}],
    }),
    // Code is colored in the build; Prism would be 22 of 204 kB of a first visit (decisions/README.md).
    configureWebpack: () => ({resolve: {alias: {[join(theme, 'prism-include-languages')]: false}}}),
  };
}

/** Returns the text of the script with its settings. `siteDir` is the project's folder. */
export function earlyScript(siteDir: string, settings: EarlySettings): string {
  const folder = join(siteDir, 'src/site/client/early');
  const {outputFiles} = buildSync({
    entryPoints: [join(folder, 'index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // Older than the supported browsers, in which the other scripts of the site don't parse: this one reports it.
    target: 'es2015',
  });
  // '<' in a setting could end the script element.
  const values = JSON.stringify(settings).replace(/</g, '\\u003c');
  return `(function(settings){${outputFiles[0]?.text.trim()}})(${values});`;
}
