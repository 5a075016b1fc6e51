/**
 * Plugin: completes the built site, so that plain `docusaurus build` is the whole build. It is the only one of the project that
 * works after the pages are written: Docusaurus 3.10 runs `postBuild` of all plugins at once. What others write meanwhile,
 * sitemap.xml and opensearch.xml, is neither read nor compressed here.
 */
import {basename, dirname} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publish} from '@speech-docs/publish/publish.server';
import type {BuiltSite} from '@speech-docs/publish/site.server';
import {isSitePreview} from '../../../data/buildEnvironment';
import {provider} from '../../../provider';
import {searchOrigins} from '../../search/origins';
import {readPageTexts} from '../../search/pageTexts.server';
import {sectionNames} from '../../search/sectionNames.server';
import type {SearchSettings} from '../../search/settings';
import {writeIndex} from '../../search/writeIndex.server';

export default function publishSite({siteConfig, siteDir, i18n, baseUrl}: LoadContext): Plugin {
  const search = siteConfig.customFields?.search as SearchSettings;
  return {
    name: 'publish',
    async postBuild({outDir, routesPaths}) {
      const paths = routesPaths.filter((path) => path !== `${baseUrl}search` && !path.endsWith('/404.html'));
      // With a hosted index, too: the server for agents, which the site offers, has it inside.
      writeIndex(
        readPageTexts(outDir, baseUrl, paths, sectionNames(siteDir)),
        outDir,
        search.indexUrl,
        i18n.currentLocale,
      );
      // The folder of another language is inside that of the site.
      const isInside = i18n.currentLocale !== i18n.defaultLocale && basename(outDir) === i18n.currentLocale;
      const root = isInside ? dirname(outDir) : outDir;
      const own = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
      const site: BuiltSite = {
        url: siteConfig.url,
        base: baseUrl,
        bases: isInside ? [own, baseUrl] : [baseUrl],
        name: siteConfig.title,
        tagline: siteConfig.tagline,
        isPreview: isSitePreview(),
        securityEmail: provider.securityEmail,
        connect: searchOrigins(search),
        contentSignal: provider.contentSignal,
        contracts: (siteConfig.customFields?.contracts ?? []) as BuiltSite['contracts'],
      };
      await publish({root, outDir, projectDir: siteDir, site, now: new Date()});
    },
  };
}
