/**
 * Plugin: writes into the build what packages/publish must know of the site and cannot read from its pages. Publishing
 * begins when all languages are built.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {type BuiltSite, SITE_FILE} from '@speech-docs/publish/site.server';
import {isSitePreview} from '../../lib/buildEnvironment.server';
import {PRODUCT_ADDRESSES} from '../../lib/productOf';

type Options = Pick<BuiltSite, 'securityEmail' | 'connect' | 'moved' | 'publishedAnchors'> & {sharedPicture: string};

export default function builtSite(context: LoadContext, {sharedPicture, ...options}: Options): Plugin {
  const {siteConfig, siteDir, i18n} = context;
  return {
    name: 'built-site',
    async postBuild({outDir}) {
      // The folder of another language is inside that of the site, which has its file already.
      if (i18n.currentLocale !== i18n.defaultLocale && basename(outDir) === i18n.currentLocale) return;
      const site: BuiltSite = {
        url: siteConfig.url,
        bases: basesOf(siteConfig, i18n),
        name: siteConfig.title,
        tagline: siteConfig.tagline,
        isPreview: isSitePreview(),
        contracts: (siteConfig.customFields?.contracts ?? []) as BuiltSite['contracts'],
        cards: {
          shared: sharedPicture,
          colors: darkColors(readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8')),
          products: PRODUCT_ADDRESSES.map(([name, {source}]) => [name, source] as const),
        },
        ...options,
      };
      mkdirSync(dirname(join(outDir, SITE_FILE)), {recursive: true});
      writeFileSync(join(outDir, SITE_FILE), JSON.stringify(site));
    },
  };
}

/**
 * Returns the base URLs of all languages that are built into one folder, the site's own first. A language with a host of
 * its own is another site.
 */
function basesOf({url, baseUrl}: LoadContext['siteConfig'], {defaultLocale, locales, localeConfigs}: I18n): string[] {
  const others = locales.filter((locale) => locale !== defaultLocale).map((locale) => localeConfigs[locale]);
  const site = localeConfigs[defaultLocale];
  const bases = [site, ...others].flatMap((config) => (config?.url === url ? [config.baseUrl] : []));
  return bases.includes(baseUrl) ? [...new Set(bases)] : [baseUrl];
}

/** Returns the colors of the dark mode by their names without `--site-`. */
export function darkColors(css: string): Record<string, string> {
  const block = /^\[data-theme='dark'\] \{$(.*?)^\}$/ms.exec(css)?.[1] ?? '';
  const colors = [...block.matchAll(/--site-([\w-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(colors.map(([, name = '', value = '']) => [name, value]));
}
