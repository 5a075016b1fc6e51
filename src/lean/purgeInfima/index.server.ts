/** Removes rules of Infima for classes that neither the theme nor this site uses. */
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, relative} from 'node:path';
import type {Replacement} from '../types';
import {purgeInfima as plugin} from './postcss.server';

export const purgeInfima: Replacement = {
  name: 'purge-infima',
  change({isServer}) {
    return isServer ? undefined : {uses: ['infima/dist/css/default/default.css']};
  },
  configurePostCss(options, {siteDir, siteConfig}) {
    const fromSite = createRequire(`${process.cwd()}/package.json`);
    const classic = join(dirname(fromSite.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');
    const common = dirname(fromSite.resolve('@docusaurus/theme-common'));
    const own = ['src', 'docs', 'api-ref'].map((folder) => join(siteDir, folder));
    const isReplaced = (path: string) => isEjected(relative(classic, path), join(siteDir, 'src/theme'));
    const chosen = chosenClasses(siteConfig.themeConfig);
    const tokens = readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8');
    options.plugins.push(plugin([classic, common, ...own], {chosen, isReplaced, tokens}));
  },
};

/** Returns whether `src/theme` has a part of its own for a file of the theme, one that does not draw the original. */
export function isEjected(file: string, ownTheme: string): boolean {
  const own = join(ownTheme, file.replace(/\.js$/, '.tsx'));
  return file.endsWith('.js') && existsSync(own) && !readFileSync(own, 'utf8').includes('@theme-original/');
}

/** Returns the classes that options of the theme put on bars: their names are in the theme's code in any case. */
function chosenClasses(themeConfig: {navbar?: {style?: string}; footer?: {style?: string}}): string[] {
  return [`navbar--${themeConfig.navbar?.style}`, `footer--${themeConfig.footer?.style}`];
}
