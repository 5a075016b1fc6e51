/** Removes rules of Infima for classes that neither the theme nor this site uses. */
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {Replacement} from '../types';
import {purgeInfima as plugin} from './postcss.server';

export const purgeInfima: Replacement = {
  name: 'purge-infima',
  replaces: "Infima's style sheet by the rules of it that can match",
  safeBecause:
    'A rule stays when each class in one of its selectors is written in the code of the theme, in `src`, or on a page. ' +
    'Classes must be written whole: a name that is put together at run time loses its rule.',
  checkedBy: '`tests/unit/lean/purgeInfima`, and the screens of the visual comparison',
  change({isServer}) {
    return isServer ? undefined : {uses: ['infima/dist/css/default/default.css']};
  },
  configurePostCss(options, {siteDir, siteConfig}) {
    const fromSite = createRequire(`${process.cwd()}/package.json`);
    const classic = join(dirname(fromSite.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');
    const common = dirname(fromSite.resolve('@docusaurus/theme-common'));
    const own = ['src', 'docs', 'api-ref'].map((folder) => join(siteDir, folder));
    options.plugins.push(plugin([classic, common, ...own], chosenClasses(siteConfig.themeConfig)));
  },
};

/** Returns the classes that options of the theme put on bars: their names are in the theme's code in any case. */
function chosenClasses(themeConfig: {navbar?: {style?: string}; footer?: {style?: string}}): string[] {
  return [`navbar--${themeConfig.navbar?.style}`, `footer--${themeConfig.footer?.style}`];
}
